# Ce îi spune arbitrul unui jucător, la persoana a doua.

you-effect-call_repeated = La rândul tău trebuie să repeți aceeași declarație: { $call }.
you-effect-call_due = Fă acum orice declarație legală.
you-effect-may_change_call = Poți retrage { $call } și poți face altă declarație, fără rectificare.
you-effect-may_not_double = La acest rând poți anunța sau pasa, dar nu poți contra sau recontra.
you-effect-auction_continues = Este rândul tău să declari.
you-effect-auction_restarts = Licitația reîncepe cu tine.
you-effect-lead_required = La primul tău rând de atac trebuie să ataci în { $suit }, dacă poți.
you-effect-lead_forbidden = De la primul tău rând de atac nu poți ataca în { $suit } cât timp păstrezi atacul.
you-effect-card_stays_faced = Lasă { $card } pe față pe masă până la sfârșitul licitației.
you-effect-card_returned = { $card } se întoarce în mâna ta.
you-effect-card_removed = Cartea care nu aparține acestei done este luată din mâna ta.
you-effect-card_placed = Așază { $card } printre cărțile jucate de tine, la levata { $trick }; câștigătorul levatei nu se schimbă.
you-effect-card_due = Joacă acum o carte legală.
you-effect-may_change_card = Poți retrage { $card } și poți juca altă carte, fără rectificare.
you-effect-play_forbidden = La această levată nu ai voie să joci { $suit }, dacă poți evita.
you-effect-becomes_declarer = Ești declarant; partenerul tău își etalează cărțile ca mort.
you-instruction-settle_as_exposed_card = Cartea ta se tratează ca o carte expusă în timpul licitației (Legea 24).
you-instruction-take_hand_from_own_pocket = Pune cărțile la loc și ia-ți mâna din buzunarul corect.
you-instruction-count_face_down = Numără cărțile cu fața în jos înainte de a le privi.
you-instruction-look_at_cards = Privește-ți acum cărțile.
you-instruction-leave_cards_alone = Nu atinge cărțile altora.
you-instruction-correction_under_the_ruling = Ai corectat cum hotărâse arbitrul; nimic nu a fost prematur.
you-instruction-correction_is_withdrawn_too = Este retrasă și declarația cu care ai corectat: dacă axa ta este în apărare, poate aduce la rândul ei restricții de atac (Legea 26).
you-instruction-options_explained_choose_again = Asculți toate opțiunile, apoi alegi din nou.
you-instruction-choice_stands = Alegerea ta rămâne valabilă; poți alege ce convine cel mai bine axei tale.
you-instruction-play_another_card = Joacă altă carte la levata în curs.
you-instruction-rebuild_hand = Mâna ta se reface cu o carte din alt pachet.
you-instruction-defective_trick = Levata la care ai jucat prea multe cărți se rezolvă după Legea 67.
you-instruction-settle_revoke = Nu ai dat la culoare cu cartea pusă la loc: renonsa se rezolvă după Legile 61–64.
you-instruction-take_right_hand = Pune cărțile la loc și ia-ți mâna din acest etui.
you-instruction-carefully_avoid_advantage = Trebuie să eviți cu grijă să tragi vreun avantaj din informație.
you-instruction-change_seats = Schimbă locul, ca să ai mâna despre care ai aflat ceva.
you-instruction-temporary_substitute = La acest etui îți ia locul un înlocuitor.
you-instruction-call_not_made = Încă nu ai declarat și poți face orice declarație legală.
you-instruction-show_stop_card = Arată cartonașul STOP înaintea unui anunț cu salt.
you-instruction-wait_after_jump = Așteaptă înainte de a declara după un anunț cu salt.
you-instruction-say_one_word = Spune numai acel singur cuvânt.
you-instruction-opponent_restates_whole_auction = Un adversar repetă toate declarațiile, cu alertele lor, de la prima la ultima; nu doar o parte și fără întrerupere.
you-instruction-only_whole_review = Poți auzi toată licitația sau nimic: recapitularea nu se dă în parte și nu se întrerupe.
you-instruction-told_whose_lead = Ți se spune cui îi revine atacul.
you-instruction-request_refused = Acum nu ai dreptul la asta.
you-instruction-own_card_allowed = Îți poți consulta propria carte: regulamentul permite.
you-instruction-wait_until_final_pass = Nu spune și nu arăta nimic în timpul licitației. După pasul final ca declarant sau mort, după joc ca apărător, cheamă arbitrul și informează-i pe adversari.
you-instruction-wait_until_play_ends = Nu spune și nu arăta nimic până la sfârșitul jocului; apoi cheamă arbitrul și informează-i pe adversari.
you-instruction-opponents_told = Trebuie să chemi arbitrul și să le spui adversarilor că explicația partenerului tău pare greșită.
you-instruction-last_call_may_be_changed = Cât timp atacul nu este pe față, un jucător al axei tale își poate schimba ultima declarație, dacă a făcut-o probabil din cauza explicației greșite și partenerul lui nu a mai declarat.
you-instruction-law_of_the_irregularity = Declarația ta nu este comparabilă: arbitrul îți spune ce urmează după legea neregularității.
you-instruction-exposed_card_later = După licitație: dacă ești apărător, fiecare carte pe care ai expus-o devine carte penalizată; dacă ești declarant sau mort, cărțile se întorc în mâna ta.
you-instruction-exposed_card_later_1997 = După licitație: dacă ești apărător, declarantul poate trata fiecare carte pe care ai expus-o drept carte penalizată; dacă ești declarant sau mort, cărțile se întorc în mâna ta.
you-instruction-demand_without_right = Ce ți s-a cerut nu este printre cele pe care le poate cere declarantul: nu obligă pe nimeni, iar declarantul poate încă alege.
you-instruction-lead_restriction_as_things_stand = Așa stau acum lucrurile: nu se știe cine va fi în apărare, iar ce vei mai declara poate schimba restricția sau o poate ridica (Legea 26).
you-instruction-call_in_rotation_stands = Ai declarat la rândul tău: acea declarație rămâne valabilă, iar cea peste rând se consideră că nu a fost făcută.
you-instruction-skipped_player_keeps_right_to_call = Dacă urmează acum trei pasuri la rând, licitația nu s-a terminat: rândul tău a fost sărit și mai poți declara.
you-instruction-partner_calls_without_withdrawn_call = La rândul tău poți face orice declarație legală, dar nu poți folosi ce a spus declarația retrasă.
you-instruction-comparable_call_or_partner_passes = La rândul tău poți face orice declarație legală. Dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul tău trebuie să paseze o dată și pot urma restricții de atac.
you-instruction-if_rho_passes_call_repeated = Dacă adversarul din dreapta pasează, trebuie să repeți aceeași declarație, și dacă este legală nu mai urmează nimic.
you-instruction-if_rho_acts_denomination_repeated_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, poți face orice declarație legală: dacă repeți denominația, partenerul tău trebuie să paseze o dată; altfel trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-if_rho_acts_comparable_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, poți face orice declarație legală: dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul tău trebuie să paseze o dată și pot urma restricții de atac.
you-instruction-denomination_repeated_or_partner_silenced = Poți face orice declarație legală: dacă repeți denominația, partenerul tău trebuie să paseze o dată; altfel trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-repeated_bid_is_insufficient = Când repeți anunțul, acesta este insuficient: se tratează atunci ca un anunț insuficient la rând (Legea 27).
you-instruction-if_rho_acts_partner_silenced = Dacă adversarul din dreapta anunță, contrează sau recontrează, poți face orice declarație legală, dar partenerul tău trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-any_legal_call_at_turn = La rândul tău poți face orice declarație legală.
you-instruction-put_away = Pune deoparte ce ai consultat.
you-instruction-face_down_lead_stays = Atacul tău rămâne: un atac cu cartea pe spate se retrage doar la instrucțiunea arbitrului după o neregularitate.
you-instruction-faced_before_questions = Atacă cu cartea pe spate și așteaptă întrebările; atacul tău pe față rămâne, iar fiecare poate întreba încă la primul său rând de a juca.
you-instruction-dummy_spreads_hand = Etalează-ți mâna: pe culori, în coloane spre declarant, în ordinea rangului, cu cărțile cele mai mici înspre declarant, atuurile în dreapta ta.
you-instruction-dummy_spreads_hand_1997 = Etalează-ți mâna: pe culori, în coloane spre declarant, în ordinea rangului, atuurile în dreapta ta.
you-instruction-contract_or_review = Până când joci prima carte poți auzi întreaga licitație, sau numai contractul.
you-instruction-told_contract_not_by_whom = Ți se spune care este contractul și dacă este contrat sau recontrat, dar nu de către cine; licitația nu se repetă.
you-instruction-penalty_card_is_due = Trebuie să joci acum o carte penalizată; dintre mai multe o numește declarantul.
you-instruction-won_the_trick = Ai câștigat levata.
you-instruction-out_of_turn_as_usual = Cartea ta este tratată ca orice alt atac sau joc peste rând (Legile 53–57).
you-instruction-minor_penalty_card = Nu poți juca altă carte din acea culoare mai mică decât zece înaintea cărții penalizate; poți juca un onor din culoare sau o carte legală din altă culoare.
you-instruction-penalty_card_waits = Cartea ta penalizată rămâne expusă; joac-o la următoarea ocazie.
you-instruction-may_not_take_back = Nu poți retrage cartea din proprie inițiativă.
you-instruction-penalty_cards_stay = Orice carte penalizată a ta care nu a fost jucată rămâne carte penalizată.
you-instruction-lead_is_accepted = Atacul trebuie acceptat sau a fost deja acceptat: nu mai ai altă alegere.
you-instruction-face_down_lead_goes_back = Ia înapoi, fără a o arăta, cartea atacată pe spate.
you-instruction-dummy_spreads = Etalează-ți mâna ca mort.
you-instruction-dummy_may_not_ask = Ești mort și nu poți întreba un apărător despre o renonsă.
you-instruction-defenders_may_not_ask = Ești apărător și nu îți poți întreba partenerul despre o renonsă.
you-instruction-revoke_as_if_established = Dacă ai făcut renonsă, cartea se înlocuiește și se aplică Legea 64 ca și cum renonsa ar fi consumată.
you-instruction-not_the_suggested_play = Dacă ai cărți în două culori, nu poți alege jocul pe care cartea de renonsă l-ar putea sugera.
you-instruction-revoke_settled_after_play = Renonsa ta se rezolvă la sfârșitul jocului; până atunci jocul continuă cu levata așa cum se află acum.
you-instruction-too_late_to_point_out = Este prea târziu să mai atragi atenția.
you-instruction-tricks_stay_closed = Nu poți privi: levatele rămân închise până la sfârșitul jocului.
you-instruction-look_at_own_card = Îți poți privi ultima carte jucată, fără să o expui.
you-instruction-returned_card_is_played = Levata la care nu ai jucat cartea reluată în mână nu este definitivă: reia-ți cartea și dă la culoare, ca după orice renonsă neconsumată.
you-instruction-not_a_defective_trick = Numărul cărților jucate de tine este corect: nu este o levată defectuoasă și se aplică Legea 14 sau 13.
you-instruction-state_line = Precizează imediat cum vei câștiga levatele, de exemplu ordinea cărților.
you-instruction-state_line_and_face = Etalează-ți mâna și precizează imediat cum vei câștiga levatele, inclusiv ordinea cărților.
you-instruction-face_hand = Etalează-ți mâna.
you-instruction-restrict_partner_57a = Declarantul poate restrânge cartea ta la această levată după Legea 57A; nicio carte nu devine penalizată.
you-instruction-acts_as_if_understood = Continuă ca și cum nu ai fi auzit explicația, luând declarațiile ulterioare ale partenerului în sensul lor adevărat.
you-instruction-another_player_enters = Rezultatul trebuie introdus de axa ta, sau de tine la individual.
you-instruction-opponent_confirms = Rezultatul nu este încă oficial: trebuie arătat ție sau partenerului tău; verifică-l și confirmă-l.
you-instruction-same_score_for_both = Rectificarea și un eventual scor ajustat se aplică ție la fel ca partenerului de rundă, oricine ar fi responsabil.
you-instruction-no_penalty_for_partner = Nu primești nicio penalizare procedurală.
you-instruction-offender_warned = Acesta este un avertisment pentru tine.
you-instruction-other_side_of_screen_not_told = Declarația ta este corectată înainte ca tava să treacă; nimeni de cealaltă parte a paravanului nu este informat.
you-instruction-right_lead_stands = Atacul tău rămâne valabil.
you-instruction-screenmate_should_have_called = Ai văzut neregularitatea și ar fi trebuit să chemi arbitrul înainte ca tăvița să treacă; Legile se aplică în mod obișnuit.
you-instruction-screenmate_says_nothing_of_tempo = Nu este o infracțiune să vorbești despre timpul luat pentru un anunț, dar tu, de aceeași parte a paravanului, nu ar trebui să o faci.
you-instruction-partner_did_not_learn = Erai de cealaltă parte a paravanului și nu ai aflat nimic: nu există informație neautorizată.
you-instruction-screen_not_his_task = Aceasta nu este sarcina ta.
you-effect-must_pass =
    { $how_long ->
        [once] La următorul tău rând de a declara trebuie să pasezi.
       *[rest] Trebuie să pasezi la fiecare rând al tău în restul licitației.
    }
