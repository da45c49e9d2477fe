# Raccolte di regolamenti: i loro problemi, e che cosa ne dice una decisione.

problem-unknown-pack = Non esiste la raccolta di regolamenti «{ $found }»; ci sono { $expected }.
problem-pack-cycle = Le raccolte si estendono l’una con l’altra in cerchio: { $found }.
problem-unknown-regulation = «{ $found }» non è un regolamento; più vicino: { $expected }.
problem-regulation-missing = Il regolamento manca; lo chiede { $expected }.
problem-regulation-no-source = Il regolamento non indica la sua fonte.
problem-regulation-type = { $found } non è ciò che questo regolamento prende; si scrive come { $expected }.
problem-regulation-range = { $found } è fuori dai limiti; deve essere { $expected }.
problem-regulation-conflict = { $found } non va d’accordo con un altro regolamento della raccolta, che chiede { $expected }.

# Le raccolte e i loro articoli; ciò che qui non è nominato si dice come sta nella raccolta.

pack-figb_2017 = FIGB 2017
title-of-pack-wbf = Il Codice con scelte di base
title-of-pack-figb_2017 = Norme integrative FIGB, 2017
source-appendix = appendice { $number }
source-italian-code-of-2007 = codice italiano del 2007, { $number }

# Che cosa ha deciso un’autorità, per chiave.

regulation-laws-pack-symmetrical_faces =
    { $value ->
        [true] le facce delle carte devono essere simmetriche
       *[false] le facce delle carte possono non essere simmetriche
    }
regulation-laws-substitution-unauthorised =
    { $value ->
        [disqualified] in una gara a coppie una sostituzione non autorizzata dall’arbitro comporta la squalifica del giocatore, del compagno e del sostituto
       *[penalty] in una gara a coppie una sostituzione non autorizzata dall’arbitro può costare una penalità procedurale
    }
regulation-laws-opening_lead-face_up =
    { $value ->
        [true] l’attacco iniziale si fa subito a carta scoperta
       *[false] l’attacco iniziale si fa prima a carta coperta
    }
regulation-laws-dummy-sees_scores =
    { $value ->
        [loses_rights] nelle gare a coppie il morto che guarda lo score prima della fine del gioco perde i propri diritti
       *[open] nulla è stabilito per il morto che guarda lo score prima della fine del gioco
    }
regulation-laws-screens-rectify =
    { $value ->
        [changed] con i sipari le chiamate irregolari e gli attacchi iniziali fuori turno hanno rettifiche proprie
       *[as_without] i sipari non cambiano le rettifiche
    }
regulation-laws-screens-order =
    { $value ->
        [north_and_west] Nord mette il board sul carrello, Ovest apre e chiude il sipario, Nord o Sud passa il carrello
       *[open] non è prescritto chi fa che cosa a un tavolo con i sipari
    }
regulation-laws-screens-tray_delay =
    { $value ->
        [one] un ritardo del carrello di non più di { $value } secondo non dice nulla
       *[other] un ritardo del carrello di non più di { $value } secondi non dice nulla
    }
regulation-laws-dummy-points_out_card =
    { $value ->
        [with_screens] con i sipari il morto può richiamare l’attenzione su una carta esposta da un difensore che il dichiarante non poteva vedere
       *[never] il morto non può richiamare l’attenzione durante il gioco su una carta esposta da un difensore
    }
regulation-laws-calls-made_when =
    { $value ->
        [released] una chiamata con il cartellino è fatta quando il cartellino è rilasciato o la chiamata è resa nota
       *[open] spetta all’arbitro giudicare quando una chiamata con il cartellino è fatta
    }
regulation-laws-calls-pause_after_jump =
    { $value ->
        [none] non è prescritta una pausa dopo una licita a salto
        [one] senza sipari, una licita a salto si annuncia con il cartellino dello STOP e il giocatore successivo attende poi circa { $value } secondo
       *[other] senza sipari, una licita a salto si annuncia con il cartellino dello STOP e il giocatore successivo attende poi circa { $value } secondi
    }
regulation-laws-explanations-written =
    { $value ->
        [always] domande e spiegazioni sono per iscritto
        [with_screens] con i sipari, domande e spiegazioni sono per iscritto
       *[never] domande e spiegazioni non devono necessariamente essere per iscritto
    }
regulation-laws-explanations-doubt =
    { $value ->
        [director] se dopo una spiegazione permangono dubbi, si chiama l’arbitro, che può chiedere altri chiarimenti
       *[open] non è prescritto nulla di particolare per i dubbi che permangono dopo una spiegazione
    }
