# Times of the rounds, the clock of a session, and what American whist gives up.

schedule-granted = { $granted } min of the tolerance are granted.
schedule-change-over = { $minutes } min for the move between rounds.
schedule-break = A break of { $minutes } min after round { $round }.
schedule-fits = It takes { $minutes } min; { $spare } min are left.
schedule-too-long = It takes { $minutes } min: { $spare } min too long.
clock-later = Round { $round } begins at minute { $start }, { $late } min late.
clock-break-cut = The break before round { $round } is shortened to { $minutes } min.
clock-until-forfeit = The minutes count until the match is forfeited, { $limit } min after the start.
clock-table-late = Table { $table } finished { $late } min after the round; boards still in play then: { $boards }.
clock-time-used = At table { $table } { $name } used { $minutes } min for calls and plays.

whist-odd = { $teams } teams: each misses one set of boards, because an odd number of teams cannot all play a board.
whist-skip = { $teams } teams: each misses one opponent and two sets of boards; no tables share boards.
whist-share = Everybody meets everybody; in one round opposite tables share their boards, at { $tables } pairs of tables.
whist-share-more-boards = That round needs new sets of boards: { $sets }.
whist-relay = Everybody meets everybody in { $rounds } rounds; each pair waits once while the other pair of its team plays.

problem-hours-range = { $found } hours are not possible. Write { $expected }.
problem-schedule-break-round = There is no break after round { $found }; breaks are after round { $expected }.
problem-schedule-sessions = Rounds of the sessions: { $found }; together they must have { $expected }, and each at least one.
problem-clock-session = The schedule does not contain this session.
problem-clock-round = Round { $found } is not in this session; its rounds are { $expected }.
problem-clock-called-twice = Round { $found } was called twice.
problem-clock-ended-twice = Table { $found } ended round { $expected } twice.
problem-clock-order = The round was called at minute { $found }, but a later one at minute { $expected }.
problem-clock-ended-before = The table ended at minute { $found }, but the round was called at minute { $expected }.
problem-clock-now = Somebody is still missing; say what time it is.
problem-movement-teams = { $found } teams cannot play like this. The number must be { $expected }.
problem-movement-stanzas = { $found } boards cannot be divided into { $expected } stanzas.
problem-movement-rounds-even = Matches are left unfinished; rounds: { $found }. The number must be even: { $expected }.
problem-movement-triple = A round robin of { $found } teams cannot end with a triple; it needs an odd number from 7 to 31, or 3.
problem-whist-form = “{ $found }” is for an even number of teams, not for { $expected }.
