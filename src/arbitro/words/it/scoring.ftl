# Problemi del calcolo dei punteggi.

problem-weights = I pesi { $found } non fanno in tutto { $expected }, ciascuno più di zero.
problem-results-of-field = { $found } risultati non sono possibili; il numero è { $expected }.
problem-penalty-amount = Una penalità toglie qualcosa; { $found } non toglie nulla.
problem-penalty-unit = { $expected ->
    [none] Una penalità in «{ $found-unit }» non si può togliere da questo totale.
   *[other] Una penalità in «{ $found-unit }» non si può togliere da un totale in «{ $expected-unit }».
}
problem-match-boards = Un incontro di { $found } board non è possibile; ne ha { $expected }.
problem-vp-range = { $found } victory point sono fuori dai limiti; devono essere { $expected }.
problem-percent-range = { $found } non va bene come parte; deve essere { $expected }.
problem-no-percent-table = Non c’è una tabella che trasformi { $found } in victory point.
problem-bad-score = { $found } non è un punteggio; i punteggi sono { $expected }.
problem-board-twice = Il board { $found } c’è due volte.
problem-result-twice = { $found } ha due risultati sullo stesso board.
problem-pair-against-itself = { $found } non può giocare contro di sé.
problem-player-twice-at-table = { $found }: a un tavolo siedono quattro giocatori diversi.
problem-too-many-results = Ci sono { $found } risultati dove se ne attendevano { $expected }.
problem-sat-both-ways = Non ci sono classifiche separate per Nord-Sud ed Est-Ovest: { $found } ha giocato su entrambe le linee.
problem-unknown-board = Non c’è il board { $found }; i board sono { $expected }.
problem-unknown-line =
    { $expected ->
        [none] Su questo board non c’è un risultato di { $found }.
       *[other] Su questo board non c’è il risultato numero { $found }; sono { $expected }.
    }
problem-no-such-penalty = { $found } non ha una tale penalità.
problem-passages = Ci sono { $found } passaggi del board per { $expected } risultati.
problem-group-size = Un gruppo di { $found } risultati non si calcola in questo modo; ne vuole { $expected }.
problem-award-by-method = Questo punteggio arbitrale non si può calcolare con questo metodo.
problem-artificial-share = { $found } non è la percentuale per questo grado di colpa; è { $expected }.
problem-assigned-score-needed = Qui l’arbitro deve assegnare un punteggio ({ $expected }).
problem-datum-trim = Non si possono escludere { $found } punteggi a ogni estremo; il numero è { $expected }.
problem-datum-trim-share = Non si può escludere una parte di { $found } a ogni estremo; deve essere { $expected }.
problem-datum-unit = Un datum non si può arrotondare a { $found }; l’unità è { $expected }.
problem-no-prospects = Non è stato indicato alcun risultato possibile.
problem-no-likely-prospect = Nessuno dei risultati possibili è indicato come probabile: indicarne almeno uno.
problem-illegal-prospect = Il punteggio { $found } poteva nascere solo dall’infrazione ({ $expected }).
problem-weights-not-allowed = { $found ->
    [committee] Il comitato non può dare punteggi ponderati ({ $expected }).
   *[director] L’arbitro non può dare punteggi ponderati ({ $expected }).
}
problem-weighted-finding = «{ $found }» qui non è una risposta; è una di { $expected }.
problem-match-length = Un incontro di { $found } board non è previsto; le lunghezze sono { $expected }.
problem-results-format-not-told = Indicare con --from che cosa è l’ingresso standard: { $expected }.
problem-no-results = Non contiene nemmeno un risultato.
problem-bad-csv = Non si può leggere come CSV: { $found }.
problem-bad-xml = Questo non è un file USEBIO: { $found }.
problem-bad-json-result = Questo risultato non ha la forma giusta: { $found }.
problem-unknown-column = «{ $found }» non è una colonna; più vicino: { $expected }.
problem-column-twice = La colonna { $found } c’è due volte.
problem-column-missing = Manca la colonna { $found }; l’intestazione è { $expected }.
problem-row-too-long = La riga ha { $found } valori per { $expected } colonne.
problem-pair-missing = Manca la coppia seduta in { $found-side }.
problem-pair-listed-twice = { $found } è nell’elenco due volte.
problem-unknown-pair = In questo torneo non c’è la coppia { $found }.
problem-board-not-in-play = Il board { $found } non è in gioco; i board sono { $expected }.
problem-table-twice = Il tavolo { $found } ha due risultati su questo board nello stesso round.
problem-no-other-table = Il risultato di { $found } non si può confrontare: non c’è un altro tavolo.
problem-result-missing = Non c’è un risultato; scrivere { $expected } nella nota se il board non è stato giocato.
problem-result-without-contract = È indicato «{ $found }», ma nessun contratto.
problem-not-a-score = «{ $found }» non è un punteggio; si scrive come { $expected }.
problem-impossible-score = Qui nessun contratto vale { $found }.
problem-score-not-of-contract = { $expected } non può valere { $found }.
problem-unknown-note = «{ $found }» non è una nota; si scrive come { $expected }.
problem-bad-range = «{ $found }» non è un intervallo; si scrive come { $expected }.
problem-bad-penalty = «{ $found }» non è una penalità; si scrive come { $expected }.
problem-bad-stratum = «{ $found }» non è una fascia con le sue coppie; si scrive come { $expected }.
problem-bad-number = «{ $found }» non è un numero; si scrive come { $expected }.
problem-bad-fault = «{ $found }» non è un grado di colpa; è uno di { $expected }.
problem-too-many-scores = Sono stati dati { $found } punteggi; possono essere { $expected }.
problem-no-scores = Non è stato dato alcun punteggio; si scrivono come { $expected }.

