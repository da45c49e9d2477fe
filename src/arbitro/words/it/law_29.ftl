# Articolo 29: procedura dopo una chiamata fuori turno.

event-call_out_of_rotation = Qualcuno ha chiamato fuori turno
instruction-skipped_player_keeps_right_to_call = Se ora si susseguono tre passi, la licitazione non è finita: { $seat }, che ha perso il turno, può ancora chiamare.
