# Timp, întârzieri, joc lent, forfait, înregistrări: consecințe după un regulament.

consequence-ground = { $says } ({ $source })
cited-open = lăsat deschis de Legea { $clause }
cited-clause = Legea { $clause }
amount-top = { $number }% dintr-un top
amount-vp = { $number } VP
amount-imps = { $number } IMP

problem-minutes-range = Minutele nu pot fi { $found }; scrieți { $expected }.
problem-bad-minutes = „{ $found }” nu este un timp; scrieți minutele ca { $expected }.
problem-round-number = Numărul { $found } nu există aici; primul este 1: { $expected }.
problem-count-range = { $found } nu poate fi de câte ori; scrieți { $expected }.
problem-tolerance-range = O toleranță de { $found } min nu se poate acorda; ea este { $expected } min.
problem-boards-removed = Dintre etuiurile scoase nu pot avea rezultat { $found }; numărul este { $expected }.
problem-team-meets-itself = { $found } nu poate juca împotriva sa.

# Timpul disponibil.

time-board = { $boards } × { $each } min pentru un etui: { $minutes } min.
time-screens = Cu paravane, { $more } min în plus pentru fiecare etui: { $minutes } min.
time-rounded = La cele mai apropiate { $step } min: { $minutes } min.
time-tolerance = Cu cel mult { $tolerance } min de toleranță: { $minutes } min.
time-answer =
    { $tolerance ->
        [none] Timp: { $minutes } min.
       *[other] Timp: { $minutes } min; sfârșit cel târziu după { $limit } min.
    }

# Cine poate schimba o penalizare.

amend-open = Regulamentul nu spune cine poate schimba o penalizare legată de timp.
amend-in-charge = O poate schimba numai directorul de concurs și numai pentru o forță majoră serioasă și dovedită.
amend-not-in-charge = Acest arbitru nu este directorul de concurs.
amend-no-force-majeure = Nu există o forță majoră serioasă și dovedită.
amend-final = Hotărârea lui este definitivă; organul de apel îi poate doar recomanda să o revadă.
amend-answer =
    { $allowed ->
        [true] Penalizarea poate fi schimbată.
        [false] Penalizarea nu poate fi schimbată.
       *[open] Nu se știe încă dacă penalizarea poate fi schimbată.
    }
open-director_in_charge = Este acesta directorul de concurs?
open-force_majeure = Cauza a fost o forță majoră?
weigh-proven = dacă a fost dovedită cauza

# Întârzieri.

late-early = O pereche cu convenții Brown Sticker trebuie să fie prezentă cu { $early } min înainte de început; întârzierea se numără de atunci.
late-individual = La individual se aplică regulile pentru perechi, numai jucătorului întârziat.
late-in-time = Nimeni nu a întârziat.
late-team-vp = Întârziere de { $late } min: { $begun } min începute × { $each } VP = { $total } VP.
late-team-imps = Întârziere de { $late } min: { $begun } min începute × { $each } IMP = { $total } IMP.
late-forfeit = După { $limit } min meciul poate fi pierdut prin neprezentare, mai târziu în primul meci sau segment al unor concursuri; până atunci penalizarea crește.
late-warning = Întârziere de { $late } min la prima rundă, nu peste { $limit }: avertisment.
late-sanctioned = A existat deja un avertisment sau o penalizare: penalizarea se aplică din primul minut.
late-beyond-warning = Întârziere de { $late } min la prima rundă, peste cele { $limit } pentru care există numai avertisment.
late-excess = Contează numai ceea ce le depășește: { $counted } min.
late-pair = { $units } × { $each }% dintr-un top, pentru fiecare { $step } min sau parte din ele în { $counted } min: { $total }%.
late-again = Din nou întârziere la o rundă de după prima: { $total }% dintr-un top (întârzieri anterioare: { $before }).
late-later-round = Întârziere la o rundă de după prima, pentru prima dată: avertisment.
open-sanctioned_before = A existat înainte un avertisment sau o penalizare, din acest motiv disciplinar sau din altul?
open-late_before = De câte ori a mai întârziat perechea la o rundă de după prima?
open-late_penalty = Cât costă întârzierea? Regulamentul nu stabilește mărimea (90A).

# Joc lent.

