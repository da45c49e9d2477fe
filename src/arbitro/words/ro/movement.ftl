# Circulații: formele, la ce renunță, ce nu este în regulă.

movement-form-mitchell = Mitchell
movement-form-skip = Mitchell cu salt
movement-form-relay = Mitchell cu releu și etuiuri împărțite
movement-form-sit-out = Mitchell cu jumătate de masă
movement-form-rover = Mitchell cu pereche rover
movement-form-arrow-switch = Mitchell cu schimb de axă (arrow switch)
movement-form-web = web Mitchell
movement-form-barometer = barometru
movement-form-howell = Howell
movement-form-howell-in-halves = Howell în jumătăți de rundă
movement-form-three-quarter-howell = Howell trei sferturi
movement-form-individual = individual
movement-form-round-robin = fiecare cu fiecare (round robin)
movement-form-double-round-robin = round robin tur-retur
movement-form-triple = meci de trei echipe
movement-form-american-whist = American whist
movement-form-american-whist-share = American whist, mesele opuse împart etuiurile
movement-form-american-whist-relay = American whist cu releu
movement-form-new-england = New England
movement-kind-pairs = perechi
movement-kind-individual = individual
movement-kind-teams = echipe
movement-kind-matches = meciuri de echipe

movement-who-pairs =
    { $count ->
        [one] perechea { $numbers }
       *[other] perechile { $numbers }
    }
movement-who-teams =
    { $count ->
        [one] echipa { $numbers }
       *[other] echipele { $numbers }
    }
movement-who-players =
    { $count ->
        [one] jucătorul { $numbers }
       *[other] jucătorii { $numbers }
    }

# La ce renunță o propunere.

trade-time = Timp de joc { $minutes } min.
trade-time-of = Timp de joc { $minutes } din { $most } min.
trade-fewer-boards = Etuiuri jucate de fiecare: cel mult { $played }; ar fi posibile sau obișnuite { $wanted }.
trade-boards-left = Etuiuri care rămân în cutie: { $boards }.
trade-winners-1 = Un singur clasament.
trade-winners-2 = Nord-Sud și Est-Vest au clasamente separate: doi câștigători.
trade-sits-out = Concurenți cu pauză: { $contestants }, cel mult { $times }× fiecare.
trade-uneven = Nu toți joacă același număr de etuiuri: de la { $least } la { $most }.
trade-rover = Perechea fără adversar este rover: ia locul altei perechi în fiecare rundă, în afară de cele în care așteaptă.
trade-fixed = La o masă fixă: { $numbers }. Locuri fixe: { $places }.
trade-not-met = { $percent }% dintre cei care s-ar putea întâlni nu se întâlnesc.
trade-shared = Mesele își dau etuiurile una alteia în timpul rundei (runde: { $rounds }).
trade-copies = Exemplare necesare din fiecare etui: { $copies }.
trade-single = După fiecare etui se schimbă masa.
trade-late-waiting = Păstrate pentru cei care vin în runda 2: { $numbers }. În runda 1 așteaptă: { $waiting }.
trade-late-half-table = Păstrate pentru cei care vin în runda 2: { $numbers }, care în runda 1 ar avea oricum pauză. Nu așteaptă nimeni.
trade-late-table = Păstrate pentru cei care vin în runda 2: { $numbers }, care în runda 1 s-ar întâlni între ei. Nu așteaptă nimeni.

# Ce nu este în regulă la o circulație.

defect-two-places = Runda { $round }: în două locuri deodată: { $who }.
defect-sits-and-sits-out = Runda { $round }: la masă și în pauză: { $who }.
defect-sits-out = Runda { $round }: fără loc: { $who }.
defect-table-twice = Runda { $round }: masa { $table } apare de { $times } ori.
defect-board-again = Etuiuri jucate de mai multe ori, { $who }: { $boards }.
defect-boards-not-played = Etuiuri nejucate, { $who }: { $boards }.
defect-no-other-table = Etuiuri fără o a doua masă, în sens invers, { $who }: { $boards }.
defect-meet-again = Adversari întâlniți de { $times } ori, { $who }: { $others }.
defect-do-not-meet = Adversari niciodată întâlniți, { $who }: { $others }.
defect-meet-less = Adversari întâlniți mai rar decât de obicei, { $who }: { $others }.
defect-do-not-partner = Parteneri niciodată avuți, { $who }: { $others }.
defect-partner-again = Parteneri avuți de { $times } ori, { $who }: { $others }.

defects-two-places = în două locuri deodată: { $count }×
defects-sits-and-sits-out = la masă și în pauză: { $count }×
defects-sits-out = runde în care cineva are pauză: { $count }
defects-table-twice = mese care apar de două ori: { $count }
defects-board-again = concurenți cu un etui repetat: { $count }
defects-boards-not-played = concurenți fără toate etuiurile: { $count }
defects-no-other-table = etuiuri fără o a doua masă: { $count }
defects-meet-again = întâlniri repetate: { $count }
defects-do-not-meet = întâlniri lipsă: { $count }
defects-meet-less = întâlniri mai rare decât de obicei: { $count }
defects-do-not-partner = parteneriate lipsă: { $count }
defects-partner-again = parteneriate repetate: { $count }

# Comanda.

