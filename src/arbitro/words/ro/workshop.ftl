# Analiză, echitate și scoruri prin HTTP.

problem-solver-busy = Cereri înaintea acesteia: { $found }; încercați din nou peste o clipă.
problem-no-deal = Etuiul { $found } nu are donă.
problem-too-much-asked = Prea multe: { $found }; aici se pot cere cel mult { $expected }.
problem-result-or-contract = Este nevoie fie de un rezultat, fie de un contract cu levatele lui.
