# The office: results, deals, calls, rulings.

# results

problem-not-at-table = { $found } does not sit at this table.
problem-enters-result = North-South enter the result here, an opponent confirms it; { $found } cannot enter it.
problem-opponent-confirms = One of { $expected } confirms or disputes the result, not { $found }.
problem-screenmate-confirms = With screens the result is confirmed on the same side of the screen: by { $expected }, not by { $found }.
problem-seat-not-told = With screens the seat of { $found } and of whoever entered the result have to be told.
problem-seat-of-side = { $found } is not a seat of this player; that would be { $expected }.
problem-nothing-to-confirm = Nothing has been entered on board { $found } that could be confirmed.
problem-proposal-changed = The result has been entered anew in the meantime; look at it once more.
problem-with-director = Board { $found } is with the director: the result is recorded when it is decided.
problem-director-only = { $found ->
    [adjusted] Adjusted scores are given by the director ({ $expected }).
    [form] Which form of a fouled board a table held is for the director to say ({ $expected }).
    [not_played] That a board is not played is for the director to decide ({ $expected }).
    [appeal] What follows from an appeal is recorded by the director ({ $expected }).
   *[other] This is for the director ({ $expected }).
}
problem-written-without-result = A written score of { $found } is told beside a contract and its tricks only.
problem-lead-passed-out = The board was passed out: nobody led { $found }.
problem-correction-same = Board { $found } has this result already.
problem-approval-of-organiser = After the correction period the organiser approves a correction ({ $expected }), not the role { $found }.
problem-no-late-correction = By the Laws of { $found } and these regulations nothing is corrected after the period ({ $expected }).

# deals

problem-deals-one-way = Deals come from a file or one by one: exactly one of { $expected }.
problem-deals-none = There is no deal in this file.
problem-deals-complete = Every board of session { $found } has its deal already.
problem-deals-of-round = These deals cannot be for round { $found }; possible is { $expected }.
problem-deal-without-number = This board has no number.
problem-deal-not-expected = Board { $found } is not played here; the boards are { $expected }.
problem-deal-missing = Board { $found } is missing; the boards are { $expected }.
problem-deal-twice = Board { $found } is there twice.
problem-deal-exists = Board { $found } has a deal already.
problem-deal-repeated = Board { $found } has the same cards as board { $expected }.
problem-deal-marks = Dealer and vulnerability are given as { $found }; for this board they are { $expected }.
problem-board-was-played = Board { $found } has been played already: its deal can be entered, not made.

# the director's desk

problem-called-already = The director has been called to this table already (call { $found }).
problem-call-exists = There is a call { $found } already.
problem-no-such-call = There is no open call { $found }.
problem-call-taken = Call { $found } is with { $expected } already.
problem-call-elsewhere = Call { $found } came from another table.
problem-own-table = { $found } plays at this table: somebody else rules here{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-edition = This event is played by the Laws of { $expected }, not of { $found }.
problem-ruling-regulations = This event has the regulations “{ $expected }”, not “{ $found }”.
problem-ruling-open-question = The question “{ $found }” has to be answered first ({ $expected }).
problem-ruling-needs-board = This concerns the score: the board has to be named{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-needs-outcome = The ruling leaves the score to the director ({ $expected }): what does the board become?
problem-outcome-against-ruling = By the ruling the board has { $expected }, not { $found }.
problem-ruling-leaves-no-score = The ruling does not change the score; { $found } cannot be given with it.
problem-ruling-tricks = So many tricks cannot move: { $found } (tricks are { $expected }).
problem-ruling-without-forms = The board is not fouled by this ruling; no form “{ $found }” of it can be told.
problem-ruling-needs-fine = The ruling penalises this side ({ $found }), and the regulations have no figure: how much is it?
problem-fine-against-ruling = The regulations fix the penalty at { $expected } % of a top, not { $found }.
problem-ruling-without-penalty = The ruling has no penalty for this side; { $found } cannot be taken from it.
problem-ruling-number = The next ruling has the number { $expected }, not { $found }.
problem-no-such-ruling = There is no ruling { $found }.
problem-ruling-replaced = Ruling { $found } has been replaced by ruling { $expected }.
problem-ruling-elsewhere = Ruling { $found } was given at another table or on another board.
problem-ruling-overtaken = The score has been changed since the ruling: it is { $found } now, and was { $expected }.
problem-told-already = { $found } has been told of the ruling already ({ $expected }).
problem-no-such-review = The ruling has no reminder { $found }; it has { $expected }.
problem-reviewed-already = Reminder { $found } of this ruling has been looked at already.

# appeals

problem-appeal-inadmissible = { $found ->
    [other_table] Only rulings at the own table can be appealed ({ $expected }).
    [not_entitled] Only the contestant, or the captain, may appeal ({ $expected }).
    [late] The time for an appeal is over ({ $expected }).
    [no_concurrence] The partner, or the captain, has to concur with the appeal ({ $expected }).
    [nobody_above] Nobody is above the director who ruled: there is no review ({ $expected }).
   *[other] The appeal is not heard: { $found } ({ $expected }).
}
problem-appeal-not-yours = This step is not for the role { $found }; it is for { $expected }.
problem-appeal-needs-decision = A decision has to be written down.
problem-outcome-without-decision = The step { $found } decides nothing; only a { $expected } changes a score.
problem-appeal-for-committee = An appeal of this kind ({ $found }) goes to the committee ({ $expected }).
problem-appeal-changes-nothing = On this point ({ $found }) the ruling cannot be changed here, at most a change recommended ({ $expected }).
problem-review-changes-nothing = A review changes a ruling only if steps that lead to a right one were left out ({ $expected }).

# recheck

recheck-ruling = { $event }, ruling { $number }, table { $at }: { $what }
recheck-differs = Given by version { $program }; today something differs: { $parts }.
recheck-was = Was: { $ruling }
recheck-now = Now: { $ruling }
recheck-summary = { $rulings ->
    [one] 1 ruling given again
   *[other] { $rulings } rulings given again
}, { $different ->
    [0] all of them the same.
    [one] 1 comes out otherwise.
   *[other] { $different } come out otherwise.
}
recheck-part-edition = edition
recheck-part-regulations = regulations
recheck-part-clauses = clauses
recheck-part-path = laws gone through
recheck-part-effects = effects
recheck-part-options = choices
recheck-part-reviews = reminders
recheck-part-considered = clauses considered
recheck-part-facts = facts
