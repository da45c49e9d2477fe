# Articolo 65: sistemazione delle prese.

event-card_turned_wrong = Qualcuno fa notare che una carta di una presa è orientata male
question-led_to_next = Si è attaccato nella presa successiva?
question-side_played_on = { $about } ha attaccato o giocato nella presa successiva?
instruction-card_is_turned = La carta viene orientata nel modo giusto.
instruction-too_late_to_point_out = Per { $seat } è troppo tardi per farlo notare.
about-trick_pointed_out = Che una presa è stata fatta notare troppo tardi
