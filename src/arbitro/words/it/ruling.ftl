# Una decisione letta ad alta voce: la cornice, le parti, e una frase per ogni effetto.

ruling-happened = Che cosa è successo
ruling-asked = Che cosa è stato chiesto e risposto
ruling-clauses = Che cosa si applica (Codice { $edition })
ruling-effects = Che cosa ne segue
ruling-reviews = Che cosa si riesaminerà
ruling-considered = Che cosa è stato considerato e non si applica
ruling-readings = Come leggiamo il testo, dove è aperto
ruling-reading = { $clause }: { $text }
ruling-appeal-review =
    { $minutes ->
        [one] Entro un minuto una linea può chiedere all’arbitro responsabile di rivedere i passi di questa decisione ({ $source }).
       *[other] Entro { $minutes } minuti una linea può chiedere all’arbitro responsabile di rivedere i passi di questa decisione ({ $source }).
    }
ruling-appeal-as-regulated = Una linea può chiedere la revisione di questa decisione come prevede il regolamento della gara (articolo 92).
ruling-appeal = Ciascuna linea può chiedere la revisione di questa decisione (articolo 92).
ruling-auction = Distributore { $seat }: { $calls }
ruling-field = { $field }: { $value }
ruling-fact = { $question } { $answer }.
ruling-fact-computed = { $question } { $answer } (segue dalla descrizione).
ruling-assumed = { $answer } (dato per scontato)
ruling-fact-regulation =
    { $by ->
        [set] Fissato per questo caso: { $says }.
        [open] L’articolo { $source } lascia la scelta; se nulla è stabilito: { $says }.
        [law] Secondo l’articolo { $source }: { $says }.
       *[article] Il regolamento ({ $source }): { $says }.
    }
ruling-fact-disputed = { $question } { $answer }; la registrazione del tavolo dice: { $disputed }.
ruling-clause =
    { $title ->
        [none] Articolo { $clause } ({ $law })
       *[other] Articolo { $clause } ({ $law }): { $title }
    }
ruling-not-because = { $clause }. Motivo: { $question } { $answer }.
ruling-not = { $clause }. Motivo: { $reason }.
why-edition_prevails = è stata scritta per un’edizione precedente del Codice, e quella in vigore regola il punto diversamente
ruling-review = { $when }: { $question } ({ $clause })
ruling-play-on = Si continua come al solito.
ruling-to-all = Tutti e quattro
ruling-weigh = Da valutare: { $what }
ruling-put-to = Da chiedere a: { $seat }
ruling-then = Se { $answer }: { $consequence }
ruling-then-ask = Poi si chiederà: { $question }
ruling-no-consequence = nessuna ulteriore conseguenza

when-end_of_play = Alla fine del gioco

answer-yes = Sì
answer-no = No
answer-none = Nessuno
call-pass = Passo
call-double = Contro
call-redouble = Surcontro
about-this = questa azione

party-director = l’arbitro
party-offender = il colpevole
party-lho = l’avversario di sinistra del colpevole
party-partner = il compagno del colpevole
party-declarer = il dichiarante
party-non_offenders = la linea innocente
party-players = i giocatori

effect-call_stands = La chiamata di { $seat } resta valida: { $call }.
effect-call_cancelled = La chiamata di { $seat } è cancellata: { $call }.
effect-call_repeated = { $seat } deve ripetere la stessa chiamata al proprio turno: { $call }.
effect-call_replaced = { $seat } sostituisce { $call } con { $by }.
effect-call_due = { $seat } fa ora una qualsiasi chiamata legale.
effect-may_change_call = { $seat } può ritirare { $call } e fare un’altra chiamata, senza rettifica.
effect-must_pass =
    { $how_long ->
        [once] { $seat } deve passare al suo prossimo turno di chiamata.
       *[rest] { $seat } deve passare a ogni suo turno per tutto il resto della licitazione.
    }
effect-may_not_double = In questo turno { $seat } può licitare o passare, ma non contrare né surcontrare.
effect-auction_continues = La licitazione prosegue con { $seat }.
effect-auction_ends = La licitazione è finita.
effect-auction_restarts = La licitazione ricomincia da { $seat }.
effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Quando { $seat } è in presa per la prima volta, il dichiarante può vietare uno di questi semi: { $may_forbid }. Il divieto vale finché { $seat } mantiene la presa.
           *[other] Quando { $seat } è in presa per la prima volta, il dichiarante può esigere l’attacco a { $may_require }, oppure vietare { $may_forbid } finché { $seat } mantiene la presa.
        }
       *[false] { $may_require ->
            [none] Se la linea di { $seat } difende, il dichiarante può vietare uno di questi semi quando { $seat } è in presa per la prima volta: { $may_forbid }. Il divieto vale finché { $seat } mantiene la presa.
           *[other] Se la linea di { $seat } difende, quando { $seat } è in presa per la prima volta il dichiarante può esigere l’attacco a { $may_require }, oppure vietare { $may_forbid } finché { $seat } mantiene la presa.
        }
    }
