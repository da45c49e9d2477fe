# Legea 41: începerea jocului.

event-opening_lead_to_be_changed = Un jucător vrea să-și ia înapoi atacul inițial
event-opening_lead_faced = Atacul inițial a fost întors cu fața în sus
event-contract_asked = Un jucător întreabă în timpul jocului care este contractul
event-dummy_spread_wrong = Cineva contestă felul în care mortul și-a etalat cărțile
question-lead_reason = De ce ar trebui retras atacul cu cartea pe spate al lui { $about }?
option-lead_reason-wrong_explanation = a fost corectată explicația greșită a unui adversar
option-lead_reason-other_irregularity = altă neregularitate, după care arbitrul îi permite retragerea
option-lead_reason-second_thought = jucătorul s-a răzgândit
question-time_for_questions = A atacat { $about } cu cartea pe spate, lăsând timp pentru întrebări înainte de întoarcerea ei?
question-review_still_open = Mai are { $about } de jucat prima carte, astfel încât poate auzi întreaga licitație?
question-laid_out_well = Și-a etalat { $about } cărțile așa cum cere legea?
instruction-face_down_lead_stays = Atacul lui { $seat } rămâne: un atac cu cartea pe spate se retrage doar la instrucțiunea arbitrului după o neregularitate.
instruction-faced_before_questions = { $seat } ar fi trebuit să atace cu cartea pe spate și să aștepte întrebările; atacul cu fața în sus rămâne, iar fiecare poate întreba încă la primul său rând de a juca.
instruction-dummy_spreads_hand = { $seat } își etalează mâna: pe culori, în coloane spre declarant, în ordinea rangului, cu cărțile cele mai mici înspre declarant, atuurile în dreapta mortului.
instruction-dummy_spreads_hand_1997 = { $seat } își etalează mâna: pe culori, în coloane spre declarant, în ordinea rangului, atuurile în dreapta mortului.
instruction-contract_or_review = Până când joacă prima carte, { $seat } poate auzi întreaga licitație sau numai contractul.
instruction-told_contract_not_by_whom = Lui { $seat } i se spune care este contractul și dacă este contrat sau recontrat, dar nu de către cine; licitația nu se repetă.

decision-41-face_down_lead_out_of_turn = Textul numește numai 47E2. Un atac cu cartea pe spate al unui jucător al cărui rând nu este se întoarce oricum în mână.
decision-41-declarer_asks_at_dummys_turn_1997 = Textul nu spune că rândul mortului este și al declarantului. El joacă ambele mâini (41D), deci poate întreba și atunci.
