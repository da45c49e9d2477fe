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
movement-form-three-quarter-howell = three-quarter Howell
movement-form-individual = individual
movement-form-round-robin = round robin
movement-form-double-round-robin = double round robin
movement-form-triple = triple
movement-form-american-whist = American whist
movement-form-american-whist-share = American whist, opposite tables share
movement-form-american-whist-relay = American whist with a relay
movement-form-new-england = New England

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
trade-fewer-boards = Nobody plays more than { $played } boards; { $wanted } would be possible or usual.
trade-boards-left = Boards that stay in the box: { $boards }.
trade-winners-1 = One ranking for all.
trade-winners-2 = North-South and East-West are ranked apart: two winners.
trade-sits-out = { $contestants } contestants sit out, at most { $times }× each.
trade-uneven = Some play { $least } boards, others { $most }.
trade-rover = The odd pair acts as rover: in every round except those in which it waits itself, it takes another pair’s place.
trade-fixed = At a table that stays: { $numbers }. Places that stay: { $places }.
trade-not-met = { $percent }% of those who could meet do not.
trade-shared = Tables pass boards to each other within a round: in { $rounds } rounds.
trade-copies = Each board is needed in { $copies } copies.
trade-single = A move after every board.
trade-late-waiting = Kept for those who come in round 2: { $numbers }. In round 1 these wait for them: { $waiting }.
trade-late-half-table = Kept for those who come in round 2: { $numbers }, who would sit out round 1 anyway. Nobody waits.
trade-late-table = Kept for those who come in round 2: { $numbers }, who would meet each other in round 1. Nobody waits.

# What is wrong with a movement.

defect-two-places = Round { $round }: at two places at once: { $who }.
defect-sits-and-sits-out = Round { $round }: at a table and sitting out: { $who }.
defect-sits-out = Round { $round }: without a place: { $who }.
defect-table-twice = Round { $round }: table { $table } is there { $times } times.
defect-board-again = Boards played more than once by { $who }: { $boards }.
defect-boards-not-played = Boards not played by { $who }: { $boards }.
defect-no-other-table = Boards without a second table, the other way round, for { $who }: { $boards }.
defect-meet-again = Met by { $who } { $times } times: { $others }.
defect-do-not-meet = Never met by { $who }: { $others }.
defect-meet-less = Met by { $who } less often than is usual here: { $others }.
defect-do-not-partner = Never the partner of { $who }: { $others }.
defect-partner-again = Partner of { $who } { $times } times: { $others }.

defects-two-places = at two places at once: { $count }×
defects-sits-and-sits-out = at a table and sitting out: { $count }×
defects-sits-out = rounds in which somebody sits out: { $count }
defects-table-twice = tables that are there twice: { $count }
defects-board-again = contestants with a board more than once: { $count }
defects-boards-not-played = contestants without all the boards: { $count }
defects-no-other-table = boards without a second table: { $count }
defects-meet-again = repeated meetings: { $count }
defects-do-not-meet = meetings missing: { $count }
defects-meet-less = meetings less often than usual: { $count }
defects-do-not-partner = partnerships missing: { $count }
defects-partner-again = repeated partnerships: { $count }

# The command.

movement-verdict-perfect = Perfect: all meet, everybody plays every board once, and all comparisons are shared out evenly.
movement-verdict-complete = Complete: all meet and everybody plays every board once; comparisons are not quite even.
movement-verdict-defects = With defects.
movement-verdict-short =
    { $verdict ->
        [perfect] perfect
        [complete] complete
       *[defects] defects
    }
movement-balance = Share of the comparisons with one rival: { $least }% to { $most }%; a perfect balance would be { $even }%.
movement-options = Options, the best first
movement-option = Movement
movement-column-tables = Tables
movement-column-rounds = Rounds × boards
movement-column-minutes = Minutes
movement-column-winners = Winners
movement-column-verdict = Verdict
movement-column-cost = Cost
movement-round = Round
movement-table = Table
movement-tables = Tables
movement-boards = Boards
movement-sits-out = Sits out
movement-rests = sits out
movement-opponents = Against
movement-partner = Partner
movement-proof = Proof
movement-shares = Share of comparisons by rival, %
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
movement-resting-title = Boards at rest
movement-resting = Round { $round }: boards { $boards }, { $from ->
        [none] not yet played
       *[other] from table { $from }
    }, { $to ->
        [none] not needed again
       *[other] for table { $to }
    }
movement-written = Written: { $file }

problem-movement-part = This part of the movement does not have the right form: { $found }.
problem-movement-number = { $found } is not a number that can stand here; it is { $expected }.
problem-movement-file-rounds = The movement has { $found } rounds; there must be { $expected }.
problem-movement-file-tables = The round has { $found } tables; there must be { $expected }.
problem-movement-round-twice = Round { $found } is there twice.
problem-movement-no-boards = The table has no boards.
problem-movement-board-twice = Board { $found } is listed twice at the same table.
problem-movement-sides-differ = Some sides have one number and others two; in an individual all have two, otherwise all have one.
problem-movement-kind-sides = The sides do not have the form of “{ $found }”: two numbers in an individual, otherwise one.
problem-movement-late = { $found } contestants cannot come late here; it is { $expected }.
problem-movement-late-kind = Nobody can be put in later where the kind is { $found }; it works for { $expected }.
problem-movement-late-round = Nobody can come in round { $found }; it is { $expected }.
problem-movement-number-taken = The number { $found } is taken; { $expected } is free.
problem-movement-no-half-table = From round { $found } on there is no half table that could be filled.
problem-movement-form-unknown = There is no form “{ $found }” here; the forms are { $expected }.
problem-movement-told-contestants = { $found } contestants are not possible; it is { $expected }.
problem-movement-told-boards = { $found } boards are not possible; it is { $expected }.
problem-movement-told-rounds = { $found } rounds are not possible; it is { $expected }.
problem-movement-told-hours = { $found } hours are not possible; write { $expected }.
problem-movement-fixed-unknown = { $found } is to stay at a table but does not take part; the numbers are { $expected }.
problem-movement-hours-few = { $found } min are too short; the shortest movement takes { $expected } min.
problem-movement-boards-few = { $found } boards are too few; { $expected } would be enough.
problem-movement-rounds-possible = { $found } rounds are not possible here; possible: { $expected }.
problem-movement-form-size = { $found } does not exist for this number of contestants, boards and rounds; possible: { $expected }.
problem-movement-one-winner = With { $found } contestants there is only a movement with two winners for these boards and rounds.
problem-movement-contestants = There is no movement for { $found } contestants; there are some for { $expected }.
problem-movement-who = Say who plays, and only once: { $expected }.
