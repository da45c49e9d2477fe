# Law 52: a penalty card was not played.

event-penalty_card_not_played = A defender did not play a penalty card when required
field-due = Penalty cards that could be played
question-could_play_it = Could { $about } legally have played the penalty card, with no other obligation first?
instruction-may_not_take_back = { $seat } may not take the card back himself.
instruction-penalty_cards_stay = All penalty cards of { $seat } that were not played stay penalty cards.
why-card_in_view_not_played = the card that should have been played was face up on the table

decision-52-no_transfer = A penalty card that was not played is a revoke by definition (61A), but without an automatic transfer of tricks (64B3).
