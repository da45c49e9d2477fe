web-season = Sezonul
web-season-ladders = Clasamente de sezon
web-season-mine = Rezultatele mele
web-season-of = Rezultate: { $name }
web-season-all = Toate concursurile
web-season-event = Concurs
web-season-with = Cu
web-season-result = Rezultat
web-season-master-points = Puncte de maestru
web-season-master-points-sum = Puncte de maestru: { $points }
web-season-average = în medie { $percent }%
web-season-events = { $count ->
    [one] { $count } concurs
    [few] { $count } concursuri
   *[other] { $count } de concursuri
}
web-season-place = Locul { $rank } din { $of }
web-season-too-few = Încă fără loc
web-season-nothing = Încă nu sunt rezultate.
web-season-sign-in = Autentifică-te la o masă sau cu contul tău ca să-ți vezi rezultatele.
web-door-ladders = Cum merge sezonul, după regulile clubului
web-door-results = Concursurile tale, unul după altul
web-door-fees = Cine are de plătit și ce s-a plătit
web-door-site = Toate rezultatele publice ca pagini fără server, într-un fișier zip
web-ladder-none = Încă nu sunt clasamente de sezon.
web-ladder-new = Clasament de sezon nou
web-ladder-change = Schimbă regulile
web-ladder-remove = Șterge acest clasament
web-ladder-remove-yes = Da, șterge-l; concursurile rămân
web-ladder-nobody = Încă nu contează niciun concurs cu scor oficial.
web-ladder-events = { $count ->
    [one] Până acum contează { $count } concurs.
    [few] Până acum contează { $count } concursuri.
   *[other] Până acum contează { $count } de concursuri.
}
web-ladder-results = { $count ->
    [one] { $count } rezultat
    [few] { $count } rezultate
   *[other] { $count } de rezultate
}
web-ladder-counts-percent = Contează procentul din fiecare concurs.
web-ladder-counts-points = Contează punctele din fiecare concurs.
web-ladder-counts-master_points = Contează punctele de maestru din fiecare concurs.
web-ladder-all-average = Media tuturor rezultatelor.
web-ladder-all-sum = Suma tuturor rezultatelor.
web-ladder-best-average = { $best ->
    [one] Cel mai bun rezultat.
    [few] Media celor mai bune { $best } rezultate.
   *[other] Media celor mai bune { $best } de rezultate.
}
web-ladder-best-sum = { $best ->
    [one] Cel mai bun rezultat.
    [few] Suma celor mai bune { $best } rezultate.
   *[other] Suma celor mai bune { $best } de rezultate.
}
web-ladder-from = { $least ->
    [one] Loc în clasament de la { $least } rezultat.
    [few] Loc în clasament de la { $least } rezultate.
   *[other] Loc în clasament de la { $least } de rezultate.
}
web-ladder-of-partnership = Se clasează perechile: mereu aceiași jucători.
web-ladder-formula = Handicapul unui jucător: { $share } × ({ $par } − media ultimelor rezultate dinaintea concursului, cel mult { $last }), între 0 și { $most }; rezultate necesare: { $after }. O pereche sau o echipă are media handicapurilor jucătorilor ei.
web-ladder-left-out = nu contează
web-ladder-no-handicap = { $name }: niciun rezultat înainte, fără handicap
web-ladder-handicap-of = { $count ->
    [one] { $name }: { $mean } în { $count } rezultat dinainte, handicap { $handicap }
    [few] { $name }: în medie { $mean } în { $count } rezultate dinainte, handicap { $handicap }
   *[other] { $name }: în medie { $mean } în { $count } de rezultate dinainte, handicap { $handicap }
}
web-ladder-average-of = ({ $sum }) : { $count } = { $total }
web-ladder-sum-of = { $sum } = { $total }
web-ladder-unranked = { $least ->
    [one] Loc în clasament de la { $least } rezultat.
    [few] Loc în clasament de la { $least } rezultate.
   *[other] Loc în clasament de la { $least } de rezultate.
}
web-ladder-tied = Locul { $rank } este împărțit.
web-ladder-ranked = Cine se clasează
web-ladder-players = Jucători
web-ladder-partnerships = Perechi fixe
web-ladder-figure = Ce contează
web-ladder-figure-percent = Procentul
web-ladder-figure-points = Punctele
web-ladder-figure-master_points = Punctele de maestru
web-ladder-taken = Se ia
web-ladder-taken-average = Media
web-ladder-taken-sum = Suma
web-ladder-best = Cele mai bune rezultate care contează
web-ladder-best-hint = Gol: toate
web-ladder-least = Rezultate necesare pentru un loc
web-ladder-least-hint = Cine are mai puține apare fără loc
web-ladder-which-events = Ce concursuri
web-ladder-named = Numele începe cu
web-ladder-named-hint = De exemplu Perechi de marți
web-ladder-since = De la
web-ladder-until = Până la
web-ladder-pick = { $count ->
    [0] Alege concursuri anume
    [one] { $count } concurs ales
    [few] { $count } concursuri alese
   *[other] { $count } de concursuri alese
}
web-ladder-handicap = Handicap
web-ladder-with-handicap = Cu handicap
web-ladder-handicap-means = Cota × (par − media ultimelor rezultate dinaintea concursului), nu sub 0 și nu peste maxim. O pereche sau o echipă are media handicapurilor jucătorilor ei.
web-ladder-par = Par
web-ladder-share = Cota
web-ladder-most = Maxim
web-ladder-last = Câte dintre ultimele rezultate
web-ladder-after = De la câte rezultate
web-fees = Taxe
web-fees-none = Niciun concurs nu are încă taxă.
web-fees-not-set = Acest concurs nu are încă taxă.
web-fees-only-owing = Numai cine are de plătit
web-fees-paid-of = plătit { $paid } din { $due } { $currency }
web-fees-each = Taxa fiecărui jucător
web-fees-currency = Moneda
web-fees-set = Stabilește
web-fees-is-set = Taxa este { $amount } { $currency }.
web-fees-sums = Taxa { $fee } { $currency } · plătit { $paid } · de plată { $owed }
web-fees-owes = de plată { $amount }
web-fees-settled = achitat
web-fees-take = Înregistrează o plată
web-fees-take-all = Plătit { $amount }
web-fees-taken = { $name } a plătit { $amount }.
web-fees-amount-of = Cât a plătit { $name }
web-fees-own = Taxă proprie
web-fees-own-of = Taxa doar pentru { $name }
web-fees-own-set = { $name } plătește { $amount }.
web-history-fact-fee_set = { $who } a stabilit taxa: { $amount }.
web-history-fact-fee_set_own = { $who } a stabilit taxa pentru { $person }: { $amount }.
web-history-fact-fee_paid = { $who } a notat că { $person } a plătit { $amount }.
web-mail = Rezultate prin e-mail
web-mail-how = Acest server nu trimite e-mail. Pornește-l cu --mail-host și --mail-from.
web-mail-counts = Trimise: { $sent }; de trimis: { $ready }; nereușite: { $failed }
web-mail-send =
    { $count ->
        [one] Trimite către { $count } jucător
        [few] Trimite către { $count } jucători
       *[other] Trimite către { $count } de jucători
    }
