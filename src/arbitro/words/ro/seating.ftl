# Locuri, înlocuitori, abandonuri, spectatori, done incorecte și foi de scor deschise: consecințe după un regulament.

problem-stanza-number = Nu există segmentul { $found }; segmentele sunt { $expected }.
problem-stanza-boards = Segmentul nu încape în meci (etuiuri: { $found }); are { $expected }.
problem-fixed-places = Concurenți care au nevoie de un loc fix: { $found }; locuri fixe: { $expected }.
problem-qualifying-sessions = Sesiunile de calificare nu pot fi { $found }; sunt { $expected }.
problem-boards-replaced = Un jucător nu poate fi înlocuit la atâtea done ({ $found }); numărul este { $expected }.

# Locuri greșite.

seating-one-stanza = Fiecare cu fiecare, sistem elvețian sau danez, meci dintr-un singur segment pe locuri greșite: se anulează.
seating-replay-advised = Meciul ar trebui rejucat, fiindcă este posibil; punctajul este pentru cazul în care nu se rejoacă.
seating-last-round = Ultima rundă, iar punctajul ar ajunge pentru un loc în clasament: meciul trebuie rejucat.
seating-on-sheet = Foile de scor arătau locurile corecte: { $percent }% din VP-urile puse în joc, { $vp } VP pentru fiecare echipă.
seating-fault = Echipele sunt vinovate: { $percent }% din VP-urile puse în joc, { $vp } VP pentru fiecare echipă.
seating-no-fault = Foile de scor nu arătau locurile corecte și echipele nu sunt vinovate: { $percent }% din VP-urile puse în joc, { $vp } VP pentru fiecare echipă.
seating-stanza-void = Segmentul { $stanza }, jucat pe locuri greșite, se anulează.
seating-stanza-stands = Segmentul { $stanza }, jucat pe locuri greșite, contează.
seating-scale-scheduled = Punctele de victorie se calculează după numărul de etuiuri care trebuiau jucate: { $boards }.
seating-scale-played = Punctele de victorie se calculează după numărul de etuiuri care contează: { $boards }.
seating-not-on-sheet = Foile de scor nu arătau locurile corecte: nicio penalizare.
seating-penalty = Foile de scor arătau locurile corecte: ambele echipe pierd { $part } dintr-o egalitate ({ $draw } VP), adică { $vp } VP.
seating-knockout = La knockout nu există penalizări pentru locuri greșite.
seating-later-stanza = Nu era primul segment: donele trebuie rejucate.
seating-only-stanza = Era singurul segment: fără rejucare meciul nu are rezultat.
seating-first-may-replay = Era primul segment: poate fi rejucat dacă nu deranjează organizarea, altfel se anulează.
seating-first-void = Era primul segment și nu poate fi rejucat: se anulează.
seating-extra-right_seats = Dacă meciul se termină la egalitate, donele de baraj se numără după cele jucate pe locurile corecte ({ $boards }): { $extra }.
seating-extra-scheduled = Dacă meciul se termină la egalitate, donele de baraj se numără după cele prevăzute ({ $boards }): { $extra }.
seating-right = { $contestant } are dreptul la un loc fix: numărul { $number }, în schimb cu { $other }.
seating-granted = { $contestant } primește un loc fix: numărul { $number }, în schimb cu { $other }.
check-seating = Echipele stau corect în ambele săli.
check-direction = Perechile stau pe axa corectă.
check-players = Jucătorii s-au mutat corect.
check-boards = Etuiurile s-au mutat corect.
seating-answer =
    { $void ->
        [true]
            { $replay ->
                [must] Se anulează; trebuie rejucat.
                [should] Se anulează; ar trebui rejucat.
                [may] Se anulează; poate fi rejucat.
                [no] Se anulează.
               *[open] Se anulează; rămâne de stabilit dacă se rejoacă.
            }
       *[false] Segmentul contează.
    }
seating-award = Pentru fiecare echipă: { $amount }.
seating-penalty-each = Penalizare pentru fiecare echipă: { $amount }.
open-seating_remedy = Ce se întâmplă cu meciul? Regulamentul nu spune.
open-seating_penalty = Cât costă locurile greșite? Regulamentul nu stabilește mărimea (90A).
open-seats_on_sheet = Foile de scor oficiale arătau locurile corecte?
open-teams_at_fault = Sunt echipele vinovate în alt fel?
open-vps_at_stake = Câte VP își împart echipele?
open-replay_possible = Se poate rejuca fără probleme de organizare?
open-award_secures_place = Ar ajunge punctajul singur pentru un loc în clasament?
open-fixed_place = Cere dizabilitatea un loc fix?
weigh-replay_possible = dacă este timp pentru rejucare
weigh-place_needed = ce îi face jucătorului locul comod

# Cărți în buzunarul greșit.

