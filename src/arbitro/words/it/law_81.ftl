# Articolo 81: l’arbitro.

event-director_learned_of_error = L’arbitro ha saputo di un errore che nessuno gli ha segnalato
event-waiver_of_rectification = Si vuole condonare una rettifica
event-rules_changed_by_director = L’arbitro vuole cambiare lo svolgimento della gara
question-ruling_period_open = Si può ancora chiedere una decisione, o appellarsi contro di essa (articolo 92B)?
question-waiver_asked_by = Chi chiede il condono?
option-waiver_asked_by-non_offenders = la linea innocente
option-waiver_asked_by-offenders = la linea colpevole
option-waiver_asked_by-nobody = nessuno: è un’idea dell’arbitro
question-waive = L’arbitro, a sua discrezione, condona la rettifica?
question-waive_for_cause = C’è una buona ragione per condonare la rettifica?
weigh-what_non_offenders_ask = ciò che la linea innocente chiede, e perché
weigh-fair_to_field = se è equo verso gli altri concorrenti
weigh-good_cause = se la ragione è buona
question-rule_changed = Da che cosa si discosterebbe l’arbitro?
option-rule_changed-law = il Codice
option-rule_changed-regulation = un regolamento dell’autorità
option-rule_changed-event_rules = il regolamento particolare della gara
option-rule_changed-nothing_fixed = da nulla: l’organizzatore non l’ha stabilito
question-grave_reasons = Gravi ragioni impediscono di svolgere la gara entro il suo regolamento?
weigh-event_cannot_go_on = se altrimenti la gara non potrebbe proseguire
weigh-no_more_than_needed = se si cambia solo l’indispensabile
instruction-director_arranges_it = La conduzione tecnica spetta all’arbitro: provvede lui.
instruction-change_not_allowed = La modifica non è ammessa.
instruction-change_allowed_and_recorded = La modifica è ammessa, nella misura indispensabile; la ragione viene registrata.
instruction-organiser_decides = Il regolamento della gara lo può modificare l’organizzatore.

decision-81-either_period_2017 = Il testo nomina due periodi, quelli di 79C e 92B: l’arbitro può agire finché uno dei due è in corso.
decision-81-organisers_rules = In mancanza di un regolamento, le regole della gara può cambiarle l’organizzatore.
