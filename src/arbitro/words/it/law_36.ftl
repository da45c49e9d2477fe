# Articolo 36: un contro o surcontro non permesso.

event-inadmissible_double = Qualcuno ha contrato o surcontrato ciò che non poteva
instruction-any_legal_call_at_turn = { $seat } può fare qualsiasi chiamata legale al proprio turno.
question-lead_faced = È stato scoperto un attacco iniziale?
instruction-score_without_the_call = Il contratto finale si calcola come se questa chiamata non fosse mai stata fatta.
