# Articolo 77: la tabella dei punteggi.

event-what_is_the_score = Quanto vale un risultato?
field-result = Risultato
field-vulnerability = In zona
option-vulnerability-none = Tutti in prima
option-vulnerability-ns = Nord-Sud in zona
option-vulnerability-ew = Est-Ovest in zona
option-vulnerability-both = Tutti in zona
effect-board_scored = Il punteggio del board per Nord-Sud è { $ns }.
