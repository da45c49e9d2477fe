# Law 19: doubles and redoubles.

event-may_player_double = May this player double or redouble?
event-double_misnamed = A double or redouble was stated with a bid, a level or a denomination
field-named = Bid, level or denomination named with it
why-named_as_made = the words agree with the bid that was made
instruction-say_one_word = { $seat } is reminded to say only that one word.
about-words_of_double = What was said with the double
