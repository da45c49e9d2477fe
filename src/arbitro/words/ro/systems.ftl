# Politica sistemelor: ce sunt metodele unei perechi, unde sunt admise, ce trebuie predat despre ele.

problem-agreement-no-meaning = Înțelegerea { $found } nu spune nimic despre mână; dați cel puțin o semnificație.
problem-agreement-no-call = Această înțelegere („{ $found-context }”) are nevoie de declarație.
problem-agreement-call = Declarația { $found-call } nu se potrivește aici: „{ $expected-context }”.
problem-agreement-after = Pentru „{ $found-context }” trebuie anunțul de deschidere dinainte; indicați-l, ca în after = { $expected }.
problem-agreement-after-unused = „after” spune peste ce deschidere se intervine sau la care se răspunde; scoateți-l de la „{ $found-context }”.
problem-agreement-twice = { $found } este descris de două ori pentru aceeași situație.
problem-policy-event = Regulamentul nu cunoaște concursul „{ $found }”. Alegeți dintre { $expected }.
problem-policy-category = Concursul nu este de categoria { $found }: { $expected }.
problem-system-varies = Sistemul indică de două ori sau deloc cu ce se schimbă metoda de bază: „{ $found }”.
problem-meaning-range = { $found } este un interval gol.
problem-meaning-cards = Lungimile nu fac o mână; cărți: cel puțin { $found } din { $expected }.
problem-meaning-some = Dintre culorile „{ $found }” nu se pot alege { $expected }.
problem-meaning-two-suits = O mână bicoloră are două culori; „{ $found }” nu ajunge.
problem-no-systems = Nu este descris niciun sistem.

systems-title = { $pair }: metode după { $pack }
systems-system = { $name }: { $colour }
systems-colour-green = verde (natural)
systems-colour-blue = albastru (treflă sau caro forte)
systems-colour-red = roșu (artificial)
systems-colour-yellow = galben (HUM)
systems-colours-open = { $colours }, după răspunsurile de mai jos
systems-feature = { $holds ->
    [yes] { $about }: { $feature }
    [no] { $about }: nu { $feature }
   *[open] { $about }: poate { $feature }
   } [{ $article }]
systems-feature-hum_a = HUM (a), un pas care promite o deschidere
systems-feature-hum_b = HUM (b), o deschidere care poate fi mai slabă decât un pas
systems-feature-hum_c = HUM (c), o deschidere cu o rigă sau mai mult sub medie
systems-feature-hum_d = HUM (d), o deschidere care arată lungime sau scurtime
systems-feature-hum_e = HUM (e), o deschidere care arată o culoare sau alta
systems-feature-bs_a = Brown Sticker (a), o deschidere slabă fără culoare cunoscută
systems-feature-bs_b = Brown Sticker (b), o intervenție fără culoare cunoscută
systems-feature-bs_c = Brown Sticker (c), o mână bicoloră slabă cu o culoare scurtă
systems-feature-bs_d = Brown Sticker (d), o declarație psihică a sistemului
systems-feature-encrypted = un semnal criptat
systems-feature-random = o deschidere aleatoare
systems-feature-strong_base = un sistem bazat pe treflă sau caro forte
systems-feature-artificial_system = un sistem artificial
systems-feature-artificial_opening = o deschidere artificială la nivelul unu
systems-feature-method_varies = o metodă de bază care variază
systems-feature-contested_convention = o convenție slabă sau cu mai multe semnificații într-o licitație disputată
systems-exception = { $applied ->
    [yes] excepție aplicată
    [no] excepție care nu se aplică
   *[open] excepție de hotărât
   }: { $exception }
systems-exception-strong_base = 1 într-o minoră, într-un sistem bazat pe treflă sau caro forte
systems-exception-short_club = trefla scurtă naturală
systems-exception-known_if_weak = o culoare cunoscută când este slab
systems-exception-weak_two = 2 într-o minoră, cu 2 slab într-o majoră
systems-exception-defence = o apărare împotriva unei deschideri forte sau convenționale
systems-exception-natural_notrump = intervenția naturală de 1FA
systems-exception-strong_cue_bid = un cue-bid care arată o mână forte
systems-exception-stopper_cue_bid = un cue-bid cu salt care cere un stoper
systems-exception-booklet = secțiunea principală a broșurii de convenții WBF

