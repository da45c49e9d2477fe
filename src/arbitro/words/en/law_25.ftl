# Law 25: a change of call.

event-change_of_call = A player changed his call, or tried to
field-substitute = Changed to
field-since = Calls made before the change
field-over = The next player’s call after the change
question-unintended = Was { $about } unintended: did the player mean another call at the moment he made it?
weigh-mechanical_error = a slip of the hand or of the tongue: he thought of one call, and another came out
weigh-first_intention = what he meant at that moment; forgetting the system or the auction is no slip
weigh-not_second_thought = a change of mind, however quick, is no slip
question-pause_for_thought = Once he noticed { $about }, did he stop to think before trying to correct it?
question-auction_period_over = Is the auction period over: an opening lead faced, or the hands of a passed-out board put back?
question-meant_over_substitute = Was { $about } made over the second call, knowing of the change?
weigh-call_lho_saw = which call the player saw or heard when he called
weigh-sense_of_lho_call = over which of the two his call makes sense
question-keep_first_call = { $seat }, do you keep { $about }? Partner must then pass once; otherwise you may make any other legal call and score at most average minus.
about-withdrawn_call_of_lho = What the next player’s call tells, if it is withdrawn
about-both_withdrawn_calls = (both of them)

decision-25-call_over_unintended_one_1997 = The text does not say that the next player may take back a call made over an unintended one: his call stays.
decision-25-information_from_unintended_call = No edition says that an unintended call tells nobody anything. The law on withdrawn calls applies, unless a regulation says otherwise.
decision-25-end_of_auction_period_1997 = The text sets no limit but partner’s call. After the auction period there is nothing left to change.
decision-25-changed_too_late_1997 = A call may be changed under B until the next player calls. A later change is void and the first call stands.
decision-25-lead_restriction_2007 = The text does not name Law 26 here, but that law covers any withdrawn call with a different one in its place.
decision-25-two_withdrawn_calls_1997 = If the offender makes a third call, Law 26 goes by the suits that the two withdrawn calls specified together.
decision-25-first_call_inadmissible = A first call that cannot stand (a double against Law 19) is dealt with under its own law.
decision-25-called_over = A next player who calls over the changed call has accepted it if he meant to. If he called over the first call, he has not, and his call stands with that one where it can.
