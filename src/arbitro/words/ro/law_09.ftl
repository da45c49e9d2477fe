# Legea 9: procedura ca urmare a unei neregularități.

event-attention_drawn = Cineva a atras atenția asupra unei neregularități
event-premature_correction = O declarație neregulamentară a fost corectată înainte de venirea arbitrului
event-card_taken_back = O carte jucată neregulamentar a fost luată înapoi înainte de venirea arbitrului
field-by = De către
field-declarer = Declarant
field-play_over = Jocul s-a terminat
question-drawn_by = Cine a atras primul atenția asupra neregularității?
option-drawn_by-player = un jucător care are voie
option-drawn_by-dummy = mortul, în timpul jocului
option-drawn_by-spectator = un spectator
question-prevented = S-a spus pentru a preveni o neregularitate, înainte să se întâmple ceva?
question-about_explanation = Era vorba despre o explicație greșită dată de declarant?
question-explanation_too_soon = A vorbit { $about } despre explicația greșită a partenerului înainte de momentul permis de lege (declarant sau mort: după pasul final; apărător: la sfârșitul jocului)?
question-a2_breach = Mortul a schimbat înainte mâna cu declarantul, și-a părăsit locul ca să privească jocul sau s-a uitat la cărțile unui apărător?
question-defenders_gained = Au avut apărătorii de câștigat din neregularitatea lor?
weigh-result_without_irregularity_of_defenders = rezultatul probabil dacă apărătorul nu ar fi greșit
question-director_called = A fost chemat arbitrul imediat?
question-acted_before_explanation = A acționat cineva înainte ca arbitrul să fi explicat totul?
question-who_acted = Cine a acționat înainte ca arbitrul să fi explicat totul?
question-offender_corrected = Își corectase deja jucătorul vinovat singur neregularitatea?
question-director_had_ruled = Luase deja arbitrul o decizie când a fost înlocuit { $about }?
instruction-rule_on_irregularity = Arbitrul decide acum asupra neregularității înseși, după legea ei.
instruction-rule_on_irregularity_and_correction = Arbitrul decide asupra neregularității și asupra corectării ei, care contează și ea și poate aduce o rectificare în plus.
instruction-correction_under_the_ruling = { $seat } a corectat așa cum a decis arbitrul; nimic nu a fost prematur.
instruction-correction_is_withdrawn_too = Se retrage și declarația prin care a corectat { $seat }: dacă axa sa este în apărare, și aceasta poate aduce restricții de atac (Legea 26).
instruction-call_the_director = Arbitrul ar fi trebuit chemat imediat.
instruction-dummy_has_lost_rights = Mortul și-a pierdut drepturile. Dacă l-a avertizat pe declarant să nu joace din mâna greșită, oricare apărător alege mâna; dacă a fost primul care a întrebat de o renonsă, cartea greșită se înlocuiește și renonsa se consideră consumată.
instruction-director_corrects_explanation = Mortul poate, și chiar trebuie, să semnaleze explicația greșită a declarantului; arbitrul dispune corectarea ei.
instruction-spectator_stays_silent = Un spectator nu atrage atenția asupra niciunui lucru; arbitrul se ocupă de aceasta.
why-irregularity_of_defender = neregularitatea era a unui apărător, iar mortul poate încerca să le prevină numai pe ale declarantului
about-withdrawn_card = Cartea luată înapoi

decision-9-dummy_prevents_declarer_only_2007 = 9A3 îi permite mortului să încerce să prevină orice neregularitate, dar în limitele Legii 42, care vorbește numai despre declarant. Mortul le poate preveni deci numai pe ale acestuia.
decision-9-presumed_dummy_speaks = Până când atacul inițial nu este pe față, nimeni nu este încă mort: mortul presupus poate atrage atenția ca în timpul licitației.
decision-9-anybody_prevents_1997 = Textul nu spune că alți jucători în afară de mort pot încerca să prevină o neregularitate. Nimic nu o interzice, deci pot.
