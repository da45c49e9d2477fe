# Articolo 57: un attacco o una giocata prematura.

event-premature_play = Una carta è stata giocata prima del turno, o usata per attaccare nella presa successiva prima che il compagno avesse giocato in questa
field-led_by = Chi ha attaccato nella presa
field-led = Carta d’attacco
field-lead = Era un attacco nella presa successiva
question-declarer_played_both_hands = Il dichiarante aveva già giocato da entrambe le mani? Una carta del morto è giocata solo quando il dichiarante l’ha chiesta o indicata.
question-dummy_acted = { $about } aveva scelto una carta di propria iniziativa, o ne aveva suggerita una illegalmente?
question-could_follow = { $about } ha una carta del seme d’attacco?
question-partners_card = { $seat }, che cosa chiedi per la carta di { $about } in questa presa?
option-partners_card-highest = La carta più alta del seme d’attacco
option-partners_card-lowest = La carta più bassa del seme d’attacco
option-partners_card-other_suit = Una carta di un altro seme, che indichi tu
option-partners_card-not_other_suit = Nessuna carta di un altro seme, che indichi tu
why-partner_has_played = il compagno del colpevole aveva già giocato nella presa
about-premature_card = Ciò che rivela la carta giocata troppo presto
problem-not-premature = La carta di { $found-seat } non è prematura: era il suo turno, o il compagno ha già giocato; vedere gli articoli 45E, 53 e 56.
problem-trick-not-under-way = { $found-seat } ha attaccato nella presa e non deve giocare di nuovo; indicare a chi toccava.

decision-57-no_excuse_for_a_lead = 57C scusa una giocata prima del compagno, non un attacco alla presa successiva.
decision-57-at_right_hand_opponents_turn = Nulla è detto di una giocata quando il compagno ha già giocato. Una carta che il compagno può vedere è giocata (45C1); se non risponde a colore è una renonce da correggere (62).
decision-57-declarers_premature_play_1997 = Il testo parla solo dei difensori. La carta del dichiarante è giocata secondo 45C.
decision-57-told_play_1997 = Un giocatore a cui un avversario ha detto che toccava a lui è scusato solo se ha attaccato.
decision-57-card_not_lifted = La carta resta penalizzata, qualunque cosa scelga il dichiarante, e va giocata al turno del suo proprietario (50D1).
