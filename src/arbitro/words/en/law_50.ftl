# Law 50: penalty cards.

event-penalty_card_and_lead = A defender has a penalty card and his partner is to lead
event-penalty_card_to_play = A defender with a penalty card is to play
event-penalty_card_information = A defender may have used what his partner’s penalty card told him
field-suit_led = Suit led
field-kind = Major or minor
field-required = Suit required
field-forbidden = Suits forbidden
option-kind-major = major
option-kind-minor = minor
question-named_penalty_card = { $seat }, which of these penalty cards does { $about } play?
question-declarer_played_after = Has declarer played from his hand or from dummy since { $about } was played?
question-card_place = Where was the penalty card of { $about } when his partner acted?
option-card_place-on_table = Face up on the table
option-card_place-lifted = Back in the hand, after a demand on the lead
option-card_place-played = Played to a trick
question-legal_cards = Which cards may { $about } play?
question-exposure_damaged = Did the exposed card tell { $about } something that damaged the other side?
question-outcome_without_card = Could the board well have ended differently without the help of the card that { $about } saw, so that the other side was damaged?
weigh-play_of_partner = what he played, what else he could have played, and what the card suggested
weigh-duty_is_known = that his partner had to play the card, he was allowed to know
weigh-could_well_differ = as long as the card lay on the table he was allowed to use it; what counts is whether it helped
weigh-result_without_it = the result that was likely without the penalty card
instruction-minor_penalty_card = { $seat } may not play another card of that suit below the ten before the penalty card; an honour of it, or a legal card of another suit, may be played.
instruction-penalty_card_waits = The penalty card of { $seat } stays face up and is played at the next chance.
why-minor_penalty_card = the penalty card is minor
why-must_follow_suit = the player has to follow suit
why-must_obey_restriction = the player has to do what was demanded of the lead or play
about-penalty_card = What the sight of the penalty card tells
about-penalty_card_duty = The duty to play the penalty card
about-penalty_card_and_duty = What the penalty card tells, and the duty that goes with it, as long as it lies on the table
about-penalty_card_origin = How the penalty card came about
problem-penalty-card-not-held = The penalty card { $found } is not among the cards of the hand: { $expected }

decision-50-lead_before_choice_followed = A lead made before declarer has chosen stands if declarer then plays to it. The choice comes with the next lead.
decision-50-information_without_end_1997 = 50D1 sets no end to what partner may not use: it also holds for a card that was picked up or played.
