# Concursul în desfășurare: sala, istoricul, publicarea, tipărirea.

web-room-tables = Mese
web-room-in-room = { $table }, { $room }
web-room-section = Secțiunea { $section }
web-room-session = Sesiunea { $session }
web-room-of-session = Sesiunea { $session }: { $text }
web-room-the-round = Runda
web-room-round-of = Runda { $round } din { $rounds }
web-room-all-over = Toate rundele s-au încheiat
web-room-ends-at = Se încheie la { $end }
web-room-ends = Se încheie la { $end }, cel târziu la { $latest }
web-room-no-times = Regulamentul nu fixează un timp.
web-room-left = rămase
web-room-beyond = peste timp
web-room-stopped = rămase; ceasul este oprit
web-room-time = Schimbă timpul
web-room-stop = Oprește ceasul
web-room-resume = Repornește ceasul
web-room-has-stopped = Ceasul este oprit
web-room-goes-on = Ceasul merge din nou
web-room-minutes = Minute
web-room-extend = Mai mult timp pentru runda { $round }
web-room-extended = Runda { $round } are mai mult timp
web-room-shift = Începe mai târziu runda { $round } și următoarele
web-room-shift-last = Începe mai târziu runda { $round }
web-room-shifted = Runda { $round } începe mai târziu
web-room-not-begun = Încă nu a început
web-room-not-drawn = Încă nu a fost trasă la sorți
web-room-begin = Începe runda { $round }
web-room-lineups-missing = Line-up-uri care lipsesc încă: { $teams }
web-room-begin-without = Începe runda { $round } fără ele
web-room-begun = Runda { $round } a început.
web-room-end = Încheie runda { $round }
web-room-over = Runda { $round } s-a încheiat.
web-room-over-missing = Runda { $round } s-a încheiat, fără toate rezultatele de la: { $tables }.
web-room-draw = Trage la sorți runda { $round }
web-room-drawn = Runda { $round } a fost trasă la sorți.
web-room-results = Rezultate: { $done } din { $due }
web-room-missing = { $count ->
    [one] Lipsește un rezultat
    [few] Lipsesc { $count } rezultate
   *[other] Lipsesc { $count } de rezultate
}
web-room-complete = Toate mesele au terminat.
web-room-owed = etuiul { $board }
web-room-owed-waiting = etuiul { $board } (de confirmat)
web-room-state-to_come = urmează
web-room-state-playing = se joacă
web-room-state-between = între etuiuri
web-room-state-to_confirm = de confirmat
web-room-state-disputed = contestat
web-room-state-finished = terminat
web-room-called = arbitru
web-room-calls = { $count ->
    [one] o chemare
    [few] { $count } chemări
   *[other] { $count } de chemări
}
web-room-done = Etuiuri: { $done } din { $boards }
web-room-late = întârziere { $minutes } min
web-room-nobody-seated = Încă nu are nimeni un loc.
web-room-to-seating = Așază concurenții
web-room-direct = Arbitrez eu acest concurs
web-room-you-direct = Acum ești arbitru al acestui concurs.
web-room-back = Înapoi la sală
web-room-of-round = Runda
web-room-no-boards = În această rundă nu se joacă nimic aici.
web-room-slip-missing = lipsește
web-room-slip-waiting = de confirmat
web-room-slip-disputed = contestat: la arbitru
web-room-slip-to_come = urmează
web-room-slip-none = nu se așteaptă
web-room-slip-hidden = ascuns până îl joci
web-room-correct = Corectează
web-room-correct-board = Corectează etuiul { $board }
web-room-enter = Introdu
web-room-enter-board = Introdu rezultatul etuiului { $board }
web-room-corrected = Etuiul { $board } a fost corectat.
web-room-entered = Rezultatul etuiului { $board } a fost introdus.
web-room-take-back = Retrage rezultatul
web-room-taken-back = Rezultatul etuiului { $board } a fost retras.
web-room-result-of = Rezultatul etuiului { $board }
web-room-not-read = Scrie-l ca pe fișă: { $example }
web-room-quick = Fără contract
web-room-approved = După perioada de corecție, aprobată de mine ca organizator (Legea 79C2)
web-room-corrections = Corectează un rezultat
web-room-which-table = Masa
web-room-arrivals = Cine este prezent?
web-room-missing-person = Lipsește
web-room-here-person = A venit
web-room-is-missing = { $who }: lipsește
web-room-is-here = { $who }: a venit
web-room-noted-missing = { $who }: absență notată, timpul curge.
web-room-noted-here = { $who }: sosire notată.
web-room-seats = Locuri greșite
web-room-seats-too = Schimbă locul cu: { $tables }.
web-room-turn = Rotește masa: schimbă Nord-Sud cu Est-Vest
web-room-do-seats = Înregistrează aceste locuri
web-room-reseated = { $table }: locurile au fost schimbate.
web-room-choose = Alege
web-room-substitute = Înlocuire
web-room-out = Cine iese
web-room-takes-over = Cine intră
web-room-do-substitute = Înlocuiește din runda { $round }
web-room-substituted = Intră { $in }, iese { $out }.
web-room-withdraw = Abandon
web-room-who-leaves = Cine părăsește concursul
web-room-reason = De ce
web-room-reason-withdrawn = S-a retras
web-room-reason-forfeit = Nu s-a prezentat
web-room-reason-disqualified = Descalificat
web-room-do-withdraw = Înregistrează abandonul din runda { $round }
web-room-withdrawn = { $who } a părăsit concursul.
web-room-proposals = Ce sugerează timpii înregistrați
web-room-proposal-penalty = { $who }: o penalizare
web-room-proposal-warning = { $who }: un avertisment
web-room-proposal-forfeit = { $who }: meci pierdut prin neprezentare
web-room-proposal-open = { $who }: decizi tu
web-room-give-penalty = Dă penalizarea
web-room-give-warning = Dă avertismentul
web-room-give-forfeit = Acordă meciul
web-room-given-penalty = Penalizare dată: { $who }.
web-room-given-warning = Avertisment dat: { $who }.
web-room-given-forfeit = Meci pierdut prin neprezentare: { $who }.
web-room-whom = Cine
web-room-amount = Penalizare ({ $unit })
web-room-director-gives = O dă un arbitru.
web-room-leave = Ignoră propunerea
web-room-left-alone = Propunere ignorată: { $who }.
web-room-ending = Încheierea
web-room-not-posted = Scorul oficial nu este afișat.
web-room-post = Afișează scorul
web-room-is-posted = Scorul este afișat; curge perioada de corecție.
web-room-posted-at = Scor afișat la { $time }
web-room-period-until = Perioada de corecție până la { $time }
web-room-period-ran-out = Perioada de corecție a expirat.
web-room-period-over = Perioada de corecție s-a încheiat
web-room-period-early = Încheie acum perioada de corecție
web-room-period-end = Declar-o încheiată
web-room-period-ended = Perioada de corecție s-a încheiat.
web-room-not-final = Clasamentul nu este definitiv.
web-room-close = Declară clasamentul definitiv
web-room-is-closed = Clasamentul este definitiv.
web-room-final = Clasamentul este definitiv
web-room-open-next = Deschide { $phase }
web-room-is-opened = { $phase } este deschisă.

