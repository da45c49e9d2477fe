# The office: results, deals, calls, rulings.

# results

problem-not-at-table = { $found } does not sit at this table.
problem-enters-result = North-South enter the result and an opponent confirms it; { $found-side } cannot enter it.
problem-opponent-confirms = The result is confirmed or disputed by one of { $expected-side }, not by { $found-side }.
problem-screenmate-confirms = With screens the result is confirmed on the same side of the screen: by { $expected-seat }, not by { $found-seat }.
problem-seat-not-told = With screens, give the seats of { $found } and of the player who entered the result.
problem-seat-of-side = { $found-seat } is not a seat of this player; choose { $expected-seat }.
problem-nothing-to-confirm = There is no result on board { $found } to confirm.
problem-proposal-changed = The result has been entered again in the meantime; please check it.
problem-result-changed = The result is no longer { $found }: somebody has changed it in the meantime; please check it.
problem-with-director = Board { $found } is with the director, who records the result after deciding.
problem-director-only = { $found ->
    [adjusted] Only the director gives adjusted scores ({ $expected }).
    [form] Only the director says which version of a fouled board a table had ({ $expected }).
    [not_played] Only the director decides that a board is not played ({ $expected }).
    [appeal] The result of an appeal is recorded by the director ({ $expected }).
    [ruled] A director has ruled on this board: only a director can change its score ({ $expected }).
   *[other] Only the director can do this ({ $expected }).
}
problem-written-without-result = Enter a written score ({ $found }) only together with the contract and the tricks.
problem-lead-passed-out = The board was passed out: nobody led { $found-card }.
problem-lead-not-held = Declarer or dummy held { $found-card }: it cannot have been led against this contract.
problem-correction-same = Board { $found } already has this result.
problem-approval-of-organiser = After the correction period only the organiser can approve a correction ({ $expected }). Your role here: { $found-role }.
problem-no-late-correction = Under the Laws of { $found } and these regulations no score is corrected after the correction period ({ $expected }).

# deals

problem-deals-one-way = Give the deals either as a file or one by one, not both.
problem-deals-none = There are no deals in this file.
problem-deals-complete = Every board of session { $found } already has a deal.
problem-deals-of-round = These deals cannot be for round { $found }. Choose { $expected }.
problem-deal-without-number = This board has no number.
problem-deal-not-expected = Board { $found } is not played here; the boards are { $expected }.
problem-deal-missing = Board { $found } is missing; the boards are { $expected }.
problem-deal-twice = Board { $found } appears twice.
problem-deal-exists = Board { $found } already has a deal.
problem-deal-in-use = Board { $found } has been played or shown with this deal, so it cannot be removed.
problem-deal-repeated = Board { $found } has the same cards as board { $expected }.
problem-deal-marks = Dealer and vulnerability are given as { $found }, but for this board they are { $expected }.
problem-board-was-played = Board { $found } has already been played: enter its deal by hand.

# the director's desk

