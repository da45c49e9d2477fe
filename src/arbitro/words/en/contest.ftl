# An event: its plan, its facts, what may still be changed, its rankings.

problem-no-phase = An event has at least one phase.
problem-phase-twice = Two phases are called “{ $found }”.
problem-system-of-form = “{ $found }” cannot be played; possible are { $expected }.
problem-scoring-of-system = This phase cannot be scored by { $found }; possible are { $expected }.
problem-plan-number = { $found } is not possible here; it is one of { $expected }.
problem-group-twice = The groups of a phase have different names: { $found }.
problem-carry-over-share = A share of { $found } cannot be carried over; it lies between { $expected }.
problem-carry-over-first = Nothing can be carried over into the first phase.
problem-carry-over-here = “{ $found }” cannot be carried over into this phase; possible are { $expected }.

problem-contest-event-form = This is not a fact of an event: { $found }. A line looks like { $expected }.
problem-not-opened = A log begins with the opening of the event.
problem-opened-twice = The event has been opened already.
problem-unknown-phase = There is no phase “{ $found }”; there is { $expected }.
problem-phase-has-begun = The phase “{ $found }” has begun already.
problem-phase-before-open = The phase “{ $found }” cannot begin before “{ $expected }” is closed.
problem-phase-is-closed = The phase “{ $found }” is closed.
problem-qualifying-tie = { $found } are level, and only { $expected } go on: the tie has to be decided first.
problem-unknown-group = There is no group “{ $found }”; there is { $expected }.
problem-not-in-group = { $found } does not play in the group “{ $expected }”.
problem-one-group-at-a-time = A movement is for one group; these are of several: { $found }.
problem-not-in-field = { $found } does not take part in this phase.
problem-not-a-player-of = { $found } does not play there; the players are { $expected }.
problem-withdrawn-twice = { $found } has withdrawn already.
problem-has-withdrawn = { $found } has withdrawn.

problem-not-by-movement = A phase of the system { $found } is drawn round by round, not seated by a movement.
problem-not-by-draw = A phase of the system { $found } is seated by a movement, not drawn.
problem-no-such-session = There is no session { $found }; there are { $expected }.
problem-no-such-round = There is no round { $found }; there are { $expected }.
problem-number-without-contestant = Nobody has the number { $found } of the movement.
problem-two-places-at-once = { $found } would sit at two tables at once.
problem-plays-board-twice = { $found } would play this board twice.
problem-contestant-in-two-sections = { $found } is seated in another section as well.
problem-round-before-not-drawn = Round { $found } cannot be drawn before round { $expected }.
problem-drawn-already = Round { $found } is drawn already; a new draw has to say that it replaces the old one.
problem-draw-table-twice = Table { $found } has two matches.
problem-three-not-paired = In a match of three everybody meets both others; { $found } is missing.
problem-one-round-at-a-time = Seats are changed at tables of one round at a time, not of several ({ $found }).
problem-no-such-table = There is no table { $found } in that round.
problem-seats-at-table = { $found }: the number of players does not match this table.
problem-round-not-begun = Round { $found } has not begun; the last that has is { $expected }.
problem-round-in-turn = Round { $found } cannot begin now; the next is { $expected }.
problem-round-not-seated = Round { $found } has no tables yet; rounds are seated up to { $expected }.

problem-board-not-here = Board { $found } is not at this table in this round; its boards are { $expected }.
problem-room-of-match = “{ $found }” is not a room here; possible are { $expected }.
problem-result-exists = Board { $found } has a result here already; it can be corrected.
problem-no-result-yet = Board { $found } has no result here yet.
problem-weighted-withdrawal = A contestant that withdraws is given an award, a percentage or IMPs, not a weighted score.
problem-score-and-adjusted = An adjusted score stands in the place of a result ({ $found }), not beside it.
problem-adjusted-one-side = An adjusted score needs both sides: { $expected }.
problem-penalty-twice = There is a penalty “{ $found }” already.
problem-penalty-without-round = In a knock-out a penalty counts in one match: the penalty “{ $found }” has to name its round.
problem-award-without-matches = In this phase no matches are counted ({ $found }): a board is adjusted, not a match awarded.

problem-change-not-begun = The round has not begun: nothing can be recorded in it ({ $expected }).
problem-change-period-over = The correction period is over ({ $expected }).
problem-change-results-stand = What was played stands: nobody withdraws from a round that is over ({ $expected }).
problem-change-ruling-too-late = The time for a ruling is over; only an appeal can still change it ({ $expected }).
problem-change-round-was-played = That round was played already ({ $expected }).
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
reason-within-period = corrected until the period is over
reason-not-begun = there is nothing yet
reason-period-over = the period is over
reason-results-move = the results go with those who really sat there
reason-director-seats = the director seats the players
reason-results-stand = what was played stands
reason-others-get-award = opponents get an award on the boards that are lost
reason-from-that-round = counts from that round on
reason-director-adjusts = the director adjusts
reason-ruling-too-late = only an appeal can change it
reason-round-was-played = the round was played
reason-round-has-begun = the round has begun
reason-draw-was-announced = players have seen the draw
reason-misses-boards = boards are missed
reason-joins = joins from that round on
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
problem-simulate-contestants = Tell how many take part: one of { $expected }.
problem-simulate-system = { $found } cannot be played as { $expected }.
problem-standings-method = Tell how to score: --method { $expected }. Only the log of an event (.jsonl) says it itself.
problem-only-for-event-log = { $found } is for the log of an event (.jsonl) only.
