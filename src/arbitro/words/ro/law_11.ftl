# Legea 11: pierderea dreptului la rectificare.

event-non_offender_acted_first = Axa nevinovată a acționat înainte de a chema arbitrul
event-spectator_drew_attention = Un spectator a atras atenția asupra unei neregularități
question-nos_acted_before_td = A făcut ceva vreun jucător al axei nevinovate înainte de chemarea arbitrului (în afară de ceea ce legea îi permite pentru a accepta neregularitatea)?
question-opponent_acted_in_ignorance = A acționat apoi un adversar fără să cunoască prevederile legii?
weigh-what_opponent_knew_of_the_law = ce știa adversarul despre lege sau ce i s-a spus la masă
question-nos_may_have_gained = Este posibil ca axa nevinovată să fi câștigat din aceasta?
weigh-result_with_director_at_once = rezultatul probabil dacă arbitrul era chemat imediat
question-side_gaining = Care axă a câștigat de pe urma acțiunii unui adversar care nu cunoștea legea?
option-side_gaining-non_offenders = axa nevinovată
option-side_gaining-offenders = axa vinovată
option-side_gaining-nobody = niciuna
question-right_forfeited = Consideră arbitrul că dreptul s-a pierdut?
weigh-what_was_done_without_director = ce s-a spus și ce s-a făcut fără arbitru
weigh-who_knew_the_law = cine cunoștea legea și cine nu
question-offending_side = Care axă a comis neregularitatea?
question-spectator_of = Oaspetele cărei axe este spectatorul?
option-spectator_of-non_offenders = al axei nevinovate
option-spectator_of-offenders = al axei vinovate
option-spectator_of-neither = al niciuneia
question-penalty_deserved = Dă arbitrul totuși o penalizare procedurală?
weigh-how_serious = cât de gravă a fost încălcarea
weigh-warned_before = dacă jucătorii fuseseră avertizați înainte
instruction-offender_may_not_correct = Axa vinovată nu își mai poate corecta neregularitatea.

decision-11-only_the_stated_case_1997 = Dreptul se pierde numai în cazul descris de text.
decision-11-gain_without_forfeiture_2017 = Pierderea dreptului la rectificare și câștigul unei axe sunt două întrebări diferite. Câștigul poate fi luat chiar dacă dreptul nu este pierdut.
decision-11-spectator_of_nobody = Un spectator de care nicio axă nu răspunde nu face pe nimeni să piardă un drept.
