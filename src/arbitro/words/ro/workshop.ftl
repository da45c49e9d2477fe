# Analiză, echitate și scoruri prin HTTP.

problem-solver-busy = Programul de rezolvare are { $found } cereri înaintea acesteia; încercați din nou peste o clipă.
problem-no-deal = Etuiul { $found } nu are donă.
problem-too-much-asked = { $found } sunt mai multe decât se pot cere aici; cel mult { $expected }.
problem-result-or-contract = Este nevoie fie de un rezultat, fie de un contract cu levatele lui ({ $expected }).
