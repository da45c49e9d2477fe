# Legea 36: o contra sau recontra nepermisă.

event-inadmissible_double = Cineva a dat o contra sau o recontra nepermisă
instruction-any_legal_call_at_turn = { $seat } poate face orice declarație legală la rândul său.
question-lead_faced = S-a făcut un atac inițial pe față?
instruction-score_without_the_call = Scorul contractului final se calculează ca și cum această declarație nu ar fi existat.
