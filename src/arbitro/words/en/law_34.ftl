# Law 34: a player who was passed over keeps his right to call.

event-player_skipped = A player was skipped, and three passes seemed to end the auction
field-callers = Who made each call

decision-34-first_player_robbed = If several passes were out of rotation, the turn goes back to the first player who was skipped.
