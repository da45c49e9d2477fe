# Law 11: losing the right to a rectification.

event-non_offender_acted_first = The non-offending side acted before the director was called
event-spectator_drew_attention = A spectator drew attention to an irregularity
question-nos_acted_before_td = Did a player of the non-offending side do anything before the director was called (other than what the law lets him do to accept the irregularity)?
question-opponent_acted_in_ignorance = Did an opponent then act without knowing what the law provides?
weigh-what_opponent_knew_of_the_law = what the opponent knew of the law, or was told at the table
question-nos_may_have_gained = May the non-offending side have gained by that?
weigh-result_with_director_at_once = the probable result with the director called at once
question-side_gaining = Which side gained by what an opponent did in ignorance of the law?
option-side_gaining-non_offenders = the non-offending side
option-side_gaining-offenders = the offending side
option-side_gaining-nobody = neither
question-right_forfeited = Does the director find the right lost?
weigh-what_was_done_without_director = what was said and done without the director
weigh-who_knew_the_law = who knew the law and who did not
question-offending_side = Which side committed the irregularity?
question-spectator_of = Whose guest is the spectator?
option-spectator_of-non_offenders = the non-offending side’s
option-spectator_of-offenders = the offending side’s
option-spectator_of-neither = neither side’s
question-penalty_deserved = Does the director give a procedural penalty all the same?
weigh-how_serious = how serious the breach was
weigh-warned_before = whether the players had been warned before
instruction-offender_may_not_correct = The offending side may no longer put its irregularity right.

decision-11-only_the_stated_case_1997 = The right is lost only in the case that the text describes.
decision-11-gain_without_forfeiture_2017 = Whether the right to rectification is lost and whether a side gained are two questions. A gain may be taken away even if the right is not lost.
decision-11-spectator_of_nobody = A spectator for whom neither side is responsible costs nobody a right.
