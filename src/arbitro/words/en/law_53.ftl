# Law 53: a lead out of turn.

event-lead_out_of_turn = A card was led out of turn
field-turn = Whose turn it was
field-trick = Number of the trick
field-after = Cards then played to the trick by other hands, in order
field-accepted = The lead was accepted in words before other cards were played
question-takes_back = { $seat }, do you take { $about } back? (An opponent had told you that it was your turn; there is no rectification, and the next player should not accept it.)
question-meant_as_lead = Did { $about } mean to lead, not to follow to the other card?
question-trick_number = Which trick was it (1 to 13)?
question-whose_turn = Whose turn was it when { $about } was played?
question-who_led = Which hand had led to that trick ({ $about })?
question-card_led = Which card had been led to the trick of { $about }?
why-lead_accepted = the lead had already been accepted
problem-no-such-trick = There is no trick { $found }; tricks are { $expected }.
problem-not-the-opening-leader = It was { $expected-seat }’s opening lead, not { $found-seat }’s.
problem-hand-plays-twice = { $found-seat } appears twice; a hand plays one card to a trick.

decision-53-told_lead_left_1997 = A player wrongly told that it was his lead may take the card back. If he leaves it on the table, it is treated like any other lead.
decision-53-cards_in_error_go_back = The cards that “may be withdrawn” after the proper lead are taken back: there is no other place for them.
decision-53-first_act_settles = The other side’s first action settles the lead. A later statement changes nothing.
decision-53-thirteenth_trick = The note on the thirteenth trick does not mention a penalty card, and with one card left it would have no effect.
