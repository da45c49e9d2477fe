# Law 32: a double or redouble out of rotation.

event-double_out_of_rotation = A double or redouble out of turn was not accepted
instruction-if_rho_acts_partner_silenced = If the right-hand opponent bids, doubles or redoubles, { $seat } may make any legal call, but partner must pass for the rest of the auction and there may be lead restrictions.

decision-32-double_after_own_call = The text does not mention the left-hand opponent’s turn: it is a change of call, as under 31B.
