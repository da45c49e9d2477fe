# Law 29: what to do after a call out of rotation.

event-call_out_of_rotation = Somebody called out of turn
instruction-skipped_player_keeps_right_to_call = If three passes now follow one another, the auction is not over: { $seat }, whose turn was skipped, may still call.
