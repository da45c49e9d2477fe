# Legea 29: procedura după o declarație peste rând.

event-call_out_of_rotation = Cineva a declarat peste rând
instruction-skipped_player_keeps_right_to_call = Dacă urmează acum trei pasuri consecutive, licitația nu s-a încheiat: { $seat }, căruia i s-a sărit rândul, mai poate declara.

decision-29-change_of_call_comes_first = O declarație la rândul jucătorului din stânga, făcută de cineva care tocmai a declarat, este în primul rând o schimbare de declarație: se aplică Legea 25, cu regula ei de acceptare.
decision-29-same_call_said_twice = Un jucător care face aceeași declarație a doua oară, înainte să declare următorul, nu a schimbat nimic: declarația rămâne.
