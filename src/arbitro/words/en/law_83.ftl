# Law 83: notification of the right to appeal.

event-ruling_may_be_reviewed = The director thinks that the ruling might be reviewed
question-review_likely = Might this ruling well be reviewed?
weigh-ruled_on_fact = whether it depends on a finding of fact
weigh-used_discretion = whether discretion was used, for example for an adjusted score
question-notice = What does the director do?
option-notice-tells = tells the contestant of the right to appeal
option-notice-refers = refers the matter to a committee
instruction-no_notice_needed = No special notice is needed: the usual right to appeal applies.
instruction-matter_referred_to_committee = The director refers the matter to an appropriate committee.
instruction-told_of_right_to_appeal = The players are told of their right to appeal.
