# Un messaggio per ogni tipo di problema. $found è ciò che c’era, $expected ciò che sarebbe giusto.

problem-without-words = { $kind } (trovato «{ $found }», atteso «{ $expected }»)

# Carte, mani e smazzate
problem-bad-card = «{ $found }» non è una carta; si scrive come { $expected }.
problem-bad-suit = «{ $found }» non è un seme; i semi sono { $expected }.
problem-bad-rank = «{ $found }» non è un rango; i ranghi sono { $expected }.
problem-bad-denomination = «{ $found }» non è una denominazione; sono { $expected }.
problem-bad-hand = «{ $found }» non è una mano; si scrive come { $expected }.
problem-bad-holding = «{ $found }» non sono carte di un seme; i ranghi sono { $expected }.
problem-bad-deal = «{ $found }» non è una smazzata; si scrive come { $expected }.
problem-card-twice = La carta { $found-card } è indicata due volte.
problem-card-held-twice = La carta { $found-card } è in più di una mano.
problem-card-missing = Nessuno ha la carta { $found-card }.
problem-hand-size = La mano ha { $found } carte invece di { $expected }.
problem-deal-number = { $found } non è il numero di una smazzata; vanno { $expected }.
problem-draw-range = Non si può estrarre un numero sotto { $found }; l’intervallo è { $expected }.

# Board, posti e vulnerabilità
problem-board-number = { $found } non è un numero di board; i board sono numerati { $expected }.
problem-bad-seat = «{ $found }» non è un posto; i posti sono { $expected }.
problem-bad-vulnerability = «{ $found }» non è una vulnerabilità; è una di { $expected }.

# Licitazione e gioco
problem-bad-call = «{ $found }» non è una chiamata; le chiamate sono { $expected }.
problem-auction-over = { $found-call } viene dopo la fine della licitazione.
problem-insufficient-bid = La licita { $found-call } non è più alta di { $expected-call }.
problem-inadmissible-double = Un contro ({ $found-call }) qui non è consentito: ci vuole una licita avversaria non ancora contrata.
problem-inadmissible-redouble = Un surcontro ({ $found-call }) qui non è consentito: ci vuole un contro avversario.
problem-play-over = { $found-card } viene dopo la fine del gioco.
problem-card-played-twice = La carta { $found-card } è già stata giocata.
problem-card-not-held =
    { $expected ->
        [none] La carta { $found-card } non è in questa mano.
       *[other] La carta { $found-card } non è in questa mano, che ha ancora { $expected-hand }.
    }
problem-must-follow-suit = { $found-card } non risponde a colore: si gioca a { $expected-suit }, e la mano ne ha.
problem-bad-claim =
    { $expected ->
        [none] Una richiesta di { $found } prese viene dopo la fine del gioco.
       *[other] Una richiesta di { $found } prese non è possibile; il totale del dichiarante può essere { $expected }.
    }

# Contratti e risultati
problem-bad-level = «{ $found }» non è un livello; i livelli sono { $expected }.
problem-bad-contract = «{ $found }» non è un contratto; si scrive come { $expected }.
problem-contract-without-declarer = «{ $found }» non dice chi gioca il contratto; si scrive come { $expected }.
problem-bad-result = «{ $found }» non è un risultato; si scrive come { $expected }, oppure PASS.
problem-result-without-tricks = «{ $found }» non dice quante prese sono state fatte; si scrive come { $expected }.
problem-bad-tricks = { $found } prese non sono possibili; il numero è { $expected }.
problem-impossible-tricks = «{ $found }» conta prese che non possono esserci; per questo contratto l’intervallo è { $expected }.
problem-tricks-passed-out = Una mano passata non ha prese: { $found } non è possibile.

# Distribuzione
problem-bad-constraint = «{ $found }» non è una condizione; si scrive come { $expected }.
problem-impossible-constraint = Nessuna smazzata soddisfa «{ $found }».
problem-no-deal-found = Nessuna smazzata con «{ $expected }» in { $found } tentativi; allentare la condizione o aumentare --tries.
problem-secret-length = Il segreto ha { $found } byte invece di { $expected }.

# Lingue
problem-unknown-language = «{ $found }» non è una lingua di questo programma. Scegliere { $expected }.

