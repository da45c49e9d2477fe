# Law 19: doubles and redoubles.

event-may_player_double = May this player double or redouble?
event-double_misnamed = A double or redouble was said with a bid, a level or a denomination
field-named = Bid, level or denomination named with it
why-nothing_to_double = nobody has bid yet
why-doubled_already = the last bid is already doubled
why-no_double_to_redouble = there is no double that could be redoubled
why-own_side = the last bid, or the last double, is of the same side
why-named_as_made = what was named agrees with the bid as it was made
instruction-say_one_word = { $seat } is reminded to say only the one word.
about-words_of_double = What was said with the double
