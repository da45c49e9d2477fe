# Law 77: the scoring table.

event-what_is_the_score = What is the score of a result?
field-result = Result
field-vulnerability = Vulnerable
option-vulnerability-none = Nobody
option-vulnerability-ns = North-South
option-vulnerability-ew = East-West
option-vulnerability-both = Both sides
effect-board_scored = The score of the board for North-South is { $ns }.
