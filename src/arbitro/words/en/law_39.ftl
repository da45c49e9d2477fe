# Law 39: a call after the final pass.

event-call_after_final_pass = Somebody called after the auction was over
