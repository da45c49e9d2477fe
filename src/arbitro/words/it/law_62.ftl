# Articolo 62: correzione della renonce.

event-revoke_to_be_corrected = Una renonce non è consumata, o era alla dodicesima presa: va corretta
question-sides_played_on = Entrambe le linee hanno fatto renonce in questa presa: quante hanno attaccato o giocato nella successiva?
option-sides_played_on-none = nessuna
option-sides_played_on-one = solo una linea
option-sides_played_on-both = entrambe le linee
question-card_was_faced = { $about } era già scoperta sul tavolo prima di essere giocata?
question-new_card = Quale carta gioca ora { $about }?
question-leaves_next_card = { $seat }, lasci { $about } come messa nella presa successiva? (Può restare solo se l’attacco spetta ancora a te.)
question-chose_suggested_play = { $about } ha scelto la giocata che la carta della renonce poteva suggerire?
weigh-what_revoke_card_suggested = quale delle sue carte poteva essere suggerita dall’aver visto la carta della renonce
weigh-other_suit_held = se aveva carte in due semi, e quindi una scelta
instruction-not_the_suggested_play = Se { $seat } ha carte in due semi, non può scegliere la giocata che la carta della renonce potrebbe suggerire.
problem-no-revoke-to-correct = { $found } era una carta legale: non c’è renonce da correggere.
