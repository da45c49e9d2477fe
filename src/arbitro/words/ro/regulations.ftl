# Pachete de regulamente: problemele lor și ce spune despre ele o decizie.

problem-unknown-pack = Nu există pachetul de regulamente „{ $found }”; există { $expected }.
problem-pack-cycle = Pachetele se extind unul pe altul în cerc: { $found }.
problem-unknown-regulation = „{ $found }” nu este un regulament; cel mai aproape: { $expected }.
problem-regulation-missing = Regulamentul lipsește; îl cere { $expected }.
problem-regulation-no-source = Regulamentul nu își numește sursa.
problem-regulation-type = { $found } nu este ceea ce primește acest regulament; se scrie ca { $expected }.
problem-regulation-range = { $found } este în afara limitelor; trebuie să fie { $expected }.
problem-regulation-conflict = { $found } nu se potrivește cu alt regulament al pachetului, care cere { $expected }.

# Pachetele și articolele lor; ce nu este numit aici se spune așa cum stă în pachet.

pack-figb_2017 = FIGB 2017
title-of-pack-wbf = Legile, cu alegeri de bază
title-of-pack-figb_2017 = Regulamentul suplimentar FIGB, 2017
source-appendix = anexa { $number }
source-italian-code-of-2007 = codul italian din 2007, { $number }

# Ce a hotărât o autoritate, după cheie.

regulation-laws-pack-symmetrical_faces =
    { $value ->
        [true] fețele cărților trebuie să fie simetrice
       *[false] fețele cărților pot să nu fie simetrice
    }
regulation-laws-substitution-unauthorised =
    { $value ->
        [disqualified] într-un concurs de perechi o înlocuire neautorizată de arbitru duce la descalificarea jucătorului, a partenerului și a înlocuitorului
       *[penalty] într-un concurs de perechi o înlocuire neautorizată de arbitru poate aduce o penalizare procedurală
    }
regulation-laws-opening_lead-face_up =
    { $value ->
        [true] atacul inițial se face de la început cu cartea pe față
       *[false] atacul inițial se face mai întâi cu cartea pe spate
    }
regulation-laws-dummy-sees_scores =
    { $value ->
        [loses_rights] într-un concurs de perechi mortul care se uită pe foaia de scor înainte de sfârșitul jocului își pierde drepturile
       *[open] nu se spune nimic despre mortul care se uită pe foaia de scor înainte de sfârșitul jocului
    }
regulation-laws-screens-rectify =
    { $value ->
        [changed] cu paravane declarațiile neregulamentare și atacurile inițiale peste rând au rectificări proprii
       *[as_without] paravanele nu schimbă rectificările
    }
regulation-laws-screens-order =
    { $value ->
        [north_and_west] Nord pune etuiul pe tavă, Vest deschide și închide paravanul, Nord sau Sud dă tava mai departe
       *[open] nu este prescris cine ce face la o masă cu paravane
    }
regulation-laws-screens-tray_delay = o întârziere a tăvii de cel mult { $value } s nu spune nimic
regulation-laws-dummy-points_out_card =
    { $value ->
        [with_screens] cu paravan mortul poate atrage atenția asupra unei cărți expuse de un apărător pe care declarantul nu o putea vedea
       *[never] mortul nu poate atrage atenția în timpul jocului asupra unei cărți expuse de un apărător
    }
regulation-laws-calls-made_when =
    { $value ->
        [released] o declarație cu cartonaș este făcută când cartonașul este lăsat din mână sau declarația este făcută cunoscută
       *[open] arbitrul apreciază când este făcută o declarație cu cartonaș
    }
regulation-laws-calls-pause_after_jump =
    { $value ->
        [none] nu se cere o pauză după un anunț cu salt
        [one] fără paravane, un anunț cu salt se semnalează cu cartonașul STOP, iar jucătorul următor așteaptă apoi circa { $value } secundă
        [few] fără paravane, un anunț cu salt se semnalează cu cartonașul STOP, iar jucătorul următor așteaptă apoi circa { $value } secunde
       *[other] fără paravane, un anunț cu salt se semnalează cu cartonașul STOP, iar jucătorul următor așteaptă apoi circa { $value } de secunde
    }
regulation-laws-explanations-written =
    { $value ->
        [always] întrebările și explicațiile se dau în scris
        [with_screens] cu paravane, întrebările și explicațiile se dau în scris
       *[never] întrebările și explicațiile nu se dau neapărat în scris
    }
regulation-laws-explanations-doubt =
    { $value ->
        [director] dacă după o explicație rămân îndoieli, este chemat arbitrul, care poate cere mai multe detalii
       *[open] nu se prevede nimic deosebit pentru îndoielile rămase după o explicație
    }
