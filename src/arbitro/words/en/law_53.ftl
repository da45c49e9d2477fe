# Law 53: a lead out of turn.

event-lead_out_of_turn = A card was led out of turn
field-turn = Whose turn it was
field-trick = Number of the trick
field-after = Cards then played to the trick by other hands, in order
field-accepted = The lead had been accepted in words before other cards followed
question-takes_back = { $seat }, do you take { $about } back? An opponent had told you that it was your turn; there is no penalty, and the next player ought not to accept it.
question-meant_as_lead = Did { $about } mean to lead, and not to follow to the other card?
why-lead_accepted = the lead had been accepted already
problem-no-such-trick = There is no trick { $found }; tricks are { $expected }.
problem-not-the-opening-leader = The opening lead was not { $found }’s; it was for { $expected } to lead.
problem-hand-plays-twice = { $found } is there twice; a hand plays one card to a trick.
