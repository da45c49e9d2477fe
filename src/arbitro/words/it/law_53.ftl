# Articolo 53: un attacco fuori turno.

event-lead_out_of_turn = Qualcuno ha attaccato fuori turno
field-turn = A chi toccava
field-trick = Numero della presa
field-after = Carte giocate poi nella presa dalle altre mani, in ordine
field-accepted = L’attacco era stato accettato a parole prima che seguissero altre carte
question-takes_back = { $seat }, ritiri { $about }? Un avversario ti aveva detto che era il tuo turno; non c’è penalità, e il giocatore successivo non dovrebbe accettarla.
question-meant_as_lead = { $about } intendeva attaccare, e non rispondere all’altra carta?
question-trick_number = Quale presa era (da 1 a 13)?
question-whose_turn = A chi toccava quando è stata giocata { $about }?
question-who_led = Quale mano aveva attaccato in quella presa ({ $about })?
question-card_led = Con quale carta si era attaccato nella presa di { $about }?
why-lead_accepted = l’attacco era già stato accettato
problem-no-such-trick = La presa { $found } non esiste; le prese sono { $expected }.
problem-not-the-opening-leader = L’attacco iniziale non spettava a { $found-seat }, ma a { $expected-seat }.
problem-hand-plays-twice = { $found-seat } compare due volte; una mano gioca una sola carta per presa.

decision-53-told_lead_left_1997 = Chi ha attaccato perché gli era stato detto, a torto, che toccava a lui può ritirare l’attacco. Un attacco che lascia sul tavolo è trattato come ogni altro.
decision-53-cards_in_error_go_back = Le carte che «possono essere ritirate» dopo l’attacco corretto tornano in mano: non c’è altro posto per loro.
decision-53-first_act_settles = Ciò che l’altra linea fa per prima decide dell’attacco. Una frase detta dopo non cambia nulla.
decision-53-thirteenth_trick = La nota sulla tredicesima presa non parla di carta penalizzata, e con una sola carta non vincolerebbe nessuno.
