# Articolo 52: una carta penalizzata non è stata giocata.

event-penalty_card_not_played = Un difensore non ha giocato la carta penalizzata che doveva giocare
field-due = Carte penalizzate che si potevano giocare
question-could_play_it = { $about } avrebbe potuto giocare legalmente la carta penalizzata, senza altri obblighi che venissero prima?
instruction-may_not_take_back = { $seat } non può ritirare la carta di propria iniziativa.
instruction-penalty_cards_stay = Ogni carta penalizzata di { $seat } non giocata resta carta penalizzata.
why-card_in_view_not_played = la carta che si doveva giocare era scoperta sul tavolo

decision-52-no_transfer = Una carta penalizzata non giocata è per definizione una renonce (61A), ma senza trasferimento automatico di prese (64B3).
