# Law 30: a pass out of rotation.

event-pass_out_of_rotation = A pass out of turn was not accepted
question-pass_artificial = Was the pass of { $about } artificial?
weigh-strength_promised_by_pass = whether by agreement the pass promises more than a stated strength
weigh-values_in_other_suits = whether by agreement it promises or denies values elsewhere than in the last suit named
question-partner_call_artificial = Was the call of { $about } that was passed artificial?
weigh-meaning_of_partner_call = what the call shows by agreement, other than willingness to play in what it names
question-offender_called = Has { $about } meanwhile called again at the proper turn?
instruction-partner_calls_without_withdrawn_call = { $seat } may make any legal call at the proper turn, but may not use what the withdrawn call told.
instruction-comparable_call_or_partner_passes = { $seat } may make any legal call at the proper turn. If it is comparable to the withdrawn one, nothing more follows; if not, partner must pass once and lead restrictions may follow.

decision-30-pass_of_partner_artificial_call = 30C speaks of a pass of any artificial call, Law 31 only of partner’s. It is read as partner’s.
