# Legea 28: declarații considerate a fi la rând.

event-call_perhaps_in_rotation = O declarație peste rând poate fi considerată făcută la rând
question-rho_must_pass = Era { $about } obligat de lege să paseze la acest rând?
question-right_player_called = A declarat deja { $about }, care era la rând, înainte de orice decizie?
question-lho_meant = Ce a vrut { $seat } cu această declarație? (Dacă a fost o contra, nu putea fi decât peste declarația făcută peste rând.)
option-lho_meant-over_the_call = să declare peste declarația făcută peste rând
option-lho_meant-own_turn = să declare la rândul său, ca și cum cealaltă declarație nu ar fi fost făcută
option-lho_meant-not_clear = nu se poate stabili
instruction-call_in_rotation_stands = { $seat } a declarat la rândul său: acea declarație rămâne valabilă, iar cea peste rând se consideră că nu a fost făcută.
