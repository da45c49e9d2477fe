# Legea 37: un jucător obligat să paseze nu o face.

event-call_by_player_who_must_pass = Un jucător care trebuia să paseze nu a pasat
question-how_long = Cât timp trebuia { $about } să paseze?
field-how_long = Trebuia să paseze
option-how_long-once = o dată
option-how_long-rest = pentru restul licitației
instruction-later_calls_stand = Rămân valabile și toate declarațiile făcute după aceasta.
