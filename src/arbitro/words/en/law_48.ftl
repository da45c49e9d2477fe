# Law 48: declarer exposes cards.

event-declarer_exposed_cards = Declarer exposed cards, or faced his hand
field-opening_lead = Opening lead
question-after_opening_lead_out_of_turn = Did declarer face his hand immediately after an opening lead out of turn?
