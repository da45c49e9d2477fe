# Biroul: rezultate, done, chemări, decizii.

# rezultate

problem-not-at-table = { $found } nu stă la masa aceasta.
problem-enters-result = Rezultatul îl introduce Nord-Sud și îl confirmă un adversar; { $found-side } nu îl poate introduce.
problem-opponent-confirms = Rezultatul îl confirmă sau îl contestă unul dintre { $expected-side }, nu { $found-side }.
problem-screenmate-confirms = Cu paravane rezultatul se confirmă de aceeași parte a paravanului: de { $expected-seat }, nu de { $found-seat }.
problem-seat-not-told = Cu paravane trebuie indicate două locuri: { $found } și cine a introdus rezultatul.
problem-seat-of-side = { $found-seat } nu este un loc al acestui jucător; ar fi { $expected-seat }.
problem-nothing-to-confirm = La etuiul { $found } nu s-a introdus nimic de confirmat.
problem-proposal-changed = Între timp rezultatul a fost introdus din nou; verificați-l.
problem-result-changed = Rezultatul nu mai este { $found }: între timp cineva l-a schimbat; verificați-l.
problem-with-director = Etuiul { $found } este la arbitru: rezultatul se înregistrează după decizie.
problem-director-only = { $found ->
    [adjusted] Scorurile ajustate le acordă arbitrul ({ $expected }).
    [form] Ce formă a unei done incorecte a avut o masă o spune arbitrul ({ $expected }).
    [not_played] Numai arbitrul hotărăște că o donă nu se joacă ({ $expected }).
    [appeal] Ce urmează după un apel înregistrează arbitrul ({ $expected }).
    [ruled] La această donă a decis un arbitru: doar un arbitru îi schimbă scorul ({ $expected }).
   *[other] Aceasta ține de arbitru ({ $expected }).
}
problem-written-without-result = Un scor scris ({ $found }) se indică numai împreună cu un contract și cu levatele lui.
problem-lead-passed-out = Toți au pasat la această donă: nimeni nu a atacat { $found-card }.
problem-lead-not-held = { $found-card } era la declarant sau la mort: nu poate fi atacul împotriva acestui contract.
problem-correction-same = Etuiul { $found } are deja acest rezultat.
problem-approval-of-organiser = După perioada de corecție, numai organizatorul aprobă o corecție ({ $expected }). Rolul dumneavoastră aici: { $found-role }.
problem-no-late-correction = După Legile din { $found } și acest regulament, după perioadă nu se mai corectează nimic ({ $expected }).

# done

problem-deals-one-way = Donele vin fie dintr-un fișier, fie una câte una, nu în ambele feluri.
problem-deals-none = În acest fișier nu există nicio donă.
problem-deals-complete = Fiecare etui al sesiunii { $found } are deja dona lui.
problem-deals-of-round = Aceste done nu pot fi pentru runda { $found }; este posibil { $expected }.
problem-deal-without-number = Acest etui nu are număr.
problem-deal-not-expected = Etuiul { $found } nu se joacă aici; etuiurile sunt { $expected }.
problem-deal-missing = Lipsește etuiul { $found }; etuiurile sunt { $expected }.
problem-deal-twice = Etuiul { $found } apare de două ori.
problem-deal-exists = Etuiul { $found } are deja o donă.
problem-deal-in-use = Etuiul { $found } a fost jucat sau arătat cu această donă, deci ea rămâne.
problem-deal-repeated = Etuiul { $found } are aceleași cărți ca etuiul { $expected }.
problem-deal-marks = Distribuitorul și vulnerabilitatea sunt date ca { $found }; pentru acest etui sunt { $expected }.
problem-board-was-played = Etuiul { $found } a fost deja jucat: dona lui poate fi introdusă, nu generată.

# masa arbitrului

