# The office: results, deals, calls, rulings.

# results

problem-not-at-table = { $found } does not sit at this table.
problem-enters-result = North-South enter the result here, an opponent confirms it; { $found } cannot enter it.
problem-opponent-confirms = One of { $expected } confirms or disputes the result, not { $found }.
problem-screenmate-confirms = With screens the result is confirmed on the same side of the screen: by { $expected }, not by { $found }.
problem-seat-not-told = With screens the seat of { $found } and of whoever entered the result have to be told.
problem-seat-of-side = { $found } is not a seat of this player; that would be { $expected }.
problem-nothing-to-confirm = Nothing has been entered on board { $found } that could be confirmed.
problem-proposal-changed = The result has been entered again in the meantime; please check it.
problem-result-changed = The result is no longer { $found }: somebody has changed it in the meantime; please check it.
problem-with-director = Board { $found } is with the director: the result is recorded when it is decided.
problem-director-only = { $found ->
    [adjusted] Adjusted scores are given by the director ({ $expected }).
    [form] Which form of a fouled board a table held is for the director to say ({ $expected }).
    [not_played] That a board is not played is for the director to decide ({ $expected }).
    [appeal] What follows from an appeal is recorded by the director ({ $expected }).
    [ruled] A director has ruled on this board: only a director changes its score ({ $expected }).
   *[other] This is for the director ({ $expected }).
}
problem-written-without-result = A written score ({ $found }) can be given only together with a contract and its tricks.
problem-lead-passed-out = The board was passed out: nobody led { $found }.
problem-lead-not-held = Declarer or dummy held { $found }: it cannot have been led against this contract.
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
problem-deal-in-use = Board { $found } has been played or shown with this deal, so it stays.
problem-deal-repeated = Board { $found } has the same cards as board { $expected }.
problem-deal-marks = Dealer and vulnerability are given as { $found }; for this board they are { $expected }.
problem-board-was-played = Board { $found } has been played already: its deal can be entered, not made.

# the director's desk

problem-called-already = The director has been called to this table already (call { $found }).
problem-call-exists = There is a call { $found } already.
problem-no-such-call = There is no open call { $found }.
problem-call-taken = Call { $found } is with { $expected } already.
problem-call-of-others = Call { $found } was made by others, who may cancel it.
problem-appeal-of-others = Only who has appealed withdraws the appeal: { $expected }.
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
problem-ruling-tricks = That many tricks cannot be transferred: { $found } (possible: { $expected }).
problem-ruling-without-forms = The board is not fouled by this ruling; no form “{ $found }” of it can be told.
problem-ruling-needs-fine = The ruling penalises this side ({ $found }), and the regulations have no figure: how much is it?
problem-fine-against-ruling = The regulations fix the penalty at { $expected } % of a top, not { $found }.
problem-ruling-without-penalty = The ruling has no penalty for this side; { $found } cannot be taken from it.
problem-ruling-number = The next ruling has the number { $expected }, not { $found }.
problem-no-such-ruling = There is no ruling { $found }.
problem-ruling-replaced = Ruling { $found } has been replaced by ruling { $expected }.
problem-ruling-elsewhere = Ruling { $found } was given at another table or on another board.
problem-ruling-overtaken = The score has been changed since the ruling, by which it was { $expected }.
problem-told-already = { $found } has been told of the ruling already ({ $expected }).
problem-no-such-review = The ruling has no reminder { $found }; it has { $expected }.
problem-reviewed-already = Reminder { $found } of this ruling has been looked at already.

# appeals

