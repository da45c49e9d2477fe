# Law 22: the end of the auction.

event-is_auction_over = Is the auction over?
why-passes_missing = there are not enough passes in a row yet
effect-final_contract = The contract is { $bid }{ $risk }, declarer { $declarer }.
