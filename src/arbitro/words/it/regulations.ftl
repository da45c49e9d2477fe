# Raccolte di regolamenti: i loro problemi, e che cosa ne dice una decisione.

problem-unknown-pack = Non esiste la raccolta di regolamenti «{ $found }»; ci sono { $expected }.
problem-pack-cycle = Le raccolte si estendono l’una con l’altra in cerchio: { $found }.
problem-unknown-regulation = «{ $found }» non è un regolamento; i più vicini sono { $expected }.
problem-regulation-missing = Il regolamento manca; lo chiede { $expected }.
problem-regulation-no-source = Il regolamento non indica la sua fonte.
problem-regulation-type = { $found } non è ciò che questo regolamento prende; si scrive come { $expected }.
problem-regulation-range = { $found } è fuori dai limiti; deve essere { $expected }.
problem-regulation-conflict = { $found } non va d’accordo con un altro regolamento della raccolta, che chiede { $expected }.

# Le raccolte e i loro articoli; ciò che qui non è nominato si dice come sta nella raccolta.

pack-figb_2017 = FIGB 2017
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
regulation-laws-calls-made_when =
    { $value ->
        [released] una chiamata con il cartellino è effettuata quando il cartellino è rilasciato o la chiamata è resa nota
       *[open] spetta all’arbitro giudicare quando una chiamata con il cartellino è effettuata
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
        [director] se dopo una spiegazione permangono dubbi, si chiama l’arbitro, che può chiedere maggiori delucidazioni
       *[open] non è prescritto nulla di particolare per i dubbi che permangono dopo una spiegazione
    }
regulation-laws-unintended_call-never_made =
    { $value ->
        [true] una chiamata involontaria sostituita si considera come mai effettuata: nessuno ne ha appreso nulla
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
regulation-laws-poll-considered = almeno il { $value } degli interpellati deve aver considerato un’azione
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
       *[other] se in una manifestazione locale uno score è aperto in anticipo, i colpevoli e i loro avversari ottengono, nell’ordine: { $value }
    }
regulation-scoring-penalty-fouled_at_table =
    { $value ->
        [none] non c’è una penalità fissa per le carte riposte nella tasca sbagliata
       *[other] le carte riposte nella tasca sbagliata costano il { $value } di un top
    }
regulation-scoring-penalty-local_psyche =
    { $value ->
        [none] nelle manifestazioni locali le chiamate psichiche non hanno una penalità propria
       *[other] nelle manifestazioni locali ogni chiamata psichica costa il { $value } di un top
    }
