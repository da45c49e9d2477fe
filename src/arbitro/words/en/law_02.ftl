# Law 2: the duplicate boards.

event-board_marks_wrong = A board is marked with a wrong dealer or vulnerability
field-number = Number of the board
field-marked_dealer = Dealer marked on the board
field-marked_vulnerability = Vulnerability marked on the board
option-marked_vulnerability-none = Nobody
option-marked_vulnerability-ns = North-South
option-marked_vulnerability-ew = East-West
option-marked_vulnerability-both = Both sides
fact-conforms = Do the marks of board { $about } agree with its number?
question-board_in_use = Has anybody started to play board { $about } in this session?
question-copies_differ = Are copies of board { $about } whose results are compared with it marked differently?
why-only_cards_foul_a_board = only misplaced cards make a board fouled
instruction-put_marks_right = The markings on the board are corrected before it is used.
instruction-marks_hold_for_session = The markings on the board apply for the whole session.
instruction-score_as_fouled_board = The board is scored as a fouled board: results are compared only with those from the same version of the board.
instruction-results_not_comparable = The director decides how results from differently marked boards are compared.
effect-board_conditions =
    { $vulnerability ->
        [ns] { $dealer } deals; North-South are vulnerable.
        [ew] { $dealer } deals; East-West are vulnerable.
        [both] { $dealer } deals; both sides are vulnerable.
       *[none] { $dealer } deals; nobody is vulnerable.
    }

decision-2-marks_put_right_before_use = A board with wrong markings should not be used. As long as nobody has begun to play it in the session, the markings are simply corrected.
