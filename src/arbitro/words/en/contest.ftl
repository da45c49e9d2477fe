# An event: its plan, its facts, what may still be changed, its rankings.

problem-no-phase = An event needs at least one phase.
problem-phase-twice = Two phases are called “{ $found }”.
problem-system-of-form = This format cannot be played here. Possible: { $expected-system }.
problem-scoring-of-system = This phase cannot be scored by “{ $found-scoring }”. Possible: { $expected-scoring }.
problem-plan-number = { $found } is not possible here; it is one of { $expected }.
problem-group-twice = Two groups of a phase have the same name: { $found }.
problem-carry-over-share = A share of { $found } cannot be carried over. It must be between { $expected }.
problem-carry-over-first = Nothing can be carried over into the first phase.
problem-carry-over-here = The carry-over into this phase cannot be “{ $found-carry }”. Possible: { $expected-carry }.

problem-contest-event-form = This is not a fact of an event: { $found }. A line looks like { $expected }.
problem-not-opened = A log must begin with the opening of the event.
problem-opened-twice = The event has already been opened.
problem-unknown-phase = There is no phase “{ $found }”; there is { $expected }.
problem-phase-has-begun = The phase “{ $found }” has already begun.
problem-phase-before-open = The phase “{ $found }” cannot begin before “{ $expected }” is closed.
problem-phase-is-closed = The phase “{ $found }” is closed.
problem-qualifying-tie = { $found } are tied, and only { $expected } qualify. Break the tie first.
problem-unknown-group = There is no group “{ $found }”; there is { $expected }.
problem-not-in-group = { $found } does not play in the group “{ $expected }”.
problem-one-group-at-a-time = A movement is for one group, but these belong to several: { $found }.
problem-not-in-field = { $found } does not take part in this phase.
problem-not-a-player-of = { $found } does not play there; the players are { $expected }.
problem-withdrawn-twice = { $found } has already withdrawn.
problem-has-withdrawn = { $found } has withdrawn.

problem-not-by-movement = This phase (“{ $found-system }”) is drawn round by round, not seated by a movement.
problem-not-by-draw = This phase (“{ $found-system }”) is seated by a movement, not drawn.
problem-no-such-session = There is no session { $found }; there are { $expected }.
problem-no-such-round = There is no round { $found }; there are { $expected }.
problem-number-without-contestant = Nobody has number { $found } of the movement.
problem-two-places-at-once = { $found } would sit at two tables at once.
problem-plays-board-twice = { $found } would play this board twice.
problem-contestant-in-two-sections = { $found } is also seated in another section.
problem-round-before-not-drawn = Round { $found } cannot be drawn before round { $expected }.
problem-drawn-already = Round { $found } has already been drawn. To draw it again, replace the old draw.
problem-draw-table-twice = Table { $found } has two matches.
problem-three-not-paired = In a three-way match everyone meets both others; { $found } is missing.
problem-one-round-at-a-time = Change seats in one round at a time, not in several ({ $found }).
problem-no-such-table = There is no table { $found } in that round.
problem-seats-at-table = { $found }: the number of players does not match this table.
problem-round-not-begun = Round { $found } has not begun; the last that has is { $expected }.
problem-round-in-turn = Round { $found } cannot begin now; the next is { $expected }.
problem-round-not-seated = Round { $found } has no tables yet; rounds are seated up to { $expected }.

problem-board-not-here = Board { $found } is not at this table in this round; its boards are { $expected }.
problem-room-of-match = “{ $found-room }” is not a room here; possible are { $expected-room }.
problem-result-exists = Board { $found } already has a result here. Correct it instead.
problem-no-result-yet = Board { $found } has no result here yet.
problem-weighted-withdrawal = A contestant that withdraws is given an award, a percentage or IMPs, not a weighted score.
problem-score-and-adjusted = An adjusted score replaces a result ({ $found }); give only one of them.
problem-adjusted-one-side = An adjusted score needs both sides, North-South and East-West.
problem-penalty-twice = There is already a penalty “{ $found }”.
problem-penalty-without-round = In a knock-out a penalty counts in one match: name the round of the penalty “{ $found }”.
problem-award-without-matches = This phase has no matches ({ $found-scoring }): adjust a board instead of awarding a match.

problem-change-not-begun = The round has not begun, so nothing can be recorded in it ({ $expected }).
problem-change-period-over = The correction period is over ({ $expected }).
problem-change-results-stand = The round is over, and what was played stands: nobody can withdraw from it ({ $expected }).
problem-change-ruling-too-late = The time for a ruling is over; only an appeal can still change it ({ $expected }).
problem-change-round-was-played = That round has already been played ({ $expected }).
problem-change-round-has-begun = The round has begun: its draw stands ({ $expected }).

change-result = Result
change-seating = Seats
change-withdrawal = Withdrawal
change-adjusted-score = Adjusted score
change-redraw = New draw
change-late-contestant = Late contestant
change-penalty = Penalty
moment-past = Round over
moment-current = Round being played
moment-future = Round to come
moment-after-period = After the correction period
verdict-allowed = allowed
verdict-warned = with a warning
verdict-forbidden = forbidden
reason-within-period = until the correction period is over
reason-not-begun = there is nothing yet
reason-period-over = the period is over
reason-results-move = the results go to those who actually sat there
reason-director-seats = the director seats the players
reason-results-stand = what was played stands
reason-others-get-award = opponents get an award on the boards that are lost
reason-from-that-round = counts from that round
reason-director-adjusts = the director adjusts
reason-ruling-too-late = only an appeal can change it
reason-round-was-played = the round was played
reason-round-has-begun = the round has begun
reason-draw-was-announced = players have seen the draw
reason-misses-boards = boards are missed
reason-joins = joins from that round
reason-director-penalises = the director penalises
reason-approved-late = approved by the organiser, or decided on appeal
recomputed-board = the board
recomputed-match = the match
recomputed-session = the session
recomputed-ranking = the ranking
recomputed-draws = draws to come
recomputed-awards = awards
recomputed-seating = seats
recomputed-movement = the movement
corrections-title = What may still be changed
corrections-again = Computed again: { $what }

ranking-percent = %
ranking-carried = Carried over
ranking-penalty = Penalty
ranking-decided = Decided by
ranking-decided-director = the director
ranking-left = withdrawn
simulate-about =
    { $facts ->
        [one] 1 fact, seed { $seed }
       *[other] { $facts } facts, seed { $seed }
    }
problem-simulate-contestants = Say how many take part: { $expected }.
problem-simulate-system = { $found } cannot be played as { $expected }.
problem-standings-method = Say how to score: --method { $expected }. Only the log of an event (.jsonl) contains it.
problem-only-for-event-log = { $found } works only with the log of an event (.jsonl).
