# Law 24: a card exposed or led before the play.

event-card_exposed_in_auction = A card could be seen by partner during the auction, or somebody led too early
field-offender = Offender
field-cards = Cards
field-exposed_after = Calls made before it happened
question-own_error = Was it { $about }’s own fault that the cards could be seen?
weigh-who_caused_it = what made the cards visible: a card that an opponent knocked out of the hand is not the player’s fault
question-visible_to_partner = Could { $about }’s partner have seen the face of the cards?
weigh-position_of_card = how the cards lay or were held, and from where they could be seen
weigh-seen_or_not_is_nothing = whether partner really looked does not matter
question-premature_lead = Was { $about } led, before the auction was over?
question-exposed_inadvertently = Was { $about } exposed by accident, not on purpose?
instruction-exposed_card_later = When the auction is over: if { $seat } defends, every exposed card becomes a penalty card; if { $seat } is declarer or dummy, the cards go back into the hand.
instruction-exposed_card_later_1997 = When the auction is over: if { $seat } defends, declarer may treat every exposed card as a penalty card; if { $seat } is declarer or dummy, the cards go back into the hand.
about-exposed_card = What the exposed cards tell

decision-24-cards_of_declarer_1997 = The text does not say what happens to the cards of declarer or dummy: they go back into the hand.
decision-24-information_1997 = The text does not speak of information here. For partner it is extraneous (16A); nothing keeps the other side from using it.
decision-24-auction_only_2017 = The text speaks of the auction, not of the auction period: before the first call 16D applies, after the last one Law 48 or 49.
decision-24-major_or_minor = Whether a penalty card is major or minor is decided by 50B: one low card exposed by accident is minor, every other is major.
