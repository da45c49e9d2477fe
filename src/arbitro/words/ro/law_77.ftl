# Legea 77: tabelul de scor.

event-what_is_the_score = Cât valorează un rezultat?
field-result = Rezultat
field-vulnerability = Vulnerabili
option-vulnerability-none = Nimeni
option-vulnerability-ns = Nord-Sud
option-vulnerability-ew = Est-Vest
option-vulnerability-both = Toți
effect-board_scored = Scorul donei pentru Nord-Sud este { $ns }.
