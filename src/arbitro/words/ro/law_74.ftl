# Legea 74: conduită și etichetă.

event-conduct_breached = Un jucător s-a purtat cum nu se cuvine
question-conduct = Ce a făcut { $about }?
option-conduct-discourtesy = a fost nepoliticos
option-conduct-annoyance = a enervat sau a jenat un alt jucător ori a stricat plăcerea jocului
option-conduct-irregular_manner = nu a declarat sau jucat în mod uniform și corect
option-conduct-inattention = a acordat prea puțină atenție jocului
option-conduct-comment = a făcut comentarii gratuite în timpul licitației sau jocului
option-conduct-card_detached = a detașat o carte înainte de rândul său
option-conduct-play_prolonged = a prelungit jocul pentru a dezorienta un adversar
option-conduct-rude_summons = a chemat arbitrul sau i s-a adresat nepoliticos
option-conduct-different_names = a folosit denumiri diferite pentru aceeași declarație
option-conduct-approval = a arătat aprobare sau dezaprobare față de o declarație sau un joc
option-conduct-trick_anticipated = a arătat că o levată neîncheiată va fi câștigată sau pierdută
option-conduct-event_pointed_out = a atras atenția asupra unui eveniment semnificativ sau asupra levatelor încă necesare
option-conduct-watching = s-a uitat la alt jucător sau la mâna lui, ori i-a văzut o carte
option-conduct-lack_of_interest = a arătat lipsă de interes pentru restul donei
option-conduct-tempo_to_disconcert = a variat tempoul pentru a dezorienta un adversar
option-conduct-left_early = a părăsit masa fără motiv înainte de sfârșitul rundei
question-seen_by_accident = A văzut { $about } cartea din întâmplare, fără să o caute?
weigh-looked_on_purpose = dacă jucătorul a căutat-o
question-shown_on_purpose = Este posibil ca un adversar să îi fi arătat cartea lui { $about } intenționat?
weigh-how_it_was_held = cum erau ținute cărțile și dacă s-a mai întâmplat
question-discipline_needed = Cere purtarea lui { $about } o măsură disciplinară?

event-room_left = Un jucător a părăsit sala în timpul jocului
question-leave_given = I-a dat arbitrul voie lui { $about } să iasă?
question-left_needlessly = A ieșit { $about } fără să fie nevoie?
weigh-why_he_left = de ce a ieșit jucătorul și pentru cât timp

decision-74-card_shown_on_purpose = C5 se referă la cărțile văzute accidental. O carte arătată intenționat este altă problemă (73D2).
