# Legea 10: cine decide o rectificare și cum se alege.

event-rectification_without_director = Jucătorii au rezolvat o neregularitate fără arbitru
event-choice_after_irregularity = Un jucător avea de ales după o neregularitate
field-chooser = Cine avea de ales
question-players_settled = Ce au făcut jucătorii, fără arbitru, în privința neregularității?
option-players_settled-imposed = au impus o rectificare
option-players_settled-waived = au renunțat la ea
question-as_the_law_says = A fost rectificarea prevăzută de lege?
question-in_time = Mai este timp pentru a schimba scorul donei?
question-allow_settlement = Permite arbitrul ceea ce au hotărât jucătorii?
weigh-harm_to_either_side = dacă vreuna dintre axe este prejudiciată
weigh-fairness_to_the_field = dacă este corect față de ceilalți concurenți
question-restorable = Se mai poate reface situația de dinainte?
weigh-calls_and_plays_since = ce declarații și ce cărți au urmat de atunci
question-options_explained = Îi explicase arbitrul lui { $about } toate opțiunile înainte de alegere?
question-consulted = Și-a consultat { $about } partenerul asupra alegerii?
question-choice_withdrawn = Alege arbitrul în locul lui { $about }?
weigh-what_partner_conveyed = ce a transmis partenerul, prin cuvinte sau prin purtare
weigh-choice_without_consulting = ce ar fi ales jucătorul singur
question-inadvertent = A fost infracțiunea neintenționată?
question-damaging_profit = A profitat axa vinovată de ceea ce nu avea voie să folosească?
weigh-use_of_withdrawn_actions = folosirea informației din declarații sau cărți retrase
weigh-awareness_at_the_time = dacă jucătorul vinovat putea să știe atunci că îi va fi de folos
instruction-settlement_allowed = Ceea ce au hotărât jucătorii rămâne valabil, cu permisiunea arbitrului.
instruction-settlement_cancelled = Ceea ce au hotărât jucătorii se anulează; numai arbitrul decide rectificări.
instruction-options_explained_choose_again = Arbitrul explică toate opțiunile; apoi { $seat } alege din nou.
instruction-director_chooses = Arbitrul face el însuși alegerea.
instruction-choice_stands = Alegerea lui { $seat } rămâne valabilă; se poate alege ce este mai avantajos pentru axa proprie.
instruction-offenders_may_profit = Axa vinovată poate acum declara și juca în avantajul ei, chiar dacă pare să profite de infracțiune, dar nu poate folosi ceea ce a fost retras.

decision-10-choice_after_consulting = Nicio prevedere nu spune ce se întâmplă cu o alegere făcută după consultarea partenerului. Arbitrul o poate lăsa valabilă sau poate alege el însuși.
decision-10-choice_before_explanation = O alegere făcută înainte de explicarea opțiunilor se face din nou, după ce toate sunt cunoscute.
