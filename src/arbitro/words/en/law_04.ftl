# Law 4: partnerships.

event-partnership_changed = A pair has changed partners or put in a substitute
field-side = Side
question-same_session = Has { $about } changed within the same session?
question-substitution_authorised = Had the director authorised the substitute of { $about }?
instruction-play_as_entered = The partners play together as they entered the event.
instruction-disqualify_pair_and_substitute = The player who was replaced, the substitute and the partner are disqualified.
