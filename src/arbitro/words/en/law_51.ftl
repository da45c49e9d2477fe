# Law 51: several penalty cards.

event-which_penalty_card = A defender is to play and has several penalty cards that he could play
event-several_penalty_cards_and_lead = A defender has several penalty cards and his partner is to lead
