# Law 53: a lead out of turn.

event-lead_out_of_turn = A card was led out of turn
field-turn = Whose turn it was
field-trick = Number of the trick
field-after = Cards then played to the trick by other hands, in order
field-accepted = The lead had been accepted in words before other cards followed
question-takes_back = { $seat }, do you take { $about } back? An opponent had told you that it was your turn; there is no penalty, and the next player ought not to accept it.
question-meant_as_lead = Did { $about } mean to lead, and not to follow to the other card?
question-trick_number = Which trick was it (1 to 13)?
question-whose_turn = Whose turn was it when { $about } was played?
question-who_led = Which hand had led to that trick ({ $about })?
question-card_led = Which card had been led to the trick of { $about }?
why-lead_accepted = the lead had been accepted already
problem-no-such-trick = There is no trick { $found }; tricks are { $expected }.
problem-not-the-opening-leader = The opening lead was not { $found }’s; it was for { $expected } to lead.
problem-hand-plays-twice = { $found } is there twice; a hand plays one card to a trick.

decision-53-told_lead_left_1997 = A leader who was told wrongly that it was his turn may take his lead back. A lead that he leaves on the table is treated like any other.
decision-53-cards_in_error_go_back = The cards that “may be withdrawn” after the proper lead do go back: there is no other place for them.
decision-53-first_act_settles = Whatever the other side does first settles the lead. A later statement changes nothing.
decision-53-thirteenth_trick = The note on the thirteenth trick speaks of no penalty card, and with one card left it would bind nobody.
