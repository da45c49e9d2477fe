# Law 4: partnerships.

event-partnership_changed = A pair has changed partners or brought in a substitute
field-side = Side
question-same_session = Did { $about } change partners within the same session?
question-substitution_authorised = Had the director authorised the substitute of { $about }?
question-substitute_category = Compared with the player replaced, is the category of the substitute of { $about } lower, equal or higher?
option-substitute_category-lower = Lower
option-substitute_category-equal = Equal
option-substitute_category-higher = Higher
question-substitute_played_before = Had the substitute of { $about } already played in the event?
question-substitution_emergency = Did the director authorise it in an emergency, because play could not continue otherwise?
instruction-play_as_entered = The partners play together as they entered the event.
instruction-disqualify_pair_and_substitute = The player who was replaced, the substitute and the partner are disqualified.

decision-4-unauthorised_change = The text does not state the penalty for an unauthorised change of partners. The pairs sit as they entered, and 90B8 allows a penalty for not following instructions.