# File
problem-file-missing = Il file non esiste.
problem-directory-missing = Non esiste la cartella in cui scriverlo.
problem-file-is-directory = È una cartella, non un file.
problem-file-not-permitted = Il sistema non lo permette ({ $found }).
problem-file-exists = Il file esiste già e non viene sovrascritto; scegliere un altro nome.
problem-file-trouble = Il file non si può leggere o scrivere ({ $found }).
problem-disk-full = Non c’è più spazio per scrivere.
problem-bad-encoding = Un testo ricevuto non è Unicode valido ({ $found }).
problem-output-ending = Qui non si può scrivere { $found }: usare un nome che finisce in { $expected }.
problem-unknown-format = «{ $found }» non indica un formato; usare { $expected }, o nominare il formato con un’opzione.
problem-format-not-told = L’ingresso e l’uscita standard vogliono --from e --to (pbn, lin o json).
problem-no-boards = Non contiene nemmeno un board.
problem-board-not-there = Non contiene il board { $found }.
problem-bad-json = Non è JSON della forma { $expected }: { $found }.
problem-bad-json-board = Questo board non ha la forma giusta: { $found }.
problem-tricks-without-contract = Sono indicate { $found } prese, ma nessun contratto.

# Ciò che un file dice di un board contro se stesso
problem-contract-against-auction = Il contratto è indicato come { $found }, ma la licitazione porta a { $expected }.
problem-result-against-play = Il risultato è indicato come { $found }, ma il gioco porta a { $expected }.
problem-score-against-result = Il punteggio è indicato come { $found }, ma il risultato vale { $expected }.
problem-declarer-against-auction = Il dichiarante è indicato come { $found-seat }, ma secondo la licitazione è { $expected-seat }.
problem-declarer-passed-out = È indicato un dichiarante ({ $found-seat }) per una mano passata.
problem-dealer-against-auction = La licitazione comincia da { $found-seat }, ma il distributore è { $expected-seat }.
problem-wrong-leader = Il gioco comincia da { $found-seat }, ma l’attacco iniziale spetta a { $expected-seat }.
problem-tricks-not-thirteen = Le prese di «{ $found }» non fanno tredici; dovrebbe essere { $expected }.
problem-auction-unfinished = Il board è stato giocato, ma la licitazione non finisce: { $expected }.
problem-auction-without-dealer = C’è una licitazione, ma né un distributore né un numero di board.
problem-play-without-contract = C’è il gioco, ma nessun contratto.
problem-play-without-deal = C’è il gioco, ma non si conoscono tutte e quattro le mani.
problem-explanation-without-call = La spiegazione «{ $found }» viene prima di ogni chiamata.
problem-cards-without-contract = Sono state giocate { $found } carte, ma non c’è un contratto sotto cui scriverle.
problem-told-twice = È indicato { $found }, ma prima era indicato { $expected }. Indicarne uno solo.

# PBN
problem-bad-tag-pair = «{ $found }» non è una coppia etichetta-valore; si scrive come { $expected }.
problem-bad-tag-value = «{ $found }» non è un valore per questa etichetta; si scrive come { $expected }.
problem-tag-twice = { $found } è indicato due volte nella stessa partita.
problem-stray-text = «{ $found }» sta dove «{ $expected }» dovrebbe aprire la prossima etichetta.
problem-unclosed-comment = Qui comincia un commento che non viene mai chiuso con { $expected }.
problem-game-too-long = Una sola partita è più lunga di { $expected } caratteri.
problem-text-too-long = «{ $found }…» è troppo lungo. Caratteri al massimo: { $expected }.
problem-nothing-to-inherit = «{ $found }» chiede il valore della partita precedente, che non c’è.
problem-reserved-text = PBN prende «{ $found }» per un proprio segno; non si può scrivere.
problem-bad-note = «{ $found }» non è una nota; si scrive come { $expected }.
problem-note-misplaced = La nota «{ $found }» non segue una licitazione o un gioco.
problem-note-too-long = Ciò che le note dicono di una sola chiamata è più lungo di { $expected } caratteri.
problem-note-missing = C’è un rinvio alla nota { $found }, ma quella nota non c’è.
problem-annotation-of-nothing = Il segno «{ $found }» non ha nulla prima di sé a cui riferirsi.
problem-after-end = «{ $found }» viene dopo la fine che la sezione stessa indica.
problem-not-insufficient = { $found-call } è indicata come licita insufficiente, e non lo è.
problem-not-a-revoke = { $found } è indicata come renonce, e non lo è.
problem-not-out-of-turn = { $found-seat } è indicata come attacco fuori turno, e non lo è.
problem-bad-table-header = «{ $found }» non è una colonna di tabella; si scrive come { $expected }.
problem-table-row-short = L’ultima riga della tabella ha { $found } valori invece di { $expected }.

