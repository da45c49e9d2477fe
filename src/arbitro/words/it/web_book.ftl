# Il libro del Codice, e le norme su sistemi, alert e chiamate psichiche.

web-book-title = Il Codice del bridge di gara
web-book-edition = Edizione
web-book-search = Cerca nel Codice
web-book-search-how = Parole, un comma come 27B1, o il numero di un articolo. Invio apre il migliore; la freccia in giù porta all’elenco.
web-book-found =
    { $count ->
        [0] Nessun risultato
        [one] Trovato 1 articolo
       *[other] Trovati { $count } articoli
    }
web-book-results = Risultati
web-book-nothing = Nel Codice non c’è nulla per «{ $sought }». Prova un’altra parola, o meno parole.
web-book-contents = Tutti gli articoli
web-book-part-preliminaries = Preliminari
web-book-part-progress = Preparazione e svolgimento
web-book-part-irregularities = Irregolarità in generale
web-book-part-auction = La licitazione
web-book-part-play = Il gioco
web-book-part-proprieties = Comportamento
web-book-part-score = Il punteggio
web-book-part-organiser = L’organizzatore
web-book-part-director = L’arbitro
web-book-part-appeals = Appelli
web-book-law = Articolo { $law }
web-book-law-of = Articolo { $law }, edizione { $edition }
web-book-event = caso
web-book-neighbours = Altri articoli
web-book-rule = Decidi con questo articolo
web-book-definitions = Definizioni
web-book-clauses = Commi dell’articolo
web-book-clause = Comma
web-book-asked-under = Domande secondo { $clause }
web-book-to-player = Al giocatore
web-book-weigh = Da valutare:
web-book-answers = Le risposte che contano
web-book-asks-nothing = Decidono i fatti; non si chiede nulla.
web-book-chart = Diagramma di flusso
web-book-changes = Che cosa è cambiato tra le edizioni
web-book-compare = Confronto
web-book-against = Con il { $edition }
web-book-side-by-side = Commi del { $first } e del { $second }
web-book-change = Cambiamento
web-book-is-same = uguale
web-book-is-changed = cambiato
web-book-is-new = nuovo
web-book-is-gone = soppresso
web-book-same-clauses = I commi sono gli stessi in entrambe le edizioni.
web-book-same-too = Mostra anche ciò che è uguale
web-book-ruled-alike = Gli stessi fatti portano alle stesse decisioni in entrambe.
web-book-only-questions = Si chiede solo nel { $edition }
web-book-only-effects = Solo nel { $edition }
web-book-only-clauses = Commi usati solo nel { $edition }
web-book-moved = Spostati
web-book-examples = Gli stessi fatti, decisi diversamente ({ $count })
web-book-examples-left =
    { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }

web-book-policy = Sistemi e alert
web-book-regulations = Regolamento
web-book-topics = Che cosa vuoi sapere?
web-book-told = Che cosa si sa
web-book-where = Dove, e che genere di sistema
web-book-auction = La licitazione; l’ultima chiamata è quella in questione
web-book-asked = Che cos’altro serve sapere
web-book-answer = Risposta
web-book-why = Perché
web-book-open =
    { $count ->
        [one] C’è una domanda aperta: la risposta può cambiare.
       *[other] Ci sono { $count } domande aperte: la risposta può cambiare.
    }
web-book-first-alert = Inserisci la licitazione fino alla chiamata in questione.
web-book-first-psych = Di’ dove è successo.
web-book-first-pre-alert = Di’ che cosa gioca la coppia.
web-book-first-system = Indica una chiamata con il suo significato, o la base del sistema.
web-book-rule-alert = Decidi su un alert mancante o sbagliato
web-book-rule-psych = Decidi secondo il Codice
web-book-category = Categoria della gara (vuoto: tutte e quattro)
web-book-category-of = Categoria della gara
web-book-owed = Altri punti, e ciò che la coppia deve consegnare
web-book-category-1 = 1: serie A, finale di coppa
web-book-category-2 = 2: campionato
web-book-category-3 = 3: torneo
web-book-category-4 = 4: circolo
web-book-the-system = Il sistema
web-book-call = Chiamata { $number }
web-book-add-call = Aggiungi un’altra chiamata
web-book-remove-call = Togli la chiamata { $number }
web-book-more = Altri particolari
web-book-anew = Ricomincia
web-book-yes = Sì
web-book-no = No
web-book-meaning-keys = Aggiungi al significato
web-book-meaning-how = Punti come 6-10 o 15+, lunghezze come 5+P o 0-1Q, una distribuzione, e una barra tra le alternative.
web-book-meaning-or = / oppure
web-book-suit-letters = PCQF
web-book-shape-balanced = bilanciata
web-book-shape-one-suited = monocolore
web-book-shape-two-suited = bicolore
web-book-shape-three-suited = tricolore

web-book-reading = La nostra lettura:
web-book-cited-by = Citato in
web-book-worked = Esempi svolti
web-book-worked-count =
    { $count ->
        [one] Un caso, raccontato con la decisione
       *[other] { $count } casi, raccontati con la decisione
    }
web-book-supplementary = Norme integrative
web-book-appendix = appendice { $number }
