# Un torneo: il piano, i fatti, ciò che si può ancora cambiare, le classifiche.

problem-no-phase = Un torneo ha almeno una fase.
problem-phase-twice = Due fasi si chiamano «{ $found }».
problem-system-of-form = Questa formula qui non si può giocare. Possibili: { $expected-system }.
problem-scoring-of-system = Questa fase non si può calcolare con «{ $found-scoring }». Possibili: { $expected-scoring }.
problem-plan-number = { $found } qui non è possibile; i valori sono { $expected }.
problem-group-twice = Due gironi di una fase hanno lo stesso nome: { $found }.
problem-carry-over-share = Non si può riportare una parte di { $found }; sta fra { $expected }.
problem-carry-over-first = Nella prima fase non c’è niente da riportare.
problem-carry-over-here = Il carry-over in questa fase non può essere «{ $found-carry }». Possibili: { $expected-carry }.

problem-contest-event-form = Questo non è un fatto di un torneo: { $found }. Una riga è come { $expected }.
problem-not-opened = Un registro comincia con l’apertura del torneo.
problem-opened-twice = Il torneo è già aperto.
problem-unknown-phase = Non c’è una fase «{ $found }»; c’è { $expected }.
problem-phase-has-begun = La fase «{ $found }» è già iniziata.
problem-phase-before-open = La fase «{ $found }» non può cominciare se «{ $expected }» non è chiusa.
problem-phase-is-closed = La fase «{ $found }» è chiusa.
problem-qualifying-tie = { $found } sono alla pari e passano solo in { $expected }: prima va risolta la parità.
problem-unknown-group = Non c’è un girone «{ $found }»; c’è { $expected }.
problem-not-in-group = { $found } non gioca nel girone «{ $expected }».
problem-one-group-at-a-time = Un movimento è per un solo girone; questi sono di più gironi: { $found }.
problem-not-in-field = { $found } non partecipa a questa fase.
problem-not-a-player-of = { $found } non gioca lì; giocano { $expected }.
problem-withdrawn-twice = { $found } ha già abbandonato.
problem-has-withdrawn = { $found } ha abbandonato.

problem-not-by-movement = Questa fase («{ $found-system }») si sorteggia round per round, senza movimento.
problem-not-by-draw = Questa fase («{ $found-system }») segue un movimento, senza sorteggio.
problem-no-such-session = Non c’è la sessione { $found }; ci sono { $expected }.
problem-no-such-round = Non c’è il round { $found }; ci sono { $expected }.
problem-number-without-contestant = Nessuno ha il numero { $found } del movimento.
problem-two-places-at-once = { $found } sarebbe a due tavoli insieme.
problem-plays-board-twice = { $found } giocherebbe questo board due volte.
problem-contestant-in-two-sections = { $found } siede anche in un altro settore.
problem-round-before-not-drawn = Il round { $found } non si può sorteggiare prima del round { $expected }.
problem-drawn-already = Il round { $found } è già sorteggiato; un nuovo sorteggio deve dire che sostituisce il vecchio.
problem-draw-table-twice = Il tavolo { $found } ha due incontri.
problem-three-not-paired = In un incontro a tre ciascuno incontra gli altri due; manca { $found }.
problem-one-round-at-a-time = I posti si cambiano ai tavoli di un round alla volta, non di più round ({ $found }).
problem-no-such-table = In quel round non c’è il tavolo { $found }.
problem-seats-at-table = { $found }: il numero dei giocatori non va bene per questo tavolo.
problem-round-not-begun = Il round { $found } non è iniziato; l’ultimo iniziato è { $expected }.
problem-round-in-turn = Il round { $found } non può iniziare ora; il prossimo è { $expected }.
problem-round-not-seated = Il round { $found } non ha ancora tavoli; i posti sono assegnati fino al round { $expected }.

