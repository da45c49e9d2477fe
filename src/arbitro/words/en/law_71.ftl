# Law 71: concessions cancelled.

event-concession_cancelled = A side wants a trick back that it conceded
field-doubted_at_once = The concession was doubted at once, before anything was agreed
problem-nothing-conceded = With { $found } tricks claimed nothing was conceded; the number is { $expected }.
question-contract_already_settled = Did { $about } concede a contract that they had already made, or already beaten?
question-safe_by_legal_play = Could no legal play of the cards left have lost what { $about } now want back?
question-safe_by_normal_play = Could no normal play of the cards left have lost what { $about } now want back?
fact-tricks_safe = How many of the tricks wanted back could not be lost?
why-may_be_lost = the trick may be lost

decision-71-time_limit_1997 = 71C begins without a limit and then sets one: the limit holds.
