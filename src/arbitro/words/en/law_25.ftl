# Law 25: a change of call.

event-change_of_call = A player changed his call, or tried to
field-substitute = Changed to
field-since = Calls made before the change
field-over = The next player’s call after the change
question-unintended = Was { $about } unintended: did the player mean another call at the moment he made it?
weigh-mechanical_error = a slip of the hand or of the tongue: he thought of one call, and another came out
weigh-first_intention = what he meant at that moment; forgetting the system or the auction is no slip
weigh-not_second_thought = a change of mind, however quick, is no slip
question-pause_for_thought = Once he noticed { $about }, did he stop to think before he tried to mend it?
question-auction_period_over = Is the auction period over: an opening lead faced, or the hands of a passed-out board put back?
question-meant_over_substitute = Was { $about } made over the second call, knowing of the change?
weigh-call_lho_saw = which call the player saw or heard when he called
weigh-sense_of_lho_call = over which of the two his call makes sense
question-keep_first_call = { $seat }, do you keep { $about }? Partner must then pass once; otherwise you may make any other legal call and score at most average minus.
about-withdrawn_call_of_lho = What the next player’s call tells, if it is withdrawn
about-both_withdrawn_calls = (both of them)
