# Law 62: correction of a revoke.

event-revoke_to_be_corrected = A revoke is not established, or was on the twelfth trick: it is corrected
question-sides_played_on = Both sides revoked on this trick: how many of them have led or played to the next one?
option-sides_played_on-none = neither
option-sides_played_on-one = only one side
option-sides_played_on-both = both sides
question-card_was_faced = Did { $about } already lie face up on the table before it was played?
question-new_card = Which card does { $about } now play?
question-leaves_next_card = { $seat }, do you leave { $about } as it was put to the next trick? (It can stay only if the lead is still yours.)
question-chose_suggested_play = Did { $about } choose the play that the revoke card could have suggested?
weigh-what_revoke_card_suggested = which of his cards the sight of the revoke card could have suggested
weigh-other_suit_held = whether he held cards of two suits, so that he had a choice
instruction-not_the_suggested_play = If { $seat } has cards of two suits, he may not choose the play that the revoke card could have suggested.

decision-62-partners_card_is_major = A card withdrawn by the partner of a defender who revoked was played: if it becomes a penalty card, it is a major one.
decision-62-both_revoked_in_time = If both sides revoked and neither has played on, each has the rights of the other’s opponents, and nobody may use what was seen.
decision-62-lead_to_next_trick = A lead to the next trick may stay only if its player wins the corrected one. Otherwise it goes back in any case.
decision-62-twelfth_trick_2017 = On the twelfth trick 62D2 names 16C for a revoke before partner’s turn. It is the special rule: it goes before 50E1, which lets everybody use what a penalty card tells.
