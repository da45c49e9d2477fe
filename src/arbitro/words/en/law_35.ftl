# Law 35: calls that are never admissible.

question-auction_then_over = If { $about } passes instead, is the auction over?
question-lho_acted = Did the next player call after { $about }’s call, before the ruling?
instruction-later_calls_cancelled = Every call made after the irregular one is also cancelled.
