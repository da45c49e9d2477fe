# Revendicări și concedări de levate.

problem-unknown-phrase = „{ $found }” nu este o frază înțeleasă; se spune ca una dintre: { $expected }.
problem-statement-too-long = Declarația are { $found } caractere; scrieți ce s-a spus în cel mult { $expected }.
problem-phrase-which-suit = „{ $found }” poate privi mai multe culori, sau niciuna: spuneți care, ca în „o cupă mică spre valet”.
problem-phrase-without-trumps = „{ $found }” vorbește de atuuri, dar nu există.
problem-claim-card = Axa celui care revendică nu are { $found }.
problem-claim-tricks = Aici nu se pot revendica { $found } levate; numărul este { $expected }.
problem-claim-by-dummy = { $found } este mortul și nu poate revendica.
problem-showed-out-own = { $found } este din axa celui care revendică; contează doar un adversar care nu a dat la culoare.
problem-showed-out-holds = Mai are cărți de { $found }, deci nu se poate să nu fi dat la culoare.
problem-claim-limit = { $found } poziții sunt prea puține pentru căutare.
problem-claim-form = Revendicarea nu poate fi citită: { $found }

claim-line = După { $line }:
claim-ask-trumps =
    { $label ->
        [drawn] ar scoate în mod normal acest jucător ({ $seat }) atu cu { $card } acum?
       *[other] ar juca în mod normal acest jucător ({ $seat }) { $card } înainte de a scoate atuul rămas?
    }
claim-ask-suit = ar juca în mod normal acest jucător ({ $seat }) { $suit } acum, cu { $card }?
claim-ask-rank =
    { $label ->
        [crash] ar irosi în mod normal acest jucător ({ $seat }) { $card } pe această levată?
        [under] ar juca în mod normal acest jucător ({ $seat }) { $card } având o carte care câștigă până acum?
        [low] ar juca în mod normal acest jucător ({ $seat }) { $card } în loc de o carte mai mare?
       *[other] ar juca în mod normal acest jucător ({ $seat }) { $card } în loc de altă carte din culoare?
    }
claim-ask-finesse =
    { $label ->
        [taken] ar face în mod normal acest jucător ({ $seat }) impasul, jucând { $card }?
        [refused] ar renunța în mod normal acest jucător ({ $seat }) la impas, jucând { $card }?
       *[other] ar juca în mod normal acest jucător ({ $seat }) { $card }, nici impas, nici cădere?
    }
claim-ask-one-opponent = Are nevoie revendicarea lui { $seat }, pe o linie care nu a fost spusă, să găsească o carte la un adversar și nu la celălalt, iar niciunul nu a arătat că nu mai are culoarea și nici nu ar arăta-o pe orice linie normală? Atunci linia nu se acceptă, chiar dacă orice alt joc ar fi irațional (Legea { $clause }).
claim-ask-discard = ar defosa în mod normal acest jucător ({ $seat }) { $card }?
claim-ask-ruff =
    { $label ->
        [ruff] ar tăia în mod normal acest jucător ({ $seat }) cu { $card }?
       *[other] ar defosa în mod normal acest jucător ({ $seat }) { $card } în loc să taie?
    }
claim-showed-out =
    { $when ->
        [before] { $seat } nu a dat la { $suit } înainte de revendicare.
       *[other] { $seat } nu dă la { $suit } pe această linie.
    }
claim-weigh-normal = (Legea { $clause }.) Este normal și un joc neatent sau inferior pentru categoria jucătorului.
claim-weigh-unaware = Este cât de cât probabil ca cel care revendică să nu fi știut de atu?
claim-weigh-irrational = Un joc irațional nu este normal.
claim-weigh-show_out = O linie nedeclarată care cere o carte la un anumit adversar se acceptă doar dacă celălalt nu a dat la culoare sau nu ar da pe orice linie normală.
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
claim-progress = Căutarea s-a oprit după { $searched } poziții: axa care revendică are între { $low } și { $high } din levatele rămase. Declarați mai mult din linie, sau ridicați limita.
claim-searching = Poziții cercetate
