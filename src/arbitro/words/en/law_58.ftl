# Law 58: simultaneous leads or plays.

event-simultaneous_plays = Two players played at the same moment
event-several_cards_at_once = A player played several cards at once
field-other_card = Card of the other player
field-visible = Cards whose faces were visible
field-hidden = Cards hidden under them
question-card_meant = { $seat }, which of the cards do you play?
question-next_trick_under_way = Had both sides already played to the next trick when it was noticed?

decision-58-second_card_is_an_accident = Playing two cards at once is the Laws’ own example of an accident: one extra low card is a minor penalty card, without a question.
