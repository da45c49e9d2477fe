# O decizie citită cu voce tare: cadrul, părțile și câte o propoziție pentru fiecare efect.

ruling-happened = Ce s-a întâmplat
ruling-asked = Ce s-a întrebat și ce s-a răspuns
ruling-clauses = Ce se aplică (Legile din { $edition })
ruling-effects = Ce urmează
ruling-reviews = Ce va fi reexaminat
ruling-considered = Ce s-a avut în vedere și nu se aplică
ruling-readings = Interpretări ale noastre, unde textul este deschis
ruling-reading = { $clause }: { $text }
ruling-appeal-review =
    { $minutes ->
        [one] În { $minutes } minut o axă poate cere directorului de concurs să verifice pașii acestei decizii ({ $source }).
        [few] În { $minutes } minute o axă poate cere directorului de concurs să verifice pașii acestei decizii ({ $source }).
       *[other] În { $minutes } de minute o axă poate cere directorului de concurs să verifice pașii acestei decizii ({ $source }).
    }
ruling-appeal-as-regulated = O axă poate cere revizuirea acestei decizii așa cum prevede regulamentul concursului (Legea 92).
ruling-appeal = Oricare dintre axe poate cere revizuirea acestei decizii (Legea 92).
ruling-auction = Distribuitor { $seat }: { $calls }
ruling-field = { $field }: { $value }
ruling-fact = { $question } { $answer }.
ruling-fact-computed = { $question } { $answer } (rezultă din descriere).
ruling-assumed = { $answer } (considerat de la sine înțeles)
ruling-fact-regulation =
    { $by ->
        [set] Fixat pentru acest caz: { $says }.
        [open] Legea { $source } lasă alegerea deschisă; în lipsa altei reguli: { $says }.
        [law] Potrivit Legii { $source }: { $says }.
       *[article] Regulamentul ({ $source }): { $says }.
    }
ruling-fact-disputed = { $question } { $answer }; înregistrarea mesei spune: { $disputed }.
ruling-clause =
    { $title ->
        [none] Legea { $clause } ({ $law })
       *[other] Legea { $clause } ({ $law }): { $title }
    }
ruling-not-because = { $clause }. Motiv: { $question } { $answer }.
ruling-not = { $clause }. Motiv: { $reason }.
why-edition_prevails = a fost scrisă pentru o ediție anterioară a Legilor, iar cea în vigoare hotărăște altfel
ruling-review = { $when }: { $question } ({ $clause })
ruling-play-on = Jocul continuă ca de obicei.
ruling-to-all = Toți patru
ruling-weigh = De apreciat: { $what }
ruling-put-to = Cine este întrebat: { $seat }
ruling-then = Dacă { $answer }: { $consequence }
ruling-then-ask = Apoi se va întreba: { $question }
ruling-no-consequence = nicio altă consecință

when-end_of_play = La sfârșitul jocului

answer-yes = Da
answer-no = Nu
answer-none = Niciuna
call-pass = Pas
call-double = Contra
call-redouble = Recontra
about-this = această acțiune

party-director = arbitrul
party-offender = jucătorul vinovat
party-lho = adversarul din stânga jucătorului vinovat
party-partner = partenerul jucătorului vinovat
party-declarer = declarantul
party-non_offenders = axa nevinovată
party-players = jucătorii

effect-call_stands = Declarația lui { $seat } rămâne valabilă: { $call }.
effect-call_cancelled = Declarația lui { $seat } este anulată: { $call }.
effect-call_repeated = { $seat } trebuie să repete aceeași declarație la rândul său: { $call }.
effect-call_replaced = { $seat } înlocuiește { $call } cu { $by }.
effect-call_due = { $seat } face acum orice declarație legală.
effect-may_change_call = { $seat } poate retrage { $call } și poate face altă declarație, fără rectificare.
effect-must_pass =
    { $how_long ->
        [once] { $seat } trebuie să paseze la următorul său rând de a declara.
       *[rest] { $seat } trebuie să paseze la fiecare rând al său în restul licitației.
    }
effect-may_not_double = La acest rând { $seat } poate anunța sau pasa, dar nu poate contra sau recontra.
effect-auction_continues = Licitația continuă cu { $seat }.
effect-auction_ends = Licitația s-a încheiat.
effect-auction_restarts = Licitația reîncepe cu { $seat }.
effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Când { $seat } are prima oară atacul, declarantul poate interzice una dintre aceste culori: { $may_forbid }. Interdicția ține cât timp { $seat } păstrează atacul.
           *[other] Când { $seat } are prima oară atacul, declarantul poate cere atacul în { $may_require } sau poate interzice { $may_forbid } cât timp { $seat } păstrează atacul.
        }
       *[false] { $may_require ->
            [none] Dacă axa lui { $seat } este în apărare, declarantul poate interzice una dintre aceste culori când { $seat } are prima oară atacul: { $may_forbid }. Interdicția ține cât timp { $seat } păstrează atacul.
           *[other] Dacă axa lui { $seat } este în apărare, când { $seat } are prima oară atacul declarantul poate cere atacul în { $may_require } sau poate interzice { $may_forbid } cât timp { $seat } păstrează atacul.
        }
    }