systems-why-pass_not_described = pasul în poziție de deschidere nu este descris: se consideră obișnuit
systems-why-pass_promises = un fel de pas are cel puțin { $hcp } PO
systems-why-weaker_than_pass = poate avea { $hcp } PO, un pas are cel puțin { $passed }
systems-why-king_below_average = poate avea { $hcp } PO; { $limit } sau mai puține înseamnă o rigă sub medie
systems-why-length_or_shortage = arată lungime la { $suit } sau scurtime la { $other }
systems-why-either_suit = arată lungime la una dintre { $suits }, iar nicio culoare nu este în toate semnificațiile
systems-why-short_club = 1♣ într-un sistem natural, neforțant, niciodată fără treflă, este natural
systems-why-not_a_minor = { $call } nu este 1 într-o culoare minoră
systems-why-strong_base = sistemul se bazează pe { $base ->
    [strong_club] treflă forte
   *[strong_diamond] caro forte
   }
systems-why-base_not_strong = deschiderea { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } nu este niciodată forte
systems-why-base_not_always_strong = deschiderea { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } nu este totdeauna forte
systems-why-base_not_described = deschiderea { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } nu este descrisă
systems-why-always_strong = deschiderea { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } este totdeauna forte
systems-why-declared_artificial = perechea însăși îl numește artificial ({ $base })
systems-why-no_weak_hand = nicio mână slabă: cel puțin { $hcp } PO
systems-why-known_suit = promite { $suits }
systems-why-may_be_weak = poate avea { $hcp } PO
systems-why-no_known_suit = nu promite destule cărți într-o culoare cunoscută
systems-why-known_if_weak = { $suit } când este slab, cel puțin { $hcp } PO când { $suit } nu este arătată
systems-why-not_strong_enough = { $suits } este cunoscută când este slab, dar altă semnificație are { $hcp } PO și trebuie { $limit }
systems-why-weak_two_in_a_major = fiecare mână slabă este un doi slab la o majoră
systems-why-weak_two_and_booklet = fiecare mână slabă este un doi slab la o majoră, dacă tipurile forte sunt cele din broșura WBF
systems-why-weak_two_and_usual_types = fiecare mână slabă este un doi slab la o majoră, iar mâinile forte sunt de tipuri obișnuite
systems-why-strong_type_not_in_booklet = tipurile forte nu sunt cele din broșura WBF
systems-why-not_two_of_a_minor = { $call } nu este 2 într-o culoare minoră
systems-why-other_weak_hand = nu fiecare mână slabă este un doi slab la o majoră
systems-why-option_not_strong = altă variantă are { $hcp } PO și trebuie { $limit }
systems-why-natural_notrump = este naturală
systems-why-notrump_not_natural = acest 1FA nu este natural
systems-why-strong_cue_bid = are cel puțin { $hcp } PO
systems-why-cue_bid_not_strong = poate avea { $hcp } PO și trebuie { $limit }
systems-why-stopper_asked = partenerul anunță 3FA cu stoper în culoarea adversarilor
systems-why-cue_bid_not_a_jump = nu este cu salt
systems-why-thin_two_suiter = { $suit } poate avea { $cards } cărți și trebuie { $limit }
systems-why-any_hand = partenerul se așteaptă la o deschidere cu orice mână
systems-why-psychic = { $how ->
    [protected] sistemul protejează de o declarație psihică
   *[required] sistemul cere o declarație psihică
   }
