# Draws: who meets whom, and why.

problem-round-to-draw = There is no round { $found }; rounds are { $expected }.
problem-too-few-to-draw = There are only { $found } to draw; at least { $expected } are needed.
problem-drawn-twice = { $found } is in the draw twice.
problem-not-drawn = { $found } is not in the draw.
problem-not-entered = { $found } does not take part.
problem-round-already-drawn = Round { $found } cannot be drawn: a match of round { $expected } has already been played.
problem-two-matches-in-a-round = { $found } has two matches, or a match and a bye, in round { $expected }.
problem-no-draw = The { $found } contestants of round { $expected } cannot be paired without a match that is not allowed.
problem-meetings-limit = A limit of { $found } meetings is not possible. It must be { $expected }.
problem-seeds-number = There cannot be { $found } seeds. The number must be { $expected }.
problem-knockout-over = The knock-out is over; { $found } has won it.
problem-no-such-match = There is no match { $found } in this round; the matches are { $expected }.
problem-match-without-winner = Match { $found } has no winner: { $expected }.
problem-not-in-match = { $found } does not play in this match: { $expected }.
problem-winners-of-match = { $found }: from this match { $expected } qualify.
problem-no-choice-of-opponents = Nobody chooses opponents in this round: { $found }.
problem-not-choosing = { $found } does not choose; { $expected } do.
problem-not-to-be-chosen = { $found } cannot be chosen; these can: { $expected }.
problem-choice-missing = { $found } has not chosen an opponent; these are left: { $expected }.
problem-bad-draw-entry = This cannot be read: { $found }.
problem-bad-swap = “{ $found }” is not two names with a comma between them, such as { $expected }.

# Why two meet.

draw-level = Both have { $points } points.
draw-halves = Both have { $points } points; the upper half of that group meets the lower half.
draw-by-lot = Both have { $points } points; they were drawn by lot.
draw-float = No opponents with equal points are left: { $higher } meets { $lower }, { $points } points apart.
draw-ranked = { $higher } is ranked { $higher_rank }, { $lower } is ranked { $lower_rank }.
draw-met-before = { $contestant } does not meet { $other }, who is closer in the ranking: they met in round { $round }.
draw-nearer-elsewhere = { $contestant } does not meet { $other }, who is closer in the ranking: the whole draw is better if { $other } meets { $meets }.
draw-nearer-sits-out = { $contestant } does not meet { $other }, who is closer in the ranking: { $other } has the bye.
draw-home-balance-teams = { $home } is the home team: it has played at home less often than { $away }, compared with its away matches.
draw-home-balance-pairs = { $home } sits North-South: it has sat there less often than { $away }, compared with its rounds East-West.
draw-home-lot-teams = { $home } is the home team by lot: { $away } has been at home equally often.
draw-home-lot-pairs = { $home } sits North-South by lot: { $away } has sat there equally often.
draw-home-drawn-teams = { $home } is the home team by lot.
draw-home-drawn-pairs = { $home } sits North-South by lot.
draw-by-hand = Paired by hand.

# Who sits out.

draw-bye-lowest = { $contestant }, ranked { $place } of { $of }, has the bye: the lowest of those with the fewest byes.
draw-bye-lot = { $contestant } has the bye: drawn last, as number { $place } of { $of }.
draw-bye-last = { $contestant } has the bye: ranked { $place } of { $of }, last.
draw-bye-had = Not { $contestant }, who is ranked lower but has already had more byes.
draw-bye-impossible = Not { $contestant }, who is ranked lower: then the others could not all be paired.

# Warnings.

draw-rematch = { $home } and { $away } meet again; they met in round { $round }.
draw-apart = { $home } and { $away } should not meet.
draw-one-club = { $home } and { $away } belong to the same club.
draw-second-bye = { $contestant } has already had a bye.
draw-far-apart = { $home } and { $away } are { $points } points apart, more than any pairing so far.
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
knockout-unseeded = { $entrant } is unseeded and was placed by lot.
knockout-from-match = { $place ->
        [1] The winner of match { $match }.
       *[other] Number { $place } of match { $match }.
    }
knockout-chosen = { $chooser } has chosen { $other }.
knockout-three-way = Three play each other; { $go_on ->
        [1] the best goes on.
       *[other] the best { $go_on } go on.
    }
knockout-losers = Three losers play each other; the best returns, { $go_on } in total.
knockout-bye = { $entrant }, seed { $seed }, has a bye.
knockout-bye-by-lot = { $entrant } has a bye by lot.
knockout-waits = The winner of match { $match } waits while the losers play.

# The page.

draw-title = { $system ->
        [swiss] Swiss
        [danish] Danish
       *[knockout] Knock-out
    }, round { $round }
draw-versus = { $home } – { $away }
draw-bye = Bye: { $contestant }
draw-seed = Code of the draw: { $seed }
draw-warning = Note: { $text }
draw-match = Match { $number }: { $sides }
draw-round = Round { $round }
draw-winner-of = winner of { $match }
draw-second-of = number { $place } of { $match }
draw-champion = { $name } has won.
