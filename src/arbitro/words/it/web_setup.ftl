# Dal nulla a un torneo in corso: le pagine dell’organizzatore.

web-setup-event-name = Nome del torneo
web-setup-date = Data
web-setup-time = Ora
web-setup-weekly = Ogni settimana
web-setup-series = Serie settimanale
web-setup-no-series = nessuna
web-setup-series-hint = I tornei della stessa serie vanno insieme; il prossimo si crea con un tocco.
web-setup-form = Chi gioca
web-setup-form-pairs = Coppie
web-setup-form-teams = Squadre
web-setup-form-individual = Individuale
web-setup-play = Come si gioca
web-setup-phase = Fase { $number }
web-setup-phase-name = Nome della fase
web-setup-phase-add = Aggiungi una fase
web-setup-phase-remove = Togli la fase { $number }
web-setup-qualifying = Qualificazione
web-setup-final = Finale
web-setup-system = Formula
web-setup-system-movement = Movimento (Mitchell …)
web-setup-system-swiss = Swiss
web-setup-system-danish = Danese
web-setup-system-round_robin = Girone all’italiana
web-setup-system-knockout = Eliminazione diretta
web-setup-scoring = Punteggio
web-setup-scoring-matchpoints = Matchpoint (%)
web-setup-scoring-butler = Butler (IMP contro la media)
web-setup-scoring-cross_imps = Cross-IMP
web-setup-scoring-total_points = Total point
web-setup-scoring-victory_points = Victory Point
web-setup-scoring-imps = IMP
web-setup-scoring-board_a_match = Board-a-match
web-setup-rounds = Round
web-setup-boards-round = Board per round
web-setup-boards-match = Board per incontro
web-setup-boards-sum = Board in tutto: { $boards }.
web-setup-movement-later = Il movimento si sceglie a iscrizioni chiuse; il numero dei round può cambiare.
web-setup-qualify = Quanti si qualificano
web-setup-qualify-hint = Da ogni girone; 0: tutti.
web-setup-carry = Carry-over
web-setup-carry-none = Nessuno
web-setup-carry-full = Tutto
web-setup-carry-share = Una parte
web-setup-carry-between_qualified = Solo gli incontri tra qualificati
web-setup-share = Parte in percentuale
web-setup-more = Altre impostazioni
web-setup-sessions = Sessioni
web-setup-stanzas = Tempi di un incontro
web-setup-groups = Gironi
web-setup-groups-hint = Classifiche separate. Nomi divisi da uno spazio; vuoto per un girone unico.
web-setup-screens = Sipari
web-setup-rules = Regole
web-setup-pack = Regolamento
web-setup-edition = Edizione del Codice
web-setup-publicity = I risultati sono pubblici
web-setup-publicity-live = Subito
web-setup-publicity-after_round = Dopo ogni round
web-setup-publicity-after_session = Dopo la sessione
web-setup-played = Dove si gioca
web-setup-played-room = In sala
web-setup-played-online = Online
web-setup-played-mixed = Alcuni tavoli online
web-setup-played-tables = Tavoli che giocano online
web-setup-played-tables-hint = Numeri separati da virgole, con il settore davanti dove ce n’è più d’uno: 2, 5 oppure A 2, B 5
web-setup-played-save = Usa questi tavoli
web-setup-played-about = A un tavolo online ognuno gioca dal telefono o dal computer. Il tavolo si apre all’inizio del round e registra da sé i risultati. I board vanno distribuiti prima.
web-setup-mode = Ciò che il Codice vieta
web-setup-mode-strict = Non può accadere
web-setup-mode-permissive = Può accadere, come al circolo
web-setup-create = Crea il torneo
web-setup-next = Avanti: { $page }
web-setup-or-file = Oppure un file
web-setup-look = Guarda prima l’anteprima
web-setup-preview = Ecco che cosa è stato letto
web-setup-problems =
    { $count ->
        [one] Una cosa non va. Correggi e riprova; nulla è stato cambiato.
       *[other] { $count } cose non vanno. Correggi e riprova; nulla è stato cambiato.
    }
web-setup-which-phase = Fase
web-setup-which-session = Sessione
web-setup-number = N.
web-setup-who = Chi
web-setup-new = nuovo
web-setup-new-member = Non è fra i soci: si aggiunge.
web-setup-search-members = Cerca per nome o numero
web-setup-members-found =
    { $count ->
        [one] 1 socio
       *[other] { $count } soci
    }
