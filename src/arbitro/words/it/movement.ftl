# Movimenti: le forme, che cosa sacrificano, che cosa non va.

movement-form-mitchell = Mitchell
movement-form-skip = Mitchell con salto
movement-form-relay = Mitchell con relais e board in comune
movement-form-sit-out = Mitchell con mezzo tavolo
movement-form-rover = Mitchell con coppia rover
movement-form-arrow-switch = Mitchell con scambio di linea
movement-form-web = web Mitchell
movement-form-barometer = barometro
movement-form-howell = Howell
movement-form-howell-in-halves = Howell a mezzi round
movement-form-three-quarter-howell = Howell a tre quarti
movement-form-individual = individuale
movement-form-round-robin = girone all’italiana
movement-form-double-round-robin = girone all’italiana di andata e ritorno
movement-form-triple = incontro a tre squadre
movement-form-american-whist = American whist
movement-form-american-whist-share = American whist, tavoli opposti con board in comune
movement-form-american-whist-relay = American whist con relais
movement-form-new-england = New England
movement-kind-pairs = coppie
movement-kind-individual = individuale
movement-kind-teams = squadre
movement-kind-matches = incontri a squadre

movement-who-pairs =
    { $count ->
        [one] coppia { $numbers }
       *[other] coppie { $numbers }
    }
movement-who-teams =
    { $count ->
        [one] squadra { $numbers }
       *[other] squadre { $numbers }
    }
movement-who-players =
    { $count ->
        [one] giocatore { $numbers }
       *[other] giocatori { $numbers }
    }

# Che cosa sacrifica una proposta.

trade-time = Tempo di gioco { $minutes } min.
trade-time-of = Tempo di gioco { $minutes } di { $most } min.
trade-fewer-boards = Nessuno gioca più di { $played } board; di solito, o volendo, { $wanted }.
trade-boards-left = Board che restano in scatola: { $boards }.
trade-winners-1 = Una classifica unica.
trade-winners-2 = Nord-Sud ed Est-Ovest hanno classifiche separate: due vincitori.
trade-sits-out =
    { $contestants ->
        [one] Riposa 1 concorrente, al massimo { $times }×.
       *[other] Riposano { $contestants } concorrenti, al massimo { $times }× ciascuno.
    }
trade-uneven = Alcuni giocano { $least } board, altri { $most }.
trade-rover = La coppia dispari fa da rover: prende il posto di un’altra coppia in ogni round, salvo quelli in cui attende.
trade-fixed = A un tavolo fisso: { $numbers }. Posti fissi: { $places }.
trade-not-met = Incontri possibili che mancano: { $percent }%.
trade-shared = I tavoli si passano i board durante il round: round in cui succede, { $rounds }.
trade-copies = Ogni board serve in { $copies } copie.
trade-single = Si cambia dopo ogni board.
trade-late-waiting = Tenuti per chi arriva al round 2: { $numbers }. Nel round 1 attendono: { $waiting }.
trade-late-half-table = Tenuti per chi arriva al round 2: { $numbers }, che nel round 1 riposerebbero comunque. Nessuno attende.
trade-late-table = Tenuti per chi arriva al round 2: { $numbers }, che nel round 1 si incontrerebbero fra loro. Nessuno attende.

# Che cosa non va in un movimento.

defect-two-places = Round { $round }: in due posti insieme: { $who }.
defect-sits-and-sits-out = Round { $round }: al tavolo e a riposo: { $who }.
defect-sits-out = Round { $round }: senza posto: { $who }.
defect-table-twice = Round { $round }: il tavolo { $table } compare { $times } volte.
defect-board-again = Board giocati più di una volta, { $who }: { $boards }.
defect-boards-not-played = Board non giocati, { $who }: { $boards }.
defect-no-other-table = Board senza un secondo tavolo, nell’altro senso, { $who }: { $boards }.
defect-meet-again = Avversari incontrati { $times } volte, { $who }: { $others }.
defect-do-not-meet = Avversari mai incontrati, { $who }: { $others }.
defect-meet-less = Avversari incontrati meno spesso del solito, { $who }: { $others }.
defect-do-not-partner = Compagni mai avuti, { $who }: { $others }.
defect-partner-again = Compagni avuti { $times } volte, { $who }: { $others }.

defects-two-places = in due posti insieme: { $count }×
defects-sits-and-sits-out = al tavolo e a riposo: { $count }×
defects-sits-out = round in cui qualcuno riposa: { $count }
defects-table-twice = tavoli che compaiono due volte: { $count }
defects-board-again = concorrenti con un board ripetuto: { $count }
defects-boards-not-played = concorrenti senza tutti i board: { $count }
defects-no-other-table = board senza un secondo tavolo: { $count }
defects-meet-again = incontri ripetuti: { $count }
defects-do-not-meet = incontri mancanti: { $count }
defects-meet-less = incontri meno frequenti del solito: { $count }
defects-do-not-partner = coppie mai formate: { $count }
defects-partner-again = coppie ripetute: { $count }

# Il comando.