fouled-nobody = Nimeni nu are cărțile în buzunarul greșit: nicio penalizare.
fouled-at-table = Fiecare pereche ale cărei cărți sunt în buzunarul greșit pierde { $percent }% dintr-un top.
fouled-duplicating = S-a întâmplat la duplicarea donei: fiecare pereche ale cărei cărți sunt în buzunarul greșit pierde { $percent }% dintr-un top.
fouled-answer = Penalizare pentru { $sides }, fiecare: { $amount }.
open-while_duplicating = S-a întâmplat la duplicarea donei (și nu după joc)?
open-fouling_penalty = Cât costă cărțile puse greșit? Regulamentul nu stabilește mărimea (90A).

# O foaie de scor deschisă prea devreme.

sheet-law = Regulamentul nu fixează un scor: arbitrul alege dintre cele oferite de lege.
sheet-called = Prima declarație fusese făcută: arbitrul procedează cum spune legea.
sheet-not-local = Concursul nu este local: arbitrul alege dintre cele oferite de lege.
sheet-fixed = Într-un concurs local întotdeauna { $offenders }% pentru perechea care a deschis foaia și { $opponents }% pentru adversari, oricare ar fi sesiunea lor.
sheet-answer = { $offenders }% pentru vinovați, { $opponents }% pentru adversari.
sheet-answer-law = Niciun scor fix.
sheet-points = Cu un top de { $top }, puncte: { $offenders } și { $opponents }.
open-local_event = Este un concurs de club sau alt concurs local?

# Cine poate privi.

watch-bound = Spectatorii și căpitanii respectă interdicțiile jucătorilor: fumat, alcool, telefoane, dispozitive electronice.
watch-director = Arbitrul stabilește cine poate privi.
watch-not-named = Un căpitan care nu a fost numit la înregistrarea echipei este spectator.
watch-own-team = Membrii unei echipe nu își pot privi coechipierii.
watch-open-room = În sala deschisă poate privi.
watch-returning = Cine a părăsit sala închisă se întoarce numai cu permisiunea arbitrului.
watch-event-allows = Regulamentul concursului permite spectatori în sala închisă.
watch-captain = Căpitanul poate privi în sala închisă dacă arbitrul permite.
watch-closed-room = În sala închisă intră spectatori numai cu permisiunea arbitrului.
open-watcher = Cine vrea să privească: un spectator, un membru al unei echipe sau un căpitan nejucător?
open-captain_registered = A fost căpitanul numit la înregistrarea echipei?
open-room = În sala deschisă sau în sala închisă?
open-director_permits = Permite arbitrul?
watch-answer =
    { $allowed ->
        [true] Poate privi.
        [false] Nu poate privi.
       *[open] Nu se știe încă dacă poate privi.
    }

# Înlocuitori.

substitute-formation = Perechea sau echipa nu ar mai fi cea cerută de concurs; niciun arbitru nu poate permite așa ceva.
substitute-not-approved = Arbitrul nu a aprobat înlocuirea.
substitute-emergency = Arbitrul poate autoriza o înlocuire de care jocul are nevoie, oricare ar fi condițiile.
substitute-other-event = Condițiile sunt pentru concursuri individuale și de perechi de tip Mitchell sau Howell; în celelalte hotărăște arbitrul.
substitute-category = Înlocuitorul este de o categorie superioară jucătorului înlocuit.
substitute-played-before = Înlocuitorul a jucat deja în concurs.
substitute-disqualified = Jucătorul și înlocuitorul sunt descalificați.
substitute-disqualified-pair = Jucătorul, înlocuitorul și partenerul sunt descalificați.
substitute-share-out = Done la care a fost înlocuit: { $replaced } din { $boards }, peste { $limit }%: jucătorul este eliminat.
substitute-share-in = Done la care a fost înlocuit: { $replaced } din { $boards }, nu peste { $limit }%: jucătorul își păstrează locul.
substitute-sessions-out = Done la care a fost înlocuit: { $replaced }, peste { $limit } × o sesiune de { $boards }: jucătorul este eliminat.
substitute-sessions-in = Done la care a fost înlocuit: { $replaced }, nu peste { $limit } × o sesiune de { $boards }: jucătorul își păstrează locul.
substitute-final-out = Done de calificare jucate: { $played } din { $boards }, sub { $least }: jucătorul nu este admis în finală.
substitute-final-in = Done de calificare jucate: { $played } din { $boards }, cel puțin { $least }: destule pentru finală.
substitute-final-sessions = Pentru finală contează numai sesiunile în care a fost înlocuit.
substitute-too-many-sessions = Done la care a fost înlocuit: { $replaced }, peste { $limit } × o sesiune de { $boards }, cât se permite când sesiunile de calificare sunt { $qualifying }.
substitute-own-right = Done jucate de înlocuitor: { $played }, în sesiuni de { $boards }; destule pentru a se califica în nume propriu.
substitute-inherits = Done jucate de înlocuitor: { $played } din { $boards }, peste { $limit }%: are toate drepturile jucătorului.
substitute-notice = Arbitrul o spune când face înlocuirea.
substitute-answer =
    { $allowed ->
        [true] Înlocuirea este în regulă.
        [false] Înlocuirea nu este permisă.
       *[open] Nu se știe încă dacă înlocuirea este în regulă.
    }
