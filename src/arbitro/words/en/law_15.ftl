# Law 15: a wrong board, or a hand from a wrong board.

event-wrong_board_played = A wrong board was played
event-hand_from_wrong_board = A player took his hand from the wrong board
event-hand_met_again = A player meets the hand he took by mistake earlier
field-cancelled = Cancelled call
question-played_before = Had any of the four players played this board before?
question-deprived = Does { $about } lose the chance of a valid score on this board?
question-comparable_at_teams = Do both tables have results on this board that can be compared, or can they still get them?
weigh-same_teams_at_both_tables = whether the same two teams sit in opposite directions at both tables
weigh-can_still_be_played = whether the board can still be played at the other table
question-who_deals = Who is dealer?
question-took_part_before = Does anybody who called in the first auction take part in the second?
question-calls_repeated = Were all calls of the first auction repeated exactly?
weigh-every_call = every call, in its place in the auction
weigh-exact_meaning = the meaning too: 1NT with 15-17 differs from 1NT with 14-16
question-prevented_play = May { $about } have tried to prevent normal play of the board?
weigh-marginal_action = calls on marginal values that made the auction different
weigh-usual_style = whether they are the pair’s usual style
question-partner_has_called = Has the offender’s partner called since?
question-differs = Does the call differ from the cancelled one?
weigh-meaning_much_different = whether its meaning is very different
weigh-psychic = whether it is psychic
instruction-seat_right_contestants = The right contestants take their seats.
instruction-tell_rights_now_and_later = They are told of their rights in this round and later rounds.
instruction-hide_first_auction = The new players must not see the first auction.
instruction-take_right_hand = { $seat } puts the cards back and takes the hand for this board.
instruction-earlier_score_stands = Only the second score on the board is cancelled: anyone who played it before keeps the first score.
about-hand_of_another_board = What was seen of another board
when-other_board = When the player meets the hand he took by mistake

decision-15-stage_before_15B = When the wrong board is found during the auction period, 15C comes before 15A and 15B.
decision-15-cancelled_board_scored = A board cancelled during the second auction gets an artificial score.
decision-15-other_call_differs = A call other than the cancelled one differs from it. The same call may differ in meaning.
decision-15-no_call_on_wrong_hand = If a player looked at the wrong hand but made no call, what he saw is covered by the law on information.
decision-15-wrong_board_at_teams = The note to 15B sends team events to 86B. A wrong board that both tables can play in the same form is completed and counts; otherwise the score is adjusted under 86B.
