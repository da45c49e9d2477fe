# Law 88: indemnity points.

event-no_result_possible = No result can be obtained on a board
