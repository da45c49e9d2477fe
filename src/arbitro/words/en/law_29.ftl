# Law 29: what to do after a call out of rotation.

event-call_out_of_rotation = Somebody called out of turn
instruction-skipped_player_keeps_right_to_call = Even after three passes in a row the auction is not over: { $seat }, whose turn was skipped, may still call.

decision-29-change_of_call_comes_first = A call at the turn of the player on the left, by someone who has just called, is first a change of call: Law 25 applies, with its own rule for acceptance.
decision-29-same_call_said_twice = A player who makes the same call a second time before the next player calls has changed nothing: it stands.
