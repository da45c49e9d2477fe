# Law 52: a penalty card was not played.

event-penalty_card_not_played = A defender did not play the penalty card that he had to play
field-due = Penalty cards that could be played
question-could_play_it = Could { $about } legally have played the penalty card, with no other obligation taking precedence?
instruction-may_not_take_back = { $seat } may not take the card back of his own accord.
instruction-penalty_cards_stay = Every penalty card of { $seat } that was not played stays a penalty card.
why-card_in_view_not_played = the card that should have been played was face up on the table

decision-52-no_transfer = A penalty card that was not played is a revoke by definition (61A), but without an automatic transfer of tricks (64B3).
