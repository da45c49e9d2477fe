# Legea 42: drepturile mortului.

event-dummy_acted = Mortul a spus sau a făcut ceva în timpul jocului
question-dummy_action = Ce a făcut { $about }?
option-dummy_action-gave_information = a vorbit despre un fapt sau despre lege
option-dummy_action-counted_tricks = a ținut socoteala levatelor
option-dummy_action-played_card = a jucat o carte la indicația declarantului
option-dummy_action-asked_declarer = l-a întrebat pe declarant dacă nu mai are nicio carte în culoarea jucată
option-dummy_action-asked_defender = l-a întrebat pe un apărător dacă nu mai are nicio carte în culoarea jucată
option-dummy_action-tried_to_prevent = a încercat să prevină o neregularitate
option-dummy_action-drew_attention = a atras atenția asupra unei neregularități
question-director_present = Era arbitrul de față?
question-whose_irregularity = A cui era neregularitatea?
why-question_to_defender = mortul îl poate întreba pe declarant, dar nu pe un apărător