effect-lead_required = La primul său rând de atac { $seat } trebuie să atace în { $suit }, dacă poate.
effect-lead_forbidden = De la primul său rând de atac { $seat } nu poate ataca în { $suit } cât timp păstrează atacul.
effect-card_stays_faced = { $card } a lui { $seat } rămâne pe masă, cu fața în sus, până la sfârșitul licitației.
effect-card_returned = { $card } se întoarce în mâna lui { $seat }.
effect-penalty_card =
    { $kind ->
        [major] { $optional ->
            [true] Dacă declarantul dorește, { $card } a lui { $seat } devine carte penalizată majoră.
           *[false] { $card } a lui { $seat } devine carte penalizată majoră.
        }
       *[minor] { $optional ->
            [true] Dacă declarantul dorește, { $card } a lui { $seat } devine carte penalizată minoră.
           *[false] { $card } a lui { $seat } devine carte penalizată minoră.
        }
    }
penalty-card-duty =
    { $kind ->
        [major] Rămâne cu fața în sus, iar { $seat } trebuie să o joace la prima ocazie legală. De fiecare dată când { $partner } are de atacat cât timp cartea e pe masă, declarantul poate cere sau interzice { $suit } ({ $card } se întoarce atunci în mână) sau poate lăsa atacul liber.
       *[minor] Rămâne cu fața în sus, iar înaintea ei { $seat } nu poate juca altă carte de { $suit } mai mică decât un onor. { $partner } atacă liber.
    }
effect-card_restored =
    { $card ->
        [none] Cartea lipsă se întoarce la { $seat } și se consideră că a fost acolo tot timpul.
       *[other] { $card } se întoarce la { $seat } și se consideră că a fost acolo tot timpul.
    }
effect-card_removed = Cartea care nu aparține acestei done este luată de la { $seat }.
effect-hands_corrected = Arbitrul corectează mâinile.
effect-information =
    { $authorised ->
        [none] { $about }: neautorizată pentru { $unauthorised } (Legea { $clause }).
       *[other] { $unauthorised ->
            [none] { $about }: autorizată pentru { $authorised } (Legea { $clause }).
           *[other] { $about }: { $authorised } o pot folosi, { $unauthorised } nu (Legea { $clause }).
        }
    }
effect-play_continues = Jocul continuă.
effect-new_deal = Cărțile se amestecă și se distribuie din nou.
effect-board_cancelled = Dona este anulată pentru { $sides }.
effect-board_played_later = Dona corectă poate fi jucată mai târziu.
effect-result_stands =
    { $side ->
        [none] Rezultatul obținut la masă rămâne valabil.
       *[other] Rezultatul obținut la masă rămâne valabil pentru { $side }.
    }
effect-adjusted_score =
    { $standing ->
        [may] Arbitrul poate acorda { $kind ->
            [assigned] un scor ajustat înlocuitor
            [artificial] un scor ajustat artificial
           *[directors] un scor ajustat
        }.
       *[shall] Arbitrul acordă { $kind ->
            [assigned] un scor ajustat înlocuitor
            [artificial] un scor ajustat artificial
           *[directors] un scor ajustat
        }.
    }
effect-adjusted_score-to = Este acordat numai axei { $sides }.
effect-adjusted_score-favour = În favoarea axei { $sides }.
effect-adjusted_score-against = În defavoarea axei { $sides }.
effect-adjusted_score-average_minus = Cel mult medie minus pentru { $sides }.
effect-penalty =
    { $kind ->
        [disciplinary] { $standing ->
            [shall] Arbitrul aplică o penalizare disciplinară: { $whom }.
           *[may] Arbitrul poate aplica o penalizare disciplinară: { $whom }.
        }
        [suspension] { $standing ->
            [shall] Arbitrul suspendă pentru sesiune sau o parte a ei: { $whom }.
           *[may] Arbitrul poate suspenda pentru sesiune sau o parte a ei: { $whom }.
        }
        [disqualification] { $standing ->
            [shall] Arbitrul descalifică: { $whom }.
           *[may] Arbitrul poate descalifica: { $whom }.
        }
       *[procedural] { $standing ->
            [shall] Arbitrul aplică o penalizare procedurală: { $whom }.
           *[may] Arbitrul poate aplica o penalizare procedurală: { $whom }.
        }
    }
penalty-approval =
    { $approval ->
        [organiser] Este nevoie de aprobarea Organizatorului Turneului.
       *[committee_or_organiser] Este nevoie de aprobarea comitetului turneului sau a organizației responsabile.
    }
effect-right_forfeited = { $side } își pierd dreptul la rectificare.
effect-no_rectification = Nu există nicio rectificare.

whom-offending-side = axa vinovată
effect-penalty_card-stays = { $card } a lui { $seat } rămâne carte penalizată majoră și se joacă la prima ocazie legală. Dacă { $partner } atacă din nou cât timp ea este pe masă, declarantul poate din nou să ceară sau să interzică { $suit }.
