# Law 30: a pass out of rotation.

event-pass_out_of_rotation = A pass out of turn was not accepted
question-pass_artificial = Was the pass of { $about } artificial?
weigh-strength_promised_by_pass = whether by agreement the pass promises more than a given strength
weigh-values_in_other_suits = whether by agreement it promises or denies values in suits other than the last one named
question-partner_call_artificial = Was { $about }’s call, which was passed, artificial?
weigh-meaning_of_partner_call = what the call shows by agreement, apart from willingness to play in the denomination named
question-offender_called = Has { $about } called again at the proper turn in the meantime?
instruction-partner_calls_without_withdrawn_call = { $seat } may make any legal call at the proper turn, but may not use what the withdrawn call showed.
instruction-comparable_call_or_partner_passes = { $seat } may make any legal call at the proper turn. If it is comparable to the withdrawn call, there is no further rectification; if not, partner must pass once and there may be lead restrictions.

decision-30-pass_of_partner_artificial_call = 30C covers a pass of any artificial call, Law 31 only of partner’s. We read it as partner’s.
