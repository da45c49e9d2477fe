# Law 38: a bid of more than seven.

event-bid_above_seven = Somebody bid more than seven
field-bid = Bid
about-bid_above_seven = (the bid of more than seven)

decision-38-pass_not_comparable = A pass instead of the bid is never comparable to it.
