# Law 87: fouled board.

event-board_fouled = A board was not the same at all tables
field-differs = What differs
option-differs-cards = The cards
option-differs-dealer_or_vulnerability = The dealer or the vulnerability
field-forms = Scores of North-South for each version of the board
question-compared_forms_differ = Did contestants whose results are compared play different versions of the board?
question-redeal_prescribed = Do the regulations of this team event require a new deal?
question-misplaced_hands = Whose cards were in a wrong pocket?
question-while_duplicating = Did it happen while the board was duplicated?
instruction-announce_method_for_fouled_board = No regulation sets the method for a fouled board: the director announces the one used.
effect-group_scored =
    { $small ->
        [true] { $scores_ns } (North-South’s scores on one version, too few to compare): North-South in per cent { $ns }, East-West { $ew }.
       *[false] { $scores_ns } (North-South’s scores on one version, compared with each other): North-South in per cent { $ns }, East-West { $ew }.
    }

decision-87-several_forms_1997 = The text has two groups, the correct version and the altered one. Several altered versions make more groups.
decision-87-small_groups_exact = The figures of the table for small groups are exact: the contestant’s own session does not change them.
