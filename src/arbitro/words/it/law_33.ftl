# Articolo 33: chiamate simultanee.

event-simultaneous_calls = Due giocatori hanno chiamato nello stesso momento
field-other = L’altro giocatore
