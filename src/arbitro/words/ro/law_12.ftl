# Legea 12: scoruri ajustate.

event-looked_at_again = La sfârșitul jocului: ce a lăsat deschis o decizie anterioară
field-clause = Paragraful
field-question = Ce rămăsese deschis
field-about = Despre
event-adjusted_score = Un scor trebuie ajustat
field-method = Cum se calculează dona
option-method-matchpoints = Puncte de meci
option-method-butler = IMP-uri față de o medie (Butler)
option-method-cross_imps = IMP-uri față de fiecare altă masă
option-method-team_imps = IMP-uri între două echipe
option-method-knockout = IMP-uri într-un meci knockout
option-method-board_a_match = Board-a-match
field-ns_session = Celelalte done ale sesiunii pentru Nord-Sud (procente sau IMP-uri pe donă)
field-ew_session = Celelalte done ale sesiunii pentru Est-Vest (procente sau IMP-uri pe donă)
field-ns_percent = Procentajul axei Nord-Sud, stabilit de arbitru
field-ew_percent = Procentajul axei Est-Vest, stabilit de arbitru
field-ns_nth = A câta donă fără rezultat a axei Nord-Sud
field-ew_nth = A câta donă fără rezultat a axei Est-Vest
field-offending = Axa vinovată
field-table = Rezultatul la masă
field-other_scores = Scorurile axei Nord-Sud la celelalte mese

question-ground = De ce trebuie ajustat scorul?
option-ground-law = O lege dă dreptul de a-l ajusta
option-ground-no_indemnity = Legile nu prescriu o rectificare pentru acest tip de infracțiune
option-ground-no_normal_play = Nicio rectificare nu permite jocul normal al donei
option-ground-wrong_rectification = O neregularitate a fost rectificată incorect
option-ground-severity = Rectificarea pare prea severă sau prea avantajoasă
question-application = Arbitrul acționează din proprie inițiativă sau la solicitarea unui jucător?
option-application-director = Din proprie inițiativă
option-application-in_time = La solicitarea făcută în termen
option-application-late = La solicitarea făcută prea târziu
question-assignable = Se poate acorda un rezultat?
weigh-how_far_play_went = s-a obținut un rezultat sau el se poate reconstitui din licitație și joc
weigh-many_or_unclear_outcomes = dacă posibilitățile sunt prea numeroase sau neevidente
question-score_given_by = Cine acordă scorul?
option-score_given_by-director = Arbitrul
option-score_given_by-committee = Un Juriu de Apel
question-varied_for_equity = Scorul înlocuitor se modifică pentru a restabili echitatea?
weigh-equity_between_sides = ce ar fi echitabil pentru ambele axe, în locul celui mai bun rezultat probabil și al celui mai slab posibil
question-sides_differ = Cele două axe primesc rezultate diferite?
question-outcomes =
    { $about ->
        [Nord-Sud] Ce s-ar fi putut întâmpla fără neregularitate, pentru scorul axei Nord-Sud?
        [Est-Vest] Ce s-ar fi putut întâmpla fără neregularitate, pentru scorul axei Est-Vest?
       *[other] Ce s-ar fi putut întâmpla fără neregularitate?
    }
question-legally_reachable = Putea fi obținut { $about } în mod legal?
weigh-no_use_of_infraction = un rezultat care se bazează pe infracțiune sau pe informații neautorizate nu se ia în considerare
question-likelihood = Cât de probabil era { $about } fără neregularitate?
option-likelihood-likely = Probabil
option-likelihood-at_all_probable = Puțin probabil, dar nu exclus
question-weights = Care sunt ponderile rezultatelor, în ordinea lor?
question-error_class = Cu ce a contribuit axa { $about } la propriul prejudiciu?
option-error_class-none = Nimic
option-error_class-ordinary = O eroare obișnuită de joc
option-error_class-serious = O eroare importantă
option-error_class-extremely_serious = O eroare extrem de importantă
option-error_class-wild_or_gambling = O acțiune nebunească sau foarte riscantă
option-error_class-gambling_double_shot = O acțiune foarte riscantă, sperând ca eșecul să fie rectificat
question-related_to_infraction = Eroarea axei { $about } provine din infracțiune?
weigh-error_without_infraction = dacă aceeași eroare s-ar fi putut face și fără infracțiune
question-action_subsequent = Acțiunea axei { $about } a fost ulterioară neregularității?
question-result_without_error = Care ar fi fost rezultatul fără eroarea axei { $about }?
question-at_fault = În ce măsură este vinovată axa { $about }?
option-at_fault-none = Deloc
option-at_fault-part = Parțial
option-at_fault-direct = Direct
question-own_choice = O alegere a axei { $about } a contribuit la pierderea donei?

why-session_within_figure = sesiunea de până acum nu depășește cifra mediei plus sau minus
why-no_shortfall = axa nevinovată nu are mai puțin decât se putea aștepta
why-weights_in_force = regulamentul păstrează probabilitățile rezultatelor
instruction-mean_of_both_scores = După ce ambele scoruri sunt cunoscute în IMP-uri, ambele echipe primesc media lor.

effect-score_awarded = { $side }: { $what }.
awarded-outcomes = scor înlocuitor { $outcomes } (punctele axei Nord-Sud)
awarded-self-inflicted = minus punctele dintre { $after } și { $got }, prejudiciu autodeterminat
awarded-percent = { $percent }%
awarded-imps = { $imps } IMP
awarded-own-session =
    { $award ->
        [plus] sau media celorlalte done ale lor din sesiune, dacă este mai bună
       *[minus] sau media celorlalte done ale lor din sesiune, dacă este mai slabă
    }
penalty-percent = Este de { $percent }% dintr-un top.

decision-12-no_legal_outcome = Dacă niciunul dintre rezultatele numite nu putea fi atins legal, nu se poate acorda nimic: scorul este artificial.
decision-12-self_inflicted_in_points = Partea de prejudiciu pe care axa și-a provocat-o singură se calculează în puncte: scorul așteptat, minus scorul fără eroare, plus scorul de la masă.
decision-12-damage_in_points = O axă care nu putea aștepta mai mult decât a obținut nu a fost prejudiciată. Se judecă după fiecare rezultat numit sau, unde se pot calcula, în puncte.
decision-12-self_inflicted_1997 = Textul nu spune nimic despre prejudiciul autodeterminat: face parte din aprecierea a ceea ce era probabil.
decision-12-one_likely_outcome = Un rezultat unic este probabil; dintre mai multe, cel puțin unul este.
