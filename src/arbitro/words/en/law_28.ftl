# Law 28: calls that count as in rotation.

event-call_perhaps_in_rotation = A call out of turn may be treated as in turn
question-rho_must_pass = Was { $about } obliged by law to pass at this turn?
question-right_player_called = Has { $about }, whose turn it was, already called before the ruling?
question-lho_meant = What did { $seat } intend with this call? (A double can only have been over the call out of rotation.)
option-lho_meant-over_the_call = over the call out of rotation
option-lho_meant-own_turn = in proper turn, as if the other call had not been made
option-lho_meant-not_clear = it is not clear
instruction-call_in_rotation_stands = { $seat } has called at the proper turn: that call stands, and the call out of rotation is treated as never made.

decision-28-unclear_call_of_lho_accepts = If the player on the left, whose turn it was, has called and his intention is unclear, his call is treated as acceptance.
decision-28-inadmissible_call_may_be_overtaken = An inadmissible double out of rotation may be superseded by a call of the player whose turn it is: no text prevents it.
decision-28-obliged_pass_may_end_the_auction = The obligatory pass is treated as made. If it is the last of three, the auction is over and the call comes too late (Law 39).
