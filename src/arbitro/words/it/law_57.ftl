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
option-partners_card-other_suit = Una carta di un altro seme, da te specificato
option-partners_card-not_other_suit = Nessuna carta di un altro seme, da te specificato
why-partner_has_played = il compagno del colpevole aveva già giocato nella presa
about-premature_card = Ciò che rivela la carta giocata troppo presto
problem-not-premature = La carta di { $found } non è prematura: era il suo turno, o il compagno ha già giocato; vedi gli articoli 45E, 53 e 56.
problem-trick-not-under-way = { $found } ha attaccato nella presa e non deve giocare di nuovo; di’ a chi spettava.
