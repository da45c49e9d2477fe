# Articolo 59: impossibilità di attaccare o giocare come richiesto.

event-unable_to_comply = Un giocatore non può attaccare o giocare come richiesto
problem-no-restriction = Nulla è richiesto o proibito; indica uno tra { $expected }.
problem-can-comply = { $found } può giocare come richiesto: { $expected }.
