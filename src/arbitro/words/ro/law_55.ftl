# Legea 55: declarantul atacă peste rând.

event-declarer_led_out_of_turn = Declarantul a atacat peste rând, din mână sau de la mort
event-line_after_own_lead_out_of_turn = Declarantul și-a retras un atac peste rând și poate a folosit ce a aflat din el
question-lead_wish = { $seat }, ce spuneți despre atacul declarantului?
option-lead_wish-accept = Îl accept
option-lead_wish-retract = Trebuie retras
option-lead_wish-silent = Nimic
question-spoke_first = Apărătorii nu sunt de acord: care dintre ei a vorbit primul?
question-line_from_infraction = A urmat { $about } o linie de joc pe care atacul peste rând i-ar fi putut-o sugera?
weigh-what_the_lead_told = ce putea afla declarantul din atac și din felul în care l-au primit ceilalți
weigh-line_without_it = dacă linia ar fi fost aleasă oricum

decision-55-defenders_differ_1997 = Textul nu spune a cui dorință contează când apărătorii nu sunt de acord: a celui care a vorbit primul.
