# Articolo 88: punti di indennizzo.

event-no_result_possible = In un board non si può ottenere alcun risultato
