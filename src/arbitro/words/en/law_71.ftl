# Law 71: concessions cancelled.

event-concession_cancelled = A side wants back a trick that it conceded
field-doubted_at_once = The concession was disputed at once, before any agreement
problem-nothing-conceded = With { $found } tricks claimed nothing was conceded. The number must be { $expected }.
question-contract_already_settled = Did { $about } concede a contract that they had already made, or already beaten?
question-safe_by_legal_play = Were the tricks that { $about } now want back safe against every legal play of the remaining cards?
question-safe_by_normal_play = Were the tricks that { $about } now want back safe against every normal play of the remaining cards?
fact-tricks_safe = How many of the tricks claimed back could not be lost?
why-may_be_lost = the trick may be lost

decision-71-time_limit_1997 = 71C begins without a limit and then sets one: the limit applies.