movement-verdict-perfect = Perfectă: toți se întâlnesc, fiecare joacă o dată fiecare donă, iar comparațiile sunt împărțite egal.
movement-verdict-complete = Completă: toți se întâlnesc și fiecare joacă o dată fiecare donă; comparațiile nu sunt chiar egale.
movement-verdict-defects = Cu defecte.
movement-verdict-short =
    { $verdict ->
        [perfect] perfectă
        [complete] completă
       *[defects] defecte
    }
movement-balance = Partea din comparații cu un singur rival: de la { $least }% la { $most }%; echilibrul perfect ar fi { $even }%.
movement-options = Variante, cea mai bună întâi
movement-option = Circulație
movement-column-tables = Mese
movement-column-rounds = Runde × etuiuri
movement-column-minutes = Minute
movement-column-winners = Câștigători
movement-column-verdict = Verdict
movement-column-cost = Dezavantaje
movement-round = Runda
movement-table = Masa
movement-tables = Mese
movement-boards = Etuiuri
movement-sits-out = Pauză
movement-rests = pauză
movement-opponents = Adversari
movement-partner = Partener
movement-proof = Verificare
movement-shares = Partea din comparații pe rival, %
movement-place = Loc
movement-way =
    { $way ->
        [ns] N-S
        [ew] E-V
        [n] N
        [e] E
        [s] S
       *[w] V
    }
movement-title = { $name }: mese { $tables }, runde { $rounds } × etuiuri { $boards }
movement-checked = { $name }: mese { $tables }, runde { $rounds }, etuiuri { $boards }, concurenți { $contestants }
movement-unnamed = Circulație
movement-card = { $who }
movement-card-stays = { $who } – loc fix
movement-table-card = Masa { $table }
movement-shared-title = Etuiuri la mai multe mese
movement-shared = Runda { $round }: etuiurile { $boards } la mesele { $tables }
movement-resting-title = Etuiuri în așteptare
movement-resting = Runda { $round }: etuiurile { $boards }, { $from ->
        [none] încă nejucate
       *[other] de la masa { $from }
    }, { $to ->
        [none] nu mai sunt necesare
       *[other] pentru masa { $to }
    }
movement-written = Scris: { $file }

problem-movement-part = Această parte a circulației nu are forma potrivită: { $found }.
problem-movement-number = { $found } nu este un număr posibil aici; este { $expected }.
problem-movement-file-rounds = Runde în circulație: { $found }; trebuie să fie { $expected }.
problem-movement-file-tables = Mese în rundă: { $found }; trebuie să fie { $expected }.
problem-movement-round-twice = Runda { $found } apare de două ori.
problem-movement-no-boards = Masa nu are etuiuri. Dați-i câteva.
problem-movement-board-twice = Etuiul { $found } este trecut de două ori la aceeași masă.
problem-movement-sides-differ = Unele axe au un număr și altele două; la individual toate au două, altfel toate au unul.
problem-movement-kind-sides = Axele nu au forma pentru „{ $found-kind }”: două numere la individual, altfel unul.
problem-movement-late = Aici nu pot întârzia atâția concurenți ({ $found }); numărul este { $expected }.
problem-movement-late-kind = În această circulație („{ $found-kind }”) nimeni nu poate fi introdus mai târziu; se poate la: { $expected-kind }.
problem-movement-late-round = Nimeni nu poate veni în runda { $found }; este { $expected }.
problem-movement-number-taken = Numărul { $found } este ocupat; { $expected } este liber.
problem-movement-no-half-table = Din runda { $found } nu există o jumătate de masă de completat.
problem-movement-form-unknown = Aici nu există forma „{ $found }”; formele sunt { $expected }.
problem-movement-told-contestants = Concurenții nu pot fi { $found }; numărul este { $expected }.
problem-movement-told-boards = Etuiurile nu pot fi { $found }; numărul este { $expected }.
problem-movement-told-rounds = Rundele nu pot fi { $found }; numărul este { $expected }.
problem-movement-told-hours = Orele nu pot fi { $found }; scrieți { $expected }.
problem-movement-fixed-unknown = { $found } trebuie să rămână la masă, dar nu participă; numerele sunt { $expected }.
problem-movement-hours-few = { $found } min sunt prea puține; cea mai scurtă circulație are nevoie de { $expected } min.
problem-movement-boards-few = Prea puține etuiuri: { $found }; ar ajunge { $expected }.
problem-movement-rounds-possible = Aici rundele nu pot fi { $found }; posibile: { $expected }.
problem-movement-form-size = { $found } nu există pentru acest număr de concurenți, etuiuri și runde; posibile: { $expected }.
problem-movement-one-winner = Cu atâția concurenți ({ $found }), pentru aceste etuiuri și runde există doar o circulație cu doi câștigători.
problem-movement-contestants = Nu există o circulație pentru atâția concurenți ({ $found }); există pentru { $expected }.
problem-movement-who = Spuneți cine joacă, o singură dată: { $expected }.
trade-halves = Jumătăți de rundă: perechile se întâlnesc în două la rând, iar la unele mese se schimbă direcția între ele.
problem-movement-line = „{ $found }” nu este o masă a unei circulații; se scrie ca { $expected }.
problem-movement-table-twice = Aceeași rundă și masă apar de două ori ({ $found }).
