# Law 35: calls that are never admissible.

question-lho_acted = Has the next player called after { $about }’s call, before anything was ruled?
instruction-later_calls_cancelled = Every call made after the irregular one is cancelled, too.
