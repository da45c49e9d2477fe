# Law 56: a defender leads out of turn.

event-defender_led_out_of_turn = A defender led out of turn, not to the first trick
