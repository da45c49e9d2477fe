# Legea 79: levate câștigate și scoruri.

event-result_entered = Este oficial un rezultat introdus?
event-record_contradicts_itself = Levatele și punctele dintr-o înregistrare nu se potrivesc
event-tricks_disagreed = O axă spune că a câștigat mai multe levate decât cele convenite
event-scored_wrong = Un scor a fost calculat sau introdus greșit
field-medium = Introdus pe
field-contest = Concurs
field-entered_by = Introdus de
field-confirmed_by = Confirmat de
field-screens = Cu paravane
field-stationary = Axa staționară
field-recorded = Puncte înregistrate pentru Nord-Sud
field-seeking = Axa care spune că a câștigat mai mult
field-more = Cu câte levate mai mult
field-minutes = Minute de când scorul oficial este disponibil
option-medium-paper = hârtie
option-medium-device = un aparat electronic
option-contest-pairs = perechi
option-contest-teams = echipe
option-contest-individual = individual
problem-record-agrees = Punctele ({ $found }) sunt corecte pentru aceste levate: înregistrarea se potrivește.
problem-tricks-more = Atâtea levate ({ $found }) nu pot fi în discuție; numărul este { $expected }.
problem-minutes-gone = Minutele trecute nu pot fi { $found }; numărul este { $expected }.
problem-no-vulnerability = Indicați cine era vulnerabil: { $expected }.

question-agreed_at_table = Au convenit ambele axe numărul levatelor înainte ca mâinile să fie puse înapoi în etui?
question-both_sheets_in = Au ajuns la arbitru foile oficiale ale ambelor săli, cu IMP-urile?
question-tricks_established = Arată verificările câte levate au fost câștigate cu adevărat?
question-tricks_of_declarer = Câte levate a câștigat declarantul?
question-entry_that_counts = Care parte a înregistrării contează?
option-entry_that_counts-tricks = levatele
option-entry_that_counts-points = punctele
question-claim_or_concession = S-a terminat jocul cu o revendicare sau o concesie?
question-who_claimed = Cine a revendicat sau a concedat?
question-who_declares = Cine este declarantul?
question-tricks_then_left = Câte levate mai rămâneau atunci, cu cea în curs?
question-tricks_then_claimed = Câte dintre ele a revendicat { $about }? (Pe celelalte le-a concedat.)
question-director_called_before_round_end = A fost chemat arbitrul înainte de sfârșitul rundei?
question-tricks_shown = Reiese că { $about } au câștigat levatele?
question-increase_granted = { $about } vin prea târziu pentru a avea dreptul la mai mult. Acordați totuși creșterea?
question-completely_satisfied = Sunteți ferm convins că { $about } au câștigat levatele la masă?
question-score_lowered = Scădeți scorul pentru { $about } fără a-l crește pe al celeilalte axe?
question-knowingly_accepted = Au acceptat { $about } în mod conștient o levată pe care nu o câștigaseră?
question-tricks_agreed = Este convenit numărul levatelor, așa încât numai calculul sau introducerea scorului a fost greșită?
question-side_with_more = Care axă spune că a câștigat mai multe levate decât cele înregistrate?
question-organiser_agrees = Este organizatorul de acord cu o corectare?
question-record_surely_wrong = Sunteți convins dincolo de orice îndoială rezonabilă că înregistrarea este greșită?
weigh-cards_in_order = cărțile jucate, în ordinea în care se află
weigh-what_players_say = ce spun jucătorii despre joc
weigh-no_duty_to_increase = nimeni nu mai are dreptul la o creștere
weigh-other_side_not_raised = scorul celeilalte axe rămâne neschimbat
weigh-what_side_knew = ce știa acea axă despre levate
weigh-beyond_reasonable_doubt = nimic mai puțin decât certitudinea dincolo de orice îndoială rezonabilă
instruction-another_player_enters = Rezultatul trebuie introdus de axa lui { $seat } sau, la individual, de { $seat }.
instruction-opponent_confirms = Rezultatul nu este încă oficial: trebuie arătat unui adversar al celui care l-a introdus, cum este { $seat }, care îl verifică și îl confirmă.
instruction-sheets_awaited = Meciul nu este convenit înainte ca ambele foi oficiale, cu IMP-urile, să ajungă la arbitru.
instruction-all_claimed_already = Axa revendicase toate levatele rămase: nimic nu îi poate reveni.
instruction-score_corrected = Scorul rezultatului convenit se calculează și se introduce din nou.
effect-score_lowered =
    { $tricks ->
        [1] { $side } primesc scorul ca pentru o levată mai puțin; scorul celeilalte axe rămâne.
       *[other] { $side } primesc scorul ca pentru { $tricks } levate mai puțin; scorul celeilalte axe rămâne.
    }
why-no_late_correction = regulamentul nu prevede aceasta

decision-79-own_concession_2007 = Textul numește numai Legea 69. Ce a concedat o axă revine oricum după Legea 71.
decision-79-beyond_doubt_2017 = Textul românesc spune numai „convins”. Se citește ca dincolo de orice îndoială rezonabilă.
decision-79-late_disagreement = Textul nu interzice o mărire târzie, doar nu o impune. Arbitrul decide și poate micșora scorul unei axe fără să-l mărească pe al celeilalte.
