# Legea 30: pas peste rând.

event-pass_out_of_rotation = Un pas peste rând nu a fost acceptat
question-pass_artificial = Pasul lui { $about } era artificial?
weigh-strength_promised_by_pass = dacă prin înțelegere pasul promite mai mult decât o forță stabilită
weigh-values_in_other_suits = dacă prin înțelegere promite sau neagă valori în altă parte decât în ultima culoare numită
question-partner_call_artificial = Declarația lui { $about } care a fost pasată era artificială?
weigh-meaning_of_partner_call = ce arată declarația prin înțelegere, în afară de dorința de a juca în ceea ce numește
question-offender_called = A declarat între timp { $about } din nou, la rândul său?
instruction-partner_calls_without_withdrawn_call = { $seat } poate face orice declarație legală la rândul său, dar nu poate folosi ceea ce a spus declarația retrasă.
instruction-comparable_call_or_partner_passes = { $seat } poate face orice declarație legală la rândul său. Dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul trebuie să paseze o dată și pot urma restricții de atac.

decision-30-pass_of_partner_artificial_call = 30C vorbește despre pasul la orice declarație artificială, Legea 31 numai la cea a partenerului. Se înțelege cea a partenerului.
