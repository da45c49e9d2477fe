# Pachete de regulamente: problemele lor și ce spune despre ele o decizie.

problem-unknown-pack = Nu există pachetul de regulamente „{ $found }”; există { $expected }.
problem-pack-cycle = Pachetele se extind unul pe altul în cerc: { $found }.
problem-unknown-regulation = „{ $found }” nu este un regulament; cele mai apropiate sunt { $expected }.
problem-regulation-missing = Regulamentul lipsește; îl cere { $expected }.
problem-regulation-no-source = Regulamentul nu își numește sursa.
problem-regulation-type = { $found } nu este ceea ce primește acest regulament; se scrie ca { $expected }.
problem-regulation-range = { $found } este în afara limitelor; trebuie să fie { $expected }.
problem-regulation-conflict = { $found } nu se potrivește cu alt regulament al pachetului, care cere { $expected }.

# Pachetele și articolele lor; ce nu este numit aici se spune așa cum stă în pachet.

pack-figb_2017 = FIGB 2017
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