web-history-filter = Caută
web-history-kind = Ce
web-history-kind-results = Rezultate
web-history-kind-rounds = Runde și locuri
web-history-kind-desk = Arbitru
web-history-kind-people = Persoane
web-history-kind-event = Concurs
web-history-table = Masa
web-history-contestant = Pe cine privește
web-history-all = Tot
web-history-none = Încă nimic de acest fel.
web-history-count = { $count ->
    [one] un rând
    [few] { $count } rânduri
   *[other] { $count } de rânduri
}
web-history-since = din { $time }
web-history-more = Arată cele mai vechi
web-history-number = nr. { $version }
web-history-then = Cum era atunci
web-history-then-of = Cum era atunci, după nr. { $version }
web-history-undo-of = Anulează nr. { $version }
web-history-undone = Nr. { $version } este anulat.
web-history-is-undone = anulat
web-history-nothing = nimic
web-history-hidden = { $who } a făcut ceva ce vei putea vedea mai târziu.
web-history-publicity-live = imediat
web-history-publicity-after_round = după fiecare rundă
web-history-publicity-after_session = după sesiune
web-history-unit-percent_of_top = % dintr-un top
web-history-unit-matchpoints = puncte de meci
web-history-unit-imps = IMP
web-history-unit-vp = VP
web-history-award-bye = pauză
web-history-award-forfeit = neprezentare
web-history-award-withdrawal = abandon
web-history-award-seating = locuri greșite
web-history-award-director = de la arbitru
web-history-fact-created = { $who } a creat concursul.
web-history-fact-opened = { $who } a stabilit planul concursului.
web-history-fact-entered = { $who } a făcut înscrierea: { $contestant }.
web-history-fact-substituted = { $who } a înregistrat o înlocuire ({ $contestant }) din runda { $round }: intră { $in }, iese { $out }.
web-history-fact-withdrew = { $who } a notat că { $contestant } a abandonat în runda { $round }.
web-history-fact-phase_opened = { $who } a deschis o fază; concurenți: { $count }.
web-history-fact-seated = { $who } a așezat concurenții.
web-history-fact-drawn = { $who } a tras la sorți runda { $round }.
web-history-fact-seats_changed = { $who } a schimbat locurile: { $contestant }.
web-history-fact-round_begun = { $who } a început runda { $round }.
web-history-fact-round_over = { $who } a încheiat runda { $round }.
web-history-fact-result = { $who } a înregistrat etuiul { $board } la masa { $table }, runda { $round }: { $recorded }.
web-history-fact-corrected = { $who } a corectat etuiul { $board } la masa { $table }, runda { $round }: { $recorded } în loc de { $before }.
web-history-fact-corrected_ruling = { $who } a ajustat etuiul { $board } la masa { $table }, runda { $round }: { $recorded } în loc de { $before }.
web-history-fact-corrected_appeal = { $who } a schimbat în apel etuiul { $board } la masa { $table }, runda { $round }: { $recorded } în loc de { $before }.
web-history-fact-taken_back = { $who } a retras rezultatul etuiului { $board } la masa { $table }, runda { $round }: { $before }.
web-history-fact-awarded = { $who } a acordat punctele rundei { $round } pentru { $contestant } ({ $why }).
web-history-fact-penalised = { $who } a dat o penalizare: { $contestant }, { $amount } { $unit } { $clause }.
web-history-fact-pardoned = { $who } a anulat o penalizare.
web-history-fact-period_over = { $who } a declarat încheiată perioada de corecție.
web-history-fact-tie_decided = { $who } a departajat o egalitate: { $contestant }.
web-history-fact-phase_closed = { $who } a făcut clasamentul definitiv.
web-history-fact-appointed = { $who }: { $person } a fost numit(ă) { $role }.
web-history-fact-dismissed = { $who }: { $person } nu mai este { $role }.
web-history-fact-publicity_set = { $who } a făcut rezultatele publice { $publicity }.
web-history-fact-play_set = { $who } a stabilit unde se joacă: { $played }.
web-history-fact-table_recorded = Masa online a jucat etuiul { $board } la masa { $table }, runda { $round }: { $recorded }.
web-history-fact-plays_too = { $who } a notat că joacă și { $person } ({ $contestant }).
web-history-fact-undone = { $who } a anulat nr. { $versions }.
web-history-fact-deals_given = { $who } a furnizat done: { $count }.
web-history-fact-board_begun = { $who } a început etuiul { $board } la masa { $table }, runda { $round }.
web-history-fact-result_proposed = { $who } a introdus etuiul { $board } la masa { $table }, runda { $round }, de confirmat: { $recorded }.
web-history-fact-result_confirmed = { $who } a confirmat etuiul { $board } la masa { $table }, runda { $round }.
web-history-fact-result_confirmed_one_side = { $who } a confirmat etuiul { $board } la masa { $table }, runda { $round }, pe un telefon al axei care îl introdusese.
web-history-fact-result_disputed = { $who } a contestat etuiul { $board } la masa { $table }, runda { $round }.
web-history-fact-director_called = { $who } a chemat arbitrul la masa { $table }, runda { $round }, etuiul { $board }. { $about }
web-history-fact-director_called_table = { $who } a chemat arbitrul la masa { $table }, runda { $round }. { $about }
web-history-fact-call_taken = { $who } a preluat chemarea { $number }.
web-history-fact-call_closed = { $who } a închis chemarea { $number }.
web-history-fact-ruling_given = { $who } a decis la masa { $table }, runda { $round }, etuiul { $board } (decizia { $number }).
web-history-fact-ruling_given_table = { $who } a decis la masa { $table }, runda { $round } (decizia { $number }).
web-history-fact-ruling_told = { $who } a comunicat decizia { $number } către { $contestant }.
web-history-fact-review_done = { $who } a revizuit decizia { $number } după joc.
web-history-fact-appeal_moved = { $who } a trecut în etapa următoare apelul împotriva deciziei { $number }.
web-history-fact-lineup_moved = { $who } a schimbat un line-up la masa { $table }, runda { $round }.
web-history-fact-lot_drawn = { $who } a tras la sorți la masa { $table }, runda { $round }.
web-history-fact-stanza_picked = { $who } a ales un segment la masa { $table }, runda { $round }.
web-history-fact-arrival_noted = { $who } a notat că { $contestant } a sosit în runda { $round }.
web-history-fact-arrival_missing = { $who } a notat că lipsea { $contestant } în runda { $round }.
web-history-fact-clock_stopped = { $who } a oprit ceasul rundei { $round }.
web-history-fact-clock_resumed = { $who } a repornit ceasul rundei { $round }.
web-history-fact-round_extended =
    { $minutes ->
        [one] { $who } a dat încă un minut rundei { $round }.
        [few] { $who } a dat încă { $minutes } minute rundei { $round }.
       *[other] { $who } a dat încă { $minutes } de minute rundei { $round }.
    }