substitute-original =
    { $standing ->
        [keeps_place] Jucătorul își păstrează locul.
        [not_in_final] Jucătorul nu este admis în finală.
        [eliminated] Jucătorul este eliminat.
        [disqualified] Jucătorul este descalificat.
       *[open] Nu se știe încă ce se întâmplă cu jucătorul.
    }
substitute-substitute =
    { $standing ->
        [no_rights] Înlocuitorul nu are drepturi proprii.
        [qualifies] Înlocuitorul se califică în nume propriu.
        [inherits] Înlocuitorul are toate drepturile jucătorului.
        [disqualified] Înlocuitorul este descalificat.
       *[open] Nu se știe încă ce se întâmplă cu înlocuitorul.
    }
substitute-partner = Partenerul este descalificat.
open-substitution_authorised = A aprobat arbitrul înlocuirea?
open-substitution_emergency = Jocul nu putea continua altfel?
open-substitution_penalty = Cât costă înlocuirea? Regulamentul nu stabilește mărimea (90A).
open-substitute_category = Categoria înlocuitorului este inferioară, egală sau superioară celei a jucătorului?
open-substitute_played_before = A jucat deja înlocuitorul în concurs?
open-admit_to_final = Poate fi jucătorul în finală? Pentru o singură sesiune de calificare nu este scris nimic.
weigh-how_long_replaced = pentru cât din sesiune a fost înlocuit

# Abandonuri.

withdrawal-results-stand = Rezultatele de până acum rămân valabile.
withdrawal-lost-boards = Done nejucate: { $percent }% pentru cei care au abandonat.
withdrawal-opponents = Aceleași done: { $percent }% pentru adversari.
withdrawal-others-individual = Aceleași done: { $percent }% pentru fiecare dintre ceilalți trei de la masă.
withdrawal-own-session = Nu au nicio vină și au mai mult la donele lor: { $percent }%.
withdrawal-replacement-open = Arbitrul poate pune altă pereche în locul lor.
withdrawal-replacement-session_prizes = Arbitrul poate pune altă pereche în locul lor, care concurează numai pentru premiile sesiunii.
withdrawal-event-rule = Regulamentul concursului spune ce se întâmplă.
withdrawal-as-it-fits = Concursul nu are o regulă: ca la perechi sau, dacă punctajul este cel de la echipe, ca la echipe.
withdrawal-matches-stand = Meciurile jucate rămân valabile.
withdrawal-last-place = Echipa care a abandonat trece pe ultimul loc.
withdrawal-award-due = Echipele care nu au întâlnit-o primesc un punctaj.
withdrawal-drawn-without = Rundele următoare se trag la sorți fără ea.
withdrawal-share = Cel puțin { $vp } VP din cele puse în joc.
withdrawal-own-average = Media în celelalte meciuri ({ $matches }), rotunjită: { $vp } VP.
withdrawal-others-average = Media celor care au întâlnit echipa care a abandonat ({ $matches }), rotunjită: { $vp } VP.
withdrawal-provisional = Provizoriu: la sfârșit crește la cea mai bună dintre două medii.
withdrawal-imps-smallest = Pentru { $vp } VP cea mai mică diferență care le aduce: { $imps } IMP.
withdrawal-imps-mean = Pentru { $vp } VP media, rotunjită în sus, a diferențelor care le aduc: { $imps } IMP.
withdrawal-pair = La fiecare donă nejucată: { $withdrawn }% pentru cei care au abandonat, { $others }% pentru ceilalți.
withdrawal-points = În puncte de meci: { $withdrawn } și { $others }.
withdrawal-between = Rezultatele rămân valabile; nimic altceva nu se ajustează.
withdrawal-team =
    { $last ->
        [true] Meciurile jucate rămân valabile; echipa care a abandonat este ultima.
       *[false] Meciurile jucate rămân valabile.
    }
withdrawal-award =
    { $imps ->
        [none] Pentru fiecare meci nejucat: { $vp } VP pentru adversari.
       *[other] Pentru fiecare meci nejucat: { $vp } VP și { $imps } IMP pentru adversari.
    }
open-withdrew_during_session = Au abandonat în timpul unei sesiuni (și nu între două)?
open-event_has_rule = Spune regulamentul concursului ce se întâmplă?
open-withdrawal_remedy = Ce urmează după abandon? Regulamentul nu spune.

# Ce spune despre ele o decizie.

regulation-substitution-category =
    { $value ->
        [not_higher] un înlocuitor nu poate fi de o categorie superioară jucătorului înlocuit
       *[any] un înlocuitor poate fi de orice categorie
    }
regulation-substitution-not_played_before =
    { $value ->
        [true] un înlocuitor nu trebuie să fi jucat deja în concurs
       *[false] un înlocuitor poate să fi jucat deja în concurs
    }
