# Movements: their forms, what they give up, what is wrong with them.

movement-form-mitchell = Mitchell
movement-form-skip = Mitchell with a skip
movement-form-relay = Mitchell with relay and share
movement-form-sit-out = Mitchell with a half table
movement-form-rover = Mitchell with a rover pair
movement-form-arrow-switch = Mitchell with arrow switch
movement-form-web = web Mitchell
movement-form-barometer = barometer
movement-form-howell = Howell
movement-form-howell-in-halves = Howell in half rounds
movement-form-three-quarter-howell = three-quarter Howell
movement-form-individual = individual
movement-form-round-robin = round robin
movement-form-double-round-robin = double round robin
movement-form-triple = triple
movement-form-american-whist = American whist
movement-form-american-whist-share = American whist, opposite tables share
movement-form-american-whist-relay = American whist with a relay
movement-form-new-england = New England
movement-kind-pairs = pairs
movement-kind-individual = individual
movement-kind-teams = teams
movement-kind-matches = matches of teams

movement-who-pairs =
    { $count ->
        [one] pair { $numbers }
       *[other] pairs { $numbers }
    }
movement-who-teams =
    { $count ->
        [one] team { $numbers }
       *[other] teams { $numbers }
    }
movement-who-players =
    { $count ->
        [one] player { $numbers }
       *[other] players { $numbers }
    }

# What a proposal gives up.

trade-time = Playing time { $minutes } min.
trade-time-of = Playing time { $minutes } of { $most } min.
trade-fewer-boards = Nobody plays more than { $played } boards; { $wanted } would be usual or possible.
trade-boards-left = Boards not used: { $boards }.
trade-winners-1 = One ranking for all.
trade-winners-2 = North-South and East-West are ranked separately: two winners.
trade-sits-out = { $contestants ->
    [one] 1 contestant sits out, at most { $times }×.
   *[other] { $contestants } contestants sit out, each at most { $times }×.
}
trade-uneven = Some play { $least } boards, others { $most }.
trade-rover = The odd pair is a rover: it takes another pair’s place in every round except when it sits out itself.
trade-fixed = Stay at one table: { $numbers }. Stationary places: { $places }.
trade-not-met = { $percent }% of the possible opponents do not meet.
trade-shared = Rounds in which tables share boards: { $rounds }.
trade-copies = Each board is needed in { $copies } copies.
trade-single = Players move after every board.
trade-late-waiting = Kept for late arrivals in round 2: { $numbers }. In round 1 these wait for them: { $waiting }.
trade-late-half-table = Kept for late arrivals in round 2: { $numbers }, who would sit out round 1 anyway. Nobody waits.
trade-late-table = Kept for late arrivals in round 2: { $numbers }, who would meet each other in round 1. Nobody waits.

# What is wrong with a movement.

defect-two-places = Round { $round }: at two places at once: { $who }.
defect-sits-and-sits-out = Round { $round }: both at a table and sitting out: { $who }.
defect-sits-out = Round { $round }: no seat for { $who }.
defect-table-twice = Round { $round }: table { $table } appears { $times } times.
defect-board-again = Boards played more than once by { $who }: { $boards }.
defect-boards-not-played = Boards not played by { $who }: { $boards }.
defect-no-other-table = Boards that no other table plays the other way round, for { $who }: { $boards }.
defect-meet-again = Met by { $who } { $times } times: { $others }.
defect-do-not-meet = Never met by { $who }: { $others }.
defect-meet-less = Met by { $who } less often than is usual here: { $others }.
defect-do-not-partner = Never the partner of { $who }: { $others }.
defect-partner-again = Partner of { $who } { $times } times: { $others }.

defects-two-places = at two places at once: { $count }×
defects-sits-and-sits-out = both at a table and sitting out: { $count }×
defects-sits-out = rounds in which somebody sits out: { $count }
defects-table-twice = tables that appear twice: { $count }
defects-board-again = contestants who play a board more than once: { $count }
defects-boards-not-played = contestants who do not play all boards: { $count }
defects-no-other-table = boards without a second table: { $count }
defects-meet-again = repeated meetings: { $count }
defects-do-not-meet = missing meetings: { $count }
defects-meet-less = meetings rarer than usual: { $count }
defects-do-not-partner = missing partnerships: { $count }
defects-partner-again = repeated partnerships: { $count }

# The command.

