# Law 44: the order of play.

event-which_card_may_be_played = Which cards may a player play?
event-who_won_the_trick = Who has won a trick, and leads to the next?
field-holds = Cards held
field-penalty_cards = Major penalty cards
field-trick_leader = Who led to the trick
field-four_cards = The four cards in order, starting with the lead
fact-playable_cards = Which cards may { $about } play?
instruction-penalty_card_is_due = { $seat } must play a penalty card now; if there are several, declarer chooses which.
instruction-won_the_trick = { $seat } has won the trick.
problem-required-and-forbidden = A lead or play is either required or forbidden, not both. Remove { $found-suit }.
