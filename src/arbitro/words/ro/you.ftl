# Ce îi spune arbitrul unui jucător, la persoana a doua.

you-effect-call_repeated = La rândul dumneavoastră trebuie să repetați aceeași declarație: { $call }.
you-effect-call_due = Faceți acum orice declarație legală.
you-effect-may_change_call = Puteți retrage { $call } și puteți face altă declarație, fără rectificare.
you-effect-may_not_double = La acest rând puteți anunța sau pasa, dar nu puteți contra sau recontra.
you-effect-auction_continues = Este rândul dumneavoastră să declarați.
you-effect-auction_restarts = Licitația reîncepe cu dumneavoastră.
you-effect-lead_required = La primul dumneavoastră rând de atac trebuie să atacați în { $suit }, dacă puteți.
you-effect-lead_forbidden = De la primul dumneavoastră rând de atac nu puteți ataca în { $suit } cât timp păstrați atacul.
you-effect-card_stays_faced = Lăsați { $card } pe masă, cu fața în sus, până la sfârșitul licitației.
you-effect-card_returned = { $card } se întoarce în mâna dumneavoastră.
you-effect-card_removed = Cartea care nu aparține acestei done este luată din mâna dumneavoastră.
you-effect-card_placed = Așezați { $card } printre cărțile jucate de dumneavoastră, la levata { $trick }; câștigătorul levatei nu se schimbă.
you-effect-card_due = Jucați acum o carte legală.
you-effect-may_change_card = Puteți retrage { $card } și puteți juca altă carte, fără rectificare.
dummys-card_due = Jucați acum o carte legală de la mort.
dummys-may_change_card = Puteți retrage { $card } de la mort și puteți juca altă carte de la mort, fără rectificare.
you-effect-play_forbidden = La această levată nu aveți voie să jucați { $suit }, dacă puteți evita.
you-effect-becomes_declarer = Sunteți declarant; partenerul dumneavoastră își etalează cărțile ca mort.
you-instruction-settle_as_exposed_card = Cartea dumneavoastră se tratează ca o carte expusă în timpul licitației (Legea 24).
you-instruction-take_hand_from_own_pocket = Puneți cărțile la loc și luați-vă mâna din buzunarul corect.
you-instruction-count_face_down = Numărați cărțile cu fața în jos înainte de a le privi.
you-instruction-look_at_cards = Priviți-vă acum cărțile.
you-instruction-leave_cards_alone = Nu atingeți cărțile altora.
you-instruction-correction_under_the_ruling = Ați corectat cum hotărâse arbitrul; nimic nu a fost prematur.
you-instruction-correction_is_withdrawn_too = Este retrasă și declarația cu care ați corectat: dacă axa dumneavoastră este în apărare, poate aduce la rândul ei restricții de atac (Legea 26).
you-instruction-options_explained_choose_again = Ascultați toate opțiunile, apoi alegeți din nou.
you-instruction-choice_stands = Alegerea dumneavoastră rămâne valabilă; puteți alege ce convine cel mai bine axei dumneavoastră.
you-instruction-play_another_card = Jucați altă carte la levata în curs.
you-instruction-rebuild_hand = Mâna dumneavoastră se reface cu o carte din alt pachet.
you-instruction-defective_trick = Levata la care ați jucat prea multe cărți se rezolvă după Legea 67.
you-instruction-settle_revoke = Nu ați dat la culoare cu cartea pusă la loc: renonsa se rezolvă după Legile 61–64.
you-instruction-take_right_hand = Puneți cărțile la loc și luați-vă mâna din acest etui.
you-instruction-carefully_avoid_advantage = Trebuie să evitați cu grijă să trageți vreun avantaj din informație.
you-instruction-change_seats = Schimbați locul, ca să aveți mâna despre care ați aflat ceva.
you-instruction-temporary_substitute = La această donă vă ia locul un înlocuitor.
you-instruction-call_not_made = Încă nu ați declarat și puteți face orice declarație legală.
you-instruction-show_stop_card = Arătați cartonașul STOP înaintea unui anunț cu salt.
you-instruction-wait_after_jump = Așteptați înainte de a declara după un anunț cu salt.
you-instruction-say_one_word = Spuneți numai „contra” sau „recontra”.
you-instruction-opponent_restates_whole_auction = Un adversar repetă toate declarațiile, cu alertele lor, de la prima la ultima; nu doar o parte și fără întrerupere.
you-instruction-only_whole_review = Puteți auzi toată licitația sau nimic: recapitularea nu se dă în parte și nu se întrerupe.
you-instruction-told_whose_lead = Vi se spune cui îi revine atacul.
you-instruction-request_refused = Acum nu aveți acest drept.
you-instruction-own_card_allowed = Vă puteți consulta propria fișă de convenții; regulamentul permite.
you-instruction-wait_until_final_pass = Nu spuneți și nu arătați nimic în timpul licitației. După pasul final ca declarant sau mort, după joc ca apărător, chemați arbitrul și informați-i pe adversari.
you-instruction-wait_until_play_ends = Nu spuneți și nu arătați nimic până la sfârșitul jocului; apoi chemați arbitrul și informați-i pe adversari.
you-instruction-opponents_told = Trebuie să chemați arbitrul și să le spuneți adversarilor că explicația partenerului dumneavoastră pare greșită.
you-instruction-last_call_may_be_changed = Cât timp atacul inițial nu este întors pe față, un jucător al axei dumneavoastră își poate schimba ultima declarație, dacă a făcut-o probabil din cauza explicației greșite și partenerul lui nu a mai declarat.
you-instruction-law_of_the_irregularity = Declarația dumneavoastră nu este comparabilă: arbitrul vă spune ce urmează după legea neregularității.
you-instruction-exposed_card_later = După licitație: dacă sunteți apărător, fiecare carte pe care ați expus-o devine carte penalizată; dacă sunteți declarant sau mort, cărțile se întorc în mâna dumneavoastră.
you-instruction-exposed_card_later_1997 = După licitație: dacă sunteți apărător, declarantul poate trata fiecare carte pe care ați expus-o drept carte penalizată; dacă sunteți declarant sau mort, cărțile se întorc în mâna dumneavoastră.
you-instruction-demand_without_right = Ce vi s-a cerut nu este printre cele pe care le poate cere declarantul: nu obligă pe nimeni, iar declarantul poate încă alege.
you-instruction-lead_restriction_as_things_stand = Așa stau acum lucrurile: nu se știe cine va fi în apărare, iar ce veți mai declara poate schimba restricția sau o poate ridica (Legea 26).
you-instruction-call_in_rotation_stands = Ați declarat la rândul dumneavoastră: acea declarație rămâne valabilă, iar cea peste rând se consideră că nu a fost făcută.
you-instruction-skipped_player_keeps_right_to_call = Dacă urmează acum trei pasuri la rând, licitația nu s-a terminat: rândul dumneavoastră a fost sărit și mai puteți declara.
you-instruction-partner_calls_without_withdrawn_call = La rândul dumneavoastră puteți face orice declarație legală, dar nu puteți folosi ce a spus declarația retrasă.
you-instruction-comparable_call_or_partner_passes = La rândul dumneavoastră puteți face orice declarație legală. Dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul dumneavoastră trebuie să paseze o dată și pot urma restricții de atac.
you-instruction-if_rho_passes_call_repeated = Dacă adversarul din dreapta pasează, trebuie să repetați aceeași declarație; dacă este legală, nu mai urmează nimic.
you-instruction-if_rho_acts_denomination_repeated_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, puteți face orice declarație legală: dacă repetați denominația, partenerul dumneavoastră trebuie să paseze o dată; altfel trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-if_rho_acts_comparable_or_not = Dacă adversarul din dreapta anunță, contrează sau recontrează, puteți face orice declarație legală: dacă este comparabilă cu cea retrasă, nu mai urmează nimic; dacă nu, partenerul dumneavoastră trebuie să paseze o dată și pot urma restricții de atac.
you-instruction-denomination_repeated_or_partner_silenced = Puteți face orice declarație legală: dacă repetați denominația, partenerul dumneavoastră trebuie să paseze o dată; altfel trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-repeated_bid_is_insufficient = Când repetați anunțul, acesta este insuficient: se tratează atunci ca un anunț insuficient la rând (Legea 27).
you-instruction-if_rho_acts_partner_silenced = Dacă adversarul din dreapta anunță, contrează sau recontrează, puteți face orice declarație legală, dar partenerul dumneavoastră trebuie să paseze în tot restul licitației și pot urma restricții de atac.
you-instruction-any_legal_call_at_turn = La rândul dumneavoastră puteți face orice declarație legală.
you-instruction-put_away = Puneți deoparte ce ați consultat.
you-instruction-face_down_lead_stays = Atacul dumneavoastră rămâne: un atac cu cartea pe spate se retrage doar la instrucțiunea arbitrului după o neregularitate.
you-instruction-faced_before_questions = Atacați cu cartea pe spate și așteptați întrebările; atacul dumneavoastră pe față rămâne, iar fiecare poate întreba încă la primul său rând de a juca.
you-instruction-dummy_spreads_hand = Etalați-vă mâna: pe culori, în coloane spre declarant, în ordinea rangului, cu cărțile cele mai mici înspre declarant, atuurile în dreapta dumneavoastră.
you-instruction-dummy_spreads_hand_1997 = Etalați-vă mâna: pe culori, în coloane spre declarant, în ordinea rangului, atuurile în dreapta dumneavoastră.
you-instruction-contract_or_review = Până când jucați prima carte puteți auzi întreaga licitație sau numai contractul.
you-instruction-told_contract_not_by_whom = Vi se spune care este contractul și dacă este contrat sau recontrat, dar nu de către cine; licitația nu se repetă.
you-instruction-penalty_card_is_due = Trebuie să jucați acum o carte penalizată; dacă aveți mai multe, declarantul spune care.
you-instruction-won_the_trick = Ați câștigat levata.
you-instruction-out_of_turn_as_usual = Cartea dumneavoastră este tratată ca orice alt atac sau joc peste rând (Legile 53–57).
you-instruction-minor_penalty_card = Nu puteți juca altă carte din acea culoare mai mică decât zece înaintea cărții penalizate; puteți juca un onor din culoare sau o carte legală din altă culoare.
you-instruction-penalty_card_waits = Cartea dumneavoastră penalizată rămâne expusă; jucați-o la următoarea ocazie.
you-instruction-may_not_take_back = Nu puteți retrage cartea din proprie inițiativă.
you-instruction-penalty_cards_stay = Orice carte penalizată a dumneavoastră care nu a fost jucată rămâne carte penalizată.
you-instruction-lead_is_accepted = Atacul trebuie acceptat sau a fost deja acceptat: nu mai aveți altă alegere.
you-instruction-face_down_lead_goes_back = Luați înapoi, fără a o arăta, cartea atacată pe spate.
you-instruction-dummy_spreads = Etalați-vă mâna ca mort.
you-instruction-dummy_may_not_ask = Sunteți mort și nu puteți întreba un apărător despre o renonsă.
you-instruction-defenders_may_not_ask = Sunteți apărător și nu vă puteți întreba partenerul despre o renonsă.
you-instruction-revoke_as_if_established = Dacă ați făcut renonsă, cartea se înlocuiește și se aplică Legea 64 ca și cum renonsa ar fi consumată.
you-instruction-not_the_suggested_play = Dacă aveți cărți în două culori, nu puteți alege jocul pe care cartea de renonsă l-ar putea sugera.
you-instruction-revoke_settled_after_play = Renonsa dumneavoastră se rezolvă la sfârșitul jocului; până atunci jocul continuă cu levata așa cum se află acum.
you-instruction-corrected_revoke_settled_after_play = Înlocuiți cartea, dar la sfârșitul jocului renonsa dumneavoastră se rezolvă ca și cum ar fi consumată.
you-instruction-too_late_to_point_out = Este prea târziu să mai atrageți atenția.
you-instruction-tricks_stay_closed = Nu puteți privi: levatele rămân închise până la sfârșitul jocului.
you-instruction-look_at_own_card = Vă puteți privi ultima carte jucată, fără să o expuneți.
you-instruction-returned_card_is_played = Levata la care nu ați jucat cartea reluată în mână nu este definitivă: reluați-vă cartea și dați la culoare, ca după orice renonsă neconsumată.
you-instruction-not_a_defective_trick = Numărul cărților jucate de dumneavoastră este corect: nu este o levată defectuoasă și se aplică Legea 14 sau 13.
you-instruction-state_line = Precizați imediat cum veți câștiga levatele, de exemplu ordinea cărților.
you-instruction-state_line_and_face = Etalați-vă mâna și precizați imediat cum veți câștiga levatele, inclusiv ordinea cărților.
you-instruction-face_hand = Etalați-vă mâna.
you-instruction-restrict_partner_57a = Declarantul vă poate restricționa cartea la această levată, după Legea 57A; nicio carte nu devine penalizată.
you-instruction-acts_as_if_understood = Continuați ca și cum nu ați fi auzit explicația și luați declarațiile ulterioare ale partenerului în sensul lor adevărat.
you-instruction-another_player_enters = Rezultatul trebuie introdus de axa dumneavoastră sau, la individual, de dumneavoastră.
you-instruction-opponent_confirms = Rezultatul nu este încă oficial: trebuie arătat dumneavoastră sau partenerului; verificați-l și confirmați-l.
you-instruction-same_score_for_both = Rectificarea și un eventual scor ajustat vi se aplică la fel ca partenerului dumneavoastră din această rundă, oricine ar fi responsabil.
you-instruction-no_penalty_for_partner = Nu primiți nicio penalizare procedurală.
you-instruction-offender_warned = Acesta este un avertisment pentru dumneavoastră.
you-instruction-other_side_of_screen_not_told = Declarația dumneavoastră este corectată înainte ca tava să treacă; nimeni de cealaltă parte a paravanului nu este informat.
you-instruction-right_lead_stands = Atacul dumneavoastră rămâne valabil.
you-instruction-screenmate_should_have_called = Ați văzut neregularitatea și ar fi trebuit să chemați arbitrul înainte ca tava să treacă; Legile se aplică în mod obișnuit.
you-instruction-screenmate_says_nothing_of_tempo = Nu este o infracțiune să se vorbească despre timpul folosit pentru o declarație, dar dumneavoastră, de aceeași parte a paravanului, nu ar trebui s-o faceți.
you-instruction-partner_did_not_learn = Erați de cealaltă parte a paravanului și nu ați aflat nimic: nu există informație neautorizată.
you-instruction-screen_not_his_task = Aceasta nu este sarcina dumneavoastră.
you-effect-must_pass =
    { $how_long ->
        [once] La următorul dumneavoastră rând de a declara trebuie să pasați.
       *[rest] Trebuie să pasați la fiecare rând al dumneavoastră în restul licitației.
    }
