# Law 49: a defender’s card was exposed.

event-defender_exposed_card = A defender’s card could be seen by his partner, or he named it
question-exposure = How did { $about } come to be known?
option-exposure-normal_play = In the normal course of play
option-exposure-law_applied = A law was being applied that lets the card go back
option-exposure-current_trick = With a remark on who wins the trick under way, and on nothing else
option-exposure-concession_refused = When tricks were conceded; partner objected at once
option-exposure-seen = Partner could see its face
option-exposure-named = The defender said that he holds it
question-designated_otherwise = Does the director rule that { $about } is no penalty card?
weigh-who_exposed_it = who made the card visible: an opponent who knocked it out of the hand, or the player himself
weigh-no_use_to_offenders = whether the offending side could gain if the card simply went back
