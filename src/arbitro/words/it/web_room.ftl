# Il torneo in corso: la sala, la storia, la pubblicazione, la stampa.

web-room-tables = Tavoli
web-room-in-room = { $table }, { $room }
web-room-section = Settore { $section }
web-room-session = Sessione { $session }
web-room-of-session = Sessione { $session }: { $text }
web-room-the-round = Il round
web-room-round-of = Round { $round } di { $rounds }
web-room-all-over = Tutti i round sono finiti
web-room-ends-at = Finisce alle { $end }
web-room-ends = Finisce alle { $end }, al più tardi alle { $latest }
web-room-no-times = Il regolamento non fissa un tempo.
web-room-left = alla fine
web-room-beyond = oltre il tempo
web-room-stopped = rimasti; l’orologio è fermo
web-room-time = Cambia i tempi
web-room-stop = Ferma l’orologio
web-room-resume = Fai ripartire l’orologio
web-room-has-stopped = L’orologio è fermo
web-room-goes-on = L’orologio riparte
web-room-minutes = Minuti
web-room-extend = Più tempo per il round { $round }
web-room-extended = Il round { $round } ha più tempo
web-room-shift = Inizia più tardi il round { $round } e i successivi
web-room-shift-last = Inizia più tardi il round { $round }
web-room-shifted = Il round { $round } inizia più tardi
web-room-not-begun = Non ancora iniziato
web-room-not-drawn = Non ancora sorteggiato
web-room-begin = Inizia il round { $round }
web-room-lineups-missing = Line-up ancora mancanti: { $teams }
web-room-begin-without = Inizia il round { $round } lo stesso
web-room-begun = Il round { $round } è iniziato.
web-room-end = Chiudi il round { $round }
web-room-over = Il round { $round } è finito.
web-room-over-missing = Il round { $round } è finito; mancano risultati da: { $tables }.
web-room-draw = Sorteggia il round { $round }
web-room-drawn = Round { $round } sorteggiato.
web-room-results = { $done } risultati su { $due }
web-room-missing = { $count ->
    [one] Manca 1 risultato
   *[other] Mancano { $count } risultati
}
web-room-complete = Tutti i tavoli hanno finito.
web-room-owed = board { $board }
web-room-owed-waiting = board { $board } (da confermare)
web-room-state-to_come = da giocare
web-room-state-playing = in gioco
web-room-state-between = fra due board
web-room-state-to_confirm = da confermare
web-room-state-disputed = contestato
web-room-state-finished = finito
web-room-called = arbitro
web-room-calls = { $count ->
    [one] 1 chiamata
   *[other] { $count } chiamate
}
web-room-done = { $done } board su { $boards }
web-room-late = { $minutes } min di ritardo
web-room-nobody-seated = Nessuno ha ancora un posto.
web-room-to-seating = Assegna i posti
web-room-direct = Arbitro io questo torneo
web-room-you-direct = Ora sei arbitro di questo torneo.
web-room-back = Torna alla sala
web-room-of-round = Round
web-room-no-boards = In questo round qui non si gioca.
web-room-slip-missing = manca
web-room-slip-waiting = da confermare
web-room-slip-disputed = contestato: all’esame dell’arbitro
web-room-slip-to_come = da giocare
web-room-slip-none = non previsto
web-room-slip-hidden = nascosto finché non l’hai giocato
web-room-correct = Correggi
web-room-correct-board = Correggi il board { $board }
web-room-enter = Inserisci
web-room-enter-board = Inserisci il risultato del board { $board }
web-room-corrected = Risultato del board { $board } corretto.
web-room-entered = Risultato del board { $board } inserito.
web-room-take-back = Ritira il risultato
web-room-taken-back = Il risultato del board { $board } è stato ritirato.
web-room-result-of = Risultato del board { $board }
web-room-not-read = Scrivilo come sullo score: { $example }
web-room-quick = Senza contratto
web-room-approved = Dopo il periodo di correzione, approvata da me come organizzatore (art. 79C2)
web-room-corrections = Correggi un risultato
web-room-which-table = Tavolo
web-room-arrivals = Chi c’è?
web-room-missing-person = Manca
web-room-here-person = Arrivato ora
web-room-is-missing = { $who }: manca
web-room-is-here = { $who }: arrivato ora
web-room-noted-missing = { $who }: assenza annotata, il tempo corre.
web-room-noted-here = { $who }: arrivo annotato.
web-room-seats = Posti sbagliati
web-room-seats-too = Scambiano il posto con: { $tables }.
web-room-turn = Gira il tavolo: scambia Nord-Sud ed Est-Ovest
web-room-do-seats = Registra questi posti
web-room-reseated = { $table }: i posti sono cambiati.
web-room-choose = Scegli
web-room-substitute = Sostituzione
web-room-out = Chi esce
web-room-takes-over = Chi subentra
web-room-do-substitute = Sostituisci dal round { $round }
web-room-substituted = { $in } gioca al posto di { $out }.
web-room-withdraw = Abbandono
web-room-who-leaves = Chi lascia il torneo
web-room-reason = Perché
web-room-reason-withdrawn = Abbandono
web-room-reason-forfeit = Non si è presentato
web-room-reason-disqualified = Squalifica
web-room-do-withdraw = Registra l’abbandono dal round { $round }
web-room-withdrawn = { $who } ha lasciato il torneo.
web-room-proposals = Che cosa suggeriscono i tempi registrati
web-room-proposal-penalty = { $who }: una penalità
web-room-proposal-warning = { $who }: un’ammonizione
web-room-proposal-forfeit = { $who }: incontro perso a tavolino
web-room-proposal-open = { $who }: decidi tu
web-room-give-penalty = Assegna la penalità
web-room-give-warning = Dai l’ammonizione
web-room-give-forfeit = Assegna l’incontro
web-room-given-penalty = Penalità assegnata: { $who }.
web-room-given-warning = Ammonizione data: { $who }.
web-room-given-forfeit = Incontro perso a tavolino: { $who }.
web-room-whom = Chi
web-room-amount = Penalità ({ $unit })
web-room-director-gives = La assegna un arbitro.
web-room-leave = Ignora la proposta
web-room-left-alone = Nessun provvedimento: { $who }.
web-room-ending = Chiusura
web-room-not-posted = Il punteggio ufficiale non è esposto.
web-room-post = Esponi il punteggio
web-room-is-posted = Il punteggio è esposto; corre il periodo di correzione.
web-room-posted-at = Punteggio esposto alle { $time }
web-room-period-until = Periodo di correzione fino alle { $time }
web-room-period-ran-out = Il periodo di correzione è scaduto.
web-room-period-over = Periodo di correzione finito
web-room-period-early = Chiudi ora il periodo di correzione
web-room-period-end = Dichiaralo finito
web-room-period-ended = Il periodo di correzione è finito.
web-room-not-final = La classifica non è definitiva.
web-room-close = Rendi definitiva la classifica
web-room-is-closed = La classifica è definitiva.
web-room-final = La classifica è definitiva
web-room-open-next = Apri { $phase }
web-room-is-opened = { $phase } è aperta.

