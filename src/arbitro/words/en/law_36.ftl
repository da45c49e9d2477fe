# Law 36: a double or redouble that is not permitted.

event-inadmissible_double = Somebody doubled or redoubled what he may not
question-lead_faced = Has an opening lead been faced?
instruction-score_without_the_call = The final contract is scored as if this call had never been made.
