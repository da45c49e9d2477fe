# Articolo 51: più carte penalizzate.

event-which_penalty_card = Un difensore deve giocare e ha più carte penalizzate che potrebbe giocare
event-several_penalty_cards_and_lead = Un difensore ha più carte penalizzate e il suo compagno deve attaccare
