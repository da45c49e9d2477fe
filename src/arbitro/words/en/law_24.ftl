# Law 24: a card exposed or led before the play.

event-card_exposed_in_auction = A card was exposed or led during the auction
field-offender = Offender
field-cards = Cards
field-exposed_after = Number of calls made before it happened
question-own_error = Was it { $about }’s own fault that the cards were visible?
weigh-who_caused_it = what made the cards visible: if an opponent knocked a card out of the hand, it is not the player’s fault
question-visible_to_partner = Could { $about }’s partner have seen the face of the cards?
weigh-position_of_card = how the cards were lying or held, and from where they could be seen
weigh-seen_or_not_is_nothing = whether partner actually looked does not matter
question-premature_lead = Was { $about } led before the auction was over?
question-exposed_inadvertently = Was { $about } exposed by accident?
instruction-exposed_card_later = When the auction is over: if { $seat } defends, every exposed card becomes a penalty card; if { $seat } is declarer or dummy, the cards go back into the hand.
instruction-exposed_card_later_1997 = When the auction is over: if { $seat } defends, declarer may treat every exposed card as a penalty card; if { $seat } is declarer or dummy, the cards go back into the hand.
about-exposed_card = What the exposed cards show

decision-24-cards_of_declarer_1997 = The text does not say what happens to the cards of declarer or dummy: they go back into the hand.
decision-24-information_1997 = The text does not mention information here. For partner it is extraneous (16A); the other side may use it.
decision-24-auction_only_2017 = The text says auction, not auction period: before the first call 16D applies, after the last one Law 48 or 49.
decision-24-major_or_minor = Whether a penalty card is major or minor is decided by 50B: one low card exposed by accident is minor, every other is major.
