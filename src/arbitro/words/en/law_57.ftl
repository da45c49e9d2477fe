# Law 57: a premature lead or play.

event-premature_play = A card was played before its turn, or led to the next trick before partner had played to this one
field-led_by = Who led to the trick
field-led = Card led
field-lead = It was led to the next trick
question-declarer_played_both_hands = Had declarer already played from both hands? (A card of dummy’s is played only when declarer has named or indicated it.)
question-dummy_acted = Had { $about } chosen a card without an instruction, or wrongly suggested one?
question-could_follow = Does { $about } have a card of the suit led?
question-partners_card = { $seat }, what do you require of { $about }’s card to this trick?
option-partners_card-highest = The highest card of the suit led
option-partners_card-lowest = The lowest card of the suit led
option-partners_card-other_suit = A card of another suit that you name
option-partners_card-not_other_suit = Not a card of another suit that you name
why-partner_has_played = the offender’s partner had already played to the trick
about-premature_card = What the card played too early shows
problem-not-premature = The card of { $found-seat } was not premature: it was that hand’s turn, or partner had already played. See Laws 45E, 53 and 56.
problem-trick-not-under-way = { $found-seat } led to the trick and does not play to it again. Say whose turn it was.

decision-57-no_excuse_for_a_lead = 57C excuses a play ahead of partner, not a lead to the next trick.
decision-57-at_right_hand_opponents_turn = The text does not cover a play when partner has already played. A card that partner can see is played (45C1); one that does not follow suit is a revoke to be corrected (62).
decision-57-declarers_premature_play_1997 = The text covers only defenders. Declarer’s card is played under 45C.
decision-57-told_play_1997 = A player whom an opponent told that it was his turn is excused only if he led.
decision-57-card_not_lifted = The card stays a penalty card whatever declarer chooses, and must be played at its owner’s turn (50D1).
