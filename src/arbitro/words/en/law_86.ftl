# Law 86: team play.

event-team_board_adjusted = A board of a team match gets an adjusted score
field-results = Results between the two teams
option-results-none = None at the other table
option-results-one = One, at the other table
option-results-several = Several that cannot be compared, or several adjusted scores are due
field-other_table = Score of North-South at the other table
field-under_way = The board is being played at the other table
field-undealt = Adjusted because the board was never shuffled
field-one_table_only = The boards were played at only one table
question-favours = Whom does the result of the other table favour (in 2017: clearly), as the teams sit at this table?
option-favours-ns = North-South’s team
option-favours-ew = East-West’s team
option-favours-nobody = Nobody
question-uses_other_table = Does the director assign a score based on the result at the other table?
question-method = How is the board scored?
question-results = What results are there between the two teams on this board?
question-score_at_other_table = What did North-South score at the other table?
weigh-result_at_other_table = whether the other table’s result is normal, so that average scores are fair, or unusual
question-assigned_imps = How many IMPs would be assigned to { $about }?
question-assigned_percent = What percentage of the board would be assigned to { $about }?
question-time_for_redeal = Is there time for a replacement board?
why-board_never_shuffled = the board had not been shuffled and dealt again
instruction-complete_at_other_table = The board has been started at the other table: it is completed there, and its result is considered before a score is awarded.

decision-86-partly_at_fault = A contestant partly at fault is a contestant at fault.
decision-86-assigned_without_comparison = The score of a board that cannot be compared is assigned directly in IMPs (in board-a-match, in per cent).
decision-86-one_table_only = A score that a regulation fixes for boards played at only one table is an artificial adjusted score (12C2(a)).