web-history-filter = Cerca
web-history-kind = Che cosa
web-history-kind-results = Risultati
web-history-kind-rounds = Round e posti
web-history-kind-desk = Arbitro
web-history-kind-people = Persone
web-history-kind-event = Torneo
web-history-table = Tavolo
web-history-contestant = Chi riguarda
web-history-all = Tutto
web-history-none = Ancora niente di questo tipo.
web-history-count = { $count ->
    [one] 1 riga
   *[other] { $count } righe
}
web-history-since = da: { $time }
web-history-more = Mostra le precedenti
web-history-number = n. { $version }
web-history-then = Com’era allora
web-history-then-of = Com’era allora, dopo il n. { $version }
web-history-undo-of = Annulla il n. { $version }
web-history-undone = Il n. { $version } è annullato.
web-history-is-undone = annullato
web-history-nothing = niente
web-history-hidden = { $who } ha fatto qualcosa che potrai vedere più tardi.
web-history-publicity-live = subito
web-history-publicity-after_round = dopo ogni round
web-history-publicity-after_session = dopo la sessione
web-history-unit-percent_of_top = % di un top
web-history-unit-matchpoints = matchpoint
web-history-unit-imps = IMP
web-history-unit-vp = VP
web-history-award-bye = riposo
web-history-award-forfeit = a tavolino
web-history-award-withdrawal = abbandono
web-history-award-seating = posti sbagliati
web-history-award-director = dell’arbitro
web-history-fact-created = { $who } ha creato il torneo.
web-history-fact-opened = { $who } ha fissato la formula del torneo.
web-history-fact-entered = { $who } ha iscritto { $contestant }.
web-history-fact-substituted = { $who } ha fatto giocare { $in } al posto di { $out } ({ $contestant }) dal round { $round }.
web-history-fact-withdrew = { $who } ha annotato l’abbandono di { $contestant } nel round { $round }.
web-history-fact-phase_opened =
    { $count ->
        [one] { $who } ha aperto una fase con 1 concorrente.
       *[other] { $who } ha aperto una fase con { $count } concorrenti.
    }
