# Law 37: a player who must pass does not.

event-call_by_player_who_must_pass = A player who had to pass did not
question-how_long = How long did { $about } have to pass?
field-how_long = He had to pass
option-how_long-once = once
option-how_long-rest = for the rest of the auction
instruction-later_calls_stand = Every call made after it stands, too.
