# Legea 31: anunț peste rând.

event-bid_out_of_rotation = Un anunț peste rând nu a fost acceptat
question-bid_artificial = Era { $call } artificial?
weigh-meaning_of_bid_out_of_rotation = ce arată anunțul prin înțelegere, în afară de dorința de a juca în ceea ce numește
question-denomination_repeated = Arată { $call } aceeași denominație sau aceleași denominații ca anunțul retras?
weigh-denominations_of_both_calls = la un anunț artificial, denominațiile pe care le arată fiecare dintre cele două declarații, nu cele pe care le numesc
question-rho_called = A declarat { $about } de când licitația a revenit la rândul său?
question-rho_call = Ce a declarat { $about }? (Dacă și acea declarație era ilegală, se rectifică întâi aceasta.)
instruction-if_rho_passes_call_repeated = Dacă adversarul din dreapta pasează, { $seat } trebuie să repete aceeași declarație; dacă este legală, nu mai urmează nimic.
instruction-if_rho_acts_denomination_repeated_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, { $seat } poate face orice declarație legală: dacă repetă denominația, partenerul trebuie să paseze o dată; altfel partenerul trebuie să paseze în tot restul licitației și pot urma restricții de atac.
instruction-if_rho_acts_comparable_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, { $seat } poate face orice declarație legală: dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul trebuie să paseze o dată și pot urma restricții de atac.
instruction-denomination_repeated_or_partner_silenced = { $seat } poate face orice declarație legală: dacă repetă denominația, partenerul trebuie să paseze o dată; altfel partenerul trebuie să paseze în tot restul licitației și pot urma restricții de atac.
instruction-repeated_bid_is_insufficient = Când { $seat } repetă anunțul, acesta este insuficient: se tratează atunci ca un anunț insuficient la rând (Legea 27).

decision-31-called_before_1997 = Textul italian spune „nu licitase înainte”. Se citește „nu declarase înainte”.
decision-31-conventional_pass_of_partner_call = Pentru un pas convențional la declarația partenerului se aplică A2(b), orice ar face adversarul din dreapta.
decision-31-nothing_left_to_repeat = Dacă pasul adversarului din dreapta încheie licitația, nu mai există un rând la care să se repete declarația.
decision-31-pass_like_a_bid = 31B vorbește despre un anunț. Și pasurile trimise aici de 30C îl urmează.