web-history-fact-seated = { $who } ha assegnato i posti.
web-history-fact-drawn = { $who } ha sorteggiato il round { $round }.
web-history-fact-seats_changed = { $who } ha cambiato posti: { $contestant }.
web-history-fact-round_begun = { $who } ha iniziato il round { $round }.
web-history-fact-round_over = { $who } ha chiuso il round { $round }.
web-history-fact-result = { $who } ha inserito il board { $board } al tavolo { $table }, round { $round }: { $recorded }.
web-history-fact-corrected = { $who } ha corretto il board { $board } al tavolo { $table }, round { $round }: { $recorded } invece di { $before }.
web-history-fact-corrected_ruling = { $who } ha assegnato un punteggio arbitrale al board { $board }, tavolo { $table }, round { $round }: { $recorded } invece di { $before }.
web-history-fact-corrected_appeal = { $who } ha cambiato in appello il board { $board } al tavolo { $table }, round { $round }: { $recorded } invece di { $before }.
web-history-fact-taken_back = { $who } ha ritirato il risultato del board { $board } al tavolo { $table }, round { $round }: { $before }.
web-history-fact-awarded = { $who } ha assegnato i punti del round { $round } a { $contestant } ({ $why }).
web-history-fact-penalised = { $who } ha penalizzato { $contestant }: { $amount } { $unit } { $clause }.
web-history-fact-pardoned = { $who } ha tolto una penalità.
web-history-fact-period_over = { $who } ha dichiarato finito il periodo di correzione.
web-history-fact-tie_decided = { $who } ha risolto una parità: { $contestant }.
web-history-fact-phase_closed = { $who } ha reso definitiva la classifica.
web-history-fact-appointed = { $who } ha nominato { $person } come { $role }.
web-history-fact-dismissed = { $who } ha tolto a { $person } il ruolo di { $role }.
web-history-fact-publicity_set = { $who } ha scelto quando i risultati sono pubblici: { $publicity }.
web-history-fact-play_set = { $who } ha stabilito dove si gioca: { $played }.
web-history-fact-table_recorded = Il tavolo online ha giocato il board { $board } al tavolo { $table }, round { $round }: { $recorded }.
web-history-fact-plays_too = { $who } ha annotato che gioca anche { $person } ({ $contestant }).
web-history-fact-undone = { $who } ha annullato: n. { $versions }.
web-history-fact-deals_given =
    { $count ->
        [one] { $who } ha fornito 1 smazzata.
       *[other] { $who } ha fornito { $count } smazzate.
    }
