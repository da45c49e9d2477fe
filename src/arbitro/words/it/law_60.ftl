# Articolo 60: gioco dopo una giocata illegale.

event-play_after_illegal_play = Qualcuno ha giocato dopo un attacco o una giocata illegale, prima della decisione dell’arbitro
event-play_before_corrected_lead = Il dichiarante doveva ritirare un attacco fuori turno, e un difensore ha giocato prima del nuovo attacco
field-played = Carta giocata dopo
question-earlier_obligation = { $about } avevano già una carta penalizzata da giocare, o una restrizione da osservare?
instruction-earlier_obligation_remains = La carta penalizzata o la restrizione di prima continua a obbligare nei turni successivi.
why-not_after_right_hand_opponent = la carta illegale non era dell’avversario di destra di chi ha giocato dopo
problem-lead-half-told = Dell’attacco nella presa vanno indicate la mano e la carta.
problem-not-declarers-hand = { $found-seat } non è la mano del dichiarante né del morto; queste sono { $expected-seat }.

decision-60-only_after_right_hand_opponent = 60A1 nomina l’avversario di destra. Una giocata di un’altra mano della linea innocente non costa nulla.
decision-60-partners_card_too = Una carta che il compagno del colpevole gioca prima che la rettifica sia decisa può essere rettificata a sua volta: quella di un difensore torna indietro ed è una carta penalizzata, anche se l’attacco spettava a lui.
