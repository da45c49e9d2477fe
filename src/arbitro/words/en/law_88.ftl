# Law 88: indemnity points.

event-no_result_possible = No result can be obtained on a board

decision-88-own_choice_1997 = A contestant who agreed to give up a board gets 60% and not the average of his own session.
