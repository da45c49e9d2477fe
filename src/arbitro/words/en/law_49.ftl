# Law 49: a defender’s card was exposed.

event-defender_exposed_card = A defender’s card was visible to his partner, or he named it
question-exposure = How did { $about } become known?
option-exposure-normal_play = In the normal course of play
option-exposure-law_applied = A law was being applied that lets the card go back
option-exposure-current_trick = Only in a remark about who is winning the current trick
option-exposure-concession_refused = When tricks were conceded and partner objected at once
option-exposure-seen = Partner could see its face
option-exposure-named = The defender said that he held it
question-designated_otherwise = Does the director rule that { $about } is not a penalty card?
weigh-who_exposed_it = who made the card visible: an opponent who knocked it out of the hand, or the player himself
weigh-no_use_to_offenders = whether the offending side could gain if the card simply went back

decision-49-concession_refused_1997 = The text does not exempt cards shown in a concession that partner refuses: they are penalty cards, unless the director rules otherwise (50).
decision-49-exposed_by_another = “Unless the director rules otherwise” (50) covers cards exposed by somebody else.
decision-49-shown_on_purpose_2017 = A low card shown or named on purpose was not exposed by accident: it is a major penalty card.
