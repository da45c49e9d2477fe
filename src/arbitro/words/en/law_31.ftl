# Law 31: a bid out of rotation.

event-bid_out_of_rotation = A bid out of turn was not accepted
question-bid_artificial = Was { $call } artificial?
weigh-meaning_of_bid_out_of_rotation = what the bid shows by agreement, apart from willingness to play in the denomination named
question-denomination_repeated = Does { $call } show the same denomination or denominations as the withdrawn bid?
weigh-denominations_of_both_calls = for an artificial bid, the denominations that each call shows, not the one it names
question-rho_called = Has { $about } called since the turn to call went back?
question-rho_call = What did { $about } call? (If that call was illegal, rectify it first.)
instruction-if_rho_passes_call_repeated = If the right-hand opponent passes, { $seat } must make the same call again; if it is legal, there is no further rectification.
instruction-if_rho_acts_denomination_repeated_or_not = If the right-hand opponent bids, doubles or redoubles, { $seat } may make any legal call. If { $seat } repeats the denomination, partner must pass once; if not, partner must pass for the rest of the auction and there may be lead restrictions.
instruction-if_rho_acts_comparable_or_not = If the right-hand opponent bids, doubles or redoubles, { $seat } may make any legal call. If it is comparable to the withdrawn call, there is no further rectification; if not, partner must pass once and there may be lead restrictions.
instruction-denomination_repeated_or_partner_silenced = { $seat } may make any legal call. If { $seat } repeats the denomination, partner must pass once; if not, partner must pass for the rest of the auction and there may be lead restrictions.
instruction-repeated_bid_is_insufficient = If { $seat } repeats the bid, it is insufficient and is treated as an insufficient bid in rotation (Law 27).

decision-31-called_before_1997 = The Italian text says “had not bid before”. We read it as “had not called before”.
decision-31-conventional_pass_of_partner_call = For a conventional pass of partner’s call A2(b) applies, whatever the right-hand opponent does.
decision-31-nothing_left_to_repeat = If the right-hand opponent’s pass ends the auction, there is no turn left at which to repeat the call.
decision-31-pass_like_a_bid = 31B speaks of a bid. The passes that 30C sends here follow it as well.