you-effect-card_restored =
    { $card ->
        [none] Cartea lipsă se întoarce în mâna dumneavoastră și se consideră că a fost acolo tot timpul.
       *[other] { $card } se întoarce în mâna dumneavoastră și se consideră că a fost acolo tot timpul.
    }
you-effect-play_required =
    { $which ->
        [highest] La această levată trebuie să jucați cea mai mare carte de { $suit }, dacă puteți.
        [lowest] La această levată trebuie să jucați cea mai mică carte de { $suit }, dacă puteți.
       *[any] La această levată trebuie să jucați o carte de { $suit }, dacă puteți.
    }
you-effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Când aveți prima oară atacul, declarantul vă poate interzice una dintre aceste culori: { $may_forbid }. Interdicția ține cât timp păstrați atacul.
           *[other] Când aveți prima oară atacul, declarantul vă poate cere să atacați în { $may_require } sau vă poate interzice { $may_forbid } cât timp păstrați atacul.
        }
       *[false] { $may_require ->
            [none] Dacă axa dumneavoastră este în apărare, când aveți prima oară atacul declarantul vă poate interzice una dintre aceste culori: { $may_forbid }. Interdicția ține cât timp păstrați atacul.
           *[other] Dacă axa dumneavoastră este în apărare, când aveți prima oară atacul declarantul vă poate cere să atacați în { $may_require } sau vă poate interzice { $may_forbid } cât timp păstrați atacul.
        }
    }
