# Legea 5: locurile.

event-seat_changed = Doi parteneri și-au schimbat locurile între ei
event-players_misplaced = Jucători așezați la o masă greșită sau pe axa greșită
field-misplaced = Cum sunt așezați jucătorii
option-misplaced-wrong_table = La o masă greșită
option-misplaced-wrong_direction = La masa corectă, dar pe axa greșită
question-seat_change_permitted = Ceruse sau permisese arbitrul schimbarea locurilor la { $about }?
instruction-return_to_seats = Jucătorii revin la locurile pe care le aleseseră.
instruction-take_right_seats = Jucătorii se așază la locurile care le sunt destinate.
instruction-settle_wrong_direction = Arbitrul decide cum se calculează donele jucate pe axa greșită, apoi jucătorii se așază corect.

decision-5-wrong_table_is_wrong_board = Concurenții care nu trebuiau să se întâlnească la această masă joacă un etui care nu era pentru ei în această rundă: se aplică Legea 15.
decision-5-wrong_direction = Concurenții potriviți așezați pe axa greșită sunt o eroare de procedură, pe care arbitrul o corectează după 82B.
