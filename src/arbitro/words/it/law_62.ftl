# Articolo 62: correzione della renonce.

event-revoke_to_be_corrected = Una renonce non è consumata, o era alla dodicesima presa: va corretta
question-sides_played_on = Entrambe le linee hanno fatto renonce in questa presa: quante hanno attaccato o giocato nella successiva?
option-sides_played_on-none = nessuna
option-sides_played_on-one = solo una linea
option-sides_played_on-both = entrambe le linee
question-card_was_faced = { $about } era già scoperta sul tavolo prima di essere giocata?
question-new_card = Quale carta gioca ora { $about }?
question-leaves_next_card = { $seat }, lasci { $about } dove l’hai messa, nella presa successiva? (Può restare solo se tocca ancora a te attaccare.)
question-chose_suggested_play = { $about } ha scelto la giocata che la carta della renonce poteva suggerire?
weigh-what_revoke_card_suggested = quale delle sue carte poteva suggerire la vista della carta della renonce
weigh-other_suit_held = se aveva carte di due semi, e quindi una scelta
instruction-not_the_suggested_play = Se { $seat } ha carte di due semi, non può scegliere la giocata che la carta della renonce potrebbe suggerire.

decision-62-partners_card_is_major = Una carta ritirata dal compagno del difensore che ha fatto renonce era stata giocata: se diventa penalizzata, è maggiore.
decision-62-both_revoked_in_time = Se entrambe le linee hanno fatto renonce e nessuna ha continuato a giocare, ciascuna ha i diritti che spettano contro l’altra, e nessuno può usare ciò che ha visto.
decision-62-lead_to_next_trick = Un attacco alla presa successiva può restare solo se chi l’ha fatto vince la presa corretta. Altrimenti torna comunque in mano.
decision-62-twelfth_trick_2017 = Nella dodicesima presa 62D2 nomina 16C per una renonce prima del turno del compagno. È la regola speciale: prevale su 50E1, che permette a tutti di usare ciò che una carta penalizzata rivela.