systems-why-defence = apărările împotriva deschiderilor forte sau convenționale, Brown Sticker sau HUM nu sunt limitate
systems-why-key_hidden = numai apărătorii au cheia
systems-why-key_open = și declarantul are cheia
systems-why-random = poate avea { $hcp } PO, mai puține de { $limit }, și nimic altceva nu este definit
systems-why-not_natural = nu este natural
systems-why-not_said_natural = nimeni nu a spus dacă este natural
systems-why-varies_with = variază după { $what }
systems-why-meaning_varies = semnificația variază după poziție sau vulnerabilitate
systems-why-strength_varies = numai forța variază după poziție sau vulnerabilitate
systems-why-weak_convention = convențional și poate fi slab
systems-why-multi_convention = convențional, cu mai multe semnificații
systems-why-in_booklet = este descrisă acolo
systems-why-not_in_booklet = nu este descrisă acolo
systems-why-colour_admitted = { $colour } este admis
systems-why-colour_refused = { $colour } nu este admis
systems-why-colour_open = admiterea depinde de culoare: { $colour }
systems-why-brown_sticker_admitted = aici metodele Brown Sticker sunt admise, cu obligațiile lor
systems-why-brown_sticker_refused = aici metodele Brown Sticker nu sunt admise
systems-why-brown_sticker_open = neadmisă dacă este o metodă Brown Sticker
systems-why-random_admitted = aici deschiderile aleatoare sunt admise
systems-why-random_refused = deschiderile aleatoare nu sunt admise
systems-why-encrypted_admitted = aici semnalele criptate sunt admise
systems-why-encrypted_refused = semnalele criptate nu sunt admise
systems-why-number_free = sisteme: { $number }; nu există limită
systems-why-number_admitted = sisteme: { $number } din cel mult { $most }
systems-why-number_refused = sisteme: { $number }, dar cel mult { $most }; se elimină { $over }
systems-why-same_system = ambii parteneri joacă același sistem
systems-why-club_may_rule = pentru concursurile sale un club poate da reguli proprii; fără ele se aplică cele ale categoriei { $category }
systems-why-club_own_rules = se aplică regulile clubului
systems-why-different_systems = partenerii nu joacă același sistem
systems-why-different_systems_free = partenerii pot juca sisteme diferite
systems-why-not_handed_in = nepredat
systems-why-handed_in_late = predat târziu
systems-why-too_few_copies = copii: { $found } în loc de { $copies }
systems-why-late_from_earlier_time =
    { $minutes ->
        [one] întârzierea se numără de la { $minutes } minut înainte de început
        [few] întârzierea se numără de la { $minutes } minute înainte de început
       *[other] întârzierea se numără de la { $minutes } de minute înainte de început
    }
systems-why-red_ban = directorul de concurs poate interzice sistemul, în tot sau în parte
systems-why-sanction_discretionary = penalizarea este la alegerea arbitrului, pe lângă un scor ajustat
systems-why-damage_presumed = prezumție puternică de prejudiciu pentru adversari, care nu s-au putut pregăti
systems-why-damage_not_presumed = nicio prezumție de prejudiciu
systems-why-damage_open = prezumția de prejudiciu depinde de contractul ratat
systems-why-list_openings = deschiderile artificiale se trec acolo
systems-why-list_responses = răspunsurile slabe și convenționale la deschideri naturale se trec acolo
systems-why-list_overcalls = intervențiile convenționale peste deschideri naturale de unu la culoare se trec acolo
systems-why-two_suiters_in_detail = mâinile bicolore trebuie explicate în detaliu
systems-why-colour_marked = este marcat { $marked }, dar sistemul este { $colour }
systems-why-point_number = punctul { $number }
systems-why-empty_fields = câmpuri goale: { $number }

systems-questions = Întrebări la care trebuie răspuns:
systems-question-pass_promises_opening = Pasul ({ $about }) promite valorile acceptate în general pentru o deschidere de unu?
systems-question-strong_base = Sistemul este tot unul pe o deschidere forte, deși { $about } nu este totdeauna forte?
systems-question-base_always_strong = Deschiderea { $about } este totdeauna forte?
systems-question-natural = { $about } este natural?
systems-question-method_varies = Forța diferită pentru { $about } înseamnă altă metodă de bază?
systems-question-in_booklet = { $about } este în secțiunea principală a broșurii de convenții WBF din 1994?
systems-question-strong_type_in_booklet = Mâinile forte pentru { $about } sunt tipuri din broșura de convenții WBF?
systems-question-best_contract_missed = Adversarii au ratat cel mai bun contract al lor după { $about }?
systems-question-penalise = Merită perechea o penalizare procedurală pentru { $about }?
systems-weigh-accepted_values = cu ce deschid la nivelul unu jucătorii acestui concurs
systems-weigh-not_always_strong = cât de des este forte deschiderea și pe ce se sprijină restul sistemului
systems-weigh-strength_alone = dacă este o deschidere mai ușoară sau alt sistem
systems-weigh-how_much_hidden = cât puteau ști adversarii din fișă și din notele suplimentare
systems-weigh-repeated = dacă perechea fusese avertizată

systems-event = Categoria { $category }, { $form ->
    [pairs] perechi
   *[teams] echipe
   }: { $admissible ->
    [yes] admisibil
    [no] inadmisibil
   *[open] de hotărât
   }
systems-ground = { $about ->
    [none] { $why }
   *[other] { $about }: { $why }
   } [{ $article }]
