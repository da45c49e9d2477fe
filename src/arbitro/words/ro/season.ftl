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
fees-none = Nimeni nu are de plătit și nimeni nu a plătit nimic.
problem-no-such-ladder = Nu există clasamentul de sezon { $found }.
problem-ladders-many = Clasamente de sezon: cel mult { $expected }.
problem-ladder-without-events = Indicați ce concursuri contează: enumerați-le sau scrieți cum încep numele lor.
problem-ladder-days = Ultima zi { $found } este înaintea primei { $expected }.
problem-ladder-handicap = { $found } nu merge în acest handicap; trebuie să fie { $expected }.
problem-fee-currency = { $found ->
    [none] Indicați moneda cu trei litere, de exemplu EUR.
   *[other] { $found } nu este o monedă; scrieți trei litere, de exemplu EUR.
}
problem-fee-currency-other = Taxele acestui concurs sunt în { $expected }, nu în { $found }.
problem-fee-not-set = Stabiliți mai întâi taxa acestui concurs.
problem-fee-amount = { $found } nu este o sumă; se scrie ca 7.50, de la { $expected }.