regulation-laws-unintended_call-never_made =
    { $value ->
        [true] una chiamata involontaria sostituita è come mai fatta: nessuno ne ha saputo nulla
       *[false] ciò che rivela una chiamata involontaria sostituita è trattato come per ogni chiamata ritirata
    }
regulation-laws-insufficient_bid-by_shape =
    { $value ->
        [true] la sostituzione è libera se il significato distribuzionale è lo stesso o più preciso, o se la licita insufficiente non ha pregiudicato la licitazione
       *[false] la sostituzione è libera solo se l’intero significato è lo stesso o più preciso
    }
regulation-laws-surplus_card-adjusted =
    { $value ->
        [quitted_trick] una carta in eccesso trovata in una presa ormai completata può portare a un punteggio arbitrale
       *[played] una carta in eccesso trovata fra le carte giocate può portare a un punteggio arbitrale
    }
regulation-laws-revoke-defenders_ask =
    { $value ->
        [true] un difensore può chiedere al compagno se ha fatto renonce
       *[false] un difensore non può chiedere al compagno se ha fatto renonce
    }
regulation-laws-revoke-both_sides =
    { $value ->
        [without_revokes] quando entrambe le linee hanno fatto renonce, l’equità è il risultato probabile senza nessuna renonce
       *[after_first_revoke] quando entrambe le linee hanno fatto renonce, l’equità parte dalla posizione dopo la consumazione della prima
    }
regulation-laws-information-reserve_rights =
    { $value ->
        [true] un giocatore può annunciare che si riserva i propri diritti
       *[false] un giocatore non si riserva i propri diritti: si chiama subito l’arbitro
    }
regulation-laws-information-looking_up =
    { $value ->
        [true] durante la licitazione e il gioco si possono consultare il Codice, i regolamenti e i risultati altrui
       *[false] durante la licitazione e il gioco non si possono consultare il Codice, i regolamenti e i risultati altrui
    }
regulation-laws-poll-considered = deve aver considerato un’azione almeno questa parte degli interpellati: { $value }
regulation-laws-poll-selected =
    { $value ->
        [one] almeno uno degli interpellati deve aver scelto un’azione
       *[other] almeno { $value } degli interpellati devono aver scelto un’azione
    }
regulation-laws-poll-test =
    { $value ->
        [both] è una logica alternativa un’azione che abbastanza interpellati hanno considerato e abbastanza hanno scelto
       *[either] è una logica alternativa un’azione che abbastanza interpellati hanno considerato, o che abbastanza hanno scelto
    }
regulation-laws-understandings-uniform_meaning =
    { $value ->
        [true] una chiamata deve avere lo stesso significato qualunque dei compagni la faccia
       *[false] il significato di una chiamata può dipendere da quale compagno la fa
    }
regulation-laws-understandings-vary_after_irregularity =
    { $value ->
        [true] una coppia può accordarsi per variare i propri metodi dopo un’irregolarità
       *[false] una coppia non può accordarsi per variare i propri metodi dopo un’irregolarità
    }
regulation-laws-understandings-psychic_conventions =
    { $value ->
        [free] un’apertura convenzionale può essere psichica
        [not_at_pairs] nelle gare a coppie un’apertura convenzionale non può essere psichica
       *[banned] un’apertura convenzionale non può essere psichica
    }
regulation-laws-claims-suit_order =
    { $value ->
        [top_down] un seme di cui il richiedente non ha detto nulla si considera giocato dall’alto
       *[open] non è fissato un ordine per un seme di cui il richiedente non ha detto nulla
    }
regulation-laws-score-correction_minutes =
    { $value ->
        [one] il periodo di correzione scade { $value } minuto dopo che il punteggio ufficiale è disponibile
       *[other] il periodo di correzione scade { $value } minuti dopo che il punteggio ufficiale è disponibile
    }
regulation-laws-score-late_correction =
    { $value ->
        [true] un punteggio si può correggere dopo il periodo di correzione se arbitro e organizzatore non hanno ragionevoli dubbi
       *[false] un punteggio non si può correggere dopo il periodo di correzione
    }
regulation-laws-score-confirmed_by =
    { $value ->
        [opponent] su carta inserisce il risultato la linea stazionaria, altrimenti Nord-Sud; con un apparecchio un avversario lo conferma; un incontro a squadre è concordato con entrambi i fogli consegnati
       *[open] nulla è prescritto su chi inserisce e conferma un risultato
    }
regulation-laws-score-record_conflict =
    { $value ->
        [score] se le prese e i punti di una registrazione non concordano e nulla lo chiarisce, valgono i punti
       *[open] se le prese e i punti di una registrazione non concordano, decide l’arbitro
    }
