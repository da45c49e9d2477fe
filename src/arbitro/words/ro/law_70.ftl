# Legea 70: revendicări și concesii contestate.

event-claim_contested = Cineva pune la îndoială o revendicare sau concesie
question-played_on = S-au jucat cărți după revendicare?
question-play_is_evidence = Acceptați jocul de după revendicare ca dovadă a felului în care ar fi decurs jocul sau a celor revendicate?
question-line_stated = Cereți-i lui { $about } să repete ce a spus la revendicare. A spus cum avea să câștige levatele?
question-trump_outstanding = Mai au { $about } un atu?
question-trump_mentioned = A spus { $about } ceva despre acel atu?
question-unaware_at_all_likely = Este cât de puțin probabil ca { $about } să nu fi știut, la revendicare, că mai există un atu la adversari?
question-loses_to_trump = Ar putea pierde { $about } o levată în fața acelui atu printr-un joc normal?
question-needs_card_with_one_opponent = Are nevoie revendicarea lui { $about }, pe o linie neprecizată, de o carte la un adversar și nu la celălalt?
question-opponent_shows_out = Arătase un adversar, înaintea revendicării lui { $about }, că nu mai are acea culoare sau ar arăta-o pe orice linie normală?
question-irrational_not_to = Ar fi irațională pentru { $about } orice altă linie?
question-needs_partners_choice = Are nevoie revendicarea lui { $about } ca partenerul să aleagă un joc anume dintre mai multe jocuri normale?
question-less_successful_line = Lasă cele spuse de { $about } deschisă o linie normală care câștigă mai puține levate?
question-tricks_to_claimer = Câte dintre levatele rămase revin lui { $about }? (Fiecare levată se dă sau nu; îndoiala asupra unei revendicări este împotriva celui care revendică.)
weigh-probable_play = cum ar fi decurs probabil jocul
weigh-accuracy_of_claim = dacă revendicarea era exactă
weigh-what_claimer_said_and_saw = ce a spus cel care revendică și ce cărți văzuse
weigh-finesse_or_drop = impas sau cădere și alte ghiciri de acest fel
instruction-later_cards_void = Orice carte jucată după revendicare este nulă.
instruction-play_taken_as_evidence = Jocul de după revendicare contează ca parte a clarificării și ca dovadă.
instruction-suits_from_the_top = O culoare despre care nu s-a spus nimic se consideră jucată de sus în jos.
fact-tricks_on_line = Câte levate câștigă axa care revendică cu jocul { $about }?

decision-70-concession_in_a_claim = Axa celui care revendică poate pune la îndoială concesia cuprinsă într-o revendicare a câtorva levate (și mortul). Ea rămâne valabilă, cu excepția Legii 71.
decision-70-concession_alone = Într-o concesie a tuturor levatelor nu revendică nimeni, deci nu există cineva împotriva căruia să se rezolve îndoiala: arbitrul apreciază ce este echitabil.
decision-70-play_as_evidence_2007 = Ce s-a jucat după revendicare este o dovadă pentru arbitru când apreciază o linie. Singură nu dovedește nimic.
decision-70-partners_choice_1997 = Nu există 70D2: o alegere a partenerului celui care revendică este o îndoială, iar îndoiala este împotriva celui care revendică (70A).
