# Legea 86: joc de echipe.

event-team_board_adjusted = O donă dintr-un meci de echipe primește un scor ajustat
field-results = Rezultate între cele două echipe
option-results-none = Niciunul la cealaltă masă
option-results-one = Unul, la cealaltă masă
option-results-several = Mai multe, necomparabile, sau se cer mai multe scoruri ajustate
field-other_table = Scorul axei Nord-Sud la cealaltă masă
field-under_way = Jocul donei a început la cealaltă masă
field-undealt = Ajustat pentru că dona nu a fost amestecată
field-one_table_only = Donele s-au jucat la o singură masă
question-favours = Pe cine favorizează (în 2017: în mod clar) rezultatul de la cealaltă masă, așa cum stau echipele la această masă?
option-favours-ns = Echipa Nord-Sud
option-favours-ew = Echipa Est-Vest
option-favours-nobody = Pe nimeni
question-uses_other_table = Arbitrul acordă un scor pe baza rezultatului de la cealaltă masă?
question-method = Cum se punctează dona?
question-results = Ce rezultate există între cele două echipe pe această donă?
question-score_at_other_table = Ce scor a făcut Nord-Sud la cealaltă masă?
weigh-result_at_other_table = dacă rezultatul de la cealaltă masă este normal, astfel încât mediile sunt echitabile, sau neobișnuit
question-assigned_imps = Câte IMP-uri i s-ar acorda axei { $about }?
question-assigned_percent = Ce procentaj al donei i s-ar acorda axei { $about }?
question-time_for_redeal = Este timp pentru o donă înlocuitoare?
why-board_never_shuffled = dona nu fusese amestecată și distribuită din nou
instruction-complete_at_other_table = Dona a început la cealaltă masă: se joacă acolo până la capăt, iar rezultatul ei este luat în considerare înainte de acordarea unui scor.

decision-86-partly_at_fault = Un concurent parțial vinovat este un concurent vinovat.
decision-86-assigned_without_comparison = Scorul unei done care nu se poate compara se acordă direct în IMP-uri (la board-a-match în procente).
decision-86-one_table_only = Un scor fixat prin regulament pentru done jucate la o singură masă este un scor ajustat artificial (12C2(a)).
