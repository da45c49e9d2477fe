# La pagina iniziale, l’accesso, i dispositivi.

web-events = Tornei
web-new-event = Nuovo torneo
web-members = Soci
web-go-on = Continua: { $event } ({ $role })
web-no-events = Non ci sono ancora tornei.
web-no-events-yet = Non ci sono ancora tornei. Crea il primo.
web-unreadable = Il suo registro è danneggiato
web-archive = Archivio
web-archive-empty = L’archivio è vuoto. Un torneo si archivia dalla sua pagina «Pubblica».
web-series = Ogni settimana
web-series-next = Crea il prossimo: { $day }
web-series-saved = Serie salvata
web-afterwards = Dopo la serata
web-copy = Copia questo torneo …
web-copy-title = Copia di { $name }
web-copy-what = La copia ha lo stesso programma, regolamento, staff e movimento. I risultati non si copiano.
web-copy-entries = Con gli stessi iscritti
web-copy-make = Crea il torneo
web-to-archive = Metti in archivio
web-to-archive-means = Non è più in prima pagina; tutto ciò che contiene resta com’è.
web-from-archive = Riporta in prima pagina
web-is-archived = Questo torneo è in archivio.
web-archived = Il torneo è in archivio
web-unarchived = Il torneo è di nuovo in prima pagina
web-delete = Elimina …
web-delete-means = Il torneo sparisce da ogni pagina, file e ricerca. Il registro sul computer del circolo conserva ciò che è successo, con le persone indicate solo da un numero: chi ha il computer può ancora esportarlo. Indietro non si torna.
web-delete-yes = Elimina { $name } per sempre
web-deleted = Il torneo è eliminato
web-keeping = Il registro
web-keeping-copies =
    { $copies ->
        [one] Accanto al file c’è 1 copia della sera ({ $evening }).
       *[other] Accanto al file ci sono { $copies } copie della sera; l’ultima: { $evening }.
    }
web-keeping-none = Non c’è ancora nessuna copia. Se ne fa una ogni sera alle 23:00, o all’avvio successivo.
web-keeping-off = Non si fanno copie: il server è stato avviato con --backups 0.
web-keeping-server = I dati stanno su un server PostgreSQL: le copie le fanno i suoi strumenti, non Arbitro.
web-keeping-checked = Anche le ultime registrazioni sono state controllate: è tutto in ordine.
web-keeping-restore = arbitro journal restore { $file } NUOVO.db
web-without-event = Senza un torneo
web-claim = Richieste
web-door-rule = Descrivi che cosa è successo, rispondi alle domande, leggi la decisione.
web-door-claim = Inserisci le carte rimaste, rispondi alle domande, vedi quante prese spettano.
web-door-policy = Questo sistema qui è ammesso? Questa chiamata va allertata?
web-door-book = Tutti gli articoli dei Codici 1997, 2007 e 2017, con parole nostre e un diagramma.
web-sign-in-who = Per gli organizzatori. Arbitri e segnapunti usano il loro invito, i giocatori il codice sul tavolo.
web-name = Nome
web-password = Password
web-new-password = Una nuova password
web-password-hint = Almeno dieci caratteri; qualche parola in fila si ricorda bene.
web-invitation = Invito
web-invited = Il tuo invito: { $role }
web-accept = Accetta
web-device = Dispositivo
web-device-out = { $name }: accesso chiuso su quel dispositivo.
web-phone-is-it-you = Qualcuno vuole accedere come te da un altro telefono ({ $device }), che mostra il numero { $number }. Sei tu?
web-phone-asks = { $name } vuole accedere da un secondo telefono ({ $device }), che mostra il numero { $number }. Guarda chi lo tiene in mano prima di dire di sì.
web-phone-no = No
web-phone-yes = Sì, mostra { $number }
web-phone-waiting = in attesa di un sì: { $number }
web-devices-why = Hai perso o prestato un telefono? Scollegalo qui.
web-role = Ruolo
web-until = Fino al
web-this-device = questo
web-sign-out-who = Scollega { $name }