web-setup-no-members = Non ci sono ancora soci. Aggiungili qui, incolla un elenco, o arriveranno con le iscrizioni.
web-setup-nobody-called-so = Nessuno si chiama così.
web-setup-add-member = Aggiungi un socio
web-setup-change-member = Modifica un socio
web-setup-change = Modifica
web-setup-change-who = Modifica { $name }
web-setup-import-members = Incolla un elenco
web-setup-download-csv = Scarica CSV
web-setup-member-number = Numero
web-setup-contacts = Recapiti
web-setup-contacts-hint = Li vedono solo gli organizzatori.
web-setup-member-saved = { $name }: salvato.
web-setup-forget = Elimina per sempre …
web-setup-forget-means = Nome, numero e recapiti di { $name } vengono cancellati ovunque, anche dai tornei passati. Non si può annullare.
web-setup-forget-yes = Elimina per sempre
web-forget-found =
    { $count ->
        [one] Il nome compare in un altro punto e viene tolto anche lì:
       *[other] Il nome compare in altri { $count } punti e viene tolto anche lì:
    }
web-forget-more = … e altri { $count }
web-forget-nowhere = Il nome non compare in nessun’altra registrazione.
web-forget-word =
    { $count ->
        [one] Togli anche «{ $word }»: compare in un punto
       *[other] Togli anche «{ $word }»: compare in { $count } punti
    }
web-forget-also = Altre parole che indicano questa persona, separate da virgole
web-forgotten =
    { $facts ->
        [0] Fatto. Nessun’altra registrazione conteneva il nome.
       [one] Fatto. Il nome è stato tolto da una registrazione; il registro resta completo e verificabile.
       *[other] Fatto. Il nome è stato tolto da { $facts } registrazioni; il registro resta completo e verificabile.
    }
web-forgotten-left = Il nome è ancora nell’indirizzo di { $places }, che non si può cambiare.
web-forgotten-copies = Queste copie sono state fatte prima e contengono ancora tutto: { $files }. Eliminale, oppure aspetta: ogni sera sparisce la più vecchia. Copie portate altrove, fogli stampati e telefoni non si possono raggiungere.
web-forgotten-no-copies = Accanto al file non ci sono copie più vecchie. Copie portate altrove, fogli stampati e telefoni non si possono raggiungere.
web-setup-paste-members = Soci, uno per riga
web-setup-paste-members-hint = Nome; numero. Con intestazione, in qualsiasi ordine: nome;numero;categoria;sesso;nato;club;e-mail.
web-setup-left-out = Non conservati: { $columns }.
web-setup-state = Che cosa succede
web-setup-state-new = nuovo
web-setup-state-changed = cambiato
web-setup-state-same = invariato
web-setup-take-members =
    { $count ->
        [one] Aggiungi 1 socio
       *[other] Aggiungi { $count } soci
    }
web-setup-members-taken =
    { $count ->
        [one] 1 socio aggiunto.
       *[other] { $count } soci aggiunti.
    }
web-setup-add-pairs = Aggiungi una coppia
web-setup-add-teams = Aggiungi una squadra
web-setup-add-individual = Aggiungi un giocatore
web-setup-player = Giocatore
web-setup-player-number = Giocatore { $number }
web-setup-one-more-player = Un altro giocatore
web-setup-team-name = Nome della squadra
web-setup-captain = Capitano (se non il primo giocatore)
web-setup-captain-of = { $name } (capitano)
web-setup-section = Settore
web-setup-section-hint = Resta per le prossime iscrizioni; vuoto se ce n’è uno solo.
web-setup-entered = Iscritti: { $name }
web-setup-entered-many =
    { $count ->
        [one] 1 iscrizione fatta.
       *[other] { $count } iscrizioni fatte.
    }
web-setup-import-entries = Incolla un elenco
web-setup-paste-entries = Iscrizioni, una per riga
web-setup-paste-hint-pairs = Nord – Sud, oppure Nord; Sud. Per nome o numero; chi non è fra i soci viene aggiunto.
web-setup-paste-hint-teams = Squadra; giocatore 1; giocatore 2; … Per nome o numero; chi non è fra i soci viene aggiunto.
web-setup-paste-hint-individual = Un nome o un numero; chi non è fra i soci viene aggiunto.
web-setup-enter-all =
    { $count ->
        [one] Iscrivi
       *[other] Iscrivi tutti e { $count }
    }
web-setup-no-entries = Nessuno è ancora iscritto.
web-setup-count-pairs =
    { $count ->
        [one] 1 coppia
       *[other] { $count } coppie
    }
web-setup-count-teams =
    { $count ->
        [one] 1 squadra
       *[other] { $count } squadre
    }