regulation-laws-cards-own =
    { $value ->
        [always] un giocatore può consultare in ogni momento la carta delle convenzioni della propria linea
       *[law] un giocatore può consultare la carta delle convenzioni della propria linea solo quando il Codice lo permette
    }
regulation-laws-cards-opponents =
    { $value ->
        [always] un giocatore può consultare in ogni momento la carta delle convenzioni degli avversari
       *[law] un giocatore può consultare la carta delle convenzioni degli avversari solo quando il Codice lo permette
    }
regulation-laws-cards-written_defences =
    { $value ->
        [true] una difesa scritta contro metodi inusuali si può consultare durante la licitazione e il gioco
       *[false] una difesa scritta contro metodi inusuali non si può consultare durante la licitazione e il gioco
    }
regulation-laws-cards-aids =
    { $value ->
        [true] durante la licitazione e il gioco sono permessi aiuti per la memoria, il calcolo o la tecnica
       *[false] durante la licitazione e il gioco non sono permessi aiuti per la memoria, il calcolo o la tecnica
    }
regulation-scoring-artificial-opened_score_sheet =
    { $value ->
        [none] non c’è un punteggio fisso per uno score aperto in anticipo
       *[other] se in una gara locale uno score è aperto in anticipo, i colpevoli e i loro avversari ottengono, nell’ordine: { $value }
    }
regulation-scoring-penalty-fouled_at_table =
    { $value ->
        [none] non c’è una penalità fissa per le carte riposte nella tasca sbagliata
       *[other] le carte riposte nella tasca sbagliata costano il { $value } di un top
    }
regulation-scoring-penalty-local_psyche =
    { $value ->
        [none] nelle gare locali le chiamate psichiche non hanno una penalità propria
       *[other] nelle gare locali ogni chiamata psichica costa il { $value } di un top
    }

# Ufficiali e spettatori (74, 76, 80, 81, 91).

regulation-laws-officials-directors_report =
    { $value ->
        [privileged] quanto l’arbitro riferisce di ciò che è avvenuto in sua presenza è prova privilegiata
       *[open] il referto dell’arbitro si valuta come le altre prove
    }
regulation-laws-officials-registered_directors =
    { $value ->
        [true] arbitrano solo arbitri iscritti all’albo, designati secondo il livello della gara
       *[false] l’organizzatore designa liberamente l’arbitro
    }
regulation-laws-officials-event_rules =
    { $value ->
        [grave_reasons] l’arbitro può modificare il regolamento particolare della gara solo per gravi ragioni e nella misura indispensabile, mai il Codice
       *[open] nulla di speciale è prescritto per le modifiche al regolamento della gara
    }
regulation-laws-officials-closed_room =
    { $value ->
        [permission] negli incontri a squadre si entra in sala chiusa solo con permesso, e nessuno tranne il capitano assiste al gioco della propria squadra
       *[open] l’arbitro decide chi può assistere
    }
regulation-laws-officials-leaving_the_room =
    { $value ->
        [permission] durante un incontro a squadre un giocatore lascia la sala solo con il permesso dell’arbitro
       *[open] nessuna regola vieta di lasciare la sala, ma non si lascia il tavolo senza necessità
    }
regulation-laws-officials-technical_committee =
    { $value ->
        [true] nei campionati in sede unica solo il Comitato Tecnico squalifica per violazione della lealtà
       *[false] non vi è un Comitato Tecnico
    }

# Appelli (92, 93).

regulation-laws-appeals-request_minutes =
    { $value ->
        [one] una decisione o la sua revisione si può chiedere fino a { $value } minuto dopo che il punteggio ufficiale è disponibile
       *[other] una decisione o la sua revisione si può chiedere fino a { $value } minuti dopo che il punteggio ufficiale è disponibile
    }
regulation-laws-appeals-evident_minutes =
    { $value ->
        [none] un motivo subito evidente non ha un termine proprio
        [one] se il motivo era subito evidente, la revisione si può chiedere fino a { $value } minuto dopo la decisione
       *[other] se il motivo era subito evidente, la revisione si può chiedere fino a { $value } minuti dopo la decisione
    }
regulation-laws-appeals-concurrence =
    { $value ->
        [one_member] un componente della coppia può chiedere la revisione senza l’altro
       *[law] entrambi i componenti della coppia devono essere d’accordo
    }
regulation-laws-appeals-route =
    { $value ->
        [review] l’arbitro responsabile verifica se sono stati seguiti i passi per una decisione corretta
       *[committee] gli appelli vanno all’arbitro responsabile e al Comitato di Appello, come dice il Codice
    }
