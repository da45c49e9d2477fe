# Law 78: methods of scoring, conditions of contest.

event-conditions_questioned = Somebody questions how the contest is scored or won
question-method_of_the_laws = Is the contest scored by matchpoints, IMPs or total points as the Laws have them?
question-authority_approved = Has the authority approved the method of scoring?
question-published_before = Were the conditions published before the contest?
question-conditions_in_conflict = Does a condition go against the Laws or the authority’s regulations?
instruction-method_not_approved = Without the authority’s approval this method of scoring cannot be used.
instruction-laws_prevail = A condition that goes against the Laws or the authority’s regulations has no force.
instruction-publish_conditions = The organiser should have published the conditions beforehand: entry, scoring, how winners are found and ties broken. They are made available now, and the organiser answers for the rest.
