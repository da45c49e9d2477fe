# Law 62: correction of a revoke.

event-revoke_to_be_corrected = A revoke must be corrected: it is not established, or it was on the twelfth trick
question-sides_played_on = Both sides revoked on this trick. Which of them have led or played to the next one?
option-sides_played_on-none = neither
option-sides_played_on-one = only one side
option-sides_played_on-both = both sides
question-card_was_faced = Was { $about } already face up on the table before it was played?
question-new_card = Which card does { $about } now play?
question-leaves_next_card = { $seat }, do you leave { $about } as played to the next trick? (It can stay only if you still have the lead.)
question-chose_suggested_play = Did { $about } choose the play that the revoke card could have suggested?
weigh-what_revoke_card_suggested = which of his cards the revoke card could have suggested
weigh-other_suit_held = whether he held cards of both suits and so had a choice
instruction-not_the_suggested_play = If { $seat } has cards of both suits, he may not choose the play that the revoke card could have suggested.

decision-62-partners_card_is_major = A card withdrawn by the partner of a defender who revoked was played: if it becomes a penalty card, it is a major one.
decision-62-both_revoked_in_time = If both sides revoked and neither has played on, each side has the rights of a non-offending side, and nobody may use what was seen.
decision-62-lead_to_next_trick = A lead to the next trick may stay only if its player wins the corrected trick. Otherwise it must be taken back.
decision-62-twelfth_trick_2017 = On the twelfth trick 62D2 names 16C for a revoke before partner’s turn. This special rule prevails over 50E1, which lets everybody use information from a penalty card.
