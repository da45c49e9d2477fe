# Law 75: mistaken explanation or mistaken call.

event-mistaken_explanation_or_call = A call does not match its explanation: which of them was the mistake?
question-explanation_used = Did { $about } take advantage of having heard the explanation?
weigh-action_without_explanation = what the player would have done without hearing it
weigh-action_suggested_by_it = whether the explanation suggested what he did
question-mutual_understanding = Did both partners have the same understanding of the call?
question-meaning_established = Is there enough evidence of what the call means in this partnership?
instruction-acts_as_if_understood = { $seat } continues as if the explanation had not been heard, and gives partner’s later calls their proper meaning.
instruction-judged_with_right_explanation = An adjusted score is based on the probable result with the correct explanation given in time.
instruction-judged_with_no_agreement = An adjusted score is based on the probable result if the opponents had been told that there is no agreement.

decision-75-forgotten_agreement_1997 = 75B covers a player who departs from an agreement. A player who forgot it has no further duty.
