# Ce face o decizie cu cărțile de pe masă.
question-told_by_opponent = I-a spus un adversar lui { $about } că era rândul său?
question-opening_lead_faced = Atacul inițial a fost întors cu fața în sus?
question-forbidden_suits = { $seat }: în ce culori nu are voie să atace { $about }?
problem-not-a-defender = { $found-seat } nu este apărător; apărătorii sunt { $expected-seat }.

effect-card_played = { $card } a lui { $seat } este jucată.
effect-card_placed = { $card } a lui { $seat } se așază printre cărțile jucate, la levata { $trick }; câștigătorul levatei nu se schimbă.
effect-card_withdrawn = { $card } a lui { $seat } se retrage din levată.
effect-card_due = Acum { $seat } trebuie să joace o carte legală.
effect-may_change_card = { $seat } își poate retrage { $card } și poate juca altă carte, fără rectificare.
effect-play_required =
    { $which ->
        [highest] La această levată { $seat } trebuie să joace cea mai mare carte de { $suit }, dacă poate.
        [lowest] La această levată { $seat } trebuie să joace cea mai mică carte de { $suit }, dacă poate.
       *[any] La această levată { $seat } trebuie să joace o carte de { $suit }, dacă poate.
    }
effect-play_forbidden = La această levată { $seat } nu are voie să joace { $suit }, dacă poate evita.
effect-penalty_card_lifted = { $card } se întoarce în mâna lui { $seat }: nu este carte penalizată.
effect-becomes_declarer = { $seat } este declarant; partenerul său își etalează cărțile ca mort.
effect-tricks_transferred =
    { $tricks ->
        [0] Nicio levată nu trece la { $to }.
        [1] O levată trece la { $to }.
       *[other] { $tricks } levate trec la { $to }.
    }
effect-tricks_awarded =
    { $tricks ->
        [0] { $to } nu primesc niciuna dintre levatele rămase.
        [1] { $to } primesc una dintre levatele rămase.
       *[other] { $to } primesc { $tricks } dintre levatele rămase.
    }
field-calls_after = Declarații făcute după aceea și de cine
field-accepted_calls = Declarații neregulamentare anterioare care au fost acceptate, după număr
field-others = Cărți penalizate deja existente
problem-first-trick-leader = { $found-seat } nu poate să fi atacat la prima levată: atacul vine de la un apărător ({ $expected-seat }). Indicați cartea fiecărei mâini care a jucat înainte.
