# Relatarea unei done: tot ce s-a întâmplat și cum se încheie.
problem-account-length = Fapte într-o relatare despre o donă: { $expected }, nu { $found }. Împărțiți relatarea.
account-thing = { $number }. { $what }
account-score = Scorul donei
account-board = Dona după toate deciziile:
account-contract = Contractul: { $contract }.
account-tricks = Levate: Nord-Sud { $ns }, Est-Vest { $ew }.
account-transferred =
    { $tricks ->
        [one] În total { $tricks } levată trece la { $side }.
        [few] În total { $tricks } levate trec la { $side }.
       *[other] În total { $tricks } de levate trec la { $side }.
    }
account-replaced =
    { $tricks ->
        [one] Scorul ajustat ia locul unei levate transferate ({ $side }).
        [few] Scorul ajustat ia locul a { $tricks } levate transferate ({ $side }).
       *[other] Scorul ajustat ia locul a { $tricks } de levate transferate ({ $side }).
    }
account-points = Scor pentru Nord-Sud: { $points }.
account-closed = Nu rămâne nimic deschis.