problem-called-already = The director has already been called to this table (call { $found }).
problem-call-exists = Call { $found } already exists.
problem-no-such-call = There is no open call { $found }.
problem-call-taken = Call { $found } is already with { $expected }.
problem-call-of-others = Only the players who made call { $found } can cancel it.
problem-appeal-of-others = Only those who appealed can withdraw the appeal: { $expected }.
problem-call-elsewhere = Call { $found } came from another table.
problem-own-table = { $found } plays at this table: somebody else rules here{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-edition = This event is played under the Laws of { $expected }, not of { $found }.
problem-ruling-regulations = This event uses the regulations “{ $expected }”, not “{ $found }”.
problem-ruling-open-question = A question of the ruling is still open ({ $expected }): answer it first.
problem-ruling-needs-board = This ruling is about the score: name the board{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-needs-outcome = The ruling leaves the score to you ({ $expected }): enter the score of the board.
problem-outcome-against-ruling = The ruling gives { $expected } on the board, not { $found }.
problem-ruling-leaves-no-score = The ruling does not change the score; { $found } cannot be given with it.
problem-ruling-tricks = { $found } tricks cannot be transferred (possible: { $expected }).
problem-ruling-without-forms = The board is not fouled by this ruling, so it has no version “{ $found }”.
problem-ruling-needs-fine = The ruling penalises this side ({ $found }), but the regulations give no figure. Enter the penalty.
problem-fine-against-ruling = The regulations set the penalty at { $expected }% of a top, not { $found-unit }.
problem-ruling-without-penalty = The ruling has no penalty for this side, so { $found } cannot be deducted.
problem-ruling-number = The next ruling has the number { $expected }, not { $found }.
problem-no-such-ruling = There is no ruling { $found }.
problem-ruling-replaced = Ruling { $found } has been replaced by ruling { $expected }.
problem-ruling-elsewhere = Ruling { $found } was given at another table or on another board.
problem-ruling-overtaken = The score has been changed since the ruling, which gave { $expected }.
problem-told-already = { $found } has already been told of the ruling ({ $expected }).
problem-no-such-review = The ruling has no reminder { $found }; it has { $expected }.
problem-reviewed-already = Reminder { $found } of this ruling is already done.

# appeals

problem-appeal-inadmissible = { $found ->
    [other_table] You can appeal only against a ruling at your own table ({ $expected }).
    [not_entitled] Only the contestant, or the captain, may appeal ({ $expected }).
    [late] The time for an appeal is over ({ $expected }).
    [no_concurrence] Your partner, or your captain, must agree to the appeal ({ $expected }).
    [nobody_above] There is no higher director than the one who ruled, so there is no review ({ $expected }).
   *[other] The appeal is not heard ({ $expected }).
}
problem-appeal-not-yours = This step is for: { $expected-party }. Your role here: { $found-role }.
problem-appeal-needs-decision = Write down the decision.
problem-outcome-without-decision = “{ $found-act }” decides nothing: only “{ $expected-act }” changes a score.
problem-appeal-for-committee = An appeal of this kind ({ $found-issue }) goes to the committee ({ $expected }).
problem-appeal-changes-nothing = On this point ({ $found-issue }) the ruling cannot be changed here; a change can only be recommended ({ $expected }).
problem-review-changes-nothing = A review changes a ruling only if steps needed for a correct ruling were left out ({ $expected }).
problem-recourse-changes-nothing = This decision changes the result only if the director has admitted an error ({ $expected }).
problem-review-of-own-ruling = Nobody can review his own ruling: { $found } gave it ({ $expected }).

# recheck

recheck-ruling = { $event }, ruling { $number }, table { $at }: { $what }
recheck-differs = Given by version { $program }; today these parts differ: { $parts }.
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
recheck-part-path = laws applied
recheck-part-effects = effects
recheck-part-options = choices
recheck-part-reviews = reminders
recheck-part-considered = clauses considered
recheck-part-facts = facts

# the event and its people

problem-no-such-event = There is no event “{ $found }”.
problem-event-exists = The event “{ $found }” already exists.
problem-event-name = Give the event a name.
problem-event-date = “{ $found }” is not a date; write it as { $expected }.
problem-event-time = “{ $found }” is not a time; write it as { $expected }.
problem-series-name = { $found } cannot be the name of a series: it contains characters that cannot be shown.
problem-not-archived = Move “{ $found }” to the archive first; then you can delete it.
problem-schema-of-the-future = A fact of form { $found } comes from a newer program; this one reads up to { $expected }.
problem-not-allowed = { $expected ->
    [none] Sign in first.
   *[other] Only these can do this: { $expected-role }. Your role here: { $found-role }.
}
problem-person-unnamed = Say who the person is.
problem-not-an-office = Nobody can be appointed { $found-role }: that comes with an entry.
problem-not-appointed = { $found } has not been appointed ({ $expected-role }).
problem-last-organiser = An event needs at least one organiser; { $found } is the last.
problem-not-a-deputy = { $found } cannot stand in: a deputy is a director or an assistant who does not play in that contestant.
problem-nobody-to-enter = Name the players to enter.
problem-nothing-to-undo = Say what to undo.
problem-cannot-undo = Entry no. { $found } cannot be undone: it does not exist, is already undone, or the event depends on it.
problem-undo-not-allowed = Entry no. { $expected } can be undone only by somebody who may also do it. Your role here: { $found-role }.
problem-undo-in-the-way = Entry no. { $found } depends on what you want to undo. Undo it first.
problem-undo-part = Entry no. { $found } carries out a ruling and can be undone only with it; { $expected } belong together.

# who meets whom, and the rounds

problem-nobody-to-seat = There is nobody to seat in the section “{ $found }”.
problem-not-in-section = { $found } should stay at one table but does not play in this section.
problem-section-not-seated = The section “{ $found }” has no movement yet.
problem-seated-already = { $found } already has a seat in this session.
problem-draw-of-bracket = A knock-out follows its bracket and is not drawn by hand; name the seeds before the first round.
problem-draw-byes = At most one contestant sits out, not all of these: { $found }.
problem-round-over-already = Round { $found } is already over.
problem-clock-stopped = The clock of round { $found } is already stopped.
problem-clock-not-stopped = The clock of round { $found } is running.
problem-round-not-to-come = Round { $found } cannot be delayed. Choose one of { $expected }.
draw-round-open = Round { $round } is not complete: missing results at tables { $tables } do not count in this draw.
round-results-missing = Round { $round } is over, but results are missing at tables { $tables }.

# penalties, forfeits, the end

problem-penalty-number = “{ $found }” is not a number; write { $expected }.
problem-not-opponents = { $found } do not meet in round { $expected }.
problem-awarded-already = { $found } already has an award for round { $expected }.
problem-posted-already = The score of session { $found } has already been posted.
problem-round-still-played = Round { $found } is still being played.
problem-score-not-posted = The score of session { $found } has not been posted: the correction period has not begun ({ $expected }).
problem-period-by-organiser = Only the organiser can end the correction period early ({ $expected }). Your role here: { $found-role }.
problem-period-still-runs = The correction period lasts until { $found } ({ $expected }).
problem-period-ended-already = The correction period of session { $found } is already over.
problem-period-not-over = The correction period of session { $found } is not over ({ $expected }).
problem-not-level = These are not tied: { $found }. Tied are { $expected }.
problem-first-phase-field = The first phase (“{ $found }”) includes everyone who entered, unless you name who plays.

# line-ups

problem-lineup-no-match = There are no line-ups here: this table is not a match of two teams in two rooms ({ $found-system }).
problem-lineup-stanza = There is no stanza { $found } in this match; there are { $expected }.
problem-lineup-own-team = A captain hands in the line-up of his own team ({ $expected }), not that of { $found }.
problem-lineup-by-director = Only the director can do this, not { $found }.
problem-lineup-right = The right of choice cannot be “{ $found-right }” in this stanza; under the regulations it is { $expected-right }.
lineup-choice-blind = nobody’s
problem-lineup-no-lot = There is nothing to draw lots for in this match, or the lots have been drawn already.
problem-lineup-no-picks = No stanzas are chosen in this match, or lots have not been drawn yet.
problem-lineup-pick-turn = It is { $expected }’s turn to choose, not { $found }’s.
problem-lineup-right-known = The right of choice in stanza { $found } is already decided.
