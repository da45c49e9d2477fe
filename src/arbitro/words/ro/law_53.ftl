# Legea 53: un atac peste rând.

event-lead_out_of_turn = S-a atacat peste rând
field-turn = Cui îi venea rândul
field-trick = Numărul levatei
field-after = Cărțile jucate apoi la levată din alte mâini, în ordine
field-accepted = Atacul fusese acceptat verbal înainte să urmeze alte cărți
question-takes_back = { $seat }, retrageți { $about }? Un adversar v-a spus că era rândul dumneavoastră; nu există penalizare, iar jucătorul următor nu ar trebui să o accepte.
question-meant_as_lead = A vrut { $about } să atace, și nu să dea la cealaltă carte?
question-trick_number = A câta levată era (1–13)?
question-whose_turn = Al cui era rândul când s-a jucat { $about }?
question-who_led = Ce mână atacase la acea levată ({ $about })?
question-card_led = Cu ce carte se atacase la levata lui { $about }?
why-lead_accepted = atacul fusese deja acceptat
problem-no-such-trick = Nu există levata { $found }; levatele sunt { $expected }.
problem-not-the-opening-leader = Atacul inițial nu era al lui { $found-seat }, ci al lui { $expected-seat }.
problem-hand-plays-twice = { $found-seat } apare de două ori; o mână joacă o singură carte la o levată.

decision-53-told_lead_left_1997 = Cel care a atacat fiindcă i s-a spus greșit că este rândul lui își poate retrage atacul. Un atac pe care îl lasă pe masă se tratează ca oricare altul.
decision-53-cards_in_error_go_back = Cărțile care „pot fi retrase” după atacul corect se întorc în mână: nu este alt loc pentru ele.
decision-53-first_act_settles = Ceea ce face întâi cealaltă axă hotărăște asupra atacului. O afirmație ulterioară nu schimbă nimic.
decision-53-thirteenth_trick = Nota despre a treisprezecea levată nu vorbește despre o carte penalizată, iar cu o singură carte nu ar obliga pe nimeni.
