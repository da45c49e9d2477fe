# Legea 53: un atac peste rând.

event-lead_out_of_turn = S-a atacat peste rând
field-turn = Cui îi venea rândul
field-trick = Numărul levatei
field-after = Cărțile jucate apoi la levată din alte mâini, în ordine
field-accepted = Atacul fusese acceptat verbal înainte să urmeze alte cărți
question-takes_back = { $seat }, retrageți { $about }? Un adversar v-a spus că era rândul dumneavoastră; nu există penalizare, iar jucătorul următor nu ar trebui să o accepte.
question-meant_as_lead = A vrut { $about } să atace, și nu să dea la cealaltă carte?
why-lead_accepted = atacul fusese deja acceptat
problem-no-such-trick = Nu există levata { $found }; levatele sunt { $expected }.
problem-not-the-opening-leader = Atacul inițial nu era al lui { $found }, ci al lui { $expected }.
problem-hand-plays-twice = { $found } apare de două ori; o mână joacă o singură carte la o levată.