problem-board-not-here = Il board { $found } non è a questo tavolo in questo round; i board sono { $expected }.
problem-room-of-match = «{ $found-room }» qui non è una sala; sono possibili { $expected-room }.
problem-result-exists = Il board { $found } ha già un risultato qui; si può correggere.
problem-no-result-yet = Il board { $found } non ha ancora un risultato qui.
problem-weighted-withdrawal = A chi abbandona si assegna una media, una percentuale o degli IMP, non un punteggio ponderato.
problem-score-and-adjusted = Un punteggio arbitrale sostituisce un risultato ({ $found }): indicarne uno solo.
problem-adjusted-one-side = Un punteggio arbitrale va dato a entrambe le linee, Nord-Sud ed Est-Ovest.
problem-penalty-twice = C’è già una penalità «{ $found }».
problem-penalty-without-round = In un K.O. una penalità vale in un incontro: la penalità «{ $found }» deve indicare il suo round.
problem-award-without-matches = In questa fase non si contano incontri ({ $found-scoring }): si corregge un board, non si assegna un incontro.

problem-change-not-begun = Il round non è iniziato: non ci si può registrare nulla ({ $expected }).
problem-change-period-over = Il periodo di correzione è finito ({ $expected }).
problem-change-results-stand = Ciò che è stato giocato resta: nessuno si ritira da un round finito ({ $expected }).
problem-change-ruling-too-late = Il tempo per una decisione è finito; solo un appello può ancora cambiarla ({ $expected }).
problem-change-round-was-played = Quel round è già stato giocato ({ $expected }).
problem-change-round-has-begun = Il round è iniziato: gli abbinamenti restano ({ $expected }).

change-result = Risultato
change-seating = Posti
change-withdrawal = Abbandono
change-adjusted-score = Punteggio arbitrale
change-redraw = Nuovo sorteggio
change-late-contestant = Concorrente in ritardo
change-penalty = Penalità
moment-past = Round finito
moment-current = Round in corso
moment-future = Round futuro
moment-after-period = Dopo il periodo di correzione
verdict-allowed = permesso
verdict-warned = con un avviso
verdict-forbidden = vietato
reason-within-period = si corregge finché dura il periodo
reason-not-begun = non c’è ancora nulla
reason-period-over = il periodo è finito
reason-results-move = i risultati vanno con chi sedeva davvero lì
reason-director-seats = l’arbitro dispone i posti
reason-results-stand = ciò che è stato giocato resta
reason-others-get-award = gli avversari ricevono un punteggio sui board persi
reason-from-that-round = vale da quel round
reason-director-adjusts = l’arbitro assegna il punteggio
reason-ruling-too-late = solo un appello può cambiarlo
reason-round-was-played = il round è stato giocato
reason-round-has-begun = il round è iniziato
reason-draw-was-announced = i giocatori hanno visto gli abbinamenti
reason-misses-boards = si perdono dei board
reason-joins = entra da quel round
reason-director-penalises = l’arbitro penalizza
reason-approved-late = approvato dall’organizzatore, o deciso in appello
recomputed-board = il board
recomputed-match = l’incontro
recomputed-session = la sessione
recomputed-ranking = la classifica
recomputed-draws = i sorteggi futuri
recomputed-awards = i punti attribuiti
recomputed-seating = i posti
recomputed-movement = il movimento
corrections-title = Che cosa si può ancora cambiare
corrections-again = Si ricalcola: { $what }

ranking-percent = %
ranking-carried = Carry-over
ranking-penalty = Penalità
ranking-decided = Deciso da
ranking-decided-director = l’arbitro
ranking-left = abbandono
simulate-about =
    { $facts ->
        [one] 1 fatto, codice { $seed }
       *[other] { $facts } fatti, codice { $seed }
    }
problem-simulate-contestants = Indicare quanti partecipano: uno fra { $expected }.
problem-simulate-system = { $found } non si può giocare come { $expected }.
problem-standings-method = Indicare come calcolare: --method { $expected }. Solo il registro di un torneo (.jsonl) lo dice da sé.
problem-only-for-event-log = { $found } vale solo per il registro di un torneo (.jsonl).
