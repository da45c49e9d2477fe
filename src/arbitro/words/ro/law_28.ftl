# Legea 28: declarații considerate a fi la rând.

event-call_perhaps_in_rotation = O declarație peste rând poate fi considerată făcută la rând
question-rho_must_pass = Era { $about } obligat de lege să paseze la acest rând?
question-right_player_called = A declarat deja { $about }, care era la rând, înainte de orice decizie?
question-lho_meant = Ce a vrut { $seat } cu această declarație? (Dacă a fost o contra, nu putea fi decât peste declarația făcută peste rând.)
option-lho_meant-over_the_call = să declare peste declarația făcută peste rând
option-lho_meant-own_turn = să declare la rândul său, ca și cum cealaltă declarație nu ar fi fost făcută
option-lho_meant-not_clear = nu se poate stabili
instruction-call_in_rotation_stands = { $seat } a declarat la rândul său: acea declarație rămâne valabilă, iar cea peste rând se consideră că nu a fost făcută.

decision-28-unclear_call_of_lho_accepts = Când jucătorul din stânga, al cărui rând era, a declarat și nimic nu arată ce a vrut, declarația lui se ia drept acceptare.
decision-28-inadmissible_call_may_be_overtaken = O contra inadmisibilă peste rând poate fi depășită de declarația jucătorului al cărui rând este: niciun text nu o împiedică.
decision-28-obliged_pass_may_end_the_auction = Pasul obligatoriu se consideră făcut. Dacă este ultimul din trei, nu mai rămâne niciun rând și declarația vine prea târziu (Legea 39).