regulation-laws-unintended_call-never_made =
    { $value ->
        [true] o declarație neintenționată care a fost înlocuită se consideră că nu a fost făcută niciodată: nimeni nu a aflat nimic din ea
       *[false] ceea ce dezvăluie o declarație neintenționată care a fost înlocuită este tratat ca la orice declarație retrasă
    }
regulation-laws-insufficient_bid-by_shape =
    { $value ->
        [true] înlocuirea este liberă dacă semnificația distribuțională este aceeași sau mai precisă ori dacă anunțul insuficient nu a stricat licitația
       *[false] înlocuirea este liberă numai dacă întreaga semnificație este aceeași sau mai precisă
    }
regulation-laws-surplus_card-adjusted =
    { $value ->
        [quitted_trick] o carte în plus găsită într-o levată deja încheiată poate duce la un scor ajustat
       *[played] o carte în plus găsită printre cărțile jucate poate duce la un scor ajustat
    }
regulation-laws-revoke-defenders_ask =
    { $value ->
        [true] un apărător își poate întreba partenerul despre o posibilă renonsă
       *[false] un apărător nu își poate întreba partenerul despre o posibilă renonsă
    }
regulation-laws-revoke-both_sides =
    { $value ->
        [without_revokes] când ambele axe au făcut renonsă, echitatea este rezultatul probabil în absența tuturor renonselor
       *[after_first_revoke] când ambele axe au făcut renonsă, echitatea pornește de la poziția de după consumarea primei
    }
regulation-laws-information-reserve_rights =
    { $value ->
        [true] un jucător poate anunța că își rezervă drepturile
       *[false] un jucător nu își rezervă drepturile: arbitrul este chemat imediat
    }
regulation-laws-information-looking_up =
    { $value ->
        [true] în timpul licitației și al jocului se pot consulta legile, regulamentul și rezultatele altora
       *[false] în timpul licitației și al jocului nu se pot consulta legile, regulamentul și rezultatele altora
    }
regulation-laws-poll-considered = cel puțin { $value } dintre cei întrebați trebuie să fi luat în considerare o acțiune
regulation-laws-poll-selected = cel puțin { $value } dintre cei întrebați trebuie să fi ales o acțiune
regulation-laws-poll-test =
    { $value ->
        [both] o alternativă logică este o acțiune pe care destui dintre cei întrebați au luat-o în considerare și destui au ales-o
       *[either] o alternativă logică este o acțiune pe care destui dintre cei întrebați au luat-o în considerare sau pe care destui au ales-o
    }
regulation-laws-understandings-uniform_meaning =
    { $value ->
        [true] o declarație trebuie să aibă aceeași semnificație oricare dintre parteneri ar face-o
       *[false] semnificația unei declarații poate depinde de partenerul care o face
    }
regulation-laws-understandings-vary_after_irregularity =
    { $value ->
        [true] o pereche poate conveni să-și schimbe metodele după o neregularitate
       *[false] o pereche nu poate conveni să-și schimbe metodele după o neregularitate
    }
regulation-laws-understandings-psychic_conventions =
    { $value ->
        [free] o deschidere convențională poate fi psihică
        [not_at_pairs] la perechi o deschidere convențională nu poate fi psihică
       *[banned] o deschidere convențională nu poate fi psihică
    }
regulation-laws-claims-suit_order =
    { $value ->
        [top_down] o culoare despre care cel care revendică nu a spus nimic se consideră jucată de sus în jos
       *[open] nu este fixată o ordine pentru o culoare despre care cel care revendică nu a spus nimic
    }
regulation-laws-score-correction_minutes =
    { $value ->
        [one] perioada de corecție expiră la { $value } minut după ce scorul oficial este disponibil
        [few] perioada de corecție expiră la { $value } minute după ce scorul oficial este disponibil
       *[other] perioada de corecție expiră la { $value } de minute după ce scorul oficial este disponibil
    }
regulation-laws-score-late_correction =
    { $value ->
        [true] un scor poate fi corectat după perioada de corecție dacă arbitrul și organizatorul nu au nicio îndoială rezonabilă
       *[false] un scor nu poate fi corectat după perioada de corecție
    }
regulation-laws-score-confirmed_by =
    { $value ->
        [opponent] pe hârtie rezultatul îl introduce axa staționară, altfel Nord-Sud; pe un aparat îl confirmă un adversar; un meci de echipe este convenit când ambele foi au fost predate
       *[open] nu este prescris cine introduce și confirmă un rezultat
    }
regulation-laws-score-record_conflict =
    { $value ->
        [score] dacă levatele și punctele unei înregistrări nu se potrivesc și nimic nu lămurește, contează punctele
       *[open] dacă levatele și punctele unei înregistrări nu se potrivesc, hotărăște arbitrul
    }