movement-verdict-perfect = Perfetto: tutti si incontrano, ognuno gioca ogni board una volta e tutti si confrontano con tutti in modo uguale.
movement-verdict-complete = Completo: tutti si incontrano e ognuno gioca ogni board una volta; i confronti non sono del tutto uguali.
movement-verdict-defects = Con difetti.
movement-verdict-short =
    { $verdict ->
        [perfect] perfetto
        [complete] completo
       *[defects] difetti
    }
movement-balance = Confronti con uno stesso rivale: da { $least }% a { $most }%; l’equilibrio perfetto sarebbe { $even }%.
movement-options = Possibilità, la migliore per prima
movement-option = Movimento
movement-column-tables = Tavoli
movement-column-rounds = Round × board
movement-column-minutes = Minuti
movement-column-winners = Vincitori
movement-column-verdict = Giudizio
movement-column-cost = Svantaggi
movement-round = Round
movement-table = Tavolo
movement-tables = Tavoli
movement-boards = Board
movement-sits-out = Riposa
movement-rests = riposo
movement-opponents = Contro
movement-partner = Compagno
movement-proof = Verifica
movement-shares = Confronti per rivale, %
movement-place = Posto
movement-way =
    { $way ->
        [ns] N-S
        [ew] E-O
        [n] N
        [e] E
        [s] S
       *[w] O
    }
movement-title = { $name }: tavoli { $tables }, round { $rounds } × board { $boards }
movement-checked = { $name }: tavoli { $tables }, round { $rounds }, board { $boards }, concorrenti { $contestants }
movement-unnamed = Movimento
movement-card = { $who }
movement-card-stays = { $who } – posto fisso
movement-table-card = Tavolo { $table }
movement-shared-title = Board a più tavoli
movement-shared = Round { $round }: board { $boards } ai tavoli { $tables }
movement-resting-title = Board a riposo
movement-resting = Round { $round }: board { $boards }, { $from ->
        [none] non ancora giocati
       *[other] dal tavolo { $from }
    }, { $to ->
        [none] non servono più
       *[other] per il tavolo { $to }
    }
movement-written = Scritto: { $file }

problem-movement-part = Questa parte del movimento non ha la forma giusta: { $found }.
problem-movement-number = { $found } non è un numero che possa stare qui; è { $expected }.
problem-movement-file-rounds = Il movimento ha { $found } round; devono essere { $expected }.
problem-movement-file-tables = Il round ha { $found } tavoli; devono essere { $expected }.
problem-movement-round-twice = Il round { $found } compare due volte.
problem-movement-no-boards = Il tavolo non ha board: indicarne alcuni.
problem-movement-board-twice = Il board { $found } è elencato due volte allo stesso tavolo.
problem-movement-sides-differ = Alcune linee hanno un numero e altre due; in un individuale tutte ne hanno due, altrimenti uno.
problem-movement-kind-sides = Le linee non hanno la forma di «{ $found-kind }»: due numeri in un individuale, altrimenti uno.
problem-movement-late = Qui non possono arrivare in ritardo { $found } concorrenti; il numero è { $expected }.
problem-movement-late-kind = In questo movimento («{ $found-kind }») nessuno si può inserire dopo; si può con: { $expected-kind }.
problem-movement-late-round = Nessuno può arrivare al round { $found }; può al round { $expected }.
problem-movement-number-taken = Il numero { $found } è occupato; { $expected } è libero.
problem-movement-no-half-table = Dal round { $found } non c’è un mezzo tavolo da completare.
problem-movement-form-unknown = Qui non esiste la forma «{ $found }»; le forme sono { $expected }.
problem-movement-told-contestants = { $found } concorrenti non sono possibili; il numero è { $expected }.
problem-movement-told-boards = { $found } board non sono possibili; il numero è { $expected }.
problem-movement-told-rounds = { $found } round non sono possibili; il numero è { $expected }.
problem-movement-told-hours = { $found } ore non sono possibili; scrivere { $expected }.
problem-movement-fixed-unknown = { $found } deve restare al tavolo ma non partecipa; i numeri sono { $expected }.
problem-movement-hours-few = { $found } min sono troppo pochi; il movimento più breve ne richiede { $expected }.
problem-movement-boards-few = { $found } board sono troppo pochi; ne basterebbero { $expected }.
problem-movement-rounds-possible = { $found } round qui non sono possibili; possibili: { $expected }.
problem-movement-form-size = { $found } non esiste per questo numero di concorrenti, board e round; possibili: { $expected }.
problem-movement-one-winner = Con { $found } concorrenti, per questi board e round c’è solo un movimento con due vincitori.
problem-movement-contestants = Non c’è un movimento per { $found } concorrenti; ce ne sono per { $expected }.
problem-movement-who = Indicare chi gioca, e una volta sola: { $expected }.
trade-halves = Mezzi round: ci si incontra per due di seguito, e ad alcuni tavoli si cambia direzione nel mezzo.
problem-movement-line = «{ $found }» non è un tavolo di un movimento; si scrive come { $expected }.
problem-movement-table-twice = Lo stesso round e tavolo compaiono due volte ({ $found }).
