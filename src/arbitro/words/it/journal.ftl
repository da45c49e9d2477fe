# Il registro dei fatti: i flussi, la loro catena, e l’anagrafe delle persone.

problem-journal-conflict = Nel frattempo qualcun altro ha registrato qualcosa. Guardare di nuovo e decidere da capo.
problem-journal-key-reused = La chiave «{ $found }» è già servita per un altro comando.
problem-journal-no-facts = Non c’è nessun fatto da conservare.
problem-journal-text = Un testo contiene caratteri che non si possono conservare ({ $found }).
problem-journal-text-empty = Un nome è vuoto: indicarne uno.
problem-journal-text-length = Un testo di { $found } byte è troppo lungo; può averne { $expected }.
problem-journal-version = { $found } non è una versione; cominciano da { $expected }.
problem-journal-time = L’ora { $found } non dice il suo fuso.
problem-journal-schema-number = { $found } non è il numero di uno schema; vanno { $expected }.
problem-journal-payload-size = { $found } byte sono troppi; possono essere { $expected }.

problem-journal-address = «{ $found }» non è un posto per un registro; si scrive come { $expected }.
problem-journal-bad-head = «{ $found }» non è la testa di un registro; si scrive come { $expected }.
problem-journal-closed = Il registro è chiuso.
problem-journal-busy = Un altro programma scrive da troppo tempo ({ $found }). Riprovare.
problem-journal-replaced = Il file del database è stato cancellato o sostituito mentre era aperto. Nulla viene registrato finché il server non riparte.
problem-journal-read-only = Il registro si può leggere ma non scrivere ({ $found }).
problem-journal-not-permitted = La base dati non lo permette ({ $found }).
problem-journal-unreachable = La base dati non è raggiungibile ({ $found }). Non è stato scritto nulla.
problem-journal-unsure = La connessione è caduta durante la scrittura. Non si sa se è stato scritto: inviare di nuovo con la stessa chiave.
problem-journal-trouble = La base dati rifiuta ({ $found }). Non è stato scritto nulla.
problem-journal-newer = Il registro è della versione { $found }; questo programma conosce la { $expected }. Installare un programma più recente.
problem-not-a-journal = Questo non è un registro.
problem-package-missing = Manca il pacchetto { $found }. Si installa con: { $expected }.
problem-unknown-stream = Non c’è il flusso «{ $found }».

problem-journal-damaged = Il file è danneggiato ({ $found }).
problem-journal-gap = Mancano dei fatti: si aspettava il n. { $expected }, c’è il n. { $found }.
problem-journal-changed = Il fatto non è più com’era quando fu scritto (flusso «{ $found }»), o non lo è uno prima di esso.
problem-journal-version-gap = Ha la versione { $found } invece di { $expected }.
problem-journal-rewritten = La catena non è quella pubblicata: { $found } invece di { $expected }.
problem-journal-cut = Manca la fine: ci sono { $found } fatti, erano { $expected }.
problem-journal-beyond-head = Ci sono { $found } fatti, ma solo { $expected } sono stati scritti da un programma come questo.
problem-journal-key-damaged = La chiave di un comando è danneggiata: sta per i fatti { $found }.
problem-fact-unreadable = «{ $found }» non si può leggere: il suo fatto n. { $expected } è danneggiato, o di un altro programma. Tutto il resto funziona. `arbitro journal verify` dice di più, `arbitro journal restore` riporta una copia.

problem-not-an-export = Questa non è l’esportazione di un registro.
problem-export-line = Questa riga non fa parte di un’esportazione ({ $found }).
problem-export-changed = Il file è stato cambiato qui, o prima.
problem-export-cut = Manca la fine del file.
problem-export-newer = Il file è stato scritto da { $found }; questo è { $expected }.

problem-person-unknown = La persona { $found } non è nell’anagrafe.
problem-person-erased = I dati della persona { $found } sono stati eliminati su sua richiesta; il suo id resta vuoto.
problem-forget-word = «{ $found }» è troppo corto per essere cercato: servono almeno { $expected } lettere.
problem-unknown-fact = In «{ $found }» non c’è il fatto { $expected }.
problem-person-differs = La persona { $found } in questa anagrafe è un’altra.

journal-verified =
    { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    } in { $streams ->
        [one] 1 flusso
       *[other] { $streams } flussi
    }, tutto in ordine.
journal-redacted =
    { $facts ->
        [one] Da un fatto è stato tolto qualcosa su richiesta di una persona; ciò che ne resta è provato.
       *[other] Da { $facts } fatti è stato tolto qualcosa su richiesta di una persona; ciò che ne resta è provato.
    }
journal-head = Testa { $head }
journal-exported =
    { $file }: { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    }, { $persons ->
        [one] 1 persona
       *[other] { $persons } persone
    }.
journal-imported =
    Importati: { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    } in { $streams ->
        [one] 1 flusso
       *[other] { $streams } flussi
    }, { $persons ->
        [one] 1 persona
       *[other] { $persons } persone
    }.
journal-backed-up =
    { $file }: una copia di { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    } con l’anagrafe.
journal-way-back = Come tornare indietro: fermare il server, riportare una copia in un file nuovo (`arbitro journal restore COPIA NUOVO.db`) e servire quello (`arbitro serve --database NUOVO.db`). `arbitro journal verify` dice tutto ciò che non va; conservare il file danneggiato.
journal-restored =
    { $journal }: riportato con { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    }, tutto in ordine. Servirlo con: arbitro serve --database { $journal }
journal-stream = flusso
journal-facts = fatti
journal-version = n.
journal-time = ora (UTC)
journal-who = chi
journal-authority = a nome di
journal-kind = genere
journal-payload = contenuto
