# Law 27: an insufficient bid.

event-insufficient_bid = A bid was too low
field-premature = Replaced, before the director spoke, by
question-accepted = { $seat }, do you accept { $about }? It is accepted, too, if you have called over it or played to it.
question-replacement = { $seat }, which legal call do you make in place of { $about }?
tell-lowest_bid = If you bid the same denomination at the lowest sufficient level, and neither bid is artificial, nothing more follows.
tell-comparable_call = If your call is comparable to { $about } – the same meaning, or one that lies within it – nothing more follows.
tell-same_meaning = If your call has the same meaning as { $about }, or a more precise one, nothing more follows.
tell-other_call = With any other bid, or a pass, your partner must pass for the rest of the auction, and if your side defends, lead restrictions may follow.
tell-no_double = You may not double or redouble.
tell-no_double_unless_comparable = You may not double or redouble, unless that is comparable.
question-artificial = Is { $about }, or the call that takes its place, artificial, or could it be?
weigh-meaning_of_insufficient_bid = what the insufficient bid meant, or would have meant where the player thought he was
weigh-meaning_of_replacement = what the replacement means; only where there is no doubt is neither of them artificial
question-same_denominations = Is { $about } the lowest sufficient bid that specifies the same denomination or denominations as the withdrawn bid?
weigh-denominations_specified = the denominations that each bid specifies, not those that it names
weigh-lowest_that_specifies_them = whether a lower sufficient bid would have specified them
question-same_or_more_precise = Does { $about } have the same meaning as the insufficient bid, or a more precise one that lies wholly within it?
weigh-meaning_contained = whether every hand for the new call would have fitted the first one
weigh-what_call_excludes = what a call excludes belongs to its meaning as much as what it shows
question-same_or_more_precise_shape = Does { $about } have the same distributional meaning as the insufficient bid, or a more precise one within it?
weigh-shape_contained = whether every distribution for the new call would have fitted the first one
weigh-strength_left_out = strength does not matter here
question-no_lasting_harm = With { $about } in its place, can the auction take its normal course, the offending side having gained nothing that spoils it beyond repair?
weigh-information_gained = what the side knows from the irregularity that the legal calls do not tell
weigh-auction_beyond_repair = whether the auction can still take its normal course
question-damaging_information = Did the insufficient bid convey information that damaged the non-offending side?

decision-27-letters_2007 = The Italian text has D and E for what other versions call C (premature replacement) and D (damage). The letters C and D are used here.
decision-27-premature_1997 = There is no clause on a replacement made too early. It is void (9C), and the offender chooses after hearing everything (10C1); a double costs under B3 all the same.
decision-27-inadmissible_double = B3 speaks of any double or redouble, so also of one against Law 19: it is void and costs the same.
decision-27-second_insufficient_bid_1997 = There is no clause on a second insufficient bid. It is void (9C), and B2 applies.
decision-27-information_2007 = B1(b), unlike B1(a), does not set aside 16D: the withdrawn bid may not be used by the offending side.
