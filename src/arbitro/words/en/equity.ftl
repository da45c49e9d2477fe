# What would have happened, and a proposal for the director.

problem-samples-needed = { $found } samples tell nothing; their number is { $expected }.
problem-no-sample-found = Not one of { $found } deals drawn satisfies “{ $expected }” with the cards that are known; loosen the constraints, or raise the tries.
problem-no-field = There is no other table to compare with; give the scores like { $expected }.
problem-outcome-twice = “{ $found }” is already among the outcomes, itself or its contract.
problem-tricks-not-known = Nothing tells the tricks in “{ $found }”; give a result such as { $expected }.
problem-no-legal-outcome = No outcome could be reached legally; there is nothing to weigh ({ $expected }).
problem-bad-step = Weights cannot go in steps of { $found }; the whole must be so many steps, as with { $expected }.
problem-contract-needed = Say which contract is meant, such as { $expected }.
problem-before-range = Card number { $found } is not in the play; the numbers are { $expected }.
problem-vulnerability-needed = Nobody can tell who is vulnerable; give one of { $expected }.
problem-nothing-hidden = “{ $found }” says nothing: no hand is hidden. Name the hands to be dealt again in “hidden”.

equity-title = A proposal to the director. It decides nothing.
equity-cards =
    { $contract }, before card { $before } ({ $seat }): as the cards lie declarer has { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } in all, { $won } of them won already.
equity-card = { $card }: { $tricks }
equity-samples = { $contract }, before card { $before }: { $samples } possible deals, kept out of { $tries } generated from the seed “{ $seed }”; hidden: { $seats }; constraints: { $constraints }
equity-samples-few = The tries were used up: { $samples } deals of { $wanted }.
equity-unsolved =
    { $unsolved ->
        [one] 1 deal was not solved within the time limit and is left out
       *[other] { $unsolved } deals were not solved within the time limit and are left out
    }; the intervals below hold whatever they would have been.
equity-tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $count } of { $samples }; with { $confidence } % confidence between { $low } % and { $high } % of all such deals
equity-double-dummy = All this is double dummy: from there on everybody plays as if he saw all the cards.
equity-outcomes = The outcomes in this field ({ $method }):
equity-by-matchpoints = matchpoints
equity-by-cross_imps = IMPs against the other tables
equity-by-butler = Butler
equity-weight = proposed weight { $percent } %
equity-weight-asked = weight to be told
equity-weight-none = not weighed: it could not be reached legally
equity-asked = Nothing tells how likely these are; the director gives their weights: { $ways }
equity-expected = With these weights: NS { $ns }, EW { $ew } ({ $clause })
equity-rests = The weights rest on: { $basis }
equity-basis-cards = double dummy as the cards lie
equity-basis-samples = double dummy over samples
equity-basis-other_tables = how often the other tables went that way
equity-basis-director = what the director said
equity-basis-only = no other course was possible
equity-table = At the table { $result } { $score }: NS { $ns }, EW { $ew }
equity-difference = the proposal changes that by: NS { $ns }, EW { $ew }