choice-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] Când { $seat } are prima oară atacul, declarantul poate interzice una dintre aceste culori: { $may_forbid }.
           *[other] Când { $seat } are prima oară atacul, declarantul poate cere { $may_require }, poate interzice { $may_forbid } sau poate lăsa atacul liber.
        }
       *[false] { $may_require ->
            [none] Dacă unul dintre dumneavoastră este declarant: când { $seat } are prima oară atacul puteți interzice una dintre aceste culori: { $may_forbid }.
           *[other] Dacă unul dintre dumneavoastră este declarant: când { $seat } are prima oară atacul puteți cere { $may_require }, puteți interzice { $may_forbid } sau puteți lăsa atacul liber.
        }
    }
you-effect-penalty_card =
    { $kind ->
        [major] Lăsați { $card } cu fața în sus: este carte penalizată majoră{ $optional ->
            [true] {" "}dacă declarantul dorește
           *[false] {""}
        } și trebuie să o jucați la prima ocazie legală.
       *[minor] Lăsați { $card } cu fața în sus: este carte penalizată minoră{ $optional ->
            [true] {" "}dacă declarantul dorește
           *[false] {""}
        }, iar înaintea ei nu puteți juca altă carte de { $suit } mai mică decât un onor.
    }
partner-penalty_card = Înainte de a ataca cât timp { $card } e pe masă, așteptați: declarantul poate cere sau interzice { $suit }.
choice-penalty_card = De fiecare dată când { $partner } are de atacat cât timp { $card } a lui { $seat } e pe masă, declarantul poate cere { $suit }, poate interzice { $suit } ({ $card } se întoarce atunci în mână) sau poate lăsa atacul liber.
you-information-may = Puteți folosi asta: { $about } (Legea { $clause }).
you-information-may-not = Nu puteți folosi asta: { $about } (Legea { $clause }).
you-effect-penalty_card-stays = { $card } rămâne carte penalizată majoră: trebuie să o jucați la prima ocazie legală.
partner-penalty_card-stays = Dacă atacați din nou cât timp { $card } este pe masă, întâi așteptați: declarantul poate din nou să ceară sau să interzică { $suit }.
choice-penalty_card-stays = Dacă { $partner } atacă din nou cât timp { $card } a lui { $seat } este pe masă, declarantul poate din nou să ceară { $suit }, să interzică { $suit } sau să lase liber atacul lui { $partner }.
