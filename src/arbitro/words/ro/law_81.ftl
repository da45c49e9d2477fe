# Legea 81: arbitrul.

event-director_learned_of_error = Arbitrul a aflat de o eroare pe care nu i-a adus-o nimeni
event-waiver_of_rectification = Se dorește renunțarea la o rectificare
event-rules_changed_by_director = Arbitrul vrea să schimbe desfășurarea concursului
question-ruling_period_open = Se mai poate cere sau contesta o decizie (Legea 92B)?
question-waiver_asked_by = Cine cere renunțarea?
option-waiver_asked_by-non_offenders = axa nevinovată
option-waiver_asked_by-offenders = axa vinovată
option-waiver_asked_by-nobody = nimeni: este ideea arbitrului
question-waive = Renunță arbitrul, la discreția sa, la rectificare?
question-waive_for_cause = Există un motiv întemeiat pentru a renunța la rectificare?
weigh-what_non_offenders_ask = ce cere axa nevinovată și de ce
weigh-fair_to_field = dacă este corect față de ceilalți concurenți
weigh-good_cause = dacă motivul este întemeiat
question-rule_changed = De la ce s-ar abate arbitrul?
option-rule_changed-law = Legile
option-rule_changed-regulation = un regulament al autorității
option-rule_changed-event_rules = regulile proprii ale concursului
option-rule_changed-nothing_fixed = de la nimic: organizatorul a omis aceasta
question-grave_reasons = Motive grave împiedică desfășurarea concursului după regulile sale?
weigh-event_cannot_go_on = dacă altfel concursul nu ar putea continua
weigh-no_more_than_needed = dacă nu se schimbă mai mult decât este indispensabil
instruction-director_arranges_it = Conducerea tehnică îi revine arbitrului: el hotărăște.
instruction-change_not_allowed = Schimbarea nu este permisă.
instruction-change_allowed_and_recorded = Schimbarea este permisă, cât este indispensabil; motivul se consemnează.
instruction-organiser_decides = Regulile concursului le poate schimba organizatorul.

decision-81-either_period_2017 = Textul numește două perioade, cele din 79C și 92B: arbitrul poate acționa cât timp oricare dintre ele este în curs.
decision-81-organisers_rules = În lipsa unui regulament, regulile concursului le poate schimba organizatorul.
