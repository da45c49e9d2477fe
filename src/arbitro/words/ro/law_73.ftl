# Legea 73: comunicare, tempo și inducere în eroare.

event-opponent_misled = Un jucător a fost, sau urma să fie, indus în eroare de maniera, tempoul, o remarcă, o declarație sau un joc al unui adversar
event-improper_communication = Un jucător i-a comunicat ceva partenerului altfel decât prin declarații și joc
question-misled_by = Ce a făcut { $about } de l-a indus în eroare pe adversar?
option-misled_by-call_or_play = o declarație sau un joc ca atare
option-misled_by-remark = o remarcă
option-misled_by-gesture = un gest
option-misled_by-tempo = tempoul: graba sau ezitarea
option-misled_by-manner = maniera unei declarații sau a unui joc
option-misled_by-deviation = o abatere intenționată de la procedura corectă
option-misled_by-question = o întrebare
question-deception_protected = A fost inducerea în eroare a lui { $about } protejată de o înțelegere sau experiență partenerială ascunsă?
question-stressed_by_tempo = A subliniat-o { $about } printr-o grabă sau ezitare neobișnuită?
weigh-unusual_tempo = cât de neobișnuite erau tempoul sau maniera
question-false_inference = A tras un jucător nevinovat o concluzie falsă din ce a făcut { $about }?
weigh-what_was_inferred = ce a dedus jucătorul și dacă era fals
weigh-inference_from_game = dacă deducția venea din manieră și nu din declarații și joc
question-bridge_reason = A avut { $about } o justificare bridgistică demonstrabilă?
weigh-problem_to_solve = dacă era ceva la care să se gândească
weigh-reason_shown = dacă motivul poate fi arătat din cărți și din situație
question-could_benefit = Ar fi putut { $about } să știe, în acel moment, că i-ar putea aduce un avantaj?
question-meant_to_mislead = A vrut { $about } să inducă în eroare?
question-communication = Cum a comunicat { $about }?
option-communication-unintended = fără intenție: tempo, manieră, o remarcă sau o întrebare
option-communication-intended = cu scopul de a comunica ceva
option-communication-prearranged = printr-o metodă prestabilită

decision-73-misled_by_a_question = Textul nu numește o întrebare printre cele care induc în eroare: aici o întrebare nu se ia în seamă.