you-effect-card_restored =
    { $card ->
        [none] Cartea lipsă se întoarce în mâna ta și se consideră că a fost acolo tot timpul.
       *[other] { $card } se întoarce în mâna ta și se consideră că a fost acolo tot timpul.
    }
you-effect-play_required =
    { $which ->
        [highest] La această levată trebuie să joci cea mai mare carte a ta din { $suit }, dacă poți.
        [lowest] La această levată trebuie să joci cea mai mică carte a ta din { $suit }, dacă poți.
       *[any] La această levată trebuie să joci o carte din { $suit }, dacă poți.
    }
you-effect-lead_restriction =
    { $may_require ->
        [none] Dacă axa ta este în apărare, când ai prima oară atacul declarantul îți poate interzice una dintre aceste culori: { $may_forbid }. Interdicția ține cât timp păstrezi atacul.
       *[other] Dacă axa ta este în apărare, când ai prima oară atacul declarantul îți poate cere să ataci în { $may_require } sau îți poate interzice { $may_forbid } cât timp păstrezi atacul.
    }
choice-lead_restriction =
    { $may_require ->
        [none] Dacă unul dintre voi este declarant: când { $seat } are prima oară atacul puteți interzice una dintre aceste culori: { $may_forbid }.
       *[other] Dacă unul dintre voi este declarant: când { $seat } are prima oară atacul puteți cere { $may_require }, puteți interzice { $may_forbid } sau puteți lăsa atacul liber.
    }
you-effect-penalty_card =
    { $kind ->
        [major] Lasă { $card } pe față: este carte penalizată majoră{ $optional ->
            [true] {" "}dacă declarantul dorește
           *[false] {""}
        }, și trebuie să o joci la prima ocazie legală.
       *[minor] Lasă { $card } pe față: este carte penalizată minoră{ $optional ->
            [true] {" "}dacă declarantul dorește
           *[false] {""}
        }, iar înaintea ei nu poți juca altă { $suit } mai mică decât un onor.
    }
partner-penalty_card = Înainte de a ataca cât timp { $card } e pe masă, așteaptă: declarantul poate cere sau interzice { $suit }.
choice-penalty_card = De fiecare dată când { $partner } are de atacat cât timp { $card } a lui { $seat } e pe masă, declarantul poate cere { $suit }, poate interzice { $suit } ({ $card } se întoarce atunci în mână) sau poate lăsa atacul liber.
you-information-may = Se poate folosi: { $about } (Legea { $clause }).
you-information-may-not = Nu se poate folosi: { $about } (Legea { $clause }).
