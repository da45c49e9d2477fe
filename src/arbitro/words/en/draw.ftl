# Draws: who meets whom, and why.

problem-round-to-draw = There is no round { $found }; rounds are { $expected }.
problem-too-few-to-draw = { $found } to be drawn; it takes { $expected } at least.
problem-drawn-twice = { $found } is in the draw twice.
problem-not-drawn = { $found } is not in the draw.
problem-not-entered = { $found } does not take part.
problem-round-already-drawn = Round { $found } cannot be drawn: a match of round { $expected } has been played.
problem-two-matches-in-a-round = { $found } has two matches, or a match and a bye, in round { $expected }.
problem-no-draw = There is no draw of these { $found } for round { $expected } in which nobody meets who may not meet.
problem-meetings-limit = A limit of { $found } meetings is not possible; the limit is { $expected }.
problem-seeds-number = There cannot be { $found } seeds; there are { $expected }.
problem-knockout-over = The knock-out is over; { $found } has won it.
problem-no-such-match = There is no match { $found } in this round; the matches are { $expected }.
problem-match-without-winner = Match { $found } has no winner: { $expected }.
problem-not-in-match = { $found } does not play in this match: { $expected }.
problem-winners-of-match = { $found }: of this match { $expected } go on.
problem-no-choice-of-opponents = Nobody chooses opponents in this round: { $found }.
problem-not-choosing = { $found } does not choose; { $expected } do.
problem-not-to-be-chosen = { $found } cannot be chosen; these can: { $expected }.
problem-choice-missing = { $found } has not chosen an opponent; these are left: { $expected }.
problem-bad-draw-entry = This cannot be read: { $found }.
problem-bad-swap = “{ $found }” is not two names with a comma between them, such as { $expected }.

# Why two meet.

draw-level = Both have { $points } points.
draw-halves = Both have { $points } points; the upper half of them meets the lower.
draw-by-lot = Both have { $points } points; a lot put them together.
draw-float = { $higher } floats down and { $lower } up: { $points } points between them.
draw-ranked = { $higher } is number { $higher_rank } in the ranking, { $lower } number { $lower_rank }.
draw-met-before = Not { $contestant } and { $other }, who is nearer: they met in round { $round }.
draw-nearer-elsewhere = Not { $contestant } and { $other }, who is nearer: for all together it is better that { $other } meets { $meets }.
draw-nearer-sits-out = Not { $contestant } and { $other }, who is nearer: { $other } has the bye.
draw-home-balance-teams = { $home } is the home team: counting home matches less visiting ones, it has fewer than { $away }.
draw-home-balance-pairs = { $home } sits North-South: counting rounds North-South less those East-West, it has fewer than { $away }.
draw-home-lot-teams = { $home } is the home team by lot: { $away } has been at home as much.
draw-home-lot-pairs = { $home } sits North-South by lot: { $away } has sat there as much.
draw-home-drawn-teams = { $home } is the home team by lot.
draw-home-drawn-pairs = { $home } sits North-South by lot.
draw-by-hand = Put together by hand.

# Who sits out.

draw-bye-lowest = { $contestant }, number { $place } of { $of }, is the lowest that has had the fewest byes.
draw-bye-lot = { $contestant } was drawn last of { $of }, as number { $place }.
draw-bye-last = { $contestant }, number { $place } of { $of }, comes last in the ranking.
draw-bye-had = Not { $contestant }, who is lower but has had more byes.
draw-bye-impossible = Not { $contestant }, who is lower: the others could not all be drawn.

# Warnings.

draw-rematch = { $home } and { $away } meet again; they met in round { $round }.
draw-apart = { $home } and { $away } were not to meet.
draw-one-club = { $home } and { $away } are of one club.
draw-second-bye = { $contestant } has had a bye already.
draw-far-apart = { $home } and { $away } are farther apart than any two were before: { $points } points.
draw-roles-uneven-teams = Home and visiting matches differ by more than { $limit } for { $count ->
        [one] one team
       *[other] { $count } teams
    }: { $names }.
draw-roles-uneven-pairs = Rounds North-South and East-West differ by more than { $limit } for { $count ->
        [one] one pair
       *[other] { $count } pairs
    }: { $names }.

# Knock-out.

knockout-seed = { $entrant } is seed { $seed }.
knockout-unseeded = { $entrant } is not seeded and has the place by lot.
knockout-from-match = { $place ->
        [1] The winner of match { $match }.
       *[other] Number { $place } of match { $match }.
    }
knockout-chosen = { $chooser } has chosen { $other }.
knockout-three-way = Three play each other; { $go_on ->
        [1] the best goes on.
       *[other] the best { $go_on } go on.
    }
knockout-losers = Three who have lost play each other; the best comes back, { $go_on } in all.
knockout-bye = { $entrant }, seed { $seed }, waits for the next round.
knockout-bye-by-lot = { $entrant } waits for the next round by lot.
knockout-waits = The winner of match { $match } waits while the losers play.

# The page.

draw-title = { $system ->
        [swiss] Swiss
        [danish] Danish
       *[knockout] Knock-out
    }, round { $round }
draw-versus = { $home } – { $away }
draw-bye = Bye: { $contestant }
draw-seed = Seed: { $seed }
draw-warning = Note: { $text }
draw-match = Match { $number }: { $sides }
draw-round = Round { $round }
draw-winner-of = winner of { $match }
draw-second-of = number { $place } of { $match }
draw-champion = { $name } has won.
