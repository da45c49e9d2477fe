# Law 57: a premature lead or play.

event-premature_play = A card was played before its turn, or led to the next trick before partner had played to this one
field-led_by = Who led to the trick
field-led = Card led
field-lead = It was led to the next trick
question-declarer_played_both_hands = Had declarer already played from both hands? A card of dummy’s is played only once declarer has named or indicated it.
question-dummy_acted = Had { $about } chosen a card without being told to, or wrongly suggested one?
question-could_follow = Does { $about } have a card of the suit led?
question-partners_card = { $seat }, what do you demand of { $about }’s card to this trick?
option-partners_card-highest = The highest card of the suit led
option-partners_card-lowest = The lowest card of the suit led
option-partners_card-other_suit = A card of another suit that you name
option-partners_card-not_other_suit = No card of another suit that you name
why-partner_has_played = the offender’s partner had already played to the trick
about-premature_card = What the card played too early tells
problem-not-premature = The card of { $found } does not come too early: it was that hand’s turn, or partner has already played; see Laws 45E, 53 and 56.
problem-trick-not-under-way = { $found } led to the trick and is not to play again; say whose turn it was.

decision-57-no_excuse_for_a_lead = 57C excuses a play ahead of partner, not a lead to the next trick.
decision-57-at_right_hand_opponents_turn = Nothing is said of a play when partner has already played. A card that partner can see is played (45C1); one that does not follow suit is a revoke to be corrected (62).
decision-57-declarers_premature_play_1997 = The text speaks only of defenders. Declarer’s card is played by 45C.
decision-57-told_play_1997 = A player who was told by an opponent that it was his turn is excused only if he led.
decision-57-card_not_lifted = The penalty card stays one, whatever declarer chooses, and is then due at its owner’s turn (50D1).