movement-verdict-perfect = Fair: everyone meets everyone, plays every board once, and is compared with all others equally often.
movement-verdict-complete = Complete: everyone meets everyone and plays every board once; comparisons are not quite equal.
movement-verdict-defects = With shortcomings.
movement-verdict-short =
    { $verdict ->
        [perfect] fair
        [complete] complete
       *[defects] shortcomings
    }
movement-balance = How often a pair is compared with one rival: { $least }% to { $most }% of its comparisons; perfectly fair would be { $even }%.
movement-options = Options, the best first
movement-option = Movement
movement-column-tables = Tables
movement-column-rounds = Rounds × boards
movement-column-minutes = Minutes
movement-column-winners = Winners
movement-column-verdict = Quality
movement-column-cost = Disadvantages
movement-round = Round
movement-table = Table
movement-tables = Tables
movement-boards = Boards
movement-sits-out = Sits out
movement-rests = sits out
movement-opponents = Against
movement-partner = Partner
movement-proof = Check
movement-shares = Comparisons with each rival, %
movement-place = Place
movement-way =
    { $way ->
        [ns] N-S
        [ew] E-W
        [n] N
        [e] E
        [s] S
       *[w] W
    }
movement-title = { $name }: tables { $tables }, rounds { $rounds } × boards { $boards }
movement-checked = { $name }: tables { $tables }, rounds { $rounds }, boards { $boards }, contestants { $contestants }
movement-unnamed = Movement
movement-card = { $who }
movement-card-stays = { $who } – stays
movement-table-card = Table { $table }
movement-shared-title = Boards at several tables
movement-shared = Round { $round }: boards { $boards } at tables { $tables }
movement-resting-title = Boards on the side table
movement-resting = Round { $round }: boards { $boards }, { $from ->
        [none] not yet played
       *[other] from table { $from }
    }, { $to ->
        [none] not needed again
       *[other] for table { $to }
    }
movement-written = Written: { $file }

problem-movement-part = This part of the movement is not in the right form: { $found }.
problem-movement-number = { $found } is not possible here. The number must be { $expected }.
problem-movement-file-rounds = Rounds of the movement: { $found }; there must be { $expected }.
problem-movement-file-tables = The round has { $found } tables; there must be { $expected }.
problem-movement-round-twice = Round { $found } appears twice.
problem-movement-no-boards = The table has no boards. Give it some.
problem-movement-board-twice = Board { $found } is listed twice at the same table.
problem-movement-sides-differ = Some sides have one number and others two; in an individual all have two, otherwise all have one.
problem-movement-kind-sides = The sides do not match “{ $found-kind }”: two numbers in an individual, otherwise one.
problem-movement-late = { $found } contestants cannot arrive late here. The number must be { $expected }.
problem-movement-late-kind = Nobody can be added later to this movement (“{ $found-kind }”); it is possible with: { $expected-kind }.
problem-movement-late-round = Nobody can join in round { $found }. The round must be { $expected }.
problem-movement-number-taken = The number { $found } is taken; { $expected } is free.
problem-movement-no-half-table = From round { $found } there is no half table to fill.
problem-movement-form-unknown = There is no form “{ $found }” here; the forms are { $expected }.
problem-movement-told-contestants = { $found } contestants are not possible. The number must be { $expected }.
problem-movement-told-boards = { $found } boards are not possible. The number must be { $expected }.
problem-movement-told-rounds = The number of rounds cannot be { $found }. It must be { $expected }.
problem-movement-told-hours = { $found } hours are not possible. Write { $expected }.
problem-movement-fixed-unknown = { $found } should stay at one table but does not take part; the numbers are { $expected }.
problem-movement-hours-few = { $found } min are not enough; the shortest movement takes { $expected } min.
problem-movement-boards-few = { $found } boards are too few; { $expected } would be enough.
problem-movement-rounds-possible = The number of rounds cannot be { $found } here; possible: { $expected }.
problem-movement-form-size = There is no { $found } for this number of contestants, boards and rounds; possible: { $expected }.
problem-movement-one-winner = With { $found } contestants, these boards and rounds allow only a movement with two winners.
problem-movement-contestants = There is no movement for { $found } contestants; possible numbers: { $expected }.
problem-movement-who = Say who plays, only once: { $expected }.
trade-halves = Half rounds: each two meet for two in a row, and some tables change direction in between.
problem-movement-line = “{ $found }” is not a table of a movement; write it like { $expected }.
problem-movement-table-twice = The same round and table are given twice ({ $found }).