web-history-fact-board_begun = { $who } ha iniziato il board { $board } al tavolo { $table }, round { $round }.
web-history-fact-result_proposed = { $who } ha inserito il board { $board } al tavolo { $table }, round { $round }, da confermare: { $recorded }.
web-history-fact-result_confirmed = { $who } ha confermato il board { $board } al tavolo { $table }, round { $round }.
web-history-fact-result_confirmed_one_side = { $who } ha confermato il board { $board } al tavolo { $table }, round { $round }, su un telefono della linea che lo aveva inserito.
web-history-fact-result_disputed = { $who } ha contestato il board { $board } al tavolo { $table }, round { $round }.
web-history-fact-director_called = { $who } ha chiamato l’arbitro al tavolo { $table }, round { $round }, board { $board }. { $about }
web-history-fact-director_called_table = { $who } ha chiamato l’arbitro al tavolo { $table }, round { $round }. { $about }
web-history-fact-call_taken = { $who } ha preso la chiamata { $number }.
web-history-fact-call_closed = { $who } ha chiuso la chiamata { $number }.
web-history-fact-ruling_given = { $who } ha deciso al tavolo { $table }, round { $round }, board { $board } (decisione { $number }).
web-history-fact-ruling_given_table = { $who } ha deciso al tavolo { $table }, round { $round } (decisione { $number }).
web-history-fact-ruling_told = { $who } ha comunicato la decisione { $number } a { $contestant }.
web-history-fact-review_done = { $who } ha rivisto la decisione { $number } dopo il gioco.
web-history-fact-appeal_moved = { $who } ha fatto avanzare l’appello sulla decisione { $number }.
web-history-fact-lineup_moved = { $who } ha cambiato un line-up al tavolo { $table }, round { $round }.
web-history-fact-lot_drawn = { $who } ha sorteggiato al tavolo { $table }, round { $round }.
web-history-fact-stanza_picked = { $who } ha scelto un tempo al tavolo { $table }, round { $round }.
web-history-fact-arrival_noted = { $who } ha annotato l’arrivo di { $contestant } nel round { $round }.
web-history-fact-arrival_missing = { $who } ha annotato che { $contestant } mancava nel round { $round }.
web-history-fact-clock_stopped = { $who } ha fermato l’orologio del round { $round }.
web-history-fact-clock_resumed = { $who } ha fatto ripartire l’orologio del round { $round }.
web-history-fact-round_extended =
    { $minutes ->
        [one] { $who } ha concesso un minuto in più al round { $round }.
       *[other] { $who } ha concesso { $minutes } minuti in più al round { $round }.
    }
web-history-fact-rounds_shifted =
    { $minutes ->
        [one] { $who } ha rinviato di un minuto il round { $round } e i successivi.
       *[other] { $who } ha rinviato di { $minutes } minuti il round { $round } e i successivi.
    }
web-history-fact-warned = { $who } ha ammonito { $contestant }. { $clause }
web-history-fact-score_posted = { $who } ha esposto il punteggio ufficiale.
web-history-fact-series_set = { $who } ha cambiato la serie settimanale del torneo.
web-history-fact-archived = { $who } ha messo il torneo in archivio.
web-history-fact-unarchived = { $who } ha tolto il torneo dall’archivio.
web-history-fact-deleted = { $who } ha eliminato il torneo.

web-publish-when = Quando sono pubblici i risultati degli altri tavoli
web-publish-live = Subito
web-publish-live-what = Chi ha giocato un board vede i risultati degli altri man mano che arrivano.
web-publish-after_round = Dopo ogni round
web-publish-after_round-what = Risultati e classifica si vedono quando un round è finito.
web-publish-after_session = Dopo la sessione
web-publish-after_session-what = Non si vede niente prima della fine dell’ultimo round.
web-publish-set-live = I risultati sono pubblici subito.
web-publish-set-after_round = I risultati sono pubblici dopo ogni round.
web-publish-set-after_session = I risultati sono pubblici dopo la sessione.
web-publish-share = Condividi
web-publish-address = Indirizzo del torneo
web-publish-qr = Codice QR di { $address }
web-publish-only-here = Questo indirizzo funziona solo su questo computer. Apri la pagina all’indirizzo di rete del computer, così anche gli altri possono usare il link.
web-publish-wall = Schermo a parete
web-publish-print = Stampa
web-publish-files = File
web-publish-pbn = Board e risultati (PBN)
web-publish-pbn-what = ogni smazzata con i risultati di tutti i tavoli
web-publish-rankings = Classifiche (CSV)
web-publish-rankings-what = per un foglio di calcolo
web-publish-results = Risultati (CSV)
web-publish-results-of = Risultati (CSV), { $phase }, sessione { $session }
web-publish-results-what = una riga per ogni board e tavolo
web-publish-json = Tutto (JSON)
web-publish-json-what = per altri programmi
web-publish-journal = Registro
web-publish-journal-what = tutto ciò che è stato registrato, e nessuno può cambiarlo di nascosto; con questo file un altro computer può riprendere il torneo

