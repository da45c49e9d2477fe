# Analysis, equity and scores over HTTP.

problem-solver-busy = The analysis has { $found } requests before yours. Try again in a moment.
problem-no-deal = Board { $found } has no deal.
problem-too-much-asked = { $found } are too many; at most { $expected }.
problem-result-or-contract = Give either a result or a contract with its tricks.
