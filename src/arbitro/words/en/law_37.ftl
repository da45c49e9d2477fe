# Law 37: a player who must pass does not.

event-call_by_player_who_must_pass = A player who had to pass did not
field-not_known = The calls before it are not known
question-never_a_double = Was { $about } a double or redouble that is never allowed: of his own side’s bid, of no bid, or a second time?
question-how_long = How long did { $about } have to pass?
field-how_long = He had to pass
option-how_long-once = once
option-how_long-rest = for the rest of the auction
instruction-later_calls_stand = Every call made after it also stands.

decision-37-bid_too_2007 = The Italian text of A leaves out bids. We read it as including them, like B1.
decision-37-double_against_19 = For a double not allowed by Law 19 by such a player, Law 36 applies if the next player has called, otherwise 37B, which covers any double.
decision-37-pass_not_comparable = A pass instead of a bid or double is never comparable to it.
