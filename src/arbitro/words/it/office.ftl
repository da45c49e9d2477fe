# La direzione: risultati, smazzate, chiamate, decisioni.

# risultati

problem-not-at-table = { $found } non siede a questo tavolo.
problem-enters-result = Qui il risultato lo inseriscono Nord-Sud e lo conferma un avversario; { $found-side } non può inserirlo.
problem-opponent-confirms = Il risultato lo conferma o lo contesta uno di { $expected-side }, non { $found-side }.
problem-screenmate-confirms = Con i sipari il risultato si conferma dalla stessa parte del sipario: lo fa { $expected-seat }, non { $found-seat }.
problem-seat-not-told = Con i sipari vanno indicati il posto di { $found } e quello di chi ha inserito il risultato.
problem-seat-of-side = { $found-seat } non è un posto di questo giocatore; sarebbe { $expected-seat }.
problem-nothing-to-confirm = Sul board { $found } non è stato inserito niente da confermare.
problem-proposal-changed = Nel frattempo il risultato è stato inserito di nuovo: controllarlo.
problem-result-changed = Il risultato non è più { $found }: nel frattempo qualcuno lo ha cambiato. Controllarlo.
problem-with-director = Il board { $found } è all’esame dell’arbitro: il risultato si registra dopo la decisione.
problem-director-only = { $found ->
    [adjusted] I punteggi arbitrali li assegna l’arbitro ({ $expected }).
    [form] Quale forma di un board non conforme avesse un tavolo lo dice l’arbitro ({ $expected }).
    [not_played] Che un board non si giochi lo decide l’arbitro ({ $expected }).
    [appeal] Ciò che segue da un appello lo registra l’arbitro ({ $expected }).
    [ruled] Su questo board ha deciso un arbitro: solo un arbitro ne cambia il punteggio ({ $expected }).
   *[other] Questo spetta all’arbitro ({ $expected }).
}
problem-written-without-result = Un punteggio scritto ({ $found }) si indica solo insieme a un contratto con le sue prese.
problem-lead-passed-out = La mano è passata: nessuno ha attaccato { $found-card }.
problem-lead-not-held = { $found-card } era del dichiarante o del morto: non può essere l’attacco contro questo contratto.
problem-correction-same = Il board { $found } ha già questo risultato.
problem-approval-of-organiser = Dopo il periodo di correzione una correzione la approva solo l’organizzatore ({ $expected }). Il tuo ruolo qui: { $found-role }.
problem-no-late-correction = Con il Codice { $found } e questo regolamento, dopo il periodo di correzione non si corregge nulla ({ $expected }).

# smazzate

problem-deals-one-way = Le smazzate vengono da un file oppure una per una, non in tutti e due i modi.
problem-deals-none = In questo file non c’è nessuna smazzata.
problem-deals-complete = Ogni board della sessione { $found } ha già la sua smazzata.
problem-deals-of-round = Queste smazzate non possono essere del round { $found }; possibile: { $expected }.
problem-deal-without-number = Questo board non ha numero.
problem-deal-not-expected = Il board { $found } qui non si gioca; i board sono { $expected }.
problem-deal-missing = Manca il board { $found }; i board sono { $expected }.
problem-deal-twice = Il board { $found } c’è due volte.
problem-deal-exists = Il board { $found } ha già una smazzata.
problem-deal-in-use = Il board { $found } è già stato giocato o mostrato con questa smazzata, che quindi resta.
problem-deal-repeated = Il board { $found } ha le stesse carte del board { $expected }.
problem-deal-marks = Distributore e vulnerabilità sono indicati come { $found }; per questo board sono { $expected }.
problem-board-was-played = Il board { $found } è già stato giocato: la sua smazzata si può inserire, non generare.

# il tavolo dell’arbitro

