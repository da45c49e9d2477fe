# Legea 25: o schimbare de declarație.

event-change_of_call = Un jucător și-a schimbat declarația sau a încercat să o schimbe
field-substitute = Schimbată în
field-since = Declarații făcute înainte de schimbare
field-over = Declarația jucătorului următor după schimbare
question-unintended = A fost { $about } neintenționată: voia jucătorul, în momentul în care a făcut-o, altă declarație?
weigh-mechanical_error = o eroare a mâinii sau a vorbirii: s-a gândit la o declarație și a ieșit alta
weigh-first_intention = ce intenționa în acel moment; uitarea sistemului sau a licitației nu este o eroare mecanică
weigh-not_second_thought = o răzgândire, oricât de rapidă, nu este o eroare mecanică
question-pause_for_thought = După ce a observat { $about }, s-a oprit să se gândească înainte de a încerca să corecteze?
question-auction_period_over = S-a încheiat perioada de licitație: un atac inițial pe față sau mâinile unei done pasate puse la loc?
question-meant_over_substitute = A fost făcută { $about } peste a doua declarație, știind de schimbare?
weigh-call_lho_saw = ce declarație a văzut sau a auzit jucătorul când a declarat
weigh-sense_of_lho_call = peste care dintre cele două are sens declarația lui
question-keep_first_call = { $seat }, păstrați { $about }? Atunci partenerul trebuie să paseze o dată; altfel puteți face orice altă declarație legală, cu un scor de cel mult medie minus.
about-withdrawn_call_of_lho = Ceea ce dezvăluie declarația jucătorului următor, dacă este retrasă
about-both_withdrawn_calls = (ambele)

decision-25-call_over_unintended_one_1997 = Textul nu spune că jucătorul următor își poate retrage declarația făcută peste una neintenționată: declarația lui rămâne.
decision-25-information_from_unintended_call = Nicio ediție nu spune că o declarație neintenționată nu dezvăluie nimic. Se aplică legea despre declarațiile retrase, dacă un regulament nu spune altfel.
decision-25-end_of_auction_period_1997 = Textul nu pune altă limită decât declarația partenerului. După perioada de licitație nu mai este nimic de schimbat.
decision-25-changed_too_late_1997 = O declarație se poate schimba după B până când declară jucătorul următor. O schimbare ulterioară este nulă și rămâne prima declarație.
decision-25-lead_restriction_2007 = Aici textul nu numește Legea 26, dar acea lege acoperă orice declarație retrasă și înlocuită cu alta diferită.
decision-25-two_withdrawn_calls_1997 = Dacă jucătorul vinovat face o a treia declarație, Legea 26 ține seama de culorile specificate împreună de cele două declarații retrase.
decision-25-first_call_inadmissible = O primă declarație care nu poate rămâne (o contra împotriva Legii 19) se tratează după legea ei.
decision-25-called_over = Cine urmează și declară peste declarația schimbată a acceptat-o, dacă asta a vrut. Dacă a declarat peste prima, nu a acceptat-o, iar declarația lui rămâne valabilă împreună cu aceea, unde se poate.
