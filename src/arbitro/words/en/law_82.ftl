# Law 82: errors of procedure.

event-error_of_procedure = An error was made in the running of the game
event-directors_error = A ruling of the director was wrong
question-correcting_procedure = How does the director correct the error?
option-correcting_procedure-adjust = By an adjusted score
option-correcting_procedure-play = By having a board played
option-correcting_procedure-postpone = By postponing a board
option-correcting_procedure-cancel = By cancelling a board
option-correcting_procedure-other_power = By another power that the Laws give
question-normal_score_possible = Is there a rectification that lets the board be scored normally?
weigh-rectification_left = whether the correct ruling can still be applied without harm to either side
instruction-board_to_be_played = The board is played.
instruction-any_other_power = The director uses another of the powers that the Laws give him.
instruction-rectify_own_ruling = The director withdraws the wrong ruling and rectifies it; the board is scored normally.