slow-in-time = Nu a existat nicio întârziere.
slow-clock-tolerance = Se numără de la sfârșitul toleranței acordate ({ $granted } min): de la { $end } min încolo.
slow-clock-time = Se numără de la sfârșitul timpului însuși, oricare ar fi toleranța acordată ({ $granted } min): de la { $end } min încolo.
slow-minutes-vp = { $late } min peste termen: { $begun } min începute × { $each } VP = { $total } VP, pentru ambele echipe împreună.
slow-minutes-imps = { $late } min peste termen: { $begun } min începute × { $each } IMP = { $total } IMP, pentru ambele echipe împreună.
slow-no-imps = Pentru jocul lent într-un meci în IMP-uri nu este prevăzută o penalizare fixă.
slow-boards-removed = Etuiuri scoase fără rezultat în cealaltă sală: { $boards } × { $each } VP = { $total } VP, pentru ambele echipe împreună.
slow-board-compared = Etuiuri cu rezultat în cealaltă sală: { $boards }. Se joacă dacă este cât de cât posibil; dacă nu, primesc un scor ajustat care ține seama de acel rezultat și de vină.
slow-scale-scheduled = Punctele de victorie sunt cele ale numărului de etuiuri prevăzut.
slow-scale-played = Punctele de victorie sunt cele ale numărului de etuiuri jucat.
slow-shared =
    { $unit ->
        [vp] După vină: { $first } VP pentru prima echipă, { $second } VP pentru a doua.
       *[imps] După vină: { $first } IMP pentru prima echipă, { $second } IMP pentru a doua.
    }
slow-warning-no-matter = Lipsa avertizării nu schimbă nimic.
slow-not-warned = Fără avertizare nu există penalizare.
slow-pair-discretion = Arbitrul poate penaliza o pereche lentă sau pe amândouă, în măsură diferită, pentru fiecare etui care tulbură circulația.
slow-pair-proposed = Mărimea nu este stabilită; propunere pentru fiecare pereche vinovată: { $boards } × { $each }% dintr-un top = { $total }%.
slow-pair-amounts = Mărimile date de arbitru pentru { $boards } × un etui: { $first }% și { $second }% dintr-un top.
slow-pair-board-removed = Etuiuri scoase: { $boards }. Primesc un scor ajustat (Legea 12).
slow-pair-artificial = La fiecare { $first }% pentru prima pereche și { $second }% pentru a doua; cine este vinovat doar în parte primește media.
slow-pair-scores = Done scoase: { $boards }. La fiecare, { $first }% pentru prima pereche și { $second }% pentru a doua.
open-slow_warned = A existat o avertizare înainte de expirarea timpului?
open-slow_share = Ce parte din vină este a primei echipe (de la 0 la 1)?
open-slow_match_penalty = Cât costă întârzierea? Regulamentul nu stabilește mărimea (90A).
open-slow_board_removed = Cât costă un etui scos? Regulamentul nu stabilește mărimea (90A).
open-slow_pair_penalty = Se dă o penalizare și cât pentru fiecare pereche?
open-slow_pair_at_fault = Care pereche a fost lentă: prima, a doua sau ambele?
weigh-who_lost_time = cine a pierdut timpul, în licitație și în joc
weigh-each_board = donă cu donă și dacă una dintre părți a încercat să recupereze

# Forfait.

forfeit-minutes = Meciul este pierdut la { $limit } min după începutul oficial.
forfeit-first = La primul meci sau segment: { $percent }% din { $limit } min, adică { $part } min după începutul oficial.
forfeit-at-least = Nu înainte de { $least } min la knockout.
forfeit-not-yet = Au trecut { $late } din { $limit } min: încă nepierdut. Penalizările pentru întârziere continuă.
forfeit-lost = Au trecut { $late } min, limita de { $limit } este atinsă: echipa absentă a pierdut meciul.
forfeit-knockout = Au trecut { $late } min, limita de { $limit } este atinsă: echipa absentă este eliminată, cealaltă merge mai departe.
forfeit-as-withdrawal = O pereche sau un jucător care nu se prezintă este tratat ca unul care abandonează, dacă regulile concursului nu spun altfel.
forfeit-share = Cel puțin { $vp } VP din cele puse în joc.
forfeit-own-average = Media în celelalte meciuri ({ $matches }), rotunjită: { $vp } VP.
forfeit-others-average = Media celor care au întâlnit echipa absentă ({ $matches }), rotunjită: { $vp } VP.
forfeit-imps-smallest = Pentru { $vp } VP cea mai mică diferență care le aduce: { $imps } IMP.
forfeit-imps-mean = Pentru { $vp } VP media, rotunjită în sus, a diferențelor care le aduc: { $imps } IMP.
forfeit-loser = Echipa absentă: { $vp } VP și { $vp } IMP-uri.
forfeit-provisional = Mediile se mai pot schimba: definitiv la sfârșitul concursului.
forfeit-last-place = Este ultima rundă, iar punctele i-ar mai putea aduce un loc: este clasată ultima.
forfeit-answer =
    { $lost ->
        [true] Forfait.
        [false] Nu este forfait.
       *[open] Nu se știe încă dacă este forfait.
    }
