# Legea 89: concursuri individuale.

event-offence_in_individual = O neregularitate într-un concurs individual
question-procedural_penalty_due = Se impune o penalizare procedurală?
question-partner_to_blame = Este vinovat și { $about }?
weigh-part_in_the_offence = dacă partenerul a avut vreun rol în infracțiune
instruction-same_score_for_both = Rectificarea și un eventual scor ajustat se aplică jucătorului { $seat } la fel ca partenerului de rundă, oricine ar fi responsabil.
instruction-no_penalty_for_partner = { $seat } nu primește nicio penalizare procedurală.
