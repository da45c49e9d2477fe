# Articolo 51: più carte penalizzate.

event-which_penalty_card = Un difensore deve giocare e ha più carte penalizzate che potrebbe giocare
event-several_penalty_cards_and_lead = Un difensore ha più carte penalizzate e il suo compagno deve attaccare

decision-51-how_long_forbidden_1997 = L’articolo 51 non dice per quanto un seme resta vietato: come in 50D2(a), finché il giocatore non perde la presa.
decision-51-nothing_demanded = L’articolo 51 non dice che il dichiarante può non chiedere nulla: può, secondo 50D2(b).
