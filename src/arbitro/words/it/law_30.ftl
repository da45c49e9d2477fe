# Articolo 30: passo fuori turno.

event-pass_out_of_rotation = Un passo fuori turno non è stato accettato
question-pass_artificial = Il passo di { $about } era artificiale?
weigh-strength_promised_by_pass = se per accordo il passo promette più di una forza stabilita
weigh-values_in_other_suits = se per accordo promette o nega valori altrove che nell’ultimo seme nominato
question-partner_call_artificial = La chiamata di { $about } su cui si è passato era artificiale?
weigh-meaning_of_partner_call = che cosa mostra la chiamata per accordo, oltre alla volontà di giocare in ciò che nomina
question-offender_called = { $about } ha nel frattempo chiamato di nuovo al proprio turno?
instruction-partner_calls_without_withdrawn_call = { $seat } può fare qualsiasi chiamata legale al proprio turno, ma non può usare ciò che diceva la chiamata ritirata.
instruction-comparable_call_or_partner_passes = { $seat } può fare qualsiasi chiamata legale al proprio turno. Se è comparabile con quella ritirata non c’è altro; se non lo è, il compagno deve passare una volta e possono seguire restrizioni d’attacco.

decision-30-pass_of_partner_artificial_call = 30C parla del passo su qualsiasi chiamata artificiale, l’articolo 31 solo su quella del compagno. Si intende quella del compagno.
