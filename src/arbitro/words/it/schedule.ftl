# Orari dei round, orologio di una sessione, e che cosa sacrifica l’American whist.

schedule-granted = Tolleranza concessa: { $granted } min.
schedule-change-over = Fra un round e l’altro { $minutes } min per il cambio.
schedule-break = Dopo il round { $round } una pausa di { $minutes } min.
schedule-fits = Servono { $minutes } min; ne restano { $spare }.
schedule-too-long = Servono { $minutes } min, { $spare } di troppo.
clock-later = Il round { $round } inizia al minuto { $start }, { $late } min più tardi del previsto.
clock-break-cut = La pausa prima del round { $round } è ridotta a { $minutes } min.
clock-until-forfeit = I minuti si contano fino al forfait, { $limit } min dopo l’inizio.
clock-table-late = Il tavolo { $table } ha finito { $late } min dopo il round; board giocati oltre il tempo: { $boards }.
clock-time-used = Al tavolo { $table } { $name } ha usato { $minutes } min per chiamare e giocare.

whist-odd = { $teams } squadre: a ciascuna manca una serie di board, perché nessun board può essere giocato da un numero dispari di squadre.
whist-skip = { $teams } squadre: a ciascuna mancano un avversario e due serie di board; nessun tavolo ha board in comune.
whist-share = Tutte si incontrano; in un round i tavoli opposti hanno i board in comune, in { $tables } coppie di tavoli.
whist-share-more-boards = Per quel round servono nuove serie di board: { $sets }.
whist-relay = Tutte si incontrano in { $rounds } round; ogni coppia attende una volta mentre gioca l’altra coppia della sua squadra.

problem-hours-range = { $found } ore non sono possibili; scrivere { $expected }.
problem-schedule-break-round = Dopo il round { $found } non c’è una pausa; è dopo il round { $expected }.
problem-schedule-sessions = Le sessioni hanno { $found } round; insieme devono averne { $expected }, e ciascuna almeno uno.
problem-clock-session = Il programma non ha questa sessione.
problem-clock-round = Il round { $found } non è di questa sessione; i suoi round sono { $expected }.
problem-clock-called-twice = Il round { $found } è stato chiamato due volte.
problem-clock-ended-twice = Il tavolo { $found } ha finito due volte il round { $expected }.
problem-clock-order = Il round è stato chiamato al minuto { $found }, ma uno successivo al minuto { $expected }.
problem-clock-ended-before = Il tavolo ha finito al minuto { $found }, ma il round è stato chiamato al minuto { $expected }.
problem-clock-now = Qualcuno manca ancora: indicare che ora è.
problem-movement-teams = { $found } squadre non possono giocare così; il numero è { $expected }.
problem-movement-stanzas = { $found } board non si possono dividere in { $expected } tempi.
problem-movement-rounds-even = { $found } round lasciano incontri a metà; dev’essere un numero pari, { $expected }.
problem-movement-triple = Un girone all’italiana di { $found } squadre non può finire con un incontro a tre; serve un numero dispari da 7 a 31, oppure 3.
problem-whist-form = «{ $found }» è per un numero pari di squadre, non per { $expected }.