web-history-fact-rounds_shifted =
    { $minutes ->
        [one] { $who } a amânat cu un minut runda { $round } și pe următoarele.
        [few] { $who } a amânat cu { $minutes } minute runda { $round } și pe următoarele.
       *[other] { $who } a amânat cu { $minutes } de minute runda { $round } și pe următoarele.
    }
web-history-fact-warned = { $who } a dat un avertisment: { $contestant }. { $clause }
web-history-fact-score_posted = { $who } a afișat scorul oficial.
web-history-fact-series_set = { $who } a schimbat seria săptămânală a concursului.
web-history-fact-archived = { $who } a pus concursul în arhivă.
web-history-fact-unarchived = { $who } a scos concursul din arhivă.
web-history-fact-deleted = { $who } a șters concursul.

web-publish-when = Când sunt publice rezultatele celorlalte mese
web-publish-live = Imediat
web-publish-live-what = Cine a jucat o donă îi vede rezultatele pe măsură ce vin.
web-publish-after_round = După fiecare rundă
web-publish-after_round-what = Rezultatele și clasamentul se văd când o rundă s-a încheiat.
web-publish-after_session = După sesiune
web-publish-after_session-what = Nu se vede nimic înainte de sfârșitul ultimei runde.
web-publish-set-live = Rezultatele sunt publice imediat.
web-publish-set-after_round = Rezultatele sunt publice după fiecare rundă.
web-publish-set-after_session = Rezultatele sunt publice după sesiune.
web-publish-share = Partajează
web-publish-address = Adresa concursului
web-publish-qr = Cod QR pentru { $address }
web-publish-only-here = Această adresă merge doar pe acest calculator. Deschide pagina la adresa din rețea a calculatorului, ca să poată folosi și alții linkul.
web-publish-wall = Ecran de perete
web-publish-print = Tipărește
web-publish-files = Fișiere
web-publish-pbn = Etuiuri și rezultate (PBN)
web-publish-pbn-what = fiecare donă cu rezultatele de la toate mesele
web-publish-rankings = Clasamente (CSV)
web-publish-rankings-what = pentru o foaie de calcul
web-publish-results = Rezultate (CSV)
web-publish-results-of = Rezultate (CSV), { $phase }, sesiunea { $session }
web-publish-results-what = un rând pentru fiecare etui și masă
web-publish-json = Totul (JSON)
web-publish-json-what = pentru alte programe
web-publish-journal = Jurnal
web-publish-journal-what = tot ce s-a înregistrat, fără ca cineva să poată schimba ceva pe ascuns; alt calculator poate prelua concursul

