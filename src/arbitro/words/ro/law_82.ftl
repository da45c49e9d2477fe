# Legea 82: erori de procedură.

event-error_of_procedure = Ceva în desfășurarea concursului nu a decurs corect
event-directors_error = O decizie a arbitrului a fost incorectă
question-correcting_procedure = Cum rectifică arbitrul eroarea?
option-correcting_procedure-adjust = Printr-un scor ajustat
option-correcting_procedure-play = Cerând jocul unei done
option-correcting_procedure-postpone = Amânând jocul unei done
option-correcting_procedure-cancel = Anulând jocul unei done
option-correcting_procedure-other_power = Prin altă putere conferită de Legi
question-normal_score_possible = Există o rectificare care permite un scor normal pe donă?
weigh-rectification_left = dacă decizia corectă mai poate fi aplicată fără prejudiciu pentru vreo axă
instruction-board_to_be_played = Dona trebuie jucată.
instruction-any_other_power = Arbitrul își exercită altă putere conferită de Legi.
instruction-rectify_own_ruling = Arbitrul își retrage decizia incorectă și o rectifică; dona se calculează normal.