web-setup-count-individual =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
web-setup-late-entry = Si sta già giocando: chi si iscrive ora riceve il posto dalla pagina Movimento.
web-setup-withdraw = Registra l’abbandono
web-setup-withdraw-who = Registra l’abbandono di { $name }
web-setup-withdrawn = abbandono
web-setup-withdrawn-said = { $name }: abbandono registrato.
web-setup-substitute = Sostituisci
web-setup-substitute-in = Sostituisci in { $name }
web-setup-goes-out = Esce
web-setup-takes-over = Entra
web-setup-from-round = Dal round
web-setup-only-members = Scegli qualcuno fra i soci; i nuovi soci li aggiunge un organizzatore.
web-setup-substituted = Ora gioca { $name }.
web-setup-too-few = Ne servono almeno due: prima fai le iscrizioni.
web-setup-boards-all = Board in tutto
web-setup-minutes = Tempo di gioco in minuti
web-setup-any = quanti si vuole
web-setup-one-winner = Una classifica unica
web-setup-movements = Movimenti, il migliore per primo
web-setup-best = migliore
web-setup-usual = Come l’ultima volta
web-setup-option =
    { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $rounds } round di { $boards } board, { $all } in tutto
web-setup-verdict-perfect = Verificato: tutti incontrano tutti, lo stesso numero di volte.
web-setup-verdict-complete = Verificato: nessuno gioca due volte lo stesso board, tutti giocano tutti i board.
web-setup-verdict-defects = Verificato, con i difetti indicati sotto.
web-setup-balance = Confronti fra due coppie: da { $least }% a { $most }% (equilibrio perfetto: { $even }%)
web-setup-faults =
    { $count ->
        [one] Che cosa non è perfetto (1)
       *[other] Che cosa non è perfetto ({ $count })
    }
web-setup-the-room = La sala
web-setup-room-picture =
    { $tables ->
        [one] La sala al round { $round }: 1 tavolo
       *[other] La sala al round { $round }: { $tables } tavoli
    }
web-setup-round-of = Round { $round } di { $rounds }
web-setup-round-before = Round precedente
web-setup-round-after = Round seguente
web-setup-follow = Segui
web-setup-nobody-yet = ancora nessuno
web-setup-goes-out-next = → riposa
web-setup-stays = resta
web-setup-stand = Sul supporto dei board fermi: { $boards }
web-setup-share-boards = I tavoli { $tables } si dividono i board { $boards }
web-setup-sits-out = Riposa: { $number } { $name }
web-setup-as-list = Come elenco
web-setup-table = Tavolo
web-setup-home = In casa
web-setup-away = Ospiti
web-setup-bearers = Chi ha quale numero
web-setup-bearers-why = In ordine d’iscrizione. Trascina un nome, scrivi un altro numero, o sorteggia.
web-setup-shuffle = Sorteggia
web-setup-shuffled = Sorteggio fatto.
web-setup-now-bears = { $name } ora ha il numero { $number }.
web-setup-number-of = Numero di { $name }
web-setup-place = Tavolo { $table } { $side }
web-setup-out-first = riposa al primo round
web-setup-fixed = Chi non deve muoversi
web-setup-fixed-why = Avranno un tavolo fisso.
web-setup-seat = Usa questi posti
web-setup-seated = Posti assegnati.
web-setup-seat-again = Cambia i posti
web-setup-is-seated = Posti assegnati: concorrenti { $count }, tavoli { $tables }, round { $rounds }.
web-setup-section-named = Settore { $section }
web-setup-print-cards = Stampa i segnatavoli
web-setup-begin = Inizia il round 1
web-setup-begin-round = Inizia il round { $round }
web-setup-begun = Il round { $round } è iniziato.
web-setup-round-on = round { $round }
web-setup-unseated = Iscritti dopo, ancora senza posto:
web-setup-into-half-table = Fai sedere al mezzo tavolo dal round { $round }
web-setup-seated-late = { $name } ha un posto.
web-setup-group-named = Girone { $group }
web-setup-field = Nel sorteggio { $count }, { $rounds } round
web-setup-draw = Sorteggia il round { $round }
web-setup-draw-again = Sorteggia di nuovo
web-setup-drawn = Round { $round } sorteggiato.
web-setup-round-first = Prima deve finire il round { $round }.
web-setup-round-still-on = Il round { $round } è ancora in corso: il sorteggio non terrebbe conto dei suoi risultati.
web-setup-home-first = La squadra di casa è indicata per prima.
web-setup-ns-first = Nord-Sud è indicata per prima.
web-setup-minded = Attenzione
web-setup-bye = { $name } riposa.
web-setup-by-hand = Cambia a mano
web-setup-by-hand-how = Chi sposti scambia il posto con chi c’era.
web-setup-out = Riposa
web-setup-keep-by-hand = Salva questo round
web-setup-changed-by-hand = Round { $round } cambiato a mano.
web-setup-which-boards = { $given } board su { $all } hanno la smazzata
web-setup-source-dealt = { $boards }: generate qui
web-setup-source-committed = { $boards }: generate qui, con codice di controllo
web-setup-source-uploaded = { $boards }: da file
web-setup-source-entered = { $boards }: scritte a mano
web-setup-source-none = { $boards }: nessuna
web-setup-download-pbn = PBN per la macchina distributrice
web-setup-make =
    { $count ->
        [one] Genera 1 smazzata
       *[other] Genera { $count } smazzate
    }
