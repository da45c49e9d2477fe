# Un concurs: planul, faptele, ce se mai poate schimba, clasamentele.

problem-no-phase = Un concurs are cel puțin o fază.
problem-phase-twice = Două faze se numesc „{ $found }”.
problem-system-of-form = Această formulă nu se poate juca aici. Posibile: { $expected-system }.
problem-scoring-of-system = Faza aceasta nu se poate calcula cu „{ $found-scoring }”. Posibile: { $expected-scoring }.
problem-plan-number = { $found } nu este posibil aici; valorile sunt { $expected }.
problem-group-twice = Două grupe ale unei faze au același nume: { $found }.
problem-carry-over-share = O parte de { $found } nu se poate reporta; este între { $expected }.
problem-carry-over-first = În prima fază nu este nimic de reportat.
problem-carry-over-here = Carry-over-ul în faza aceasta nu poate fi „{ $found-carry }”. Posibile: { $expected-carry }.

problem-contest-event-form = Acesta nu este un fapt dintr-un concurs: { $found }. Un rând arată ca { $expected }.
problem-not-opened = Un jurnal începe cu deschiderea concursului.
problem-opened-twice = Concursul este deja deschis.
problem-unknown-phase = Nu există faza „{ $found }”; există { $expected }.
problem-phase-has-begun = Faza „{ $found }” a început deja.
problem-phase-before-open = Faza „{ $found }” nu poate începe înainte ca „{ $expected }” să fie închisă.
problem-phase-is-closed = Faza „{ $found }” este închisă.
problem-qualifying-tie = { $found } sunt la egalitate și merg mai departe doar { $expected }: întâi trebuie departajată egalitatea.
problem-unknown-group = Nu există grupa „{ $found }”; există { $expected }.
problem-not-in-group = { $found } nu joacă în grupa „{ $expected }”.
problem-one-group-at-a-time = O circulație este pentru o singură grupă; aceștia sunt din mai multe: { $found }.
problem-not-in-field = { $found } nu participă la faza aceasta.
problem-not-a-player-of = { $found } nu joacă acolo; joacă { $expected }.
problem-withdrawn-twice = { $found } s-a retras deja.
problem-has-withdrawn = { $found } s-a retras.

problem-not-by-movement = Faza aceasta („{ $found-system }”) se trage la sorți rundă cu rundă, fără circulație.
problem-not-by-draw = Faza aceasta („{ $found-system }”) urmează o circulație, fără trageri la sorți.
problem-no-such-session = Nu există sesiunea { $found }; există { $expected }.
problem-no-such-round = Nu există runda { $found }; există { $expected }.
problem-number-without-contestant = Nimeni nu are numărul { $found } al circulației.
problem-two-places-at-once = { $found } ar sta la două mese deodată.
problem-plays-board-twice = { $found } ar juca acest etui de două ori.
problem-contestant-in-two-sections = { $found } are loc și în altă secțiune.
problem-round-before-not-drawn = Runda { $found } nu se poate trage înaintea rundei { $expected }.
problem-drawn-already = Runda { $found } este deja trasă; o nouă tragere trebuie să precizeze că o înlocuiește pe cea veche.
problem-draw-table-twice = Masa { $found } are două meciuri.
problem-three-not-paired = Într-un meci de trei fiecare îi întâlnește pe ceilalți doi; lipsește { $found }.
problem-one-round-at-a-time = Locurile se schimbă la mesele unei singure runde odată, nu ale mai multora ({ $found }).
problem-no-such-table = În runda aceea nu există masa { $found }.
problem-seats-at-table = { $found }: numărul de jucători nu se potrivește cu această masă.
problem-round-not-begun = Runda { $found } nu a început; ultima începută este { $expected }.
problem-round-in-turn = Runda { $found } nu poate începe acum; urmează { $expected }.
problem-round-not-seated = Runda { $found } nu are încă mese; există mese până la runda { $expected }.

