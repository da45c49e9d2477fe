# Il laboratorio dei punteggi arbitrali.

web-adjust-title = Punteggio arbitrale
web-adjust-not-there = Il tavolo { $table } non ha il board { $board } al round { $round }.
web-adjust-for-ruling = Per la decisione { $ruling }
web-adjust-score = Il punteggio
web-adjust-now = Al tavolo:
web-adjust-no-result = ancora nessun risultato
web-adjust-form = Tipo di punteggio
web-adjust-form-assigned = Uno per entrambe le linee
web-adjust-form-split = Non bilanciato
web-adjust-form-artificial = Artificiale
web-adjust-about-assigned = Risultati possibili, pesati secondo la loro probabilità (articolo 12C1(c)). Uno solo viene semplicemente assegnato.
web-adjust-about-split = I punteggi delle due linee non devono bilanciarsi (articolo 12C1(f)): ognuna ha i suoi pesi o una media.
web-adjust-about-artificial = Quando nessun risultato può essere assegnato (articolo 12C2).
web-adjust-usual = Assegnazioni abituali, prima Nord-Sud
web-adjust-percent-plus = M+
web-adjust-percent-average = M
web-adjust-percent-minus = M−
web-adjust-way-weights = risultati ponderati
web-adjust-way-plus = sopra media
web-adjust-way-average = media
web-adjust-way-minus = sotto media
web-adjust-way-share = percentuale del top
web-adjust-way-imps = IMP
web-adjust-amount-share = Percentuale del top, { $side }
web-adjust-amount-imps = IMP, { $side }
web-adjust-no-outcomes = Indica che cosa sarebbe potuto succedere senza l’irregolarità.
web-adjust-another = Un altro risultato
web-adjust-add = Aggiungi
web-adjust-pad = Usa il tastierino
web-adjust-pad-title = Un risultato possibile
web-adjust-unread = Scrivilo come 4PN= o 3SAO-1.
web-adjust-happened = Già avvenuti, qui e altrove:
web-adjust-level = Livello
web-adjust-denomination = Denominazione
web-adjust-doubled = Contrato
web-adjust-risk-none = non contrato
web-adjust-risk-X = contrato
web-adjust-risk-XX = surcontrato
web-adjust-declarer = Dichiarante
web-adjust-tricks = Prese
web-adjust-remove = Togli { $result }
web-adjust-weight = Peso di { $result }
web-adjust-weight-side = Peso di { $result } per { $side }
web-adjust-slider = { $what }, cursore
web-adjust-percent = { $what }, per cento
web-adjust-bad-weight = Scrivi una percentuale come 60 o 33,5, o una frazione come 1/3.
web-adjust-counts = Vale { $part } = { $percent }%
web-adjust-sum = Somma { $percent }%
web-adjust-sum-side = { $side }: somma { $percent }%
web-adjust-normalise = Porta al 100%
web-adjust-effect = Che cosa cambia
web-adjust-incomplete = Manca qualcosa per avere un punteggio.
web-adjust-stands = È già il punteggio del tavolo.
web-adjust-computing = Calcolo …
web-adjust-to-ruling = Porta questo punteggio nella decisione
web-adjust-rule = Decidi con questo punteggio
web-adjust-offending = Di chi era l’irregolarità?
web-adjust-offending-both = di entrambe le linee
web-adjust-offending-none = di nessuno
web-adjust-by-no-law = Nessun articolo dà da solo un punteggio così. Componilo dalla pagina della decisione che lascia il punteggio a te.
web-adjust-evidence = Il board
web-adjust-no-deal = Qui la smazzata non è nota: non si può calcolare nulla.
web-adjust-equity = Proposta del computer
web-adjust-equity-about = Quante prese farebbero questi contratti a carte viste. Puoi ridistribuire le mani che un giocatore non vedeva. È solo una guida: decidi tu.
web-adjust-hidden = Ridistribuisci:
web-adjust-ask = Calcola una proposta
web-adjust-solving = Calcolo …
web-adjust-proposed = Proposta
web-adjust-expected = Con questi pesi (articolo { $clause })
web-adjust-take-over = Usa questi pesi
web-adjust-cards-lie =
    { $contract }: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    } con le carte come stanno
web-adjust-no-field = Nessun peso da proporre: manca un termine di confronto.
web-adjust-legal-only = Solo risultati che si potevano raggiungere con mezzi legali (articolo 12C1(c)).
web-adjust-several = Più risultati insieme: 60% { $one }, 40% { $other }
