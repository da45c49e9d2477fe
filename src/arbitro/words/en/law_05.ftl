# Law 5: seats.

event-seat_changed = Partners have changed seats
event-players_misplaced = Players sit at the wrong table or in the wrong direction
field-misplaced = How the players sit
option-misplaced-wrong_table = At the wrong table
option-misplaced-wrong_direction = At the right table, in the wrong direction
question-seat_change_permitted = Had the director ordered or allowed the change of seats of { $about }?
instruction-return_to_seats = The players return to their original seats.
instruction-take_right_seats = The players take their correct seats.
instruction-settle_wrong_direction = The director decides how the boards played in the wrong direction are scored; then the players take their correct seats.

decision-5-wrong_table_is_wrong_board = Contestants who were not meant to meet at this table play a board that was not meant for them in this round: Law 15 applies.
decision-5-wrong_direction = The right contestants in the wrong direction are an error of procedure, which the director corrects under 82B.
