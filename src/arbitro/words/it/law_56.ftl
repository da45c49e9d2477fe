# Articolo 56: un difensore attacca fuori turno.

event-defender_led_out_of_turn = Un difensore ha attaccato fuori turno, non alla prima presa
