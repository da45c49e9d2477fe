# What would have happened, and a proposal for the director.

problem-samples-needed = { $found } samples are not enough; use { $expected }.
problem-no-sample-found = None of { $found } generated deals satisfies “{ $expected }” with the known cards. Loosen the conditions, or allow more tries.
problem-no-field = There is no other table to compare with. Give the scores like { $expected }.
problem-outcome-twice = “{ $found }” is already among the outcomes, itself or its contract.
problem-tricks-not-known = The tricks in “{ $found }” cannot be computed. Give a result such as { $expected }.
problem-no-legal-outcome = No outcome could be reached legally, so there is nothing to weight ({ $expected }).
problem-bad-step = Steps of { $found } do not add up to the whole. Use a step such as { $expected }.
problem-contract-needed = Say which contract is meant, such as { $expected }.
problem-before-range = Card number { $found } is not in the play; the numbers are { $expected }.
problem-vulnerability-needed = The vulnerability is not known. Give it, or the number of the board.
problem-nothing-hidden = “{ $found }” has no effect: no hand is hidden. Name the hands to be dealt again in “hidden”.

equity-title = A proposal to the director. It decides nothing.
equity-cards =
    { $contract }, before card { $before } ({ $seat }): as the cards lie declarer has { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } in all, { $won } of them won already.
equity-card = { $card }: { $tricks }
equity-samples = { $contract }, before card { $before }: { $samples } possible deals, kept out of { $tries } generated from the seed “{ $seed }”; hidden: { $seats }; constraints: { $constraints }
equity-samples-few = The tries were used up: only { $samples } of { $wanted } deals.
equity-unsolved =
    { $unsolved ->
        [one] 1 deal was not solved within the time limit and is left out
       *[other] { $unsolved } deals were not solved within the time limit and are left out
    }; the intervals below are valid whatever they would have given.
equity-tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $count } of { $samples }; with { $confidence }% confidence between { $low }% and { $high }% of all such deals
equity-double-dummy = All this is double dummy: from there on everyone plays as if all cards were visible.
equity-outcomes = The outcomes compared with the other tables ({ $method }):
equity-by-matchpoints = matchpoints
equity-by-cross_imps = IMPs against the other tables
equity-by-butler = Butler
equity-weight = proposed weight { $percent }%
equity-weight-asked = weight still to be given
equity-weight-none = no weight: it could not be reached legally
equity-asked = The cards do not show how likely these are. Give their weights: { $ways }
equity-expected = With these weights: NS { $ns }, EW { $ew } ({ $clause })
equity-rests = The weights are based on: { $basis }
equity-basis-cards = double dummy as the cards lie
equity-basis-samples = double dummy over samples
equity-basis-other_tables = how often the other tables went that way
equity-basis-director = what the director said
equity-basis-only = no other course was possible
equity-table = At the table { $result } { $score }: NS { $ns }, EW { $ew }
equity-difference = the proposal changes that by: NS { $ns }, EW { $ew }