web-mail-again-all = { $count ->
    [one] Trimite din nou { $count } mesaj nereușit
    [few] Trimite din nou { $count } mesaje nereușite
   *[other] Trimite din nou { $count } de mesaje nereușite
}
web-mail-each = Fiecare jucător
web-mail-again = Trimite din nou
web-mail-one = Trimite
web-mail-send-to = Trimite către { $name }
web-mail-no_address = fără adresă
web-mail-not_wanted = nu vrea rezultatele
web-mail-not_sent = încă netrimis
web-mail-waiting = așteaptă
web-mail-sending = se trimite
web-mail-unsure = nesigur: serverul s-a oprit în timp ce trimitea
web-mail-sent = trimis, { $time }
web-mail-trouble-unreachable = nereușit: serverul de e-mail nu răspunde.
web-mail-trouble-tls = nereușit: nu există o legătură sigură cu serverul de e-mail.
web-mail-trouble-login = nereușit: serverul de e-mail nu acceptă utilizatorul și parola.
web-mail-trouble-refused = nereușit: serverul de e-mail l-a refuzat.
web-mail-trouble-lost = nereușit: legătura s-a întrerupt; poate că a ajuns.
web-mail-trouble-no_address = nereușit: nu mai există nicio adresă.
web-publish-site = Pagini pentru site-ul vostru
web-publish-site-what = Un zip cu clasamentul, etuiurile și fișele ca pagini simple; nu e nevoie de server
web-publish-calendar = Calendar
web-publish-calendar-what = Ziua concursului pentru calendare (.ics)
web-setup-email = E-mail
web-setup-email-language = Limba mesajelor
web-setup-email-language-club = Limba clubului
web-setup-wants-results = Vrea rezultatele prin e-mail
web-setup-gets-results = primește rezultatele
web-history-fact-system_filed = { $who } a depus sistemul pentru { $contestant }: { $name }.
web-history-fact-system_taken_back = { $who } a retras sistemul pentru { $contestant }.
