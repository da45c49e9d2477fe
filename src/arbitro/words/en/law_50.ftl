# Law 50: penalty cards.

event-penalty_card_and_lead = A defender has a penalty card and his partner is to lead
event-penalty_card_to_play = A defender with a penalty card is to play
event-penalty_card_information = A defender may have used information from his partner’s penalty card
field-suit_led = Suit led
field-kind = Major or minor
field-required = Suit required
field-forbidden = Suits forbidden
option-kind-major = major
option-kind-minor = minor
question-named_penalty_card = { $seat }, which of these penalty cards does { $about } play?
question-declarer_played_after = Has declarer played from his hand or from dummy since { $about } was played?
question-card_place = Where was { $about }’s penalty card when his partner acted?
option-card_place-on_table = Face up on the table
option-card_place-lifted = Back in the hand, after a demand on the lead
option-card_place-played = Played to a trick
question-legal_cards = Which cards may { $about } play?
question-exposure_damaged = Did the exposed card tell { $about } something that damaged the other side?
question-outcome_without_card = Could the result well have been better for the other side if { $about } had not seen the card?
weigh-play_of_partner = what he played, what else he could have played, and what the card suggested
weigh-duty_is_known = he was allowed to know that his partner had to play the card
weigh-could_well_differ = he was allowed to use the card while it was on the table; what matters is whether it helped
weigh-result_without_it = the likely result without the penalty card
instruction-minor_penalty_card = { $seat } may not play another card of that suit below the ten before the penalty card; { $seat } may play an honour of that suit, or a legal card of another suit.
instruction-penalty_card_waits = The penalty card of { $seat } stays face up and is played at the next opportunity.
why-minor_penalty_card = the penalty card is minor
why-must_follow_suit = the player has to follow suit
why-must_obey_restriction = the player must comply with the lead or play restriction
about-penalty_card = What the visible penalty card shows
about-penalty_card_duty = The duty to play the penalty card
about-penalty_card_and_duty = What the penalty card shows, and the duty to play it, while it is on the table
about-penalty_card_origin = How the penalty card came about
problem-penalty-card-not-held = The penalty card { $found-card } is not in the hand: { $expected-card }.

decision-50-lead_before_choice_followed = A lead made before declarer has chosen stands if declarer then plays to it. The choice comes with the next lead.
decision-50-information_without_end_1997 = 50D1 does not say when the restriction on partner’s use ends: it also applies to a card that was picked up or played.
