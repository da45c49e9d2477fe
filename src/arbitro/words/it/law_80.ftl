# Articolo 80: regolamenti e organizzazione.

event-who_directs = Chi arbitra la gara?
event-regulation_against_law = Un regolamento contraddice il Codice?
question-director_named = È stato designato un arbitro?
question-director_registered = L’arbitro è iscritto all’albo federale?
question-event_level = Di che livello è la gara?
option-event_level-local = una gara di circolo o locale
option-event_level-higher = un campionato, o una gara regionale, nazionale o internazionale
question-appointed_by = Chi ha designato l’arbitro?
option-appointed_by-organiser = il circolo o l’organizzatore
option-appointed_by-federation = la federazione
question-regulation_conflicts = Il regolamento è in conflitto con il Codice?
weigh-law_leaves_it_open = se il Codice lascia il punto a un regolamento
weigh-both_can_be_kept = se si possono osservare entrambi
instruction-players_name_a_director = I giocatori indicano qualcuno che faccia da arbitro.
instruction-players_name_one_of_themselves = I giocatori indicano uno di loro che faccia da arbitro.
instruction-appointment_not_valid = La designazione non è conforme ai regolamenti: va designato un altro arbitro.
instruction-director_acts = L’arbitro agisce per l’organizzatore.
instruction-law_prevails = Prevale il Codice; il regolamento non si applica.
instruction-regulation_applies = Il regolamento integra il Codice e si applica.
