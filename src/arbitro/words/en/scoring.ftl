# Problems of scoring.

problem-weights = The weights { $found } do not add up to { $expected }, each more than nothing.
problem-results-of-field = { $found } results are not possible; the number is { $expected }.
problem-penalty-amount = A penalty takes something; { $found } does not.
problem-penalty-unit = A penalty in “{ $found }” cannot be taken from a total in “{ $expected }”.
problem-match-boards = A match of { $found } boards is not possible; it has { $expected }.
problem-vp-range = { $found } victory points are out of range; they must be { $expected }.
problem-percent-range = { $found } is not a share; it must be { $expected }.
problem-no-percent-table = There is no table that turns { $found } into victory points.
problem-bad-score = { $found } is not a score; scores are { $expected }.
problem-board-twice = The board { $found } is there twice.
problem-result-twice = { $found } has two results on the same board.
problem-pair-against-itself = { $found } cannot play against itself.
problem-too-many-results = There are { $found } results where { $expected } were expected.
problem-sat-both-ways = There are no separate rankings for North-South and East-West: { $found } sat both ways.
problem-unknown-board = There is no board { $found }; the boards are { $expected }.
problem-unknown-line =
    { $expected ->
        [none] There is no result of { $found } on this board.
       *[other] There is no result number { $found } on this board; they are { $expected }.
    }
problem-no-such-penalty = { $found } has no such penalty.
problem-passages = There are { $found } passages of the board for { $expected } results.
problem-group-size = A group of { $found } results is not scored this way; it takes { $expected }.
problem-award-by-method = The award { $found } cannot be scored by this method.
problem-artificial-share = { $found } is not the share for this degree of fault; it is { $expected }.
problem-assigned-score-needed = The director must assign a score here ({ $expected }).
problem-datum-trim = { $found } scores cannot be left out at each end; the number is { $expected }.
problem-datum-trim-share = A share of { $found } cannot be left out at each end; it must be { $expected }.
problem-datum-unit = A datum cannot be rounded to { $found }; the unit is { $expected }.
problem-no-prospects = No possible result was named.
problem-no-likely-prospect = None of the possible results is { $expected }.
problem-illegal-prospect = The score { $found } could only come about by the infraction ({ $expected }).
problem-weights-not-allowed = Weighted scores are not allowed to “{ $found }” ({ $expected }).
problem-weighted-finding = “{ $found }” is not an answer here; it is one of { $expected }.
problem-match-length = A match of { $found } boards is not provided for; the lengths are { $expected }.
