# Revendicări contestate.

web-claim-title = Revendicare contestată
web-claim-edition = Legile din
web-claim-regulations = Regulament
web-claim-ending = Cărțile rămase
web-claim-type = Cărțile lui { $seat }
web-claim-type-form = Scrie pică, cupă, caro, treflă cu puncte între ele: AR.V9..108. Fără cărțile levatei în curs.
web-claim-hand-unread = Nu este o mână: scrie ca AR.V9..108.
web-claim-tap = Sau atinge cărțile
web-claim-tap-left = Atinge cărțile rămase
web-claim-cards-for = Cărți pentru
web-claim-hand = { $seat } ({ $count })
web-claim-card-of = { $card }, la { $seat }
web-claim-trick = O levată este în curs
web-claim-claim = Revendicarea
web-claim-denomination = Atu
web-claim-declarer = Declarant
web-claim-leader = Cine trebuie să atace?
web-claim-led = Cine a atacat în levată?
web-claim-claimer = Cine revendică?
web-claim-tricks = Levate revendicate, din { $left } rămase
web-claim-said = Ce a spus cel care revendică
web-claim-nothing-said = Nimic despre ordinea jocului.
web-claim-unsay = Scoate: { $phrase }
web-claim-phrase = Frază
web-claim-suit = Culoare
web-claim-cards = Cărți
web-claim-say = Adaugă
web-claim-form-trumps = scoate atuurile
web-claim-form-round = joacă un tur de atu
web-claim-form-run = joacă o culoare
web-claim-form-top = joacă o culoare de sus
web-claim-form-drop = joacă o culoare mizând pe căderea onorului
web-claim-form-ruff_one = taie o carte dintr-o culoare
web-claim-form-ruff = taie o culoare
web-claim-form-cross = taie încrucișat
web-claim-form-finesse = face impas la o carte
web-claim-form-cards = joacă aceste cărți
web-claim-form-to = joacă o carte spre alta
web-claim-form-discard = defosează dintr-o culoare
web-claim-form-discard_card = defosează o carte
web-claim-phrase-trumps = scoate atuurile
web-claim-phrase-round = joacă un tur de atu
web-claim-phrase-run = joacă { $suit }
web-claim-phrase-top = joacă { $suit } de sus
web-claim-phrase-drop = joacă { $suit } mizând pe căderea onorului
web-claim-phrase-ruff_one = taie o dată { $suit }
web-claim-phrase-ruff = taie { $suit }
web-claim-phrase-cross = taie încrucișat
web-claim-phrase-finesse = face impas la { $card }
web-claim-phrase-cards = joacă { $cards }
web-claim-phrase-to = joacă { $card } spre { $other }
web-claim-phrase-discard = defosează { $suit }
web-claim-phrase-discard_card = defosează { $card }
web-claim-more = Cine nu a dat la culoare; o concesie de anulat
web-claim-showed-out = { $seat } nu dăduse la
web-claim-claimer-first = Spune întâi cine revendică.
web-claim-sought = O concesie de anulat (Legea 71): levate pe care axa le vrea acum
web-claim-late = Axa a declarat la etuiul următor sau runda s-a încheiat
web-claim-judge = Judecă revendicarea
web-claim-missing = Mai lipsește: { $what }
web-claim-missing-hands = cărțile
web-claim-missing-denomination = atuul
web-claim-missing-declarer = declarantul
web-claim-missing-leader = cine trebuie să atace
web-claim-missing-claimer = cine revendică
web-claim-ask = Este normal acest joc?
web-claim-ask-once = Depinde această linie de adversarul care are o anumită carte (Legea 70E1)?
web-claim-yes = Da
web-claim-no = Nu
web-claim-law = Legea { $clause }
web-claim-why = Motivul, pentru raport
web-claim-normal = Normal pentru acest jucător
web-claim-not-here = Nu este normal aici
web-claim-not-anywhere = Nu este normal nici aici, nici altundeva
web-claim-not-anywhere-then = Exclude orice joc de acest fel pe toate liniile.
web-claim-leaves =
    { $tricks ->
        [one] Lasă axei care revendică cel puțin 1 levată.
       *[other] Lasă axei care revendică cel puțin { $tricks } levate.
    }
web-claim-leaves-unknown = Ce lasă nu se știe încă.
web-claim-known = Revendicarea până acum
web-claim-in-words =
    { $claimer } revendică { $tricks ->
        [one] 1 levată
       *[other] { $tricks } levate
    }; { $declarer } joacă { $denomination }, atacă { $leader }.
web-claim-change = Modifică datele
web-claim-was-normal = Normal
web-claim-was-not = Nu este normal
web-claim-again = Înapoi la întrebarea { $number }
web-claim-award = { $tricks } pentru axa care revendică, { $opponents } pentru adversari
web-claim-line = Linia care decide
web-claim-to-result = Folosește rezultatul la etuiul { $board }
web-claim-level = Nivelul contractului
web-claim-won = Levate câștigate deja de declarant, din { $played } jucate
web-claim-result = { $won } + { $awarded } levate:
web-claim-contract = Contractul și declarantul, ca { $example }
web-claim-all-left = Toate cărțile rămase în cele patru mâini
web-claim-missing-level = nivelul
web-claim-missing-won = levatele câștigate până acum
