# Law 51: several penalty cards.

event-which_penalty_card = A defender must play and has several playable penalty cards
event-several_penalty_cards_and_lead = A defender has several penalty cards and his partner is to lead

decision-51-how_long_forbidden_1997 = Law 51 does not say how long a suit stays forbidden: as in 50D2(a), until the player loses the lead.
decision-51-nothing_demanded = Law 51 does not say that declarer may refrain from a demand; he may, under 50D2(b).
