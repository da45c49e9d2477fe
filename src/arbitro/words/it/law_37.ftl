# Articolo 37: un giocatore obbligato a passare non lo fa.

event-call_by_player_who_must_pass = Un giocatore che doveva passare non l’ha fatto
question-how_long = Per quanto tempo { $about } doveva passare?
field-how_long = Doveva passare
option-how_long-once = una volta
option-how_long-rest = per il resto della licitazione
instruction-later_calls_stand = Restano valide anche tutte le chiamate successive.
