# Trageri la sorți: cine întâlnește pe cine și de ce.

problem-round-to-draw = Nu există runda { $found }; rundele sunt { $expected }.
problem-too-few-to-draw = De împerecheat: { $found }; e nevoie de cel puțin { $expected }.
problem-drawn-twice = { $found } apare de două ori în tragerea la sorți.
problem-not-drawn = { $found } lipsește din tragerea la sorți.
problem-not-entered = { $found } nu participă.
problem-round-already-drawn = Runda { $found } nu poate fi trasă la sorți: un meci din runda { $expected } s-a jucat deja.
problem-two-matches-in-a-round = { $found } are două meciuri, sau un meci și o pauză, în runda { $expected }.
problem-no-draw = Pentru runda { $expected } nu există o împerechere (concurenți: { $found }) fără întâlniri interzise.
problem-meetings-limit = Limita întâlnirilor nu poate fi { $found }; este { $expected }.
problem-seeds-number = Numărul capilor de serie nu poate fi { $found }; este { $expected }.
problem-knockout-over = Knockoutul s-a încheiat; a câștigat { $found }.
problem-no-such-match = În această rundă nu există meciul { $found }; meciurile sunt { $expected }.
problem-match-without-winner = Meciul { $found } nu are câștigător: { $expected }.
problem-not-in-match = { $found } nu joacă în acest meci: { $expected }.
problem-winners-of-match = { $found }: din acest meci merg mai departe { $expected }.
problem-no-choice-of-opponents = În această rundă nimeni nu își alege adversarii: { $found }.
problem-not-choosing = { $found } nu alege; aleg { $expected }.
problem-not-to-be-chosen = { $found } nu poate fi ales; pot fi aleși: { $expected }.
problem-choice-missing = { $found } nu și-a ales adversarul; au rămas: { $expected }.
problem-bad-draw-entry = Nu se poate citi: { $found }.
problem-bad-swap = „{ $found }” nu înseamnă două nume despărțite prin virgulă, ca { $expected }.

# De ce se întâlnesc doi.

draw-level = Același punctaj: { $points }.
draw-halves = Același punctaj ({ $points }); jumătatea de sus a grupei o întâlnește pe cea de jos.
draw-by-lot = Același punctaj ({ $points }); se întâlnesc prin tragere la sorți.
draw-float = { $higher } coboară din grupa sa, iar { $lower } urcă; diferența de puncte: { $points }.
draw-ranked = { $higher } are numărul { $higher_rank } în clasament, { $lower } numărul { $lower_rank }.
draw-met-before = { $contestant } nu joacă cu { $other }, mai apropiat în clasament: s-au întâlnit în runda { $round }.
draw-nearer-elsewhere = { $contestant } nu joacă cu { $other }, mai apropiat în clasament: pe ansamblu este mai bine ca { $other } să joace cu { $meets }.
draw-nearer-sits-out = { $contestant } nu joacă cu { $other }, mai apropiat în clasament: { $other } are pauză.
draw-home-balance-teams = { $home } este echipa gazdă: a fost gazdă mai rar decât { $away } (meciuri ca gazdă minus meciuri ca oaspete).
draw-home-balance-pairs = { $home } stă pe Nord-Sud: a stat acolo mai rar decât { $away } (runde pe Nord-Sud minus runde pe Est-Vest).
draw-home-lot-teams = { $home } este echipa gazdă prin tragere la sorți: { $away } a fost gazdă la fel de mult.
draw-home-lot-pairs = { $home } stă pe Nord-Sud prin tragere la sorți: { $away } a stat acolo la fel de mult.
draw-home-drawn-teams = { $home } este echipa gazdă prin tragere la sorți.
draw-home-drawn-pairs = { $home } stă pe Nord-Sud prin tragere la sorți.
draw-by-hand = Împerecheați manual.

# Cine are pauză.

draw-bye-lowest = Are pauză { $contestant }, numărul { $place } din { $of }: ultimul dintre cei cu cele mai puține pauze.
draw-bye-lot = Are pauză { $contestant }: la tragerea la sorți a ieșit ultimul, cu numărul { $place } din { $of }.
draw-bye-last = Are pauză { $contestant }, numărul { $place } din { $of }: ultimul în clasament.
draw-bye-had = Nu are pauză { $contestant }, care este mai jos, dar a avut mai multe pauze.
draw-bye-impossible = Nu are pauză { $contestant }, care este mai jos: ceilalți nu ar putea fi împerecheați toți.

# Avertismente.

draw-rematch = { $home } și { $away } se întâlnesc din nou; s-au întâlnit în runda { $round }.
draw-apart = { $home } și { $away } nu trebuiau să se întâlnească.
draw-one-club = { $home } și { $away } sunt din același club.
draw-second-bye = { $contestant } a avut deja o pauză.
draw-far-apart = { $home } și { $away } sunt mai departe decât oricare doi înainte; diferența de puncte: { $points }.
draw-roles-uneven-teams = Meciurile ca gazdă și ca oaspete diferă cu mai mult de { $limit } pentru { $count ->
        [one] o echipă
        [few] { $count } echipe
       *[other] { $count } de echipe
    }: { $names }.
draw-roles-uneven-pairs = Rundele pe Nord-Sud și pe Est-Vest diferă cu mai mult de { $limit } pentru { $count ->
        [one] o pereche
        [few] { $count } perechi
       *[other] { $count } de perechi
    }: { $names }.

# Eliminatorii.

knockout-seed = { $entrant } este cap de serie numărul { $seed }.
knockout-unseeded = { $entrant } nu este cap de serie și are locul prin tragere la sorți.
knockout-from-match = { $place ->
        [1] Câștigătorul meciului { $match }.
       *[other] Numărul { $place } din meciul { $match }.
    }
knockout-chosen = { $chooser } a ales { $other }.
knockout-three-way = Se joacă în trei; { $go_on ->
        [1] primul merge mai departe.
       *[other] primii { $go_on } merg mai departe.
    }
knockout-losers = Joacă trei care au pierdut; primul revine, în total { $go_on }.
knockout-bye = { $entrant }, cap de serie numărul { $seed }, așteaptă runda următoare.
knockout-bye-by-lot = { $entrant } așteaptă runda următoare prin tragere la sorți.
knockout-waits = Câștigătorul meciului { $match } așteaptă cât joacă cei învinși.

# Pagina.

draw-title = { $system ->
        [swiss] Sistem elvețian
        [danish] Sistem danez
       *[knockout] Knockout
    }, runda { $round }
draw-versus = { $home } – { $away }
draw-bye = Pauză: { $contestant }
draw-seed = Cod al tragerii la sorți: { $seed }
draw-warning = Atenție: { $text }
draw-match = Meciul { $number }: { $sides }
draw-round = Runda { $round }
draw-winner-of = câștigătorul din { $match }
draw-second-of = numărul { $place } din { $match }
draw-champion = A câștigat { $name }.
