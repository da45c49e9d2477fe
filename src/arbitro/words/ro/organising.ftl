# Ce cere un organizator de la server: circulații, membri, înscrieri, mese.

problem-proposal-large = Circulațiile se propun pentru cel mult { $expected }, nu pentru { $found }: împărțiți-i în secțiuni.
problem-proposal-boards = Etuiurile pe rundă se indică împreună cu numărul de runde și fără numărul total de etuiuri.
problem-no-members = În acest text nu este nimeni.
problem-room-changed = Sunteți înregistrat la cealaltă masă a meciului dumneavoastră ({ $expected ->
    [open] sala deschisă
   *[closed] sala închisă
}). În timpul rundei numai organizatorul vă poate lăsa să schimbați masa.
problem-room-full = Doi din echipa dumneavoastră sunt deja înregistrați la această masă. Înregistrați-vă la cealaltă masă a meciului sau întrebați arbitrul.
