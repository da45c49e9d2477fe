# Law 11: losing the right to a rectification.

event-non_offender_acted_first = The non-offending side acted before the director was called
event-spectator_drew_attention = A spectator drew attention to an irregularity
question-nos_acted_before_td = Did a player of the non-offending side do anything before the director was called, apart from legally accepting the irregularity?
question-opponent_acted_in_ignorance = Did an opponent then act without knowing the law?
weigh-what_opponent_knew_of_the_law = what the opponent knew of the law, or heard at the table
question-nos_may_have_gained = May the non-offending side have gained from that?
weigh-result_with_director_at_once = the probable result if the director had been called at once
question-side_gaining = Which side gained from what an opponent did without knowing the law?
option-side_gaining-non_offenders = the non-offending side
option-side_gaining-offenders = the offending side
option-side_gaining-nobody = neither
question-right_forfeited = Does the director decide that the right is lost?
weigh-what_was_done_without_director = what was said and done without the director
weigh-who_knew_the_law = who knew the law and who did not
question-offending_side = Which side committed the irregularity?
question-spectator_of = Whose guest is the spectator?
option-spectator_of-non_offenders = the non-offending side’s
option-spectator_of-offenders = the offending side’s
option-spectator_of-neither = neither side’s
question-penalty_deserved = Does the director nevertheless give a procedural penalty?
weigh-how_serious = how serious the breach was
weigh-warned_before = whether the players had been warned before
instruction-offender_may_not_correct = The offending side may no longer correct its irregularity.

decision-11-only_the_stated_case_1997 = The right is lost only in the case that the text describes.
decision-11-gain_without_forfeiture_2017 = Losing the right to rectification and gaining from it are separate questions. A gain may be taken away even if the right is not lost.
decision-11-spectator_of_nobody = Nobody loses a right because of a spectator for whom neither side is responsible.
