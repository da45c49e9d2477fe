# Legea 47: o carte jucată este retrasă.

event-card_retracted = O carte jucată este retrasă sau un jucător vrea să o retragă
field-face_down = Cartea este încă pe spate
question-retraction = De ce este retrasă { $about } sau de ce ar trebui să fie?
option-retraction-rectification = O cere o rectificare
option-retraction-illegal_play = Pentru a corecta un joc ilegal
option-retraction-unintended_designation = Cartea a fost desemnată neintenționat
option-retraction-opponent_changed = Un adversar a schimbat o carte jucată înaintea ei
option-retraction-told_his_turn = Jucătorului i s-a spus că era rândul său
option-retraction-wrong_explanation = A fost jucată după o explicație greșită a unui adversar
option-retraction-proper_lead = Jucătorul aflat la rând și-a făcut atacul
option-retraction-other = Din alt motiv
question-goes_back_freely = Legea care cere retragerea lasă { $about } să se întoarcă în mână fără altă rectificare?
question-card_was_led = S-a atacat cu { $about }?
question-changes_too = { $seat }, schimbați și dumneavoastră { $about }? Cartea unui apărător devine atunci carte penalizată.
question-subsequent_card_in_trick = S-a jucat o carte la levată după { $about } (2017: sau orice altă carte de atunci)?
question-opening_lead_and_dummy_faced = Era { $about } atacul inițial, iar mortul și-a etalat deja o carte?

decision-47-taken_back_2007 = Cartea „poate” fi retrasă, dar jucătorul următor nu o poate accepta: deci se retrage.
decision-47-offender_changes_too = 47D ajută și axa care a greșit prima (62C2); cartea unui apărător devine atunci carte penalizată.
