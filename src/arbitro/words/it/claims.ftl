# Richieste e concessioni di prese.

problem-unknown-phrase = «{ $found }» non si capisce; dirlo come una di queste frasi: { $expected }.
problem-statement-too-long = Il testo ha { $found } caratteri; scrivere quanto è stato detto in { $expected } al massimo.
problem-phrase-which-suit = «{ $found }» può riguardare più di un seme, o nessuno: dire quale, come in «piccola cuori al fante».
problem-phrase-without-trumps = «{ $found }» parla di atout, ma non ce ne sono.
problem-claim-card = La linea del richiedente non ha { $found }.
problem-claim-tricks = Qui non si possono richiedere { $found } prese; il numero è { $expected }.
problem-claim-by-dummy = { $found-seat } è il morto e non può richiedere prese.
problem-showed-out-own = { $found-seat } è della linea del richiedente; conta solo un avversario che si è mostrato senza un seme.
problem-showed-out-holds = Ha ancora carte di { $found-suit }: non può esserne senza.
problem-claim-limit = { $found } posizioni sono troppo poche da esaminare: alzare il limite.
problem-claim-form = La richiesta non si può leggere: { $found }

claim-line = Dopo { $line }:
claim-ask-trumps =
    { $label ->
        [drawn] questo giocatore ({ $seat }) batterebbe normalmente atout con { $card } adesso?
       *[other] questo giocatore ({ $seat }) giocherebbe normalmente { $card } prima di battere l’atout rimasto fuori?
    }
claim-ask-suit = questo giocatore ({ $seat }) giocherebbe normalmente { $suit } adesso, con { $card }?
claim-ask-rank =
    { $label ->
        [crash] questo giocatore ({ $seat }) sprecherebbe normalmente { $card } su questa presa?
        [under] questo giocatore ({ $seat }) giocherebbe normalmente { $card } avendo una carta finora vincente?
        [low] questo giocatore ({ $seat }) giocherebbe normalmente { $card } invece di una carta più alta?
       *[other] questo giocatore ({ $seat }) giocherebbe normalmente { $card } invece di un’altra carta del seme?
    }
claim-ask-finesse =
    { $label ->
        [taken] questo giocatore ({ $seat }) farebbe normalmente il sorpasso, giocando { $card }?
        [refused] questo giocatore ({ $seat }) rinuncerebbe normalmente al sorpasso, giocando { $card }?
       *[other] questo giocatore ({ $seat }) giocherebbe normalmente { $card }, né sorpasso né caduta?
    }
claim-ask-one-opponent = La richiesta di { $seat } ha bisogno, con una linea non dichiarata, di trovare una carta presso un avversario e non presso l’altro, e nessuno dei due si è mostrato senza quel seme, né lo farebbe su ogni linea normale? Allora la linea non si accetta, anche se ogni altra giocata fosse irrazionale (articolo { $clause }).
claim-ask-discard = questo giocatore ({ $seat }) scarterebbe normalmente { $card }?
claim-ask-ruff =
    { $label ->
        [ruff] questo giocatore ({ $seat }) taglierebbe normalmente con { $card }?
       *[other] questo giocatore ({ $seat }) scarterebbe normalmente { $card } invece di tagliare?
    }
claim-showed-out =
    { $when ->
        [before] { $seat } si è mostrato senza { $suit } prima della richiesta.
       *[other] { $seat } si mostra senza { $suit } su questa linea.
    }
claim-weigh-normal = (Articolo { $clause }.) È normale anche un gioco disattento o inferiore per la categoria del giocatore.
claim-weigh-unaware = È in qualche modo probabile che il richiedente non sapesse dell’atout?
claim-weigh-irrational = Un gioco irrazionale non è normale.
claim-weigh-show_out = Una linea non dichiarata che ha bisogno di una carta presso un avversario si accetta solo se l’altro si è mostrato senza quel seme, o lo farebbe su ogni linea normale.
claim-award =
    Delle prese rimaste { $tricks ->
        [one] 1 va
       *[other] { $tricks } vanno
    } alla linea del richiedente e { $opponents } agli avversari (articolo { $clauses }).
claim-conceded-back =
    { $tricks ->
        [one] 1 presa concessa non si può perdere con un gioco normale e viene restituita.
       *[other] { $tricks } prese concesse non si possono perdere con un gioco normale e vengono restituite.
    }
claim-progress = La ricerca si è fermata dopo { $searched } posizioni: la linea del richiedente ha da { $low } a { $high } delle prese rimaste. Precisare la linea, o alzare il limite.
claim-searching = Posizioni esaminate