web-print-print = Tipărește
web-print-cards = Cartonașe de masă
web-print-cards-what = cu codul QR pe care îl scanează jucătorii; patru pe pagină
web-print-captains = Codurile căpitanilor
web-print-captains-what = pentru fiecare căpitan în parte: fără el nimeni nu vede și nu predă un line-up
web-print-captains-how = Dă-i fiecărui căpitan codul lui și nu-l arăta altora. Căpitanul îl scanează sau îl scrie pe pagina line-up-urilor.
web-print-captains-renew = Coduri noi (cele vechi nu mai sunt valabile)
web-print-captains-code = Codul tău de căpitan:
web-print-no-teams = Nu s-a înscris încă nicio echipă.
web-print-movement = Circulația
web-print-movement-what = unde merge fiecare concurent, rundă cu rundă
web-print-slips = Fișe de scor
web-print-slips-what = câte una pentru fiecare masă și rundă
web-print-ranking = Clasament
web-print-ranking-what = cum este acum
web-print-results = Rezultate
web-print-results-what = fiecare etui cu rezultatele lui
web-print-boards = Diagramele donelor
web-print-boards-what = cele pe care le poți vedea, analizate cu cărțile la vedere
web-print-base = Adresa calculatorului, așa cum o văd telefoanele
web-print-base-hint = Este în fiecare cod de mai jos.
web-print-base-here = Această adresă merge doar pe acest calculator: scrie adresa din rețea, afișată de program la pornire.
web-print-nobody-seated = Încă nu este așezat nimeni.
web-print-scan = Scanează codul sau scrie:
web-print-qr = Cod QR pentru { $address }
web-print-room-open = Sala deschisă
web-print-room-closed = Sala închisă
web-print-session = Sesiunea { $session }
web-print-stays = Rămâne la această masă
web-print-round = Runda
web-print-table = Masa
web-print-side = Loc
web-print-against = Adversari
web-print-boards-column = Etuiuri
web-print-board = Etui
web-print-sits-out = pauză
web-print-which-round = Runda
web-print-all-rounds = Toate
web-print-slip-contract = Contract
web-print-slip-by = Joacă
web-print-slip-lead = Atac
web-print-slip-tricks = Levate
web-print-slip-NS = + NS
web-print-slip-EW = + EV
web-print-signed = Est-Vest de acord: ……………………
web-print-group = Grupa { $group }
web-print-no-ranking = Încă nu există clasament.
web-print-head = Jurnal { $head }
web-print-no-results = Încă nu există rezultate.
web-print-no-deals = Nu există done pe care le poți vedea.
web-print-solving = { $count ->
    [one] Mai este de analizat un etui …
    [few] Mai sunt de analizat { $count } etuiuri …
   *[other] Mai sunt de analizat { $count } de etuiuri …
}
web-print-solved = Toate etuiurile sunt analizate.
web-room-open-by-hand = Alege manual cine joacă
web-publish-pdf = Ca PDF, gata de tipărit
web-room-ending-of = Încheierea: { $phase }
web-room-lineups-asked = Runda { $round } nu a început. Line-up-uri care lipsesc: { $teams }. Așteaptă-le sau începe fără ele.
web-publish-played = Licitație și joc ({ $format })
web-publish-played-what = etuiurile jucate la mesele online, declarație cu declarație și carte cu carte
web-room-go-to-live = Mergi la { $table }
web-room-live = Online: { $table }

