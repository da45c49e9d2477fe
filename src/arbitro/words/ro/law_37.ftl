# Legea 37: un jucător obligat să paseze nu o face.

event-call_by_player_who_must_pass = Un jucător care trebuia să paseze nu a pasat
field-not_known = Declarațiile dinainte nu sunt cunoscute
question-never_a_double = A fost { $about } o declarație niciodată permisă: peste un anunț al propriei axe, peste nimic sau a doua oară?
question-how_long = Cât timp trebuia { $about } să paseze?
field-how_long = Trebuia să paseze
option-how_long-once = o dată
option-how_long-rest = pentru restul licitației
instruction-later_calls_stand = Rămân valabile și toate declarațiile făcute după aceasta.

decision-37-bid_too_2007 = Textul italian al lui A omite anunțul. Se citește cu el, ca în B1.
decision-37-double_against_19 = O contra împotriva Legii 19 făcută de un astfel de jucător urmează Legea 36 dacă următorul a declarat, altfel 37B, care numește orice contra.
decision-37-pass_not_comparable = Un pas în locul unui anunț sau al unei contre nu este niciodată comparabil cu acesta.
