season-rank = Rank
season-name = Name
season-total = Total
season-results = Results
season-partners = With
season-master-points = Master points
season-average = On average { $percent }
ladder-none = There are no ladders yet.
ladder-events = { $count ->
    [one] { $count } event counts so far.
   *[other] { $count } events count so far.
}
fees-due = Fee
fees-paid = Paid
fees-owed = Owed
fees-currency = Currency
fees-none = Nobody owes or has paid anything.
problem-no-such-ladder = There is no ladder { $found }.
problem-ladders-many = There can be at most { $expected } ladders.
problem-ladder-without-events = Say which events count: list them, or give the beginning of their names.
problem-ladder-days = The last day { $found } is before the first one { $expected }.
problem-ladder-handicap = { $found } is not possible in this handicap. It must be { $expected }.
problem-fee-currency = { $found ->
    [none] Say the currency in three letters, for example EUR.
   *[other] { $found } is not a currency; write three letters, for example EUR.
}
problem-fee-currency-other = The fees of this event are in { $expected }, not in { $found }.
problem-fee-not-set = Set the fee of this event first.
problem-fee-amount = { $found } is not an amount. Write it like 7.50, from { $expected }.
