# Law 38: a bid of more than seven.

event-bid_above_seven = Somebody bid more than seven
field-bid = Bid
about-bid_above_seven = (the bid of more than seven)
