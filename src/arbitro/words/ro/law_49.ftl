# Legea 49: cartea unui apărător a fost expusă.

event-defender_exposed_card = Partenerul unui apărător i-a putut vedea o carte sau apărătorul a numit-o
question-exposure = Cum a devenit cunoscută { $about }?
option-exposure-normal_play = În cursul normal al jocului
option-exposure-law_applied = Se aplica o lege care lasă cartea să se întoarcă în mână
option-exposure-current_trick = Cu o remarcă despre cine câștigă levata în curs și despre nimic altceva
option-exposure-concession_refused = La o concesie de levate; partenerul a obiectat imediat
option-exposure-seen = Partenerul îi putea vedea fața
option-exposure-named = Apărătorul a spus că o are
question-designated_otherwise = Hotărăște arbitrul că { $about } nu este carte penalizată?
weigh-who_exposed_it = cine a făcut cartea vizibilă: un adversar care a doborât-o din mână sau jucătorul însuși
weigh-no_use_to_offenders = dacă axa vinovată ar putea câștiga ceva prin simpla întoarcere a cărții în mână

decision-49-concession_refused_1997 = Textul nu exceptează cărțile arătate într-o concesie refuzată de partener: sunt cărți penalizate, dacă arbitrul nu decide altfel (50).
decision-49-exposed_by_another = „Dacă arbitrul nu decide altfel” (50) este pentru cărțile expuse de altcineva.
decision-49-shown_on_purpose_2017 = O carte mică arătată sau numită intenționat nu a fost expusă accidental: este o carte penalizată majoră.