regulation-laws-appeals-further =
    { $value ->
        [national_authority] un ulteriore appello va all’autorità nazionale
        [regulating_authority] un ulteriore appello va alla Regulating Authority
        [federal_court] un ulteriore appello va alla Corte di Appello della federazione
       *[closed] non vi è un ulteriore appello
    }
regulation-laws-appeals-notice_minutes =
    { $value ->
        [none] un ulteriore appello non richiede preavviso
        [one] di un ulteriore appello si dà preavviso scritto entro { $value } minuto dalla fine della gara
       *[other] di un ulteriore appello si dà preavviso scritto entro { $value } minuti dalla fine della gara
    }
regulation-laws-appeals-recourse_hours =
    { $value ->
        [none] non è fissato un termine per un ulteriore appello
        [one] un ulteriore appello si presenta entro { $value } ora dalla fine della gara
       *[other] un ulteriore appello si presenta entro { $value } ore dalla fine della gara
    }
regulation-laws-appeals-recourse_conflict_hours =
    { $value ->
        [none] il termine per un ulteriore appello non è contraddetto altrove
        [one] gli stessi regolamenti concedono altrove { $value } ora per un ulteriore appello
       *[other] gli stessi regolamenti concedono altrove { $value } ore per un ulteriore appello
    }
regulation-laws-appeals-recourse_result =
    { $value ->
        [technical_error] un ulteriore appello modifica il risultato solo se l’arbitro ammette un errore tecnico
       *[always] un ulteriore appello accolto modifica il risultato
    }
regulation-laws-appeals-without_merit =
    { $value ->
        [true] un appello infondato comporta una sanzione
       *[false] non è prevista una sanzione per un appello infondato
    }
regulation-scoring-assigned-director_weights =
    { $value ->
        [true] un arbitro può attribuire un punteggio ponderato
       *[false] un arbitro non può attribuire un punteggio ponderato
    }
regulation-scoring-assigned-committee_weights =
    { $value ->
        [true] un comitato d’appello può attribuire un punteggio ponderato
       *[false] un comitato d’appello non può attribuire un punteggio ponderato
    }
regulation-scoring-assigned-innocent_best_likely =
    { $value ->
        [true] la linea innocente riceve il risultato migliore fra i probabili
       *[false] la linea innocente riceve un punteggio secondo la probabilità degli esiti
    }
regulation-scoring-assigned-offender_worst_probable =
    { $value ->
        [true] la linea colpevole riceve il risultato peggiore fra i verosimili
       *[false] la linea colpevole riceve un punteggio secondo la probabilità degli esiti
    }
regulation-scoring-other_table-one_table_imps =
    { $value ->
        [none] non ci sono cifre proprie per i board giocati a un solo tavolo
       *[other] per i board giocati a un solo tavolo un concorrente senza colpa, in colpa in parte e direttamente in colpa riceve, nell’ordine, questi IMP: { $value }
    }
regulation-scoring-fouled-neuberg_least = i risultati nella stessa forma di un board non conforme si confrontano se sono almeno { $value }
regulation-scoring-penalty-fouled_duplicating =
    { $value ->
        [none] non c’è una penalità fissa per carte messe nella tasca sbagliata durante la duplicazione
       *[other] carte messe nella tasca sbagliata durante la duplicazione costano il { $value } di un top
    }

# Penalità (90).

regulation-scoring-penalty-slow_pair =
    { $value ->
        [none] non è fissata una penalità per le coppie lente
       *[other] una coppia lenta è penalizzata, per ogni board che ritarda, del { $value } di un top
    }
regulation-scoring-artificial-innocent_own_percent =
    { $value ->
        [true] chi è senza colpa riceve la propria percentuale della sessione se è migliore
       *[false] chi è senza colpa non riceve più del sopra media
    }
regulation-scoring-artificial-offender_own_percent =
    { $value ->
        [true] chi è in colpa riceve la propria percentuale della sessione se è peggiore
       *[false] chi è in colpa riceve il sotto media, qualunque sia la sua sessione
    }
regulation-scoring-artificial-innocent_own_imps =
    { $value ->
        [true] chi è senza colpa riceve la propria media in IMP se è migliore
       *[false] chi è senza colpa riceve gli IMP fissi del sopra media
    }
regulation-scoring-artificial-offender_own_imps =
    { $value ->
        [true] chi è in colpa riceve la propria media in IMP se è peggiore
       *[false] chi è in colpa riceve gli IMP fissi del sotto media
    }
