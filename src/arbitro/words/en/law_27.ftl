# Law 27: an insufficient bid.

event-insufficient_bid = A bid was too low
field-premature = Replaced, before the director spoke, by
question-accepted = { $seat }, do you accept { $about }? (Calling after it, or playing to it, also accepts it.)
question-replacement = { $seat }, which legal call do you make in place of { $about }?
tell-lowest_bid = If you bid the same denomination at the lowest sufficient level, and neither bid is artificial, there is no further rectification.
tell-comparable_call = If your call is comparable to { $about } (the same meaning, or part of it), there is no further rectification.
tell-same_meaning = If your call has the same meaning as { $about }, or a more precise one, there is no further rectification.
tell-other_call = With any other bid, or a pass, your partner must pass for the rest of the auction, and if your side defends there may be lead restrictions.
tell-no_double = You may not double or redouble.
tell-no_double_unless_comparable = You may not double or redouble, unless that call is comparable.
question-artificial = Is either bid artificial, { $about } or its replacement, or could it be?
weigh-meaning_of_insufficient_bid = what the insufficient bid meant, or would have meant where the player thought he was
weigh-meaning_of_replacement = what the replacement means; if in doubt, treat it as artificial
question-same_denominations = Is { $about } the lowest sufficient bid that shows the same denomination or denominations as the withdrawn bid?
weigh-denominations_specified = the denominations that each bid shows, not those it names
weigh-lowest_that_specifies_them = whether a lower sufficient bid would have shown them
question-same_or_more_precise = Does { $about } have the same meaning as the insufficient bid, or a more precise one within it?
weigh-meaning_contained = whether every hand for the new call would also have fitted the first one
weigh-what_call_excludes = what a call excludes is part of its meaning, like what it shows
question-same_or_more_precise_shape = Does { $about } have the same distributional meaning as the insufficient bid, or a more precise one within it?
weigh-shape_contained = whether every distribution for the new call would also have fitted the first one
weigh-strength_left_out = strength does not matter here
question-no_lasting_harm = With { $about } as the replacement, can the auction continue normally, without lasting harm from what the offending side has learned?
weigh-information_gained = what the side knows from the irregularity beyond the legal calls
weigh-auction_beyond_repair = whether the auction can still continue normally
question-damaging_information = Did the insufficient bid convey information that damaged the non-offending side?

decision-27-letters_2007 = The Italian text has D and E for what other versions call C (premature replacement) and D (damage). The letters C and D are used here.
decision-27-premature_1997 = There is no clause on a premature replacement. It is void (9C), and the offender chooses after the explanation (10C1); a double still has the consequences of B3.
decision-27-inadmissible_double = B3 covers any double or redouble, including one not allowed by Law 19: it is void and has the same consequences.
decision-27-second_insufficient_bid_1997 = There is no clause on a second insufficient bid. It is void (9C), and B2 applies.
decision-27-information_2007 = B1(b), unlike B1(a), does not set aside 16D: the withdrawn bid may not be used by the offending side.
