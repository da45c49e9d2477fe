# Articolo 59: impossibilità di attaccare o giocare come richiesto.

event-unable_to_comply = Un giocatore non può attaccare o giocare come richiesto
problem-no-restriction = Nulla è imposto o vietato: indicare che cosa lo è.
problem-can-comply = { $found-seat } può giocare come richiesto: { $expected-card }.
