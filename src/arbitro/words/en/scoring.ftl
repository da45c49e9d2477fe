# Problems of scoring.

problem-weights = The weights { $found } must be positive and add up to { $expected }.
problem-results-of-field = { $found } results are not possible. The number must be { $expected }.
problem-penalty-amount = A penalty must be more than nothing; { $found } is not.
problem-penalty-unit = { $expected ->
    [none] A penalty in “{ $found-unit }” cannot be taken from this total.
   *[other] A penalty in “{ $found-unit }” cannot be taken from a total in “{ $expected-unit }”.
}
problem-match-boards = A match of { $found } boards is not possible. It must have { $expected }.
problem-vp-range = { $found } victory points are out of range; they must be { $expected }.
problem-percent-range = { $found } is not a share; it must be { $expected }.
problem-no-percent-table = There is no table that turns { $found } into victory points.
problem-bad-score = { $found } is not a score; scores are { $expected }.
problem-board-twice = Board { $found } appears twice.
problem-result-twice = { $found } has two results on the same board.
problem-pair-against-itself = { $found } cannot play against itself.
problem-player-twice-at-table = { $found }: a table needs four different players.
problem-too-many-results = There are { $found } results where { $expected } were expected.
problem-sat-both-ways = North-South and East-West cannot be ranked separately: { $found } sat both ways.
problem-unknown-board = There is no board { $found }; the boards are { $expected }.
problem-unknown-line =
    { $expected ->
        [none] There is no result of { $found } on this board.
       *[other] There is no result number { $found } on this board; they are { $expected }.
    }
problem-no-such-penalty = { $found } has no such penalty.
problem-passages = There are { $found } versions of the board for { $expected } results.
problem-group-size = A group of { $found } results is not scored this way; it needs { $expected }.
problem-award-by-method = This adjusted score cannot be scored by this method.
problem-artificial-share = { $found } is not the share for this degree of fault; it is { $expected }.
problem-assigned-score-needed = The director must assign a score here ({ $expected }).
problem-datum-trim = { $found } scores cannot be left out at each end. The number must be { $expected }.
problem-datum-trim-share = A share of { $found } cannot be left out at each end; it must be { $expected }.
problem-datum-unit = A datum cannot be rounded to { $found }. The unit must be { $expected }.
problem-no-prospects = No possible result was named.
problem-no-likely-prospect = None of the possible results is marked as likely: mark at least one.
problem-illegal-prospect = The score { $found } was possible only because of the infraction ({ $expected }).
problem-weights-not-allowed = { $found ->
    [committee] The committee may not give weighted scores ({ $expected }).
   *[director] The director may not give weighted scores ({ $expected }).
}
problem-weighted-finding = “{ $found }” is not an answer here; it is one of { $expected }.
problem-match-length = There is no table for a match of { $found } boards; the lengths are { $expected }.

# Problems of results.
problem-results-format-not-told = Say with --from what the format of standard input is: { $expected }.
problem-no-results = It contains no results.
problem-bad-csv = This cannot be read as CSV: { $found }.
problem-bad-xml = This is not a USEBIO file: { $found }.
problem-bad-json-result = This result does not have the right form: { $found }.
problem-unknown-column = “{ $found }” is not a column; nearest: { $expected }.
problem-column-twice = The column { $found } appears twice.
problem-column-missing = The column { $found } is missing; the header is { $expected }.
problem-row-too-long = The row has { $found } values for { $expected } columns.
problem-pair-missing = The pair sitting { $found-side } is missing.
problem-pair-listed-twice = { $found } is in the list twice.
problem-unknown-pair = There is no pair { $found } in this event.
problem-board-not-in-play = The board { $found } is not in play; the boards are { $expected }.
problem-table-twice = Table { $found } has two results on this board in the same round.
problem-no-other-table = The result of { $found } cannot be compared: there is no other table.
problem-result-missing = There is no result; write { $expected } in the note if the board was not played.
problem-result-without-contract = “{ $found }” is given, but no contract.
problem-not-a-score = “{ $found }” is not a score. Write it like { $expected }.
problem-impossible-score = No contract scores { $found } here.
problem-score-not-of-contract = { $expected } cannot score { $found }.
problem-unknown-note = “{ $found }” is not a note; write it like { $expected }.
problem-bad-range = “{ $found }” is not a range; write it like { $expected }.
problem-bad-penalty = “{ $found }” is not a penalty; write it like { $expected }.
problem-bad-stratum = “{ $found }” is not a stratum with its pairs; write it like { $expected }.
problem-bad-number = “{ $found }” is not a number. Write it like { $expected }.
problem-bad-fault = “{ $found }” is not a degree of fault; it is one of { $expected }.
problem-too-many-scores = { $found } scores were given; the maximum is { $expected }.
problem-no-scores = No score was given; write them like { $expected }.

# Artificial scores
award-plus = Average plus
award-average = Average
award-minus = Average minus

# -- the lead that wins a match

margin-answer =
    { $exceeded ->
        [yes] Any lead of more than { $lead } { $unit ->
            [imps] IMPs
           *[points] points
        } wins.
       *[no] A lead of { $lead } { $unit ->
            [imps] { $lead ->
                [one] IMP
               *[other] IMPs
            }
           *[points] { $lead ->
                [one] point
               *[other] points
            }
        } wins; less is a draw.
    }
margin-simple = In simple victory points a match of { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } needs that lead.
margin-knockout = In a knock-out any larger difference wins the match.
margin-board_a_match = In board-a-match the lead is a part of all the points of { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, to the nearest one.
problem-tricks-without-sign = “{ $found }” may be tricks in all or overtricks: write { $expected } for overtricks, and “=” or “-1” otherwise.
problem-doubtful-letter = In “{ $found }” C may be { $expected }: write the suit as a symbol.
problem-column-not-read = The column “{ $found }” is not read.
problem-column-not-read-near = The column “{ $found }” is not read; did you mean { $expected }?
problem-method-for-teams = These are not results of team matches: no board was played by the same two teams at a second table. Score them with matchpoints, butler or cross-imps.
problem-method-for-pairs = These are results of team matches: on every board the same two teams meet at two tables. Score them with imps or bam.
problem-points-of-results = { $found } matchpoints are not possible among so many results. The number must be { $expected }.
problem-one-room-only = There is a result in one room only: the board is not compared.
problem-published-differs = Published for { $found }; from the results it is { $expected }.
problem-csv-not-kept = CSV has no place for names and deals: only the results are written.
