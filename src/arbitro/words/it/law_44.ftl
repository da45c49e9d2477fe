# Articolo 44: la sequenza del gioco.

event-which_card_may_be_played = Quali carte può giocare un giocatore?
event-who_won_the_trick = Chi ha vinto una presa, e attacca nella successiva?
field-holds = Carte in mano
field-penalty_cards = Carte penalizzate maggiori
field-trick_leader = Chi ha attaccato nella presa
field-four_cards = Le quattro carte, a partire dall’attacco
fact-playable_cards = Quali carte può giocare { $about }?
instruction-penalty_card_is_due = { $seat } deve giocare ora una carta penalizzata; se ne ha più d’una, quale lo dice il dichiarante.
instruction-won_the_trick = { $seat } ha vinto la presa.
problem-required-and-forbidden = Un attacco o una giocata è imposto oppure vietato; { $found-suit } non può essere una seconda restrizione.