systems-duty = { $who ->
    [opponents] adversarii pot aduce: { $document }
   *[pair] { $owing ->
        [must] perechea trebuie să predea: { $document }
       *[should] perechea este încurajată să predea: { $document }
       }
   } ({ $about }), { $moment }{ $copies ->
    [1] {""}
   *[other] , în { $copies } exemplare
   } [{ $article }]
systems-seated =
    { $minutes ->
        [one] perechea trebuie să fie așezată cu { $minutes } minut înainte de început
        [few] perechea trebuie să fie așezată cu { $minutes } minute înainte de început
       *[other] perechea trebuie să fie așezată cu { $minutes } de minute înainte de început
    } [{ $article }]
systems-document-convention_card = fișa de convenții
systems-document-supplementary_sheets = note suplimentare
systems-document-complete_system = sistemul complet
systems-document-brown_sticker_form = formularul Brown Sticker
systems-document-written_defence = apărare scrisă
systems-document-seated_early = prezența mai devreme la masă
systems-moment-before_event = înainte de concurs
systems-moment-before_session = înainte de sesiune
systems-moment-before_match = înainte de meci
systems-moment-at_table = la masă
systems-moment-later = mai târziu
systems-breach = { $document } ({ $about }): { $why }
systems-sanction = penalizare posibilă: de la { $least } { $unit ->
    [top] dintr-un top
    [matchpoints] puncte de meci
   *[vp] VP
}{ $ban ->
    [yes] {" "}până la interzicerea sistemului
   *[no] {""}
}{ $ratified ->
    [no] ; concursul poate să nu fie omologat
   *[yes] {""}
} [{ $article }]
systems-card = Fișa: { $fault } [{ $article }]
systems-form = Formularul: { $fault } [{ $article }]
systems-fault-colour_not_marked = culoarea sistemului nu este marcată
systems-fault-colour_wrong = este marcată culoarea greșită
systems-fault-not_an_agreement = { $about } este trecut, dar nu este descris
systems-fault-not_listed = { $about } nu este trecut pe față, în partea dreaptă
systems-fault-not_explained = { $about } este trecut, dar nu este explicat nicăieri
systems-fault-points_not_numbered = punctele notelor suplimentare nu sunt numerotate în ordine ({ $about })
systems-fault-point_empty = punctul { $about } din notele suplimentare este gol
systems-fault-point_missing = din notele suplimentare lipsește punctul care explică { $about }
systems-fault-point_not_among_first = { $about } este explicat prea departe; asemenea puncte vin primele
systems-fault-form_missing = nu există pentru { $about }
systems-fault-form_incomplete = cel pentru { $about } nu este complet
systems-fault-form_late = cel pentru { $about } a venit târziu

# -- systems as data

problem-bad-pattern = „{ $found }” nu este o licitație; se scrie ca { $expected }: declarațiile adversarilor în paranteze, fără pasurile dinaintea deschiderii.
problem-pattern-long = O licitație de { $found } declarații este prea lungă pentru o regulă: cel mult { $expected }.
problem-pattern-wide = Regula este valabilă pentru prea multe licitații: cel mult { $expected }. Numiți culorile sau nivelurile.
problem-pattern-impossible = Nicio licitație nu decurge așa: { $found }.
problem-unknown-system = Nu există sistemul „{ $found }”. Cunoscute: { $expected }.
problem-system-cycle = Sistemele se bazează unul pe altul în cerc: { $found }.
problem-system-section = O regulă este o tabelă cu call și shows; găsit: { $found }.
problem-system-large = Sistemul este prea mare: cel mult { $found } de reguli și licitații.
problem-system-empty = Sistemul nu are reguli. Scrieți deschiderile sau numiți cu extends pe ce se bazează.
problem-system-field = Aici nu există „{ $found }”. Cunoscute: { $expected }.
problem-system-value = „{ $found }” nu se poate aici. Scrieți una din acestea: { $expected }.
problem-system-values = „{ $found }” nu se poate aici. Scrieți o listă din acestea, între paranteze drepte: { $expected }.
problem-system-text = „{ $found }” nu se poate aici. Scrieți un text scurt între ghilimele.
problem-system-field-missing = Lipsește { $expected }: adăugați.
problem-rules-clash = Două reguli spun ce arată { $found }, și niciuna nu este mai specială: comparați cu rândul { $expected }.
