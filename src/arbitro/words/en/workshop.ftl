# Analysis, equity and scores over HTTP.

problem-solver-busy = The solver has { $found } questions before this one; ask again in a moment.
problem-no-deal = Board { $found } has no deal.
problem-too-much-asked = { $found } are more than can be asked for here; at most { $expected }.
problem-result-or-contract = Either a result or a contract with its tricks is needed ({ $expected }).
