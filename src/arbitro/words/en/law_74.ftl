# Law 74: conduct and etiquette.

event-conduct_breached = A player misbehaved
question-conduct = What did { $about } do?
option-conduct-discourtesy = was discourteous
option-conduct-annoyance = annoyed or embarrassed another player, or spoiled the enjoyment of the game
option-conduct-irregular_manner = did not call or play in the uniform, correct way
option-conduct-inattention = paid too little attention to the game
option-conduct-comment = made needless comments during auction or play
option-conduct-card_detached = detached a card before his turn
option-conduct-play_prolonged = prolonged the play to unsettle an opponent
option-conduct-rude_summons = called or addressed the director rudely
option-conduct-different_names = used different words for the same call
option-conduct-approval = showed approval or disapproval of a call or play
option-conduct-trick_anticipated = showed that a trick in progress would be won or lost
option-conduct-event_pointed_out = drew attention to a significant event or to the tricks still needed
option-conduct-watching = looked at another player or his hand, or saw a card of his
option-conduct-lack_of_interest = showed a lack of interest in the rest of the deal
option-conduct-tempo_to_disconcert = varied the tempo to disconcert an opponent
option-conduct-left_early = left the table needlessly before the move
question-seen_by_accident = Did { $about } see the card by accident, without looking for it?
weigh-looked_on_purpose = whether the player looked for it
question-shown_on_purpose = Might an opponent have shown { $about } the card on purpose?
weigh-how_it_was_held = how the cards were held, and whether this had happened before
question-discipline_needed = Does { $about }’s conduct require a disciplinary measure?

event-room_left = A player left the room during play
question-leave_given = Did the director give { $about } permission to leave?
question-left_needlessly = Did { $about } leave without a good reason?
weigh-why_he_left = why the player left, and for how long

decision-74-card_shown_on_purpose = C5 covers cards seen by accident. A card shown on purpose is a different matter (73D2).
