# Legea 19: contre și recontre.

event-may_player_double = Poate acest jucător să contreze sau să recontreze?
event-double_misnamed = O contra sau o recontra a fost rostită împreună cu un anunț, un nivel sau o denominație
field-named = Anunțul, nivelul sau denominația numită
why-named_as_made = ceea ce a fost numit corespunde anunțului așa cum a fost făcut
instruction-say_one_word = I se amintește lui { $seat } să rostească numai cuvântul „contra” sau „recontra”.
about-words_of_double = Ceea ce s-a rostit odată cu contra
