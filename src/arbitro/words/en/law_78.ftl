# Law 78: methods of scoring, conditions of contest.

event-conditions_questioned = Somebody questions how the event is scored or won
question-method_of_the_laws = Is the event scored by matchpoints, IMPs or total points as in the Laws?
question-authority_approved = Has the authority approved the method of scoring?
question-published_before = Were the conditions published before the event?
question-conditions_in_conflict = Does a condition contradict the Laws or the authority’s regulations?
instruction-method_not_approved = Without the authority’s approval this method of scoring cannot be used.
instruction-laws_prevail = A condition that contradicts the Laws or the authority’s regulations has no effect.
instruction-publish_conditions = The organiser should have published the conditions in advance: entry, scoring, how winners are decided and ties broken. They are made available now, and the organiser is responsible for the rest.