problem-called-already = L’arbitro è già stato chiamato a questo tavolo (chiamata { $found }).
problem-call-exists = La chiamata { $found } esiste già.
problem-no-such-call = Non c’è una chiamata aperta { $found }.
problem-call-taken = La chiamata { $found } è già di { $expected }.
problem-call-of-others = La chiamata { $found } è di altri: solo loro possono annullarla.
problem-appeal-of-others = Ritira l’appello solo chi l’ha presentato: { $expected }.
problem-call-elsewhere = La chiamata { $found } viene da un altro tavolo.
problem-own-table = { $found } gioca a questo tavolo: qui decide qualcun altro{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-edition = Questo torneo si gioca con il Codice { $expected }, non { $found }.
problem-ruling-regulations = Questo torneo ha il regolamento «{ $expected }», non «{ $found }».
problem-ruling-open-question = Resta aperta una domanda della decisione ({ $expected }): prima bisogna rispondere.
problem-ruling-needs-board = Questo riguarda il punteggio: va indicato il board{ $expected ->
    [none] .
   *[other] { " " }({ $expected }).
}
problem-ruling-needs-outcome = La decisione lascia il punteggio all’arbitro ({ $expected }): qual è il nuovo risultato del board?
problem-outcome-against-ruling = Per la decisione il board ha { $expected }, non { $found }.
problem-ruling-leaves-no-score = La decisione non cambia il punteggio: con essa non si può dare { $found }.
problem-ruling-tricks = Non si possono trasferire tante prese: { $found } (valori possibili: { $expected }).
problem-ruling-without-forms = Con questa decisione il board resta conforme; non se ne può indicare la forma «{ $found }».
problem-ruling-needs-fine = La decisione penalizza questa linea ({ $found }), e il regolamento non dice di quanto: indicarlo.
problem-fine-against-ruling = Per regolamento la penalità è { $expected }% di un top, non { $found-unit }.
problem-ruling-without-penalty = La decisione non prevede penalità per questa linea: non le si può togliere { $found }.
problem-ruling-number = La prossima decisione ha il numero { $expected }, non { $found }.
problem-no-such-ruling = Non c’è una decisione { $found }.
problem-ruling-replaced = La decisione { $found } è stata sostituita dalla decisione { $expected }.
problem-ruling-elsewhere = La decisione { $found } è stata presa a un altro tavolo o su un altro board.
problem-ruling-overtaken = Il punteggio è cambiato dopo la decisione, per la quale era { $expected }.
problem-told-already = La decisione è già stata comunicata a { $found } ({ $expected }).
problem-no-such-review = La decisione non ha il promemoria { $found }; ne ha { $expected }.
problem-reviewed-already = Il promemoria { $found } di questa decisione è già stato riesaminato.

# appelli

problem-appeal-inadmissible = { $found ->
    [other_table] Ci si può appellare solo contro una decisione presa al proprio tavolo ({ $expected }).
    [not_entitled] Può appellarsi solo il concorrente, o il capitano ({ $expected }).
    [late] Il termine per l’appello è scaduto ({ $expected }).
    [no_concurrence] Il compagno, o il capitano, deve essere d’accordo con l’appello ({ $expected }).
    [nobody_above] Sopra l’arbitro che ha deciso non c’è nessuno: niente revisione ({ $expected }).
   *[other] L’appello non viene esaminato ({ $expected }).
}
problem-appeal-not-yours = Questo passo spetta a: { $expected-party }. Il tuo ruolo qui: { $found-role }.
problem-appeal-needs-decision = Una decisione va messa per iscritto.
problem-outcome-without-decision = «{ $found-act }» non decide niente: solo «{ $expected-act }» cambia un punteggio.
problem-appeal-for-committee = Un appello di questo genere ({ $found-issue }) va al comitato ({ $expected }).
problem-appeal-changes-nothing = Su questo punto ({ $found-issue }) qui la decisione non si può cambiare: al più si raccomanda di cambiarla ({ $expected }).
problem-review-changes-nothing = Una revisione cambia una decisione solo se sono stati omessi passi che portano a quella giusta ({ $expected }).
problem-recourse-changes-nothing = Questa decisione cambia il risultato solo se l’arbitro ha ammesso un errore ({ $expected }).
problem-review-of-own-ruling = Nessuno rivede la propria decisione: l’ha presa { $found } ({ $expected }).

# riesame

recheck-ruling = { $event }, decisione { $number }, tavolo { $at }: { $what }
recheck-differs = Presa con la versione { $program }; oggi qualcosa è diverso: { $parts }.
recheck-was = Era: { $ruling }
recheck-now = Ora: { $ruling }
recheck-summary = { $rulings ->
    [one] 1 decisione presa di nuovo
   *[other] { $rulings } decisioni prese di nuovo
}, { $different ->
    [0] tutte uguali.
    [one] 1 diversa.
   *[other] { $different } diverse.
}
recheck-part-edition = edizione
recheck-part-regulations = regolamento
recheck-part-clauses = commi
recheck-part-path = articoli esaminati
recheck-part-effects = effetti
recheck-part-options = scelte
recheck-part-reviews = promemoria
recheck-part-considered = commi considerati
recheck-part-facts = fatti

# il torneo e le persone

problem-no-such-event = Non c’è un torneo «{ $found }».
problem-event-exists = Il torneo «{ $found }» esiste già.
problem-event-name = Un torneo ha bisogno di un nome.
problem-event-date = «{ $found }» non è una data; si scrive come { $expected }.
problem-event-time = «{ $found }» non è un’ora; si scrive come { $expected }.
problem-series-name = { $found } non può essere il nome di una serie: ha caratteri che non si possono mostrare.
problem-not-archived = Prima mettere «{ $found }» in archivio; poi si può eliminare.
problem-schema-of-the-future = Un fatto nella forma { $found } viene da un programma più recente; questo legge fino a { $expected }.
problem-not-allowed = { $expected ->
    [none] Prima bisogna accedere.
   *[other] Può farlo solo: { $expected-role }. Il tuo ruolo qui: { $found-role }.
}
problem-person-unnamed = Indicare chi è la persona.
problem-not-an-office = Nessuno viene nominato { $found-role }: lo si diventa con l’iscrizione.
problem-not-appointed = { $found } non ha questa nomina ({ $expected-role }).
problem-last-organiser = Un torneo ha sempre almeno un organizzatore; { $found } è l’ultimo.
problem-not-a-deputy = { $found } non può fare da sostituto: può farlo solo un arbitro o un arbitro coadiutore che non gioca con quel concorrente.
problem-nobody-to-enter = Non è indicato nessuno da iscrivere.
problem-nothing-to-undo = Indicare che cosa annullare.
problem-cannot-undo = Il n. { $found } non si può annullare: non c’è, è già annullato, o il torneo ne dipende.
problem-undo-not-allowed = Il n. { $expected } lo annulla solo chi può anche farlo. Il tuo ruolo qui: { $found-role }.
problem-undo-in-the-way = Il n. { $found } dipende da ciò che vuoi annullare. Prima annulla quello.
problem-undo-part = Il n. { $found } applica una decisione e si annulla solo con essa; vanno insieme { $expected }.

# chi incontra chi, e i round

problem-nobody-to-seat = Nel settore «{ $found }» non c’è nessuno a cui assegnare un posto.
problem-not-in-section = { $found } dovrebbe restare a un tavolo ma non gioca in questo settore.
problem-section-not-seated = Il settore «{ $found }» non ha ancora un movimento.
problem-seated-already = { $found } ha già un posto in questa sessione.
problem-draw-of-bracket = Un K.O. segue il tabellone e non si sorteggia a mano; le teste di serie si indicano prima del primo round.
problem-draw-byes = Riposa al massimo uno, non tutti questi: { $found }.
problem-round-over-already = Il round { $found } è già finito.
problem-clock-stopped = L’orologio del round { $found } è già fermo.
problem-clock-not-stopped = L’orologio del round { $found } non è fermo.
problem-round-not-to-come = Il round { $found } non si può rinviare; scegliere tra { $expected }.
draw-round-open = Il round { $round } non è completo: ciò che manca ai tavoli { $tables } non conta in questo sorteggio.
round-results-missing = Il round { $round } è finito, ma mancano risultati ai tavoli { $tables }.

# penalità, forfait, la fine

problem-penalty-number = «{ $found }» non è un numero; si scrive { $expected }.
problem-not-opponents = { $found } non si incontrano nel round { $expected }.
problem-awarded-already = { $found } ha già un’assegnazione per il round { $expected }.
problem-posted-already = Il punteggio della sessione { $found } è già stato esposto.
problem-round-still-played = Il round { $found } è ancora in corso.
problem-score-not-posted = Il punteggio della sessione { $found } non è stato esposto: il periodo di correzione non è cominciato ({ $expected }).
problem-period-by-organiser = Solo l’organizzatore può anticipare la fine del periodo di correzione ({ $expected }). Il tuo ruolo qui: { $found-role }.
problem-period-still-runs = Il periodo di correzione dura fino a { $found } ({ $expected }).
problem-period-ended-already = Il periodo di correzione della sessione { $found } è già finito.
problem-period-not-over = Il periodo di correzione della sessione { $found } non è finito ({ $expected }).
problem-not-level = Questi non sono alla pari: { $found }. Alla pari sono { $expected }.
problem-first-phase-field = Nella prima fase («{ $found }») giocano tutti gli iscritti, se non si indica chi gioca.

# line-up

problem-lineup-no-match = Qui non si consegnano line-up: a questo tavolo non si incontrano due squadre in due sale ({ $found-system }).
problem-lineup-stanza = In questo incontro non c’è un tempo { $found }; ci sono { $expected }.
problem-lineup-own-team = Un capitano consegna il line-up della propria squadra ({ $expected }), non di { $found }.
problem-lineup-by-director = Questo spetta all’arbitro, non a { $found }.
problem-lineup-right = Il diritto di scelta in questo tempo non può essere «{ $found-right }»; per regolamento è { $expected-right }.
lineup-choice-blind = di nessuno
problem-lineup-no-lot = In questo incontro non c’è nulla da sorteggiare, o il sorteggio c’è già stato.
problem-lineup-no-picks = In questo incontro non si scelgono i tempi, o il sorteggio non c’è ancora stato.
problem-lineup-pick-turn = Non tocca a { $found } scegliere, ma a { $expected }.
problem-lineup-right-known = Di chi è il diritto nel tempo { $found } è già stabilito.