web-print-print = Stampa
web-print-cards = Segnatavoli
web-print-cards-what = con il codice QR che i giocatori inquadrano; quattro per pagina
web-print-captains = Codici dei capitani
web-print-captains-what = uno per ogni capitano: senza, nessuno vede o consegna un line-up
web-print-captains-how = Dai a ogni capitano il suo, e non mostrarli ad altri. Il capitano lo inquadra, o scrive il codice nella pagina dei line-up.
web-print-captains-renew = Codici nuovi (i vecchi non valgono più)
web-print-captains-code = Il tuo codice di capitano:
web-print-no-teams = Nessuna squadra è ancora iscritta.
web-print-movement = Movimento
web-print-movement-what = dove va ogni concorrente, round per round
web-print-slips = Fogli degli score
web-print-slips-what = uno per ogni tavolo e round
web-print-ranking = Classifica
web-print-ranking-what = com’è adesso
web-print-results = Risultati
web-print-results-what = ogni board con i suoi risultati
web-print-boards = Smazzate
web-print-boards-what = quelle che puoi vedere, con l’analisi a carte viste
web-print-base = Indirizzo del computer, come lo vedono i telefoni
web-print-base-hint = È in ogni codice qui sotto.
web-print-base-here = Questo indirizzo funziona solo su questo computer: scrivi l’indirizzo di rete che il programma mostra all’avvio.
web-print-nobody-seated = Nessuno ha ancora un posto.
web-print-scan = Inquadra il codice, oppure scrivi:
web-print-qr = Codice QR di { $address }
web-print-room-open = Sala aperta
web-print-room-closed = Sala chiusa
web-print-session = Sessione { $session }
web-print-stays = Resta a questo tavolo
web-print-round = Round
web-print-table = Tavolo
web-print-side = Posto
web-print-against = Contro
web-print-boards-column = Board
web-print-board = Board
web-print-sits-out = riposa
web-print-which-round = Round
web-print-all-rounds = Tutti
web-print-slip-contract = Contratto
web-print-slip-by = Gioca
web-print-slip-lead = Attacco
web-print-slip-tricks = Prese
web-print-slip-NS = + NS
web-print-slip-EW = + EO
web-print-signed = Firma di Est-Ovest: ……………………
web-print-group = Girone { $group }
web-print-no-ranking = Non c’è ancora una classifica.
web-print-head = Registro { $head }
web-print-no-results = Non ci sono ancora risultati.
web-print-no-deals = Non ci sono smazzate che puoi vedere.
web-print-solving = { $count ->
    [one] Manca ancora l’analisi di 1 board …
   *[other] Manca ancora l’analisi di { $count } board …
}
web-print-solved = Tutti i board sono analizzati.
web-room-open-by-hand = Scegli a mano chi gioca
web-publish-pdf = In PDF, pronti per la stampa
web-room-ending-of = Chiusura: { $phase }
web-room-lineups-asked = Il round { $round } non è iniziato: mancano i line-up di { $teams }. Aspettali, o inizia lo stesso.
web-publish-played = Licitazione e gioco ({ $format })
web-publish-played-what = i board giocati ai tavoli online, chiamata per chiamata e carta per carta
web-room-go-to-live = Vai a { $table }
web-room-live = Online: { $table }

## Fogli e terminali ai tavoli.

web-sheets-paper = Carta
web-sheets-across = Mani affiancate
web-sheets-blank = In bianco, da compilare a mano (score dei board, fogli degli score, modulo di appello)
web-sheets-of = Fase e sessione
web-sheets-cards = Segnatavoli in PDF
web-bws = Terminali ai tavoli (Bridgemate)
web-bws-write = File per i terminali (.bws)
web-bws-write-what = movimento, nomi e mani di una sessione a coppie, per il programma di controllo
web-bws-take = Il file con i risultati
web-bws-follow = Scegli il file e seguilo mentre si gioca
web-bws-following = { $name } viene letto ogni pochi secondi, finché questa pagina resta aperta.
web-bws-stop = Ferma
web-bws-state = Settore { $section }: { $results } risultati su { $expected }
web-bws-fresh = { $count ->
    [0] Non contiene risultati nuovi.
    [one] Contiene 1 risultato nuovo.
   *[other] Contiene { $count } risultati nuovi.
}
web-bws-enter = { $count ->
    [one] Inseriscilo
   *[other] Inseriscili tutti ({ $count })
}
web-bws-entered = { $count ->
    [one] Inserito 1 risultato.
   *[other] Inseriti { $count } risultati.
}
web-bws-missing = { $count ->
    [one] Che cosa manca: 1 riga
   *[other] Che cosa manca: { $count } righe
}
