# Articolo 89: competizioni individuali.

event-offence_in_individual = Un’irregolarità in una gara individuale
question-procedural_penalty_due = È dovuta una penalità procedurale?
question-partner_to_blame = Ne è responsabile anche { $about }?
weigh-part_in_the_offence = se il compagno ha avuto una qualche parte nell’infrazione
instruction-same_score_for_both = La rettifica e un eventuale punteggio arbitrale valgono per { $seat } come per il compagno del round, chiunque sia il responsabile.
instruction-no_penalty_for_partner = { $seat } non riceve alcuna penalità procedurale.
