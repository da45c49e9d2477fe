# Legea 92: dreptul de a face apel.

event-appeal_requested = Un concurent cere revizuirea unei decizii
event-ruling_requested = Un concurent cere o decizie după terminarea jocului
event-appeal_decided = Un apel a fost judecat: a fost fără temei?
field-minutes_since_score = Minute de la publicarea scorului oficial
field-minutes_since_ruling = Minute de la decizie
question-ruling_table = La masa cui a fost luată decizia?
option-ruling_table-own = la masa apelantului
option-ruling_table-another = la altă masă
question-appellant = Cine face apel?
option-appellant-contestant = un concurent (un jucător al perechii sau al echipei)
option-appellant-captain = căpitanul său
option-appellant-other = altcineva
question-ground_evident = Motivul cererii era deja evident când a fost dată decizia?
weigh-known_at_ruling = ce știa jucătorul în momentul deciziei
question-request_in_time = Cererea a fost făcută în termenul permis?
question-lodged_with = Cui i-a fost înaintat apelul?
option-lodged_with-director = arbitrului
option-lodged_with-elsewhere = altcuiva
question-partner_concurrence = Ce spune partenerul apelantului despre apel?
option-partner_concurrence-concurs = partenerul este de acord
option-partner_concurrence-refuses = partenerul refuză
option-partner_concurrence-absent = partenerul lipsește
question-captain_concurrence = Ce spune căpitanul despre apel (un delegat numit de el contează drept acordul său)?
option-captain_concurrence-concurs = căpitanul este de acord
option-captain_concurrence-refuses = căpitanul refuză
option-captain_concurrence-absent = căpitanul lipsește
question-merit = A avut apelul vreun temei?
weigh-arguable = dacă era într-adevăr ceva de discutat
weigh-new_facts = dacă a adus fapte care nu fuseseră cântărite
instruction-appeal_through_director = Toate apelurile se fac prin intermediul arbitrului; apelantul este informat.
instruction-concurrence_to_be_asked = Mai întâi trebuie obținut acordul partenerului sau al căpitanului absent.
instruction-director_rules_now = Arbitrul decide: cererea a venit la timp.
instruction-right_to_ruling_lapsed = Dreptul de a cere o decizie a expirat.
instruction-appeal_had_merit = Apelul a avut temei: nu există sancțiune.
instruction-sanction_for_appeal = Apelul a fost fără temei: urmează sancțiunea prevăzută de regulament.
instruction-no_sanction_for_appeal = Apelul a fost fără temei, dar niciun regulament nu prevede o sancțiune.
why-one_member_suffices = un membru al perechii poate acționa fără celălalt
effect-appeal_heard =
    { $heard ->
        [true] Apelul se judecă.
       *[false] Apelul nu se judecă.
    }

decision-92-absent_member_1997 = Textul italian cere ca amândoi să fie prezenți și consideră prezent un membru absent. Se citește ca acord, pe care partenerul sau căpitanul absent se consideră că îl dă.
decision-92-absent_member_is_asked = Acordul nimănui nu se presupune: apelul așteaptă până când partenerul sau căpitanul absent este întrebat.
decision-92-one_member_suffices = Unde un regulament permite unui membru al perechii să acționeze, refuzul partenerului nu contează.