regulation-laws-cards-own =
    { $value ->
        [always] un jucător poate consulta oricând fișa de convenții a propriei axe
       *[law] un jucător poate consulta fișa de convenții a propriei axe numai când o permit Legile
    }
regulation-laws-cards-opponents =
    { $value ->
        [always] un jucător poate consulta oricând fișa de convenții a adversarilor
       *[law] un jucător poate consulta fișa de convenții a adversarilor numai când o permit Legile
    }
regulation-laws-cards-written_defences =
    { $value ->
        [true] o apărare scrisă împotriva unor metode neobișnuite se poate consulta în timpul licitației și al jocului
       *[false] o apărare scrisă împotriva unor metode neobișnuite nu se poate consulta în timpul licitației și al jocului
    }
regulation-laws-cards-aids =
    { $value ->
        [true] în timpul licitației și al jocului sunt permise ajutoare de memorie, calcul sau tehnică
       *[false] în timpul licitației și al jocului nu sunt permise ajutoare de memorie, calcul sau tehnică
    }
regulation-scoring-artificial-opened_score_sheet =
    { $value ->
        [none] nu există un scor fix pentru o foaie de scor deschisă prea devreme
       *[other] dacă la un concurs local o foaie de scor este deschisă prea devreme, vinovații și adversarii lor primesc, în această ordine: { $value }
    }
regulation-scoring-penalty-fouled_at_table =
    { $value ->
        [none] nu există o penalizare fixă pentru cărțile puse înapoi într-un buzunar greșit
       *[other] cărțile puse înapoi într-un buzunar greșit costă { $value } dintr-un top
    }
regulation-scoring-penalty-local_psyche =
    { $value ->
        [none] la concursurile locale declarațiile psihice nu au o penalizare proprie
       *[other] la concursurile locale orice declarație psihică costă { $value } dintr-un top
    }

# Oficiali și spectatori (74, 76, 80, 81, 91).

regulation-laws-officials-directors_report =
    { $value ->
        [privileged] ceea ce relatează arbitrul despre cele petrecute în prezența sa este dovadă privilegiată
       *[open] raportul arbitrului se cântărește ca orice altă dovadă
    }
regulation-laws-officials-registered_directors =
    { $value ->
        [true] arbitrează doar arbitri înscriși, desemnați după nivelul concursului
       *[false] organizatorul desemnează liber arbitrul
    }
regulation-laws-officials-event_rules =
    { $value ->
        [grave_reasons] arbitrul poate schimba regulile proprii ale concursului doar din motive grave și doar cât este indispensabil, niciodată Legile
       *[open] nu se prescrie nimic deosebit pentru schimbarea regulilor concursului
    }
regulation-laws-officials-closed_room =
    { $value ->
        [permission] în meciurile de echipe se intră în sala închisă doar cu permisiune și nimeni în afară de căpitan nu își privește propria echipă
       *[open] arbitrul hotărăște cine poate privi
    }
regulation-laws-officials-leaving_the_room =
    { $value ->
        [permission] în timpul unui meci de echipe un jucător părăsește sala doar cu permisiunea arbitrului
       *[open] nicio normă nu interzice ieșirea din sală, dar masa nu se părăsește fără rost
    }
regulation-laws-officials-technical_committee =
    { $value ->
        [true] în campionatele jucate într-un singur loc numai comitetul tehnic descalifică pentru încălcarea loialității
       *[false] nu există un comitet tehnic
    }

# Apeluri (92, 93).

regulation-laws-appeals-request_minutes =
    { $value ->
        [one] o decizie sau revizuirea ei se poate cere până la { $value } minut după publicarea scorului oficial
        [few] o decizie sau revizuirea ei se poate cere până la { $value } minute după publicarea scorului oficial
       *[other] o decizie sau revizuirea ei se poate cere până la { $value } de minute după publicarea scorului oficial
    }
regulation-laws-appeals-evident_minutes =
    { $value ->
        [none] un motiv evident pe loc nu are un termen al său
        [one] dacă motivul era evident pe loc, revizuirea se poate cere până la { $value } minut după decizie
        [few] dacă motivul era evident pe loc, revizuirea se poate cere până la { $value } minute după decizie
       *[other] dacă motivul era evident pe loc, revizuirea se poate cere până la { $value } de minute după decizie
    }
regulation-laws-appeals-concurrence =
    { $value ->
        [one_member] un membru al perechii poate cere revizuirea fără celălalt
       *[law] ambii membri ai perechii trebuie să fie de acord
    }
regulation-laws-appeals-route =
    { $value ->
        [review] directorul de concurs verifică dacă s-au urmat pașii spre o decizie corectă
       *[committee] apelurile merg la directorul de concurs și la Juriul de Apel, cum spun Legile
    }
