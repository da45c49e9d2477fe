# O donă, așa cum o spun desenele.

board-title = Etuiul { $number }
board-untitled = Etui fără număr
board-dealer = Distribuitor { $seat }
board-vulnerable-none = Nimeni vulnerabil
board-vulnerable-ns = Nord-Sud vulnerabili
board-vulnerable-ew = Est-Vest vulnerabili
board-vulnerable-both = Ambele axe vulnerabile
board-points =
    { $points ->
        [one] { $points } punct de onor
        [few] { $points } puncte de onor
       *[other] { $points } de puncte de onor
    }
board-hand-unknown = necunoscută
board-auction = Licitație
board-play = Joc
board-pass = Pas
board-passed-out = Pas general
board-contract = { $contract } jucat de { $declarer }
board-just-made = { $contract } jucat de { $declarer }, realizat exact: { $tricks } levate
board-made =
    { $over ->
        [one] { $contract } jucat de { $declarer }, realizat cu o levată suplimentară: { $tricks } levate
       *[other] { $contract } jucat de { $declarer }, realizat cu { $over } levate suplimentare: { $tricks } levate
    }
board-down =
    { $over ->
        [one] { $contract } jucat de { $declarer }, o cădere (levate: { $tricks })
       *[other] { $contract } jucat de { $declarer }, { $over } căderi (levate: { $tricks })
    }
board-score = { $side } marchează { $points }
board-score-nothing = Niciun punct
board-claimed = Încheiat prin revendicare
board-lead = Atac { $card }
board-mark-dealer = distribuitor
board-mark-vulnerable = vulnerabil
