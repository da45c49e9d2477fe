season-rank = Loc
season-name = Nume
season-total = Total
season-results = Rezultate
season-partners = Cu
season-master-points = Puncte de maestru
season-average = În medie { $percent }
ladder-none = Încă nu sunt clasamente de sezon.
ladder-events = { $count ->
    [one] Până acum contează { $count } concurs.
    [few] Până acum contează { $count } concursuri.
   *[other] Până acum contează { $count } de concursuri.
}
fees-due = Taxă
fees-paid = Plătit
fees-owed = De plată
fees-currency = Moneda
fees-none = Nimeni nu datorează și nu a plătit nimic.
problem-no-such-ladder = Nu există clasamentul de sezon { $found }.
problem-ladders-many = Pot fi cel mult { $expected } clasamente de sezon.
problem-ladder-without-events = Spune ce concursuri contează: listează-le sau scrie cum încep numele lor.
problem-ladder-days = Ultima zi { $found } este înaintea primei { $expected }.
problem-ladder-handicap = { $found } nu merge în acest handicap; trebuie să fie { $expected }.
problem-fee-currency = { $found ->
    [none] Spune moneda cu trei litere, de exemplu EUR.
   *[other] { $found } nu este o monedă; scrie trei litere, de exemplu EUR.
}
problem-fee-currency-other = Taxele acestui concurs sunt în { $expected }, nu în { $found }.
problem-fee-not-set = Stabilește mai întâi taxa acestui concurs.
problem-fee-amount = { $found } nu este o sumă; scrie-o ca 7.50, de la { $expected }.
