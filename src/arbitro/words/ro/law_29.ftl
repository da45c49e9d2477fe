# Legea 29: procedura după o declarație peste rând.

event-call_out_of_rotation = Cineva a declarat peste rând
instruction-skipped_player_keeps_right_to_call = Dacă urmează acum trei pasuri consecutive, licitația nu s-a încheiat: { $seat }, căruia i s-a sărit rândul, mai poate declara.
