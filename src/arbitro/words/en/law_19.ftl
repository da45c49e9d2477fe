# Law 19: doubles and redoubles.

event-may_player_double = May this player double or redouble?
event-double_misnamed = A double or redouble was said with a bid, a level or a denomination
field-named = Bid, level or denomination named with it
why-named_as_made = what was named agrees with the bid as it was made
instruction-say_one_word = { $seat } is reminded to say only the one word.
about-words_of_double = What was said with the double
