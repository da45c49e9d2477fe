# Times of the rounds, the clock of a session, and what American whist gives up.

schedule-granted = Of the tolerance { $granted } min are granted.
schedule-change-over = Between rounds { $minutes } min for the change-over.
schedule-break = After round { $round } a break of { $minutes } min.
schedule-fits = It takes { $minutes } min; { $spare } min are left.
schedule-too-long = It takes { $minutes } min, { $spare } min too many.
clock-later = Round { $round } begins at minute { $start }, { $late } min later than planned.
clock-break-cut = The break before round { $round } is cut to { $minutes } min.
clock-until-forfeit = The minutes count until the match is forfeited, { $limit } min after the start.
clock-table-late = Table { $table } ended { $late } min after the round; boards still played then: { $boards }.
clock-time-used = At table { $table } { $name } used { $minutes } min for calls and plays.

whist-odd = { $teams } teams: each misses one set of boards, since no board can be played by an odd number of teams.
whist-skip = { $teams } teams: each misses one opponent and two sets of boards; no tables share.
whist-share = Everybody meets everybody; in one round opposite tables share their boards, at { $tables } pairs of tables.
whist-share-more-boards = That round needs new sets of boards: { $sets }.
whist-relay = Everybody meets everybody in { $rounds } rounds; each pair waits once while the other pair of its team plays.

problem-hours-range = { $found } hours are not possible; write { $expected }.
problem-schedule-break-round = There is no break after round { $found }; it is after round { $expected }.
problem-schedule-sessions = The sessions have { $found } rounds; together they must have { $expected }, and each at least one.
problem-clock-session = The schedule has no such session.
problem-clock-round = Round { $found } is not in this session; its rounds are { $expected }.
problem-clock-called-twice = Round { $found } was called twice.
problem-clock-ended-twice = Table { $found } ended round { $expected } twice.
problem-clock-order = The round was called at minute { $found }, but a later one at minute { $expected }.
problem-clock-ended-before = The table ended at minute { $found }, but the round was called at minute { $expected }.
problem-clock-now = Somebody is still missing; say what time it is.
problem-movement-teams = { $found } teams cannot play like this; it is { $expected }.
problem-movement-stanzas = { $found } boards cannot be shared out to { $expected } stanzas.
problem-movement-rounds-even = { $found } rounds leave matches unfinished; it must be an even number, { $expected }.
problem-movement-triple = A round robin of { $found } teams cannot end with a triple; it needs an odd number from 7 to 31, or 3.
problem-whist-form = “{ $found }” is for an even number of teams, not for { $expected }.
