# Law 25: a change of call.

event-change_of_call = A player changed his call, or tried to
field-substitute = Changed to
field-since = Calls made before the change
field-over = The next player’s call after the change
question-unintended = Was { $about } unintended? (Did the player mean another call when he made it?)
weigh-mechanical_error = a slip of the hand or tongue: he meant one call and made another
weigh-first_intention = what he meant at that moment; forgetting the system or the auction is not a slip
weigh-not_second_thought = a change of mind, however quick, is not a slip
question-pause_for_thought = After noticing { $about }, did he stop to think before trying to correct it?
question-auction_period_over = Is the auction period over? (An opening lead is faced, or the hands of a passed-out board have been put back.)
question-meant_over_substitute = Did the player make { $about } over the second call, aware of the change?
weigh-call_lho_saw = which call the player saw or heard before calling
weigh-sense_of_lho_call = over which of the two his call makes sense
question-keep_first_call = { $seat }, do you keep { $about }? If so, your partner must pass once. If not, you may make any other legal call, but you score at most average minus.
about-withdrawn_call_of_lho = What the next player’s call shows, if it is withdrawn
about-both_withdrawn_calls = (both of them)

decision-25-call_over_unintended_one_1997 = The text does not let the next player take back a call made over an unintended one: his call stands.
decision-25-information_from_unintended_call = No edition says that an unintended call gives no information. The law on withdrawn calls applies, unless a regulation says otherwise.
decision-25-end_of_auction_period_1997 = The text sets no limit except partner’s call. After the auction period nothing can be changed.
decision-25-changed_too_late_1997 = A call may be changed under B until the next player calls. A later change is void and the first call stands.
decision-25-lead_restriction_2007 = The text does not name Law 26 here, but that law covers any withdrawn call with a different one in its place.
decision-25-two_withdrawn_calls_1997 = If the offender makes a third call, Law 26 goes by the suits that the two withdrawn calls specified together.
decision-25-first_call_inadmissible = A first call that cannot stand (a double not allowed by Law 19) is covered by its own law.
decision-25-called_over = A next player who calls over the changed call has accepted it if he meant to. If he called over the first call, he has not, and his call stands with that one where it can.