# LIN
problem-lin-command = «{ $found }» non è un comando; hanno la forma { $expected }.
problem-lin-unclosed = «{ $found }» non è chiuso con { $expected }.
problem-lin-too-long = «{ $found }…» è più lungo di { $expected }, il massimo che si legge.
problem-lin-board-id = «{ $found }» non indica una sala e un board; si scrive come { $expected }.
problem-lin-dealer = «{ $found }» non indica il distributore; è uno di { $expected } (Sud, Ovest, Nord, Est).
problem-lin-hands = Ci sono { $found } mani invece di { $expected }.
problem-lin-link = «{ $found }» non è un link al visualizzatore; comincia con { $expected }.
problem-lin-names = Ci sono { $found } nomi invece di { $expected }.
problem-lin-broadcast = «{ $found }» non è il titolo di una trasmissione; ha la forma { $expected }.

# Il codice
problem-bad-edition = «{ $found }» non è un’edizione del Codice; sono { $expected }.
problem-bad-clause = «{ $found }» non è un comma; si scrive come { $expected }.
problem-unknown-clause = Non c’è il comma { $found }; più vicino: { $expected }.
problem-clause-without-text = Il comma { $found } non ha testo.
problem-citation-not-found = Il comma { $found } non si può citare nell’edizione { $expected }: scrivere il testo di quell’edizione.
problem-unknown-term = «{ $found }» non è un termine definito; sono { $expected }.
problem-bad-data-file = Il file non si può leggere come TOML: { $found }.
problem-contents-laws = Gli articoli elencati sono { $found } invece di { $expected }.
problem-contents-clause-twice = Il comma { $found } è elencato due volte.
problem-contents-kind = «{ $found }» non ha uno dei tipi { $expected }.
problem-contents-order = Il comma { $found } è fuori posto; dovrebbe essere { $expected }.
problem-contents-orphan = Il comma { $found } è elencato senza { $expected }, di cui fa parte.
problem-concordance-unknown = Il comma { $found } non esiste in quell’edizione.
problem-concordance-twice = Il comma { $found } ha due voci.
problem-concordance-gap = Il comma { $found } non ha un corrispondente né una voce che lo dica.
problem-duty-twice = Il comma { $found } ha due obblighi.
problem-term-twice = Il termine { $found } è definito due volte.

# Movimenti
problem-movement-size = { $found } concorrenti non possono giocare questo movimento; sono possibili { $expected }.
problem-movement-rounds = { $found } non è un numero di round possibile qui; è { $expected }.
problem-movement-boards = { $found } non è un numero di board possibile qui; è { $expected }.
problem-movement-form = La forma «{ $found }» non va bene; sono possibili { $expected }.
problem-movement-kind = Con questo movimento («{ $found-kind }») non si può fare; si può con: { $expected-kind }.
problem-movement-uneven = Nel round { $expected } i tavoli non hanno lo stesso numero di board: { $found }.
problem-movement-rover = Non si è trovato un percorso per una coppia rover in { $found } round; provare { $expected }.
problem-movement-lines = Il movimento «{ $found }» non ha due linee, ciascuna con la propria classifica.

# Opzioni
problem-options-together = { $found } non si può dare insieme a { $expected }.
problem-option-against-file = Il file dice «{ $found }», la riga di comando «{ $expected }»: correggere uno dei due.
problem-option-needs = { $found } non dice nulla senza { $expected }.
problem-vulnerability-not-told = Indicare chi è in zona: --vul none, ns, ew o both; oppure --board con il suo numero.
problem-bad-secret = Questo non è un file scritto da deal --commit: { $found }.
problem-commitment-differs = Il codice di controllo di questo segreto è { $found }, non { $expected }.

# Il programma stesso
problem-fault = Un errore di Arbitro stesso: { $found }. Segnalarlo, per favore, dicendo che cosa si stava facendo.
problem-lin-not-kept = Il formato LIN non ha posto per { $found ->
        [site] il luogo della gara
        [date] la data
        [event] questo titolo della gara
        [scoring] questo tipo di punteggio
        [home] questo nome di squadra
        [visitors] questo nome di squadra
        [contract] un contratto senza licitazione e risultato
       *[result] un secondo risultato dello stesso board e della stessa sala
    }; board: { $expected }.
