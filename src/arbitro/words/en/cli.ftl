# The terminal's own sentences.

welcome = Arbitro { $version }: duplicate bridge from the shuffle to the appeal.
welcome-players = Players
welcome-directors = Directors
welcome-scorers = Scorers
welcome-organisers = Organisers
welcome-clubs = Clubs
welcome-programs = Programs
welcome-more = Every command: arbitro --help. One command with examples: arbitro score --help

interrupted = Stopped.

deal-written = Wrote { $file }.
deal-committed =
    { $boards ->
        [one] Publish the line above before the session. The secret of 1 board is in { $file }: keep it to yourself until the session is over.
       *[other] Publish the line above before the session. The secret of { $boards } boards is in { $file }: keep it to yourself until the session is over.
    }
deal-commitment = Check code of these boards: { $commitment }
deal-checked =
    { $boards ->
        [one] The board matches the check code { $commitment }.
       *[other] All { $boards } boards match the check code { $commitment }.
    }

show-page-title = { $boards } boards

check-file =
    { $file }: { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    } in order, { $problems ->
        [0] no problems
        [one] 1 problem
       *[other] { $problems } problems
    }

convert-done =
    { $boards ->
        [one] Wrote 1 board to { $file }.
       *[other] Wrote { $boards } boards to { $file }.
    }

demo-title = A session of { $tables } tables, { $rounds } rounds and { $boards } boards, from the seed “{ $seed }”
demo-pair = Pair { $number } { $side }
demo-rank = Rank
demo-pair-head = Pair
demo-percent = %
demo-ns = NS
demo-ew = EW
demo-result = Result
demo-score = Score NS

standings-title = Standings
standings-boards = Boards
standings-by-matchpoints = Matchpoints
standings-by-butler = Butler
standings-by-cross-imps = Cross-IMPs
standings-by-imps = IMPs
standings-by-bam = Board-a-match
standings-by-total = Total points
standings-about =
    { $method }: { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    }, { $results ->
        [one] 1 result
       *[other] { $results } results
    }
standings-section = Section { $section }
standings-stratum = Stratum { $stratum }
standings-rank = Rank
standings-pair = Pair
standings-team = Team
standings-name = Name
standings-points = Points
standings-penalty = Penalty
standings-score = Score
standings-number = Tables
standings-ns = NS
standings-ew = EW
standings-counted-ns = counts NS
standings-counted-ew = counts EW
standings-results = Results
standings-not-played = not played
standings-adjusted = adjusted
standings-fewer =
    { $results ->
        [one] 1 result instead of { $field }: in the ranking it counts as on a full board.
       *[other] { $results } results instead of { $field }: in the ranking they count as on a full board.
    }
standings-reading = Reading
standings-scoring = Scoring

quick-vp-simple-from = Simple victory points are meant for matches of { $boards } boards or more.
quick-vp = { $winner } – { $loser }
quick-imps = A difference of { $difference }: { $imps } IMPs
quick-top = Top { $top }
quick-score = { $score }: NS { $ns }, EW { $ew }
quick-neuberg = { $points } matchpoints of { $top }
quick-weighted = { $side }: { $points }
quick-part = { $weight } × ({ $score }: { $points })
quick-artificial = { $award }: { $percent }% ({ $source })
quick-artificial-top = { $award }: { $percent }%, { $points } points ({ $source })
quick-artificial-imps = { $award }: { $points } IMPs ({ $source })
quick-fouled-table = Group { $group }, { $score }: NS { $ns } ({ $percentns }%), EW { $ew } ({ $percentew }%), by the table for small groups
quick-fouled-neuberg = Group { $group }, { $score }: NS { $ns } ({ $percentns }%), EW { $ew } ({ $percentew }%), by Neuberg’s formula
quick-fouled-comparison = Group { $group }, { $score }: NS { $ns } ({ $percentns }%), EW { $ew } ({ $percentew }%)
quick-fouled-penalty = Penalty for cards in the wrong pocket: { $table }% of a top at the table, { $duplicating }% while duplicating
