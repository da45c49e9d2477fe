# Legea 75: explicație greșită sau declarație greșită.

event-mistaken_explanation_or_call = O declarație nu se potrivește cu explicația ei: care dintre ele a fost greșită?
question-explanation_used = A profitat { $about } de faptul că a auzit explicația?
weigh-action_without_explanation = ce ar fi făcut jucătorul dacă nu ar fi auzit nimic
weigh-action_suggested_by_it = dacă ce a făcut era sugerat de explicație
question-mutual_understanding = Aveau ambii parteneri aceeași înțelegere a declarației?
question-meaning_established = Există destule dovezi asupra semnificației declarației pentru această pereche?
instruction-acts_as_if_understood = { $seat } continuă ca și cum nu ar fi auzit explicația, luând declarațiile ulterioare ale partenerului în sensul lor adevărat.
instruction-judged_with_right_explanation = Un scor ajustat se bazează pe rezultatul probabil cu explicația corectă dată la timp.
instruction-judged_with_no_agreement = Un scor ajustat se bazează pe rezultatul probabil dacă adversarii ar fi fost informați că nu există o înțelegere.

decision-75-forgotten_agreement_1997 = 75B vorbește despre un jucător care se abate de la o înțelegere. Un jucător care a uitat-o nu datorează mai mult.