forfeit-award =
    { $imps ->
        [none] Punctaj: { $vp } VP; echipa absentă { $loser } VP.
       *[other] Punctaj: { $vp } VP și { $imps } IMP; echipa absentă { $loser } VP.
    }
forfeit-shares = La fiecare donă nejucată: { $absent }% pentru cel absent, { $others }% pentru adversari.
open-has_forfeited = Este meciul pierdut? Nu este stabilit un număr de minute.
open-match_boards = Câte etuiuri are meciul sau segmentul?
open-match_number = Al câtelea meci al echipei este (1 este primul)?
open-stanza_number = Care segment al meciului urmează să înceapă (1 este primul)?
open-points_enough = Ar mai ajunge punctele echipei absente pentru un loc?

# Înregistrări.

record-open = Regulamentul nu spune cine scrie mâinile.
record-writer-pairs = Scrie un membru al axei staționare; dacă nu rămâne niciuna, un membru din Nord-Sud. Toate cele patru mâini; adversarii verifică.
record-writer-teams = Scrie un membru din Nord-Sud. Toate cele patru mâini; adversarii verifică.
record-writer-individual = Scrie Est dacă este din axa staționară, altfel Nord. Toate cele patru mâini; adversarii verifică.
record-result-open = Regulamentul nu spune cine înscrie rezultatul.
record-result-paper = Pe hârtie rezultatul este scris de axa staționară, altfel de Nord-Sud; la individual de Est dacă este din axa staționară, altfel de Nord; la echipe de Nord-Sud în ambele săli.
record-result-device = Pe aparat rezultatul este introdus de Nord-Sud; un adversar, cu paravane colegul de paravan, îl verifică și îl confirmă.
record-most-hands = Mâini scrise greșit sau incomplet: cel mult { $most }% dintr-un top pentru ambele perechi, dacă organizatorul a dispus aceasta.
record-most-lead = Atac scris greșit sau incomplet: cel mult { $most }% dintr-un top pentru perechea care înregistrează rezultatul, dacă organizatorul a dispus aceasta.
record-not-ordered = Organizatorul nu a dispus o penalizare.
record-no-penalty = Nu este prevăzută nicio penalizare.
record-penalty = Mărimea dată de arbitru: { $percent }% dintr-un top.
record-answer = Scrie: { $writers }. Verifică: { $checkers }.
open-record_writer = Cine scrie mâinile?
open-result_writer = Cine înscrie rezultatul?
open-record_penalty_ordered = A dispus organizatorul o penalizare pentru înregistrări greșite?
open-record_penalty = Cât, în limita stabilită?

# Răspunsurile lui `arbitro penalty`.

penalty-none = Nicio penalizare.
penalty-open = Hotărăște arbitrul.
penalty-warning =
    { $whom ->
        [player] Avertisment pentru jucător.
       *[pair] Avertisment pentru pereche.
    }
penalty-amount =
    { $whom ->
        [team] Penalizare pentru echipă: { $amount }.
        [player] Penalizare pentru jucător: { $amount }.
        [pairs] Penalizare pentru ambele perechi, fiecare: { $amount }.
       *[pair] Penalizare pentru pereche: { $amount }.
    }
penalty-points = Cu un top de { $top }, puncte: { $points }.
penalty-total = Penalizare în total: { $amount }.
penalty-each = Prima parte: { $first }. A doua parte: { $second }.
penalty-each-proposed = Propunere: prima parte { $first }, a doua parte { $second }.
penalty-after = După penalizare: { $first } – { $second } VP.
penalty-adjusted = Etuiuri care primesc un scor ajustat: { $boards }.
director-decided = Arbitrul a hotărât: { $decided }
problem-nothing-to-decide = Aici regulamentul nu lasă nimic pe seama arbitrului: „{ $found }” nu se poate spune.
penalty-ask = De răspuns: { $question }
