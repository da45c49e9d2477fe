# Law 54: a faced opening lead out of turn.

event-opening_lead_out_of_turn = The wrong player made the opening lead
question-partner_led_face_down = Has { $about } also led, face down?
question-declarer_could_have_seen_dummy = Could declarer have seen any of { $about }’s cards?
weigh-dummys_cards_in_view = which cards have been visible since the lead; those shown in the auction and settled under Law 24 do not count
question-declarer_started_spreading = Has { $about } started to spread the hand, and shown at least one card?
question-opening_lead_choice = { $seat }, what do you do with the lead of { $about }?
option-opening_lead_choice-spread = Spread my own hand and become dummy
option-opening_lead_choice-accept = Accept the lead; partner is dummy
option-opening_lead_choice-refuse = Require it to be taken back: it becomes a major penalty card
instruction-lead_is_accepted = The lead must be accepted, or has been: { $seat } has no other choice.
instruction-face_down_lead_goes_back = { $seat } takes back the card led face down, without showing it.
instruction-dummy_spreads = { $seat } spreads the hand as dummy.

decision-54-lead_by_declaring_side_1997 = There is no clause on an opening lead by declarer or dummy: it is a card exposed before the play (Law 24).
decision-54-seen_dummy_comes_first = Declarer must accept the lead if he may have seen dummy, even if he has started to spread his own hand.
decision-54-accepted_by_playing = If declarer has played to the lead from his own hand, it is accepted (53A), as at any other trick.
decision-54-spread_without_notice = Declarer who spreads his hand after an opening lead out of turn becomes dummy, whether or not anybody has noticed the wrong lead.