problem-board-not-here = Etuiul { $found } nu este la masa aceasta în runda aceasta; etuiurile sunt { $expected }.
problem-room-of-match = „{ $found-room }” nu este o sală aici; sunt posibile { $expected-room }.
problem-result-exists = Etuiul { $found } are deja un rezultat aici; poate fi corectat.
problem-no-result-yet = Etuiul { $found } nu are încă un rezultat aici.
problem-weighted-withdrawal = Celui care se retrage i se acordă o medie, un procent sau IMP-uri, nu un scor ponderat.
problem-score-and-adjusted = Un scor ajustat ține locul unui rezultat ({ $found }): dați numai unul dintre ele.
problem-adjusted-one-side = Un scor ajustat trebuie dat ambelor axe, Nord-Sud și Est-Vest.
problem-penalty-twice = Există deja o penalizare „{ $found }”.
problem-penalty-without-round = Într-un knockout o penalizare contează într-un singur meci: penalizarea „{ $found }” trebuie să aibă o rundă.
problem-award-without-matches = În faza aceasta nu se numără meciuri ({ $found-scoring }): se ajustează un etui, nu se acordă un meci.

problem-change-not-begun = Runda nu a început: în ea nu se poate înregistra nimic ({ $expected }).
problem-change-period-over = Perioada de corecție s-a încheiat ({ $expected }).
problem-change-results-stand = Ce s-a jucat rămâne: nimeni nu se retrage dintr-o rundă încheiată ({ $expected }).
problem-change-ruling-too-late = Timpul pentru o decizie a trecut; doar un apel o mai poate schimba ({ $expected }).
problem-change-round-was-played = Runda aceea s-a jucat deja ({ $expected }).
problem-change-round-has-begun = Runda a început: tragerea rămâne ({ $expected }).

change-result = Rezultat
change-seating = Locuri
change-withdrawal = Retragere
change-adjusted-score = Scor ajustat
change-redraw = Nouă tragere la sorți
change-late-contestant = Concurent întârziat
change-penalty = Penalizare
moment-past = Rundă încheiată
moment-current = Rundă în curs
moment-future = Rundă viitoare
moment-after-period = După perioada de corecție
verdict-allowed = permis
verdict-warned = cu avertisment
verdict-forbidden = interzis
reason-within-period = se corectează până la sfârșitul perioadei
reason-not-begun = nu există încă nimic
reason-period-over = perioada s-a încheiat
reason-results-move = rezultatele merg cu cei care au stat cu adevărat acolo
reason-director-seats = arbitrul așază jucătorii
reason-results-stand = ce s-a jucat rămâne
reason-others-get-award = adversarii primesc un scor pe donele pierdute
reason-from-that-round = se aplică din runda aceea
reason-director-adjusts = arbitrul ajustează
reason-ruling-too-late = doar un apel îl poate schimba
reason-round-was-played = runda s-a jucat
reason-round-has-begun = runda a început
reason-draw-was-announced = jucătorii au văzut tragerea
reason-misses-boards = se pierd done
reason-joins = intră din runda aceea
reason-director-penalises = arbitrul penalizează
reason-approved-late = aprobat de organizator sau hotărât în apel
recomputed-board = etuiul
recomputed-match = meciul
recomputed-session = sesiunea
recomputed-ranking = clasamentul
recomputed-draws = tragerile viitoare
recomputed-awards = punctele acordate
recomputed-seating = locurile
recomputed-movement = circulația
corrections-title = Ce se mai poate schimba
corrections-again = Se recalculează: { $what }

ranking-percent = %
ranking-carried = Carry-over
ranking-penalty = Penalizare
ranking-decided = Hotărât de
ranking-decided-director = arbitru
ranking-left = retras
simulate-about =
    { $facts ->
        [one] 1 fapt, codul { $seed }
        [few] { $facts } fapte, codul { $seed }
       *[other] { $facts } de fapte, codul { $seed }
    }
problem-simulate-contestants = Indicați câți participă: { $expected }.
problem-simulate-system = { $found } nu se poate juca drept { $expected }.
problem-standings-method = Indicați modul de calcul: --method { $expected }. Doar jurnalul unui concurs (.jsonl) îl conține deja.
problem-only-for-event-log = { $found } este doar pentru jurnalul unui concurs (.jsonl).
