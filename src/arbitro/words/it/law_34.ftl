# Articolo 34: conservazione del diritto a chiamare.

event-player_skipped = Un giocatore è stato saltato, e tre passi sembravano chiudere la licitazione
field-callers = Chi ha fatto ciascuna chiamata
