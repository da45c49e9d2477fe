# Law 28: calls that count as in rotation.

event-call_perhaps_in_rotation = A call out of turn may count as made in turn
question-rho_must_pass = Was { $about } obliged by law to pass at this turn?
question-right_player_called = Has { $about }, whose turn it was, already called, before anything was ruled?
question-lho_meant = What did { $seat } mean with this call? (If it was a double, it can only have been over the call out of rotation.)
option-lho_meant-over_the_call = over the call out of rotation
option-lho_meant-own_turn = at the proper turn, as if the other call had not been made
option-lho_meant-not_clear = nobody can tell
instruction-call_in_rotation_stands = { $seat } has called at the proper turn: that call stands, and the one out of rotation counts as never made.
