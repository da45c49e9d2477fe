# Pagine pubbliche e schermo alla parete.

web-public-phase = Fase { $number }
web-public-phases = Fasi
web-public-session = Sessione
web-public-group = Girone { $group }
web-public-past = Stai vedendo il torneo com’era in questo momento: { $time }.
web-public-past-some = Stai vedendo uno stato passato del torneo.
web-public-to-now = Mostra com’è adesso
web-public-prepared = Il torneo è in preparazione. La classifica compare quando comincia.
web-public-hidden-session = La classifica si vede alla fine della sessione.
web-public-hidden-round = La classifica si vede alla fine del primo round.
web-public-hidden-playing = Mentre giochi un board la classifica è nascosta. Torna quando il tuo tavolo ha finito.
web-public-not-begun = Non ancora iniziato
web-public-final = Dopo { $round ->
    [one] { $round } round
   *[other] { $round } round
}
web-public-after-round = Dopo il round { $round } di { $rounds }
web-public-in-round = Durante il round { $round } di { $rounds }
web-public-is-final = definitiva
web-public-is-provisional = provvisoria
web-public-counts-live = Si gioca il round { $round }; i suoi risultati contano man mano che arrivano.
web-public-counts-after-round = Si gioca il round { $round }; conta quando è finito.
web-public-moments = La classifica nel tempo
web-public-wall = Schermo alla parete
web-public-rank = Posto
web-public-contestant = Nome
web-public-team = Squadra
web-public-carried = Carry-over
web-public-penalty = Penalità
web-public-penalty-of = Penalità { $points }
web-public-percent = %
web-public-boards-played = Board
web-public-sum = Somma delle %
web-public-points = Punti
web-public-unit-matchpoints = Matchpoint
web-public-unit-butler = IMP
web-public-unit-cross_imps = IMP
web-public-unit-total_points = Total point
web-public-unit-victory_points = VP
web-public-unit-imps = IMP
web-public-unit-board_a_match = Punti
web-public-up = su di { $by }
web-public-down = giù di { $by }
web-public-tied = a pari merito
web-public-left = abbandono
web-public-by-director = deciso dall’arbitro
web-public-ties = Come si sono risolte le parità
web-public-still-level = Ancora alla pari: { $who }
web-public-results-of = { $results } risultati su { $tables }
web-public-no-results = ancora nessun risultato
web-public-hands = Mani
web-public-no-boards = Non ci sono ancora board: i posti non sono assegnati.
web-public-boards-way = Altri board
web-public-all-boards = Tutti i board
web-public-hands-hidden = Le mani si vedono quando tutti hanno giocato il board e il suo round è pubblico.
web-public-no-hands = Le mani di questo torneo non sono registrate.
web-public-not-played-yet = Nessuno ha ancora giocato questo board.
web-public-some-hidden = { $hidden ->
    [one] Un risultato non è ancora pubblico.
   *[other] { $hidden } risultati non sono ancora pubblici.
}
web-public-later-live = Si vedono appena sono confermati.
web-public-later-after_round = Si vedono quando tutti hanno giocato il board e il round è finito.
web-public-later-after_session = Si vedono alla fine della sessione.
web-public-solving = Analisi di tutti i contratti …
web-public-frequencies = Frequenze
web-public-score-NS = Punteggio NS
web-public-times = Tavoli
web-public-place = Posto { $rank } su { $of }
web-public-place-alone = Posto { $rank }
web-public-run = Round per round
web-public-score-run = { $unit } dopo ogni round
web-public-rank-run = Posto dopo ogni round
web-public-as-table = Come tabella
web-public-after = Dopo
web-public-rank-of = { $rank } su { $of }
web-public-card = Scheda
web-public-card-empty-live = Non ci sono ancora risultati.
web-public-card-empty-after_round = Non ci sono ancora risultati pubblici: si vedono quando un board è giocato ovunque e il suo round è finito.
web-public-card-empty-after_session = Non ci sono ancora risultati pubblici: si vedono alla fine della sessione.
web-public-board = Board
web-public-side = Linea
web-public-waiting = da confermare
web-public-one-side = una linea
web-public-round-against = Round { $round }, contro
web-public-no-matches = Nessun incontro è ancora sorteggiato.
web-public-cross-table = Tabella degli scontri diretti
web-public-table = Tavolo
web-public-match = Incontro
web-public-sheet = Foglio dell’incontro
web-public-sheet-of = Foglio del tavolo { $table }
web-public-match-awarded = assegnato
web-public-match-to-come = da giocare
web-public-match-under-way = in corso
web-public-match-incomplete = incompleto
web-public-match-later-live = Nessun board è ancora stato giocato in entrambe le sale.
web-public-match-later-after_round = I risultati si vedono alla fine del round.
web-public-match-later-after_session = I risultati si vedono alla fine della sessione.
web-public-match-no-sums = I totali si vedono quando il round conta in classifica.
web-public-bye = riposo
web-public-awarded-sign = * assegnato, non giocato
web-public-all-matches = Tutti gli incontri
web-public-room-open = Sala aperta
web-public-room-closed = Sala chiusa
web-public-lineups = Line-up
web-public-stanza = Tempo { $number }
web-public-moments-about = Ogni link mostra il torneo com’era allora, per quanto oggi si può vedere.
web-public-no-moments = Non è ancora successo nulla.
web-public-moments-within = { $many ->
    [one] Un altro momento
   *[other] Altri { $many } momenti
}
web-public-moment-round_begun = Inizia il round { $round }{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-round_over = Finisce il round { $round }{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-result = Risultato: board { $board }, tavolo { $table }
web-public-moment-correction = Correzione: board { $board }, tavolo { $table }
web-public-moment-taken_back = Risultato ritirato: board { $board }, tavolo { $table }
web-public-moment-ruling = Decisione { $ruling }, tavolo { $table }
web-public-moment-appeal = Appello contro la decisione { $ruling }
web-public-moment-score_posted = Il punteggio ufficiale è esposto
web-public-moment-phase_closed = La classifica è definitiva
web-public-clock = Orologio del round
web-public-clock-playing = in corso
web-public-clock-up = Tempo scaduto
web-public-clock-over = Round { $round } finito
web-public-clock-next = Round { $round } alle { $time }
web-public-clock-before = Non ancora iniziato
web-public-clock-finished = Tutti i round sono giocati
web-public-still-playing = Giocano ancora:
web-public-all-finished = Tutti i tavoli hanno finito
web-public-wall-after = Classifica dopo il round { $round }
web-public-wall-in = Classifica durante il round { $round }
web-public-wall-rows = { $from }–{ $to } di { $of }
web-public-wall-offline = Senza connessione
web-public-wall-leave = Esci
web-public-wall-before = Precedente
web-public-wall-next = Successiva
web-public-wall-pause = Pausa
web-public-wall-go-on = Continua
web-public-wall-paused = In pausa
web-public-wall-every = Cambia pagina ogni
web-public-wall-seconds = { $seconds } s
web-public-wall-full = Schermo intero
web-public-wall-window = Lascia lo schermo intero
web-public-wall-sound = Attiva il suono
web-public-wall-silent = Disattiva il suono
web-public-wall-seating = Round { $round }: i vostri tavoli
web-public-wall-table = Tavolo
web-public-decide-ties = Decidi una parità
web-public-tie-at = Alla pari al posto { $rank }
web-public-tie-by = Come
web-public-tie-lot = Per sorteggio
web-public-tie-extra_boards = Board supplementari
web-public-tie-director = Decide l’arbitro
web-public-tie-up = { $who } su
web-public-tie-decide = Decidi la parità
web-public-tie-decided = La parità al posto { $rank } è decisa.