award-plus = Sopra media
award-average = Media
award-minus = Sotto media

# -- lo scarto che vince un incontro

margin-answer =
    { $exceeded ->
        [yes] Vince qualsiasi scarto superiore a { $lead } { $unit ->
            [imps] IMP
           *[points] punti
        }.
       *[no] Vince uno scarto di { $lead } { $unit ->
            [imps] IMP
           *[points] { $lead ->
                [one] punto
               *[other] punti
            }
        }; con meno è pareggio.
    }
margin-simple = Con i victory point semplici un incontro di { $boards } board richiede questo scarto.
margin-knockout = Un incontro a K.O. si vince con qualsiasi differenza superiore a questa.
margin-board_a_match = Nel board-a-match lo scarto è una parte di tutti i punti di { $boards } board, arrotondata all’intero più vicino.
problem-tricks-without-sign = «{ $found }» può essere il totale delle prese o le prese in più: scrivere { $expected } per le prese in più, altrimenti «=» o «-1».
problem-doubtful-letter = In «{ $found }» C può essere { $expected }: scrivere il seme con il simbolo.
problem-column-not-read = La colonna «{ $found }» non viene letta.
problem-column-not-read-near = La colonna «{ $found }» non viene letta; si intendeva { $expected }?
problem-method-for-teams = Non sono risultati di incontri a squadre: nessun board è stato giocato dalle stesse due squadre a un secondo tavolo. Usare matchpoints, butler o cross-imps.
problem-method-for-pairs = Sono risultati di incontri a squadre: in ogni board le stesse due squadre si incontrano a due tavoli. Usare imps o bam.
problem-points-of-results = { $found } matchpoint non sono possibili con questo numero di risultati. Il numero deve essere { $expected }.
problem-one-room-only = C’è un risultato in una sola sala: il board non viene confrontato.
problem-published-differs = Pubblicato per { $found }; dai risultati viene { $expected }.
problem-csv-not-kept = Il formato CSV non ha posto per nomi e smazzate: si scrivono solo i risultati.