web-setup-make-committed = Generale con un codice di controllo
web-setup-commit-hint = Il codice di controllo è un numero da pubblicare subito; con il segreto, reso noto dopo la sessione, chiunque può verificare che le smazzate non sono state scelte.
web-setup-deals-ask = Da dove vengono le smazzate?
web-setup-deals-by-hand = Si mescola ai tavoli? Allora qui non c’è nulla da fare: vai avanti.
web-setup-deals-made = Smazzate generate.
web-setup-commitments = Codici di controllo
web-setup-commitment = { $boards } board, { $label }:
web-setup-upload = Da file
web-setup-paste-deals = PBN o LIN
web-setup-paste-deals-hint = Una smazzata per ogni board che non l’ha ancora. Se una non va bene, non se ne usa nessuna.
web-setup-format = Formato
web-setup-for-round = Per il round
web-setup-take-deals = Usa queste smazzate
web-setup-deals-taken = Smazzate registrate.
web-setup-deals-other = Sostituisci queste smazzate
web-setup-deals-back = Ritira queste smazzate
web-setup-deals-back-hint = I board che nessuno ha ancora giocato perdono le smazzate. Poi puoi darne altre, o nessuna se al circolo si mescola a mano.
web-setup-deals-taken-back = Smazzate ritirate.
web-setup-single = Una smazzata, dopo il gioco
web-setup-board = Board
web-setup-board-of = Round { $round }, board { $board }
web-setup-hand-hint = Picche.cuori.quadri.fiori, come ARD.F109.876.5432. Bastano tre mani.
web-setup-take-deal = Registra la smazzata
web-setup-deal-taken = { $board }: smazzata registrata.
web-setup-appointed = Lo staff nominato
web-setup-plays = Gioca
web-setup-plays-as = N. { $contestant }; sostituto: { $deputy }
web-setup-dismiss = Revoca
web-setup-dismiss-who = Revoca la nomina di { $name } ({ $role })
web-setup-dismissed = { $name } non è più { $role }.
web-setup-direct-myself = Arbitro io questo torneo
web-setup-direct-myself-why = Così si apre anche a te il tavolo dell’arbitro.
web-setup-you-direct = Ora sei l’arbitro.
web-setup-invite = Invita
web-setup-invite-why = Un link da mandare per messaggio o da far inquadrare come codice. Chi lo apre scrive il suo nome, ed è nominato.
web-setup-invite-as = Invita: { $role }
web-setup-invite-qr = Codice dell’invito: { $role }
web-setup-invite-link = Link per: { $role }
web-setup-invite-once = Vale una volta sola.
web-setup-copy = Copia il link
web-setup-copied = Copiato.
web-setup-playing-staff = Staff che gioca
web-setup-playing-staff-why = Chi gioca non vede nulla dei board ancora da giocare, e al suo tavolo decide un sostituto.
web-setup-no-playing-staff = Nessuno dello staff è iscritto.
web-setup-who-plays = Chi gioca
web-setup-deputy = Sostituto a quel tavolo
web-setup-no-deputy = ancora nessuno
web-setup-plays-too = Annota che gioca
web-setup-plays-said = Gioca anche { $name }.
web-field-title = Chi gioca
web-field-about = { $phase }: togli chi non gioca; indica teste di serie, gironi e carry-over.
web-field-no-phase = Questa fase non c’è.
web-field-plays = Gioca
web-field-plays-who = { $who } gioca
web-field-seed = Testa di serie
web-field-seed-of = Testa di serie di { $who }
web-field-group = Girone
web-field-group-of = Girone di { $who }
web-field-carried-of = Carry-over di { $who }
web-field-open = Apri la fase con questi concorrenti
