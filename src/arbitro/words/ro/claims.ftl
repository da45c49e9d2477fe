# Revendicări și concedări de levate.

problem-unknown-phrase = „{ $found }” nu se înțelege; spuneți ca în: { $expected }.
problem-statement-too-long = Textul este prea lung (caractere: { $found }); scrieți ce s-a spus în cel mult { $expected }.
problem-phrase-which-suit = „{ $found }” poate privi mai multe culori sau niciuna: spuneți care, ca în „o cupă mică spre valet”.
problem-phrase-without-trumps = „{ $found }” vorbește de atuuri, dar contractul este la fără atu.
problem-claim-card = Axa celui care revendică nu are { $found }.
problem-claim-tricks = Aici nu se pot revendica atâtea levate ({ $found }); numărul este { $expected }.
problem-claim-by-dummy = { $found-seat } este mortul și nu poate revendica.
problem-showed-out-own = { $found-seat } este din axa celui care revendică; contează doar dacă un adversar nu a dat la culoare.
problem-showed-out-holds = Mai are cărți de { $found-suit }, deci nu se poate să nu fi dat la culoare.
problem-claim-limit = Prea puține poziții pentru căutare: { $found }. Ridicați limita.
problem-claim-form = Revendicarea nu poate fi citită: { $found }

claim-line = După { $line }:
claim-ask-trumps =
    { $label ->
        [drawn] acest jucător ({ $seat }) ar juca acum, în mod normal, atu cu { $card }?
       *[other] acest jucător ({ $seat }) ar juca, în mod normal, { $card } înainte de a scoate atuul rămas?
    }
claim-ask-suit = acest jucător ({ $seat }) ar juca acum, în mod normal, { $suit }, cu { $card }?
claim-ask-rank =
    { $label ->
        [crash] acest jucător ({ $seat }) ar irosi, în mod normal, { $card } la această levată?
        [under] acest jucător ({ $seat }) ar juca, în mod normal, { $card } deși are o carte care ar câștiga până acum?
        [low] acest jucător ({ $seat }) ar juca, în mod normal, { $card } în loc de o carte mai mare?
       *[other] acest jucător ({ $seat }) ar juca, în mod normal, { $card } în loc de altă carte din culoare?
    }
claim-ask-finesse =
    { $label ->
        [taken] acest jucător ({ $seat }) ar face, în mod normal, impasul, jucând { $card }?
        [refused] acest jucător ({ $seat }) ar renunța, în mod normal, la impas, jucând { $card }?
       *[other] acest jucător ({ $seat }) ar juca, în mod normal, { $card }, nici la impas, nici la cădere?
    }
claim-ask-one-opponent = Revendicarea lui { $seat } cere, pe o linie neprecizată, o carte la un adversar și nu la celălalt, fără ca vreunul să fi arătat că nu mai are culoarea sau să o arate pe orice linie normală? Atunci linia nu se acceptă, chiar dacă orice alt joc ar fi irațional (Legea { $clause }).
claim-ask-discard = acest jucător ({ $seat }) ar defosa, în mod normal, { $card }?
claim-ask-ruff =
    { $label ->
        [ruff] acest jucător ({ $seat }) ar tăia, în mod normal, cu { $card }?
       *[other] acest jucător ({ $seat }) ar defosa, în mod normal, { $card } în loc să taie?
    }
claim-showed-out =
    { $when ->
        [before] { $seat } nu a dat la { $suit } înainte de revendicare.
       *[other] { $seat } nu dă la { $suit } pe această linie.
    }
claim-weigh-normal = (Legea { $clause }.) Este normal și un joc neatent sau inferior pentru categoria jucătorului.
claim-weigh-unaware = Este cât de cât probabil ca cel care revendică să nu fi știut de atu?
claim-weigh-irrational = Un joc irațional nu este normal.
claim-weigh-show_out = O linie neprecizată care cere o carte la un anumit adversar se acceptă doar dacă celălalt nu a dat la culoare sau nu ar da pe orice linie normală.
claim-award =
    Din levatele rămase { $tricks ->
        [one] 1 revine
       *[other] { $tricks } revin
    } axei care revendică și { $opponents } adversarilor (Legea { $clauses }).
claim-conceded-back =
    { $tricks ->
        [one] 1 levată concedată nu se poate pierde prin joc normal și se dă înapoi.
       *[other] { $tricks } levate concedate nu se pot pierde prin joc normal și se dau înapoi.
    }
claim-progress = Căutarea s-a oprit (poziții cercetate: { $searched }): axa care revendică are între { $low } și { $high } din levatele rămase. Precizați mai mult din linie sau ridicați limita.
claim-searching = Poziții cercetate