effect-lead_required = Al suo primo turno di attacco { $seat } deve attaccare a { $suit }, se possibile.
effect-lead_forbidden = Dal suo primo turno di attacco { $seat } non può attaccare a { $suit } finché mantiene la presa.
effect-card_stays_faced = { $card } di { $seat } resta scoperta sul tavolo fino alla fine della licitazione.
effect-card_returned = { $card } torna nella mano di { $seat }.
effect-penalty_card =
    { $kind ->
        [major] { $optional ->
            [true] Se il dichiarante lo desidera, { $card } di { $seat } diventa carta penalizzata maggiore.
           *[false] { $card } di { $seat } diventa carta penalizzata maggiore.
        }
       *[minor] { $optional ->
            [true] Se il dichiarante lo desidera, { $card } di { $seat } diventa carta penalizzata minore.
           *[false] { $card } di { $seat } diventa carta penalizzata minore.
        }
    }
penalty-card-duty =
    { $kind ->
        [major] Resta scoperta e { $seat } deve giocarla alla prima occasione legale. Ogni volta che { $partner } deve attaccare mentre la carta è sul tavolo, il dichiarante può esigere o vietare { $suit } ({ $card } torna allora in mano) oppure lasciare libero l’attacco.
       *[minor] Resta scoperta e prima di questa { $seat } non può giocare altre { $suit } inferiori a un onore. { $partner } attacca liberamente.
    }
effect-card_restored =
    { $card ->
        [none] La carta mancante torna a { $seat }: è come se ci fosse sempre stata.
       *[other] { $card } torna a { $seat }: è come se ci fosse sempre stata.
    }
effect-card_removed = La carta che non appartiene a questa smazzata viene tolta a { $seat }.
effect-hands_corrected = L’arbitro rimette a posto le mani.
effect-information =
    { $authorised ->
        [none] { $about }: non autorizzata per { $unauthorised } (articolo { $clause }).
       *[other] { $unauthorised ->
            [none] { $about }: autorizzata per { $authorised } (articolo { $clause }).
           *[other] { $about }: { $authorised } possono usarla, { $unauthorised } no (articolo { $clause }).
        }
    }
effect-play_continues = Il gioco prosegue.
effect-new_deal = Il board viene rimescolato e ridistribuito.
effect-board_cancelled = Il board è annullato per { $sides }.
effect-board_played_later = Il board giusto potrà essere giocato più tardi.
effect-result_stands =
    { $side ->
        [none] Il risultato ottenuto al tavolo resta valido.
       *[other] Il risultato ottenuto al tavolo resta valido per { $side }.
    }
effect-adjusted_score =
    { $standing ->
        [may] L’arbitro può attribuire { $kind ->
            [assigned] un punteggio arbitrale assegnato
            [artificial] un punteggio arbitrale artificiale
           *[directors] un punteggio arbitrale
        }.
       *[shall] L’arbitro attribuisce { $kind ->
            [assigned] un punteggio arbitrale assegnato
            [artificial] un punteggio arbitrale artificiale
           *[directors] un punteggio arbitrale
        }.
    }
effect-adjusted_score-to = È attribuito solo a { $sides }.
effect-adjusted_score-favour = A favore di { $sides }.
effect-adjusted_score-against = A carico di { $sides }.
effect-adjusted_score-average_minus = Non più di sotto media per { $sides }.
effect-penalty =
    { $kind ->
        [disciplinary] { $standing ->
            [shall] L’arbitro infligge una penalità disciplinare a { $whom }.
           *[may] L’arbitro può infliggere una penalità disciplinare a { $whom }.
        }
        [suspension] { $standing ->
            [shall] L’arbitro sospende per la sessione o parte di essa: { $whom }.
           *[may] L’arbitro può sospendere per la sessione o parte di essa: { $whom }.
        }
        [disqualification] { $standing ->
            [shall] L’arbitro squalifica: { $whom }.
           *[may] L’arbitro può squalificare: { $whom }.
        }
       *[procedural] { $standing ->
            [shall] L’arbitro infligge una penalità procedurale a { $whom }.
           *[may] L’arbitro può infliggere una penalità procedurale a { $whom }.
        }
    }
penalty-approval =
    { $approval ->
        [organiser] Serve l’approvazione dell’organizzatore del torneo.
       *[committee_or_organiser] Serve l’approvazione del comitato di gara o dell’organizzazione responsabile.
    }
effect-right_forfeited = { $side } perdono il diritto a una rettifica.
effect-no_rectification = Non c’è alcuna rettifica.

whom-offending-side = chi ha commesso l’infrazione
effect-penalty_card-stays = { $card } di { $seat } resta una carta penalizzata maggiore, da giocare alla prima occasione legale. Se { $partner } attacca di nuovo mentre è sul tavolo, il dichiarante può di nuovo esigere o vietare { $suit }.