regulation-laws-appeals-further =
    { $value ->
        [national_authority] un recurs merge la autoritatea națională
        [regulating_authority] un recurs merge la Autoritatea Regulatoare
        [federal_court] un recurs merge la curtea de apel a federației
       *[closed] nu există un recurs
    }
regulation-laws-appeals-notice_minutes =
    { $value ->
        [none] un recurs nu cere înștiințare
        [one] un recurs se anunță în scris în { $value } minut de la sfârșitul concursului
        [few] un recurs se anunță în scris în { $value } minute de la sfârșitul concursului
       *[other] un recurs se anunță în scris în { $value } de minute de la sfârșitul concursului
    }
regulation-laws-appeals-recourse_hours =
    { $value ->
        [none] nu este fixat un termen pentru un recurs
        [one] un recurs se depune în { $value } oră de la sfârșitul concursului
        [few] un recurs se depune în { $value } ore de la sfârșitul concursului
       *[other] un recurs se depune în { $value } de ore de la sfârșitul concursului
    }
regulation-laws-appeals-recourse_conflict_hours =
    { $value ->
        [none] termenul pentru un recurs nu este contrazis altundeva
        [one] același regulament acordă altundeva { $value } oră pentru un recurs
        [few] același regulament acordă altundeva { $value } ore pentru un recurs
       *[other] același regulament acordă altundeva { $value } de ore pentru un recurs
    }
regulation-laws-appeals-recourse_result =
    { $value ->
        [technical_error] un recurs schimbă rezultatul doar dacă arbitrul recunoaște o eroare tehnică
       *[always] un recurs admis schimbă rezultatul
    }
regulation-laws-appeals-without_merit =
    { $value ->
        [true] un apel fără temei atrage o sancțiune
       *[false] nu este prevăzută o sancțiune pentru un apel fără temei
    }
regulation-scoring-assigned-director_weights =
    { $value ->
        [true] un arbitru poate acorda un scor ponderat
       *[false] un arbitru nu poate acorda un scor ponderat
    }
regulation-scoring-assigned-committee_weights =
    { $value ->
        [true] un Juriu de Apel poate acorda un scor ponderat
       *[false] un Juriu de Apel nu poate acorda un scor ponderat
    }
regulation-scoring-assigned-innocent_best_likely =
    { $value ->
        [true] axa nevinovată primește cel mai bun rezultat probabil
       *[false] axa nevinovată primește un scor după probabilitatea rezultatelor
    }
regulation-scoring-assigned-offender_worst_probable =
    { $value ->
        [true] axa vinovată primește cel mai slab rezultat cât de cât posibil
       *[false] axa vinovată primește un scor după probabilitatea rezultatelor
    }
regulation-scoring-other_table-one_table_imps =
    { $value ->
        [none] nu există cifre proprii pentru donele jucate la o singură masă
       *[other] pentru donele jucate la o singură masă un concurent nevinovat, parțial vinovat și direct vinovat primește, în această ordine, atâtea IMP-uri: { $value }
    }
regulation-scoring-fouled-neuberg_least = rezultatele în aceeași formă a unei done incorecte se compară dacă sunt cel puțin { $value }
regulation-scoring-penalty-fouled_duplicating =
    { $value ->
        [none] nu există o penalizare fixă pentru cărți puse în buzunarul greșit la duplicare
       *[other] cărțile puse în buzunarul greșit la duplicare costă { $value } dintr-un top
    }

# Penalizări (90).

regulation-scoring-penalty-slow_pair =
    { $value ->
        [none] nu este fixată o penalizare pentru perechile lente
       *[other] o pereche lentă este penalizată, pentru fiecare donă pe care o întârzie, cu { $value } dintr-un top
    }
regulation-scoring-artificial-innocent_own_percent =
    { $value ->
        [true] cel fără vină primește procentul propriu al sesiunii dacă este mai bun
       *[false] cel fără vină nu primește mai mult decât media plus
    }
regulation-scoring-artificial-offender_own_percent =
    { $value ->
        [true] cel vinovat primește procentul propriu al sesiunii dacă este mai slab
       *[false] cel vinovat primește media minus, oricare i-ar fi sesiunea
    }
regulation-scoring-artificial-innocent_own_imps =
    { $value ->
        [true] cel fără vină primește media proprie în IMP-uri dacă este mai bună
       *[false] cel fără vină primește IMP-urile fixe ale mediei plus
    }
regulation-scoring-artificial-offender_own_imps =
    { $value ->
        [true] cel vinovat primește media proprie în IMP-uri dacă este mai slabă
       *[false] cel vinovat primește IMP-urile fixe ale mediei minus
    }
