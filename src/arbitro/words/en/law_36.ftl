# Law 36: a double or redouble that is not permitted.

event-inadmissible_double = Somebody made a double or redouble that is not allowed
instruction-any_legal_call_at_turn = { $seat } may make any legal call at the proper turn.
question-lead_faced = Has an opening lead been faced?
instruction-score_without_the_call = The final contract is scored as if this call had never been made.
