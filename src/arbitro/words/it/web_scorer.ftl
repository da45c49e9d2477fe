# La tastiera del segnapunti.

web-scorer-room = Tavolo { $table }, { $room }
web-scorer-room-open = sala aperta
web-scorer-room-closed = sala chiusa
web-scorer-line = { $table }, board { $board }
web-scorer-pairs = { $ns } – { $ew }
web-scorer-sides = Nord-Sud { $ns }, Est-Ovest { $ew }
web-scorer-lines = Risultati
web-scorer-sessions = Sessioni
web-scorer-session = Sessione { $session }
web-scorer-order = Ordine degli score
web-scorer-by-round = Per round
web-scorer-by-board = Per board
web-scorer-which-round = Round
web-scorer-which-board = Board
web-scorer-before-round = Round precedente
web-scorer-before-board = Board precedente
web-scorer-after-round = Round seguente
web-scorer-after-board = Board seguente
web-scorer-missing = { $count ->
        [one] 1 manca
       *[other] { $count } mancano
    }
web-scorer-progress = { $results } risultati su { $due }
web-scorer-gaps =
    { $count ->
        [0] Non manca niente
        [one] Manca 1 risultato
       *[other] Mancano { $count } risultati
    }
web-scorer-complete = Tutti i round iniziati sono completi.
web-scorer-nothing-seated = Ancora nessun tavolo: assegna i posti, o sorteggia il primo round.
web-scorer-state-missing = manca
web-scorer-state-waiting = inserito al tavolo, non confermato
web-scorer-state-disputed = all’esame dell’arbitro
web-scorer-state-entered = inserito
web-scorer-state-to_come = da giocare
web-scorer-state-none = non previsto
web-scorer-state-hidden = nascosto finché non l’hai giocato
web-scorer-ruled = deciso dall’arbitro
web-scorer-called = arbitro chiamato: { $about }
web-scorer-slip-says = (sullo score è scritto { $written })
web-scorer-disagrees = Sullo score è scritto { $written }: all’arbitro
web-scorer-award-wanted = Sullo score è scritto { $award }
web-scorer-sending = invio …
web-scorer-entered = { $line }: { $what } inserito.
web-scorer-sent-to-director = { $line }: chiesto all’arbitro { $what }.
web-scorer-taken-back = { $line }: risultato ritirato.
web-scorer-not-entered = { $line } non è stato inserito. { $why }
web-scorer-refused = non inserito: guarda la riga
web-scorer-undone = Annullato: { $what }
web-scorer-overtaken = Qui qualcun altro ha inserito { $what }. Invio lo sostituisce, Esc lo lascia.
web-scorer-take-back-how = Ctrl+Canc ritira il risultato; Esc lo lascia.
web-scorer-only-result = Qui si corregge solo il risultato. Per cambiare l’attacco o annotare un punteggio scritto, ritira prima il risultato (Ctrl+Canc).
web-scorer-wanted-level = Un risultato comincia con il livello, da 1 a 7: { $example }
web-scorer-wanted-denomination = Dopo il livello il seme: { $suits }. Per esempio { $example }. Un punteggio da solo ha il segno: +420.
web-scorer-wanted-declarer = Chi è il dichiarante? { $seats }. Per esempio { $example }
web-scorer-wanted-tricks = Quante prese? = giuste, +1, -1 … Per esempio { $example }
web-scorer-wanted-range = { $found }: non ci sono tante prese.
web-scorer-wanted-rest = «{ $found }» non è né un attacco né un punteggio scritto.
web-scorer-wanted-score = { $found } non è un punteggio: i punteggi finiscono per 0.
web-scorer-one-key = Un tasto ciascuno, in una riga vuota
web-scorer-key-p = Mano passata
web-scorer-key-x = Non giocato
web-scorer-key-8 = 60/40
web-scorer-key-9 = 40/60
web-scorer-key-0 = 50/50
web-scorer-help = Come si scrive
web-scorer-help-letters = Semi { $suits } (picche, cuori, quadri, fiori; anche S H D), Senz’Atout { $nt } o N, dichiarante { $seats }, contrato X, surcontrato XX. Spazi e maiuscole non contano.
web-scorer-help-plain = mantenuto giusto
web-scorer-help-down = una presa in meno
web-scorer-help-doubled = contrato, con una presa in più
web-scorer-help-lead = con l’attacco
web-scorer-help-written = con il punteggio scritto sullo score; se non corrisponde, vanno tutti e due all’arbitro
web-scorer-help-score = solo un punteggio, di Nord-Sud
web-scorer-help-awards = quello che riceve ogni linea; 60, 50, 40 sono sopra media, media, sotto media. Lo assegna l’arbitro, o gli viene chiesto
web-scorer-help-keys = Tasti
web-scorer-press-enter = Invio
web-scorer-does-enter = inserisce la riga e va alla prossima senza risultato
web-scorer-press-arrows = ↑ ↓
web-scorer-does-arrows = un’altra riga
web-scorer-press-gap = Ctrl+Invio
web-scorer-does-gap = inserisce la riga e va alla prossima che manca
web-scorer-press-pages = Pag↑ Pag↓
web-scorer-does-pages = un altro round o board
web-scorer-press-undo = Ctrl+Z
web-scorer-does-undo = annulla l’ultimo inserimento
web-scorer-press-delete = Ctrl+Canc
web-scorer-does-delete = ritira il risultato della riga
web-scorer-press-escape = Esc
web-scorer-does-escape = cancella quello che hai scritto nella riga
web-scorer-press-help = ?
web-scorer-does-help = questa pagina
