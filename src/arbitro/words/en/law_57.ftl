# Law 57: a premature lead or play.

event-premature_play = A card was played before its turn, or led to the next trick before partner had played to this one
field-led_by = Who led to the trick
field-led = Card led
field-lead = It was led to the next trick
question-declarer_played_both_hands = Had declarer already played from both hands? A card of dummy’s is played only once declarer has named or indicated it.
question-dummy_acted = Had { $about } chosen a card without being told to, or wrongly suggested one?
question-could_follow = Has { $about } a card of the suit led?
question-partners_card = { $seat }, what do you demand of { $about }’s card to this trick?
option-partners_card-highest = The highest card of the suit led
option-partners_card-lowest = The lowest card of the suit led
option-partners_card-other_suit = A card of another suit that you name
option-partners_card-not_other_suit = No card of another suit that you name
why-partner_has_played = the offender’s partner had already played to the trick
about-premature_card = What the card played too early tells
problem-not-premature = The card of { $found } does not come too early: it was that hand’s turn, or partner has already played; see Laws 45E, 53 and 56.
problem-trick-not-under-way = { $found } led to the trick and is not to play again; say whose turn it was.
