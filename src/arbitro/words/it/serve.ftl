# Il server al terminale: serve, doctor, account.

serve-database = I dati sono in { $database }
serve-address = I giocatori scrivono { $address }
serve-also = oppure { $address }
serve-first-organiser = Nessuno ha ancora un account. Il primo organizzatore se lo crea qui, una volta sola: { $link }
serve-demo = Torneo dimostrativo: { $event }
serve-demo-people = Lì i giocatori scrivono 101, 102 (coppia 1), 201, 202 (coppia 2) … e da T101 a T105 (squadra 1) … Ciò che si fa resta; --demo --fresh ricomincia da capo.
serve-stop = Ctrl-C ferma il server.

account-password = Password
account-again = Ancora una volta
account-made = { $login } ora può accedere.
account-removed = L’account di { $login } è stato eliminato; chi lo usava è stato scollegato.
account-changed = La password di { $login } è cambiata; chi era collegato con la vecchia deve accedere di nuovo.

doctor-port = La porta { $found } è libera.
doctor-disk = Sul disco sono liberi { $found }.
doctor-clock = L’orologio funziona: { $found }.
doctor-journal = Il registro è in ordine: { $found } fatti.
doctor-database = La base dati si apre e scrive: { $found }.
doctor-fsync = Ciò che è confermato è su disco dopo { $found }.

problem-port-taken = La porta { $found } è occupata da un altro programma ({ $expected }). Sceglierne un’altra con --port.
problem-port-not-permitted = La porta { $found } non è permessa; prenderne una di { $expected } con --port.
problem-address-not-here = Non si può ascoltare a { $found }: non è un indirizzo di questo computer.
problem-certificate-and-key = Un certificato e la sua chiave vanno insieme; { $found ->
    [key] è indicata solo la chiave
   *[other] è indicato solo il certificato
}.
problem-bad-certificate = Il certificato e la sua chiave non si possono usare ({ $found }).
problem-passwords-differ = Le due password non sono uguali.
problem-doctor-disk = Sul disco sono liberi solo { $found }; dovrebbero essere { $expected }.
problem-doctor-clock = L’orologio non va come dovrebbe: { $found }.
problem-doctor-future = L’ultimo fatto porta la data { $found } (UTC), ma l’orologio segna { $expected }: è stato messo indietro, o era sbagliato.
problem-doctor-fsync = Il disco impiega { $found } per conservare ciò che è confermato; oltre { $expected } i giocatori aspettano.
problem-demonstration-elsewhere = Qui ci sono altri tornei o soci ({ $found }), e una dimostrazione resterebbe fra loro per sempre. Togliere --database, o indicare un file nuovo.
problem-demonstration-not-alone = Non è stato tolto nulla: qui non c’è solo la dimostrazione ({ $found }). Per continuare così, togliere --fresh. Per una nuova dimostrazione accanto: arbitro serve --demo --database altro.db. Per perdere tutto, cancellare questo file a mano.
problem-fresh-without-demo = --fresh serve alla dimostrazione: scrivere --demo --fresh.
problem-journal-not-a-file = Solo un file si può riportare all’inizio: indicarne uno con --database, o svuotare a mano la base dati PostgreSQL.
problem-journal-open-elsewhere = Un altro programma tiene aperto questo file: fermarlo prima.

# La dimostrazione: come si chiamano i tornei, e perché i giocatori chiamano l’arbitro.
demonstration-last-week = Torneo a coppie, settimana scorsa (demo)
demonstration-pairs = Torneo a coppie (demo)
demonstration-teams = Torneo a squadre (demo)
demonstration-lead-out-of-turn = attacco fuori turno
demonstration-slow-raise = appoggio lento a 3, poi manche
