# Articolo 37: un giocatore obbligato a passare non lo fa.

event-call_by_player_who_must_pass = Un giocatore che doveva passare non l’ha fatto
field-not_known = Le chiamate precedenti non sono note
question-never_a_double = { $about } era una chiamata mai ammessa: su una licita della propria linea, su nulla, o per la seconda volta?
question-how_long = Per quanto tempo { $about } doveva passare?
field-how_long = Doveva passare
option-how_long-once = una volta
option-how_long-rest = per il resto della licitazione
instruction-later_calls_stand = Restano valide anche tutte le chiamate successive.

decision-37-bid_too_2007 = Il testo italiano di A omette la licita. Si legge come se ci fosse, come in B1.
decision-37-double_against_19 = Un contro contrario all’articolo 19 da parte di questo giocatore segue l’articolo 36 se il successivo ha chiamato, altrimenti 37B, che nomina ogni contro.
decision-37-pass_not_comparable = Un passo al posto di una licita o di un contro non è mai comparabile.
