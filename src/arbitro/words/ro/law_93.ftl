# Legea 93: proceduri de apel.

event-appeal_admitted = Un apel trebuie judecat: cine decide?
event-further_appeal = Un caz este dus dincolo de concurs
event-further_appeal_decided = Un recurs a fost judecat
field-notice_minutes = Minute de la sfârșitul concursului până la înștiințarea scrisă
field-lodged_minutes = Minute de la sfârșitul concursului până la depunerea recursului
question-authority_variation = A schimbat Autoritatea Regulatoare procedura de apel pentru acest concurs?
option-authority_variation-none = nu
option-authority_variation-stages = da: etape omise sau modificate, cu înștiințare prealabilă
option-authority_variation-last_instance = da: o anumită instanță are ultimul cuvânt
question-committee_available = Există un Juriu de Apel și se poate întruni fără să deranjeze concursul?
question-issue = La ce se referă apelul? (Un apel asupra mai multor puncte se ia parte cu parte.)
option-issue-law = un punct de lege
option-issue-regulation = un punct de regulament
option-issue-fact = faptele
option-issue-judgment = o apreciere: bridge sau puterea discreționară a arbitrului
option-issue-discipline = o decizie disciplinară
question-several_directors = Este concursul condus de mai mulți arbitri sub un director de concurs?
question-steps_omitted = A fost omis vreunul dintre pașii care duc la o decizie corectă?
weigh-facts_collected = dacă au fost strânse toate elementele utile
weigh-directors_and_experts_consulted = dacă au fost consultați alți arbitri și experți
weigh-questions_put_in_order = dacă au fost puse întrebările potrivite, în ordinea potrivită
question-sent_by = Cine duce cazul mai departe?
option-sent_by-contestant = un concurent sau căpitanul său
option-sent_by-director_in_charge = directorul de concurs
option-sent_by-committee = juriul sau altă instanță de revizuire
question-remedies_exhausted = S-a încercat tot ce oferă concursul însuși?
question-notice_in_time = A fost dată la timp înștiințarea scrisă?
question-recourse_lodged = Când a fost depus?
option-recourse_lodged-in_time = la timp
option-recourse_lodged-conflict = după termenul mai scurt din regulament, în cel mai lung
option-recourse_lodged-late = prea târziu
question-recourse_upheld = A fost admis?
question-technical_error = Recunoaște arbitrul o eroare: de fapt, de lege sau regulament, ori într-o decizie disciplinară?
instruction-follow_announced_stages = Apelul urmează calea pe care a anunțat-o autoritatea.
instruction-decision_is_final = Decizia sa este definitivă.
instruction-ruling_enforced_at_once = Decizia se aplică imediat.
instruction-recourse_is_open = Este deschis un recurs dincolo de concurs, în termenele regulamentului.
instruction-limits_contradict = Termenele din regulament se contrazic: acea instanță va spune dacă recursul contează ca depus la timp.
instruction-decision_is_precedent = Decizia are valoare de precedent.
instruction-result_is_changed = Rezultatul se schimbă după cum s-a decis.
effect-appeal_goes_to =
    { $body ->
        [director_in_charge] Directorul de concurs
        [committee] Juriul de Apel
        [national_authority] Autoritatea națională
        [regulating_authority] Autoritatea Regulatoare
        [named_body] Instanța numită de autoritate
       *[federal_court] Curtea de apel a federației
    } { $may_change ->
        [true] { $issue ->
            [law] decide asupra punctului de lege.
            [regulation] decide asupra punctului de regulament.
            [fact] decide asupra faptelor.
            [judgment] decide asupra chestiunii de apreciere.
            [discipline] decide asupra chestiunii disciplinare.
           *[none] decide asupra apelului.
        }
       *[false] { $issue ->
            [law] nu poate schimba decizia asupra punctului de lege, dar poate recomanda schimbarea ei.
            [regulation] nu poate schimba decizia asupra punctului de regulament, dar poate recomanda schimbarea ei.
            [fact] lasă decizia asupra faptelor așa cum este.
            [judgment] lasă decizia asupra chestiunii de apreciere așa cum este.
            [discipline] nu poate schimba decizia disciplinară, dar poate recomanda schimbarea ei.
           *[none] nu poate schimba decizia, dar poate recomanda schimbarea ei.
        }
    }

decision-93-part_by_part = Un apel asupra mai multor puncte se decide parte cu parte, fiindcă 93B1 vorbește despre o parte.
decision-93-discipline_without_committee = Fără juriu, o decizie disciplinară este la fel de definitivă (91A): directorul de concurs nu o poate schimba.
decision-93-other_conditions_1997 = Numai o notă permite alte condiții de apel, pentru zone. Se citește pentru orice autoritate.
decision-93-two_limits = Dacă două termene se contrazic, în termenul mai scurt apelul este la timp; în cel mai lung decide instanța.
