# Articolo 5: i posti.

event-seat_changed = Due compagni si sono scambiati i posti
event-players_misplaced = Giocatori seduti a un tavolo sbagliato o nella posizione sbagliata
field-misplaced = Come siedono i giocatori
option-misplaced-wrong_table = A un tavolo sbagliato
option-misplaced-wrong_direction = Al tavolo giusto, ma nella linea sbagliata
question-seat_change_permitted = L’arbitro aveva ordinato o permesso il cambio di posto di { $about }?
instruction-return_to_seats = I giocatori tornano ai posti che avevano scelto.
instruction-take_right_seats = I giocatori prendono i posti assegnati.
instruction-settle_wrong_direction = L’arbitro decide come calcolare i board giocati nella linea sbagliata; poi i giocatori siedono come devono.

decision-5-wrong_table_is_wrong_board = I concorrenti che non dovevano incontrarsi a questo tavolo giocano un board che in questo round non era per loro: si applica l’articolo 15.
decision-5-wrong_direction = I concorrenti giusti nella linea sbagliata sono un errore di procedura, che l’arbitro corregge secondo 82B.