## Foi și terminale la mese.

web-sheets-paper = Hârtie
web-sheets-across = Done alăturate
web-sheets-blank = Goale, de completat de mână (foi și fișe de scor, formularul de apel)
web-sheets-of = Faza și sesiunea
web-sheets-cards = Cartonașe de masă ca PDF
web-bws = Terminale la mese (Bridgemate)
web-bws-write = Fișierul pentru terminale (.bws)
web-bws-write-what = circulația, numele și donele unei sesiuni de perechi, pentru programul de control
web-bws-take = Fișierul cu rezultatele
web-bws-follow = Alege fișierul și urmărește-l cât se joacă
web-bws-following = { $name } este citit la fiecare câteva secunde, cât timp pagina rămâne deschisă.
web-bws-stop = Oprește
web-bws-state = Secțiunea { $section }: rezultate { $results } din { $expected }
web-bws-fresh = { $count ->
    [0] Nu conține rezultate noi.
    [one] Conține un rezultat nou.
    [few] Conține { $count } rezultate noi.
   *[other] Conține { $count } de rezultate noi.
}
web-bws-enter = { $count ->
    [one] Introdu-l
   *[other] Introdu-le pe toate ({ $count })
}
web-bws-entered = { $count ->
    [one] Un rezultat introdus.
    [few] { $count } rezultate introduse.
   *[other] { $count } de rezultate introduse.
}
web-bws-missing = { $count ->
    [one] Ce lipsește: un rând
    [few] Ce lipsește: { $count } rânduri
   *[other] Ce lipsește: { $count } de rânduri
}
