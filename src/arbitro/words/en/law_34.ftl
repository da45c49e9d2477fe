# Law 34: a player who was passed over keeps his right to call.

event-player_skipped = A player was passed over, and three passes seemed to end the auction
field-callers = Who made each call
