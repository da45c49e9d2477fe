# Articolo 93: procedura per il reclamo.

event-appeal_admitted = Un appello è ammesso: chi lo decide?
event-further_appeal = Un caso viene portato oltre la gara
event-further_appeal_decided = Un ulteriore appello è stato deciso
field-notice_minutes = Minuti dalla fine della gara al preavviso scritto
field-lodged_minutes = Minuti dalla fine della gara all’ulteriore appello stesso
question-authority_variation = La Regulating Authority ha modificato la procedura di appello per questa gara?
option-authority_variation-none = no
option-authority_variation-stages = sì: gradi omessi o modificati, dopo averlo annunciato
option-authority_variation-last_instance = sì: un organo ha l’ultima parola
question-committee_available = C’è un Comitato di Appello, e può riunirsi senza disturbare la gara?
question-issue = Su che cosa è l’appello? (Un appello su più punti si tratta parte per parte.)
option-issue-law = una questione di Codice
option-issue-regulation = una questione di regolamento
option-issue-fact = i fatti
option-issue-judgment = un giudizio: il bridge, o la discrezione dell’arbitro
option-issue-discipline = una decisione disciplinare
question-several_directors = La gara è diretta da più arbitri sotto un arbitro responsabile?
question-steps_omitted = È stato omesso uno dei passi che portano a una decisione corretta?
weigh-facts_collected = se sono stati raccolti tutti gli elementi utili
weigh-directors_and_experts_consulted = se sono stati consultati altri arbitri ed esperti
weigh-questions_put_in_order = se sono state poste le domande giuste, e nell’ordine giusto
question-sent_by = Chi porta avanti il caso?
option-sent_by-contestant = un concorrente o il suo capitano
option-sent_by-director_in_charge = l’arbitro responsabile
option-sent_by-committee = il comitato o un altro organo di revisione
question-remedies_exhausted = È stato tentato tutto ciò che la gara stessa offre?
question-notice_in_time = Il preavviso scritto è stato dato in tempo?
question-recourse_lodged = Quando è stato presentato?
option-recourse_lodged-in_time = in tempo
option-recourse_lodged-conflict = dopo il limite più breve dei regolamenti, entro quello più lungo
option-recourse_lodged-late = troppo tardi
question-recourse_upheld = È stato accolto?
question-technical_error = L’arbitro ammette un errore: di fatto, di Codice o di regolamento, o in una decisione disciplinare?
instruction-follow_announced_stages = L’appello segue la procedura che l’autorità ha annunciato.
instruction-decision_is_final = La sua decisione è definitiva.
instruction-ruling_enforced_at_once = La decisione si applica subito.
instruction-recourse_is_open = È ammesso un ulteriore appello, oltre la gara, entro i termini dei regolamenti.
instruction-limits_contradict = I termini dei regolamenti si contraddicono: se questo è in tempo lo dice quell’organo.
instruction-decision_is_precedent = La decisione ha valore di precedente.
instruction-result_is_changed = Il risultato viene modificato come deciso.
effect-appeal_goes_to =
    { $body ->
        [director_in_charge] L’arbitro responsabile
        [committee] Il Comitato di Appello
        [national_authority] L’autorità nazionale
        [regulating_authority] La Regulating Authority
        [named_body] L’organo indicato dall’autorità
       *[federal_court] La Corte di Appello della federazione
    } { $may_change ->
        [true] { $issue ->
            [law] decide sulla questione di Codice.
            [regulation] decide sulla questione di regolamento.
            [fact] decide sui fatti.
            [judgment] decide sulla questione di giudizio.
            [discipline] decide sulla questione disciplinare.
           *[none] decide sull’appello.
        }
       *[false] { $issue ->
            [law] non può modificare la decisione sulla questione di Codice, ma può raccomandarne la modifica.
            [regulation] non può modificare la decisione sulla questione di regolamento, ma può raccomandarne la modifica.
            [fact] lascia com’è la decisione sui fatti.
            [judgment] lascia com’è la decisione sulla questione di giudizio.
            [discipline] non può modificare la decisione disciplinare, ma può raccomandarne la modifica.
           *[none] non può modificare la decisione, ma può raccomandarne la modifica.
        }
    }

decision-93-part_by_part = Un appello su più punti si decide parte per parte, poiché 93B1 parla di una parte.
decision-93-discipline_without_committee = Senza comitato una decisione disciplinare è ugualmente definitiva (91A): l’arbitro responsabile non può cambiarla.
decision-93-other_conditions_1997 = Solo una nota permette altre condizioni di appello, per le zone. Si legge per qualsiasi autorità.
decision-93-two_limits = Se due termini si contraddicono, entro il più breve l’appello è nei termini; entro il più lungo decide l’organo.