problem-appeal-inadmissible = { $found ->
    [other_table] You can appeal only against a ruling at your own table ({ $expected }).
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
problem-recourse-changes-nothing = This decision changes the result only if the director has admitted an error ({ $expected }).
problem-review-of-own-ruling = Nobody reviews his own ruling: { $found } gave it ({ $expected }).

# recheck

recheck-ruling = { $event }, ruling { $number }, table { $at }: { $what }
recheck-differs = Given by version { $program }; today something differs: { $parts }.
recheck-was = Was: { $ruling }
recheck-now = Now: { $ruling }
recheck-summary = { $rulings ->
    [one] 1 ruling repeated
   *[other] { $rulings } rulings repeated
}, { $different ->
    [0] all the same.
    [one] 1 is different.
   *[other] { $different } are different.
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

# the event and its people

problem-no-such-event = There is no event “{ $found }”.
problem-event-exists = The event “{ $found }” has been created already.
problem-event-name = An event needs a name.
problem-event-date = “{ $found }” is not a date; write it as { $expected }.
problem-event-time = “{ $found }” is not a time; write it as { $expected }.
problem-series-name = { $found } cannot be the name of a series: it has letters that cannot be shown.
problem-not-archived = Put “{ $found }” into the archive first; then it can be deleted.
problem-schema-of-the-future = A fact of form { $found } comes from a newer program; this one reads up to { $expected }.
problem-not-allowed = The role { $found } may not do this ({ $expected }).
problem-person-unnamed = Say who the person is.
problem-not-an-office = Nobody is appointed { $found }: that comes with an entry.
problem-not-appointed = { $found } has not been appointed ({ $expected }).
problem-last-organiser = An event keeps at least one organiser; { $found } is the last.
problem-not-a-deputy = { $found } cannot stand in: a deputy is a director or an assistant who does not play in that contestant.
problem-nobody-to-enter = Nobody is named who could be entered.
problem-nothing-to-undo = Say what is to be undone.
problem-cannot-undo = Fact { $found } cannot be undone: it does not exist, is already undone, or the event depends on it.
problem-undo-not-allowed = The role { $found } may not undo fact { $expected }: only the role that may give that command can.
problem-undo-in-the-way = Fact { $found } rests on what was to be undone.
problem-undo-part = Fact { $found } carries out a ruling and is undone with it only; { $expected } belong together.

# who meets whom, and the rounds

problem-nobody-to-seat = There is nobody to seat in the section “{ $found }”.
problem-not-in-section = { $found } is to stay at a table but does not play in this section.
problem-section-not-seated = The section “{ $found }” has no movement yet.
problem-seated-already = { $found } has a place in this session already.
problem-draw-of-bracket = A knock-out follows its bracket and is not drawn by hand; name the seeds before the first round.
problem-draw-byes = One contestant at most sits out, not all of these: { $found }.
problem-round-over-already = Round { $found } is over already.
problem-clock-stopped = The clock of round { $found } is stopped already.
problem-clock-not-stopped = The clock of round { $found } is running.
problem-round-not-to-come = Round { $found } cannot be put off; choose one of { $expected }.
draw-round-open = Round { $round } is not complete: what is missing at the tables { $tables } counts for nothing in this draw.
round-results-missing = Round { $round } is over, but results are missing at the tables { $tables }.

# penalties, forfeits, the end

problem-penalty-number = “{ $found }” is not a number; write { $expected }.
problem-not-opponents = { $found } do not meet in round { $expected }.
problem-awarded-already = { $found } has an award for round { $expected } already.
problem-posted-already = The score of session { $found } has been posted already.
problem-round-still-played = Round { $found } is still being played.
problem-score-not-posted = The score of session { $found } has not been posted: the correction period has not begun ({ $expected }).
problem-period-by-organiser = The organiser may set an earlier end of the correction period ({ $expected }), not the role { $found }.
problem-period-still-runs = The correction period runs until { $found } ({ $expected }).
problem-period-ended-already = The correction period of session { $found } is over already.
problem-period-not-over = The correction period of session { $found } is not over ({ $expected }).
problem-not-level = These are not level: { $found }. Level are { $expected }.
problem-first-phase-field = The first phase (“{ $found }”) includes everyone who entered, unless you name who plays.

# line-ups

problem-lineup-no-match = No line-ups are handed in here: two teams do not meet in two rooms at this table ({ $found }).
problem-lineup-stanza = There is no stanza { $found } in this match; there are { $expected }.
problem-lineup-own-team = A captain hands in the line-up of his own team ({ $expected }), not that of { $found }.
problem-lineup-by-director = This is for the director, not for { $found }.
problem-lineup-right = The right of choice cannot be “{ $found }” in this stanza; by the regulations it is { $expected }.
problem-lineup-no-lot = No lot is to be drawn for the rights of this match ({ $found }).
problem-lineup-no-picks = In this match no stanzas are picked, or the lot is not drawn yet ({ $found }).
problem-lineup-pick-turn = It is not the turn of { $found } to pick, but of { $expected }.
problem-lineup-right-known = Whose right it is in stanza { $found } has been determined already.
