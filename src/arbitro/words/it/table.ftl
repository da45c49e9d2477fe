# A table and its log.
table-auction = La licitazione: tocca a { $seat } chiamare.
table-opening_lead = La licitazione è finita: tocca a { $seat } attaccare.
table-play = Il gioco: tocca a { $seat } giocare.
table-claim = Il gioco è sospeso da una richiesta.
table-over = Il gioco è finito.
table-cancelled = Il board è annullato.
table-calls = Chiamate: { $calls }
table-contract = Contratto: { $contract } di { $declarer }
table-trick = Presa: { $cards }
table-result = Risultato: { $result }
table-answer = Scrivere la risposta nel registro: { $event }
table-irregularity =
    { $status ->
        [accepted] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): accettata, { $clause }.
        [established] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): consumata, { $clause }.
        [held] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): decisa, { $clause }; da definire più tardi.
        [ruled] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): decisa, { $clause }.
        [left_open] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): da decidere più tardi.
       *[open] { $number }: { $kind } – { $seat }, { $what } (evento { $event }, articolo { $law }): aperta.
    }
irregularity-card_exposed_in_auction = carta esposta durante la licitazione
irregularity-change_of_call = cambio di chiamata
irregularity-insufficient_bid = licita insufficiente
irregularity-call_out_of_rotation = chiamata fuori turno
irregularity-inadmissible_double = contro o surcontro inammissibile
irregularity-call_by_player_who_must_pass = chiamata di un giocatore obbligato a passare
irregularity-bid_above_seven = licita di più di sette
irregularity-call_after_final_pass = chiamata dopo il passo finale
irregularity-fifth_card = quinta carta in una presa
irregularity-incomplete_designation = designazione incompleta di una carta
irregularity-designation_changed = carta chiamata per errore
irregularity-dummy_misplayed = carta del morto diversa da quella chiamata
irregularity-card_taken_back = carta ritirata
irregularity-card_exposed = carta esposta
irregularity-led_before_choice = attacco prima della scelta del dichiarante
irregularity-penalty_card_not_played = carta penalizzata non giocata
irregularity-lead_out_of_turn = attacco fuori turno
irregularity-opening_lead_out_of_turn = attacco iniziale fuori turno
irregularity-play_out_of_turn = giocata fuori turno
irregularity-premature_lead = attacco prematuro
irregularity-several_cards = più carte insieme
irregularity-revoke = renonce
irregularity-demand_ignored = carta o seme richiesto e non giocato
irregularity-asked_about_revoke = domanda al compagno se non ne ha più
irregularity-defective_trick = presa difettosa: manca una carta
irregularity-unauthorised_information = informazione non autorizzata
irregularity-misinformation = spiegazione errata o alert mancante
irregularity-wrong_number_of_cards = numero di carte errato
irregularity-claim_contested = richiesta contestata
irregularity-tricks_disagreed = prese non concordate
problem-against-the-law = { $found-call } qui non è permesso (articolo { $expected }).
problem-card-not-in-trick = La carta { $found-card } non è nella presa.
problem-no-opening-lead-due = Non si attende alcun attacco iniziale.
problem-no-contract = Non c’è ancora un contratto.
problem-no-board = Un registro comincia con il board: { $expected }.
problem-board-on-table = Il board è già sul tavolo.
problem-no-play = Il gioco non è in corso: non si può fare una richiesta.
problem-no-claim = Nessuno ha fatto una richiesta.
problem-no-such-irregularity = Non c’è l’irregolarità { $found }.
problem-no-ruling-to-withdraw = Nessuna decisione si può più ritirare: i giocatori vi si sono già basati (articolo 82C).
problem-event-form = Questo non è un evento ({ $found }); si scrive come { $expected }.
problem-no-dummy = Non c’è un morto da cui chiamare «{ $found }».
problem-no-call-to-change = Il giocatore non ha ancora chiamato.
problem-bad-viewer = «{ $found }» non è un osservatore; scegliere uno di { $expected }.
problem-unknown-log-event = «{ $found }» non è un evento del tavolo; gli eventi sono { $expected }.
problem-event-field = L’evento non ha il campo «{ $found }»; i suoi campi sono { $expected }.
problem-event-field-missing = L’evento richiede «{ $found }»; i suoi campi sono { $expected }.
problem-event-value = «{ $found }» qui non si può leggere; si scrive come { $expected }.
problem-ruling-impossible = Qui la decisione non si può eseguire: non c’è ancora un contratto, o dà più prese di quante ne restano.
problem-dummy-not-due = Ora non c’è nessuna mano da stendere.
problem-board-not-over = Il board non è finito.
problem-not-asked = Al giocatore questo non viene chiesto ({ $found }).
problem-ruling-due = Prima c’è qualcosa da decidere.
problem-hands-not-told = La decisione corregge le mani e non dice quali sono: { $expected }.
