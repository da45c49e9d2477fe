# Law 46: an incomplete or invalid designation.

event-incomplete_designation = Declarer called a card of dummy incompletely, or one that dummy does not hold
field-words = What declarer said
field-dummy_holds = Dummy’s cards
field-on_table = Cards on the table, starting with the lead
field-trumps = Trumps
field-won_with = Dummy won the previous trick with
field-gone = Cards played in earlier tricks
question-different_intention = Is it indisputable that declarer meant another card of dummy?
weigh-intention_beyond_dispute = nobody could doubt it; being likely is not enough
weigh-not_the_better_play = that another card would have been the better play proves nothing
weigh-earlier_designations = how the same words were understood before, without objection
question-intended_card = Which card did declarer mean?
question-lowest_winner_meant = Does “high” from the last hand mean { $about }, the lowest winning card?
weigh-intention_of_the_last_hand = from the last hand “high” often means high enough; the director may read it in this way
question-designated_card = { $seat }, which of these cards is played from dummy?
question-designator = Which defender names the card to be played from dummy? They may not confer; the first to answer decides.
option-designator-lho = the defender at declarer’s left
option-designator-rho = the defender at declarer’s right
option-designator-neither = neither: declarer calls a card
problem-bad-designation = “{ $found }” does not say what declarer called. Write it like one of { $expected }.
problem-trick-complete = { $found } cards were on the table, but before dummy’s card there are { $expected }.

decision-46-win_not_in_last_seat = “Win” before the last hand has played means the lowest card that no unseen card can beat. If none is certain, declarer says which.
decision-46-win_without_winner = “Win” in last seat without a winning card is a call for a card that dummy does not have.
decision-46-high_or_low_on_lead = “High” or “low” on lead does not name a suit. Declarer names the suit and plays its highest or lowest card.
decision-46-high_or_low_without_the_suit_led = “High” or “low” when dummy has none of the suit led goes only by rank; among equals declarer says which.
decision-46-high_or_low_means_the_suit_led = “High” or “low” means the suit led. If dummy has none of it, no card was called.
decision-46-high_or_low_of_a_suit = “High” or “low” said with a suit means the highest or lowest card of that suit.
decision-46-neither_defender_chooses = After “anything”, the defender who speaks first decides. If neither wants to, declarer calls a card.
