# Articolo 29: procedura dopo una chiamata fuori turno.

event-call_out_of_rotation = Qualcuno ha chiamato fuori turno
instruction-skipped_player_keeps_right_to_call = Se ora si susseguono tre passi, la licitazione non è finita: { $seat }, il cui turno è stato saltato, può ancora chiamare.

decision-29-change_of_call_comes_first = Una chiamata al turno del giocatore di sinistra, da parte di chi ha appena chiamato, è prima di tutto un cambio di chiamata: si applica l’articolo 25, con la sua regola sull’accettazione.
decision-29-same_call_said_twice = Un giocatore che ripete la stessa chiamata prima che chiami il successivo non ha cambiato nulla: la chiamata resta.
