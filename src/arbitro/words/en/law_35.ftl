# Law 35: calls that are never admissible.

question-auction_then_over = With a pass of { $about } in its place, is the auction over?
question-lho_acted = Has the next player called after { $about }’s call, before anything was ruled?
instruction-later_calls_cancelled = Every call made after the irregular one is cancelled, too.
