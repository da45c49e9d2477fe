# Articolo 34: conservazione del diritto a chiamare.

event-player_skipped = Un giocatore è stato saltato, e tre passi sembravano chiudere la licitazione
field-callers = Chi ha fatto ciascuna chiamata

decision-34-first_player_robbed = Se più passi erano fuori turno, il turno torna al primo giocatore che ha perso il proprio.