problem-called-already = Arbitrul a fost deja chemat la această masă (chemarea { $found }).
problem-call-exists = Chemarea { $found } există deja.
problem-no-such-call = Nu există o chemare deschisă { $found }.
problem-call-taken = Chemarea { $found } este deja la { $expected }.
problem-call-of-others = Chemarea { $found } a fost făcută de alții: doar ei o pot anula.
problem-appeal-of-others = Doar cine a făcut apelul îl retrage: { $expected }.
problem-call-elsewhere = Chemarea { $found } vine de la altă masă.
problem-own-table = { $found } joacă la această masă: aici decide altcineva{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-edition = Acest concurs se joacă după Legile din { $expected }, nu din { $found }.
problem-ruling-regulations = Acest concurs are regulamentul „{ $expected }”, nu „{ $found }”.
problem-ruling-open-question = O întrebare a deciziei este încă deschisă ({ $expected }): mai întâi răspundeți la ea.
problem-ruling-needs-board = Aceasta privește scorul: trebuie numit etuiul{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-needs-outcome = Decizia lasă scorul la arbitru ({ $expected }): ce devine rezultatul?
problem-outcome-against-ruling = După decizie dona are { $expected }, nu { $found }.
problem-ruling-leaves-no-score = Decizia nu schimbă scorul; { $found } nu poate fi dat odată cu ea.
problem-ruling-tricks = Atâtea levate nu se pot muta: { $found } (levatele sunt { $expected }).
problem-ruling-without-forms = După această decizie dona nu este incorectă; nu i se poate indica forma „{ $found }”.
problem-ruling-needs-fine = Decizia penalizează această axă ({ $found }), iar regulamentul nu are o cifră: cu cât?
problem-fine-against-ruling = Regulamentul fixează penalizarea la { $expected }% dintr-un top, nu { $found-unit }.
problem-ruling-without-penalty = Decizia nu prevede o penalizare pentru această axă; { $found } nu i se poate lua.
problem-ruling-number = Următoarea decizie are numărul { $expected }, nu { $found }.
problem-no-such-ruling = Nu există decizia { $found }.
problem-ruling-replaced = Decizia { $found } a fost înlocuită de decizia { $expected }.
problem-ruling-elsewhere = Decizia { $found } a fost dată la altă masă sau la alt etui.
problem-ruling-overtaken = Scorul s-a schimbat după decizie, prin care era { $expected }.
problem-told-already = Decizia a fost deja comunicată: { $found } ({ $expected }).
problem-no-such-review = Decizia nu are memento-ul { $found }; are { $expected }.
problem-reviewed-already = Memento-ul { $found } al acestei decizii a fost deja verificat.

# apeluri

problem-appeal-inadmissible = { $found ->
    [other_table] Se poate face apel numai împotriva unei decizii la propria masă ({ $expected }).
    [not_entitled] Apel face numai concurentul sau căpitanul ({ $expected }).
    [late] Termenul pentru apel a trecut ({ $expected }).
    [no_concurrence] Partenerul sau căpitanul trebuie să fie de acord cu apelul ({ $expected }).
    [nobody_above] Nu este nimeni deasupra arbitrului care a decis: nu există revizuire ({ $expected }).
   *[other] Apelul nu se judecă ({ $expected }).
}
problem-appeal-not-yours = Acest pas revine: { $expected-party }. Rolul dumneavoastră aici: { $found-role }.
problem-appeal-needs-decision = O hotărâre trebuie scrisă.
problem-outcome-without-decision = „{ $found-act }” nu hotărăște nimic: numai „{ $expected-act }” schimbă un scor.
problem-appeal-for-committee = Un apel de acest fel ({ $found-issue }) merge la Juriul de Apel ({ $expected }).
problem-appeal-changes-nothing = În acest punct ({ $found-issue }) decizia nu se poate schimba aici, cel mult se recomandă o schimbare ({ $expected }).
problem-review-changes-nothing = O revizuire schimbă o decizie numai dacă s-au omis pași care duc la cea corectă ({ $expected }).
problem-recourse-changes-nothing = Această decizie schimbă rezultatul numai dacă arbitrul a recunoscut o eroare ({ $expected }).
problem-review-of-own-ruling = Nimeni nu își revizuiește propria decizie: a dat-o { $found } ({ $expected }).

# reverificare

recheck-ruling = { $event }, decizia { $number }, masa { $at }: { $what }
recheck-differs = Dată cu versiunea { $program }; astăzi ceva diferă: { $parts }.
recheck-was = Era: { $ruling }
recheck-now = Acum: { $ruling }
recheck-summary = { $rulings ->
    [one] 1 decizie repetată
    [few] { $rulings } decizii repetate
   *[other] { $rulings } de decizii repetate
}, { $different ->
    [0] toate la fel.
    [one] 1 diferă.
   *[other] { $different } diferă.
}
recheck-part-edition = ediția
recheck-part-regulations = regulamentul
recheck-part-clauses = paragrafele
recheck-part-path = legile parcurse
recheck-part-effects = efectele
recheck-part-options = alegerile
recheck-part-reviews = memento-urile
recheck-part-considered = paragrafele luate în considerare
recheck-part-facts = faptele

# concursul și oamenii lui

problem-no-such-event = Nu există concursul „{ $found }”.
problem-event-exists = Concursul „{ $found }” există deja.
problem-event-name = Un concurs are nevoie de un nume.
problem-event-date = „{ $found }” nu este o dată; se scrie { $expected }.
problem-event-time = „{ $found }” nu este o oră; se scrie { $expected }.
problem-series-name = { $found } nu poate fi numele unei serii: are caractere care nu se pot afișa.
problem-not-archived = Puneți întâi „{ $found }” în arhivă; apoi se poate șterge.
problem-schema-of-the-future = Un fapt în forma { $found } vine de la un program mai nou; acesta citește până la { $expected }.
problem-not-allowed = { $expected ->
    [none] Mai întâi trebuie să vă autentificați.
   *[other] Poate face asta numai: { $expected-role }. Rolul dumneavoastră aici: { $found-role }.
}
problem-person-unnamed = Indicați cine este persoana.
problem-not-an-office = Nimeni nu este numit { $found-role }: asta vine cu înscrierea.
problem-not-appointed = { $found } nu a fost numit ({ $expected-role }).
problem-last-organiser = Un concurs păstrează cel puțin un organizator; { $found } este ultimul.
problem-not-a-deputy = { $found } nu poate ține locul: poate numai un arbitru sau un asistent al arbitrului care nu joacă în acea pereche sau echipă.
problem-nobody-to-enter = Nu este numit nimeni de înscris.
problem-nothing-to-undo = Indicați ce se anulează.
problem-cannot-undo = Nr. { $found } nu se poate anula: nu există, este deja anulat sau concursul se bazează pe el.
problem-undo-not-allowed = Nr. { $expected } îl anulează numai cine are și dreptul să îl facă. Rolul dumneavoastră aici: { $found-role }.
problem-undo-in-the-way = Nr. { $found } depinde de ce vreți să anulați. Anulați-l întâi pe acela.
problem-undo-part = Nr. { $found } pune în aplicare o decizie a arbitrului și se anulează numai cu ea; { $expected } merg împreună.

# cine întâlnește pe cine, și rundele

problem-nobody-to-seat = Nu este nimeni de așezat în secțiunea „{ $found }”.
problem-not-in-section = { $found } ar trebui să rămână la o masă, dar nu joacă în această secțiune.
problem-section-not-seated = Secțiunea „{ $found }” nu are încă o circulație.
problem-seated-already = { $found } are deja un loc în această sesiune.
problem-draw-of-bracket = Un knockout se stabilește după tabloul lui, nu manual; capii de serie se indică înainte de prima rundă.
problem-draw-byes = Cel mult un concurent are pauză, nu toți aceștia: { $found }.
problem-round-over-already = Runda { $found } s-a terminat deja.
problem-clock-stopped = Ceasul rundei { $found } este deja oprit.
problem-clock-not-stopped = Ceasul rundei { $found } nu este oprit.
problem-round-not-to-come = Runda { $found } nu poate fi amânată; alegeți dintre { $expected }.
draw-round-open = Runda { $round } nu este completă: ce lipsește la mesele { $tables } nu contează la această tragere la sorți.
round-results-missing = Runda { $round } s-a terminat, dar lipsesc rezultate la mesele { $tables }.

# penalizări, neprezentări, sfârșitul

problem-penalty-number = „{ $found }” nu este un număr; se scrie { $expected }.
problem-not-opponents = { $found } nu se întâlnesc în runda { $expected }.
problem-awarded-already = { $found } are deja puncte acordate pentru runda { $expected }.
problem-posted-already = Scorul sesiunii { $found } a fost deja afișat.
problem-round-still-played = Runda { $found } se joacă încă.
problem-score-not-posted = Scorul sesiunii { $found } nu a fost afișat: perioada de corecție nu a început ({ $expected }).
problem-period-by-organiser = Numai organizatorul poate încheia mai devreme perioada de corecție ({ $expected }). Rolul dumneavoastră aici: { $found-role }.
problem-period-still-runs = Perioada de corecție durează până la { $found } ({ $expected }).
problem-period-ended-already = Perioada de corecție a sesiunii { $found } s-a terminat deja.
problem-period-not-over = Perioada de corecție a sesiunii { $found } nu s-a terminat ({ $expected }).
problem-not-level = Aceștia nu sunt la egalitate: { $found }. La egalitate sunt { $expected }.
problem-first-phase-field = În prima fază („{ $found }”) sunt toți cei înscriși, dacă nu se indică cine joacă.

# line-up-uri

problem-lineup-no-match = Aici nu se predau line-up-uri: la această masă nu se întâlnesc două echipe în două săli ({ $found-system }).
problem-lineup-stanza = În acest meci nu există segmentul { $found }; există { $expected }.
problem-lineup-own-team = Un căpitan predă line-up-ul propriei echipe ({ $expected }), nu pe cel al echipei { $found }.
problem-lineup-by-director = Aceasta ține de arbitru, nu de { $found }.
problem-lineup-right = Dreptul de alegere nu poate fi „{ $found-right }” în acest segment; după regulament este { $expected-right }.
lineup-choice-blind = al nimănui
problem-lineup-no-lot = În acest meci nu este nimic de tras la sorți sau s-a tras deja la sorți.
problem-lineup-no-picks = În acest meci nu se aleg segmente sau încă nu s-a tras la sorți.
problem-lineup-pick-turn = Nu este rândul echipei { $found } să aleagă, ci al echipei { $expected }.
problem-lineup-right-known = Al cui este dreptul în segmentul { $found } s-a stabilit deja.
