# Law 8: rounds.

event-boards_not_moved = Boards did not reach the right table
event-has_round_ended = Is the round over?
question-other_instruction = Had the director told somebody other than North to move the boards?
question-board_postponed = Has the director postponed this board?
question-board_settled = Has the board been played and its score agreed and recorded, or has the director cancelled it?
question-last_round = Is it the last round of the session?
question-all_scored = Are all boards of this table played, and all scores entered without objection?
question-signal_given = Has the director given the signal for the next round?
question-finished_at_signal = Had this table finished its play at the signal?
question-players_moved = Have the players of this table moved on?
instruction-bring_boards = The boards are brought to the right table.
effect-round_ended =
    { $at ->
        [signal] The round ended with the director’s signal.
        [move] The round ended when the players moved on.
        [board_settled] For this board the round ended when it was settled.
       *[all_scored] The last round and the session are over at this table.
    }
effect-round_continues = The round is not over.

decision-8-board_put_off_1997 = There is no rule for a board that was postponed: its round ends like any other.
