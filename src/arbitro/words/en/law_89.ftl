# Law 89: individual events.

event-offence_in_individual = An irregularity in an individual event
question-procedural_penalty_due = Is a procedural penalty due?
question-partner_to_blame = Is { $about } also to blame?
weigh-part_in_the_offence = whether the partner had any part in the offence
instruction-same_score_for_both = The rectification and any adjusted score apply to { $seat } and to the partner of this round, whoever was responsible.
instruction-no_penalty_for_partner = { $seat } gets no procedural penalty.
