# Articolo 19: i contro ed i surcontro.

event-may_player_double = Questo giocatore può contrare o surcontrare?
event-double_misnamed = Un contro o surcontro è stato detto nominando una licita, un livello o una denominazione
field-named = Licita, livello o denominazione nominati
why-named_as_made = ciò che è stato nominato corrisponde alla licita così come era stata fatta
instruction-say_one_word = Si ricorda a { $seat } di dire soltanto quella parola.
about-words_of_double = Ciò che è stato detto insieme al contro
