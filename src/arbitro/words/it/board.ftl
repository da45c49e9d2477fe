# Un board, come lo dicono i disegni.

board-title = Board { $number }
board-untitled = Board senza numero
board-dealer = Distributore { $seat }
board-vulnerable-none = Tutti in prima
board-vulnerable-ns = Nord-Sud in zona
board-vulnerable-ew = Est-Ovest in zona
board-vulnerable-both = Tutti in zona
board-points =
    { $points ->
        [one] 1 punto onori
       *[other] { $points } punti onori
    }
board-hand-unknown = non nota
board-auction = Licitazione
board-play = Gioco
board-pass = Passo
board-passed-out = Mano passata
board-contract = { $contract } di { $declarer }
board-just-made = { $contract } di { $declarer }, mantenuto: { $tricks } prese
board-made =
    { $over ->
        [one] { $contract } di { $declarer }, mantenuto con 1 presa in più: { $tricks } prese
       *[other] { $contract } di { $declarer }, mantenuto con { $over } prese in più: { $tricks } prese
    }
board-down =
    { $over ->
        [one] { $contract } di { $declarer }, 1 presa in meno: { $tricks ->
            [one] 1 presa
           *[other] { $tricks } prese
        }
       *[other] { $contract } di { $declarer }, { $over } prese in meno: { $tricks ->
            [one] 1 presa
           *[other] { $tricks } prese
        }
    }
board-score = { $side } segnano { $points }
board-score-nothing = Nessun punto
board-claimed = Terminato con una richiesta
board-lead = Attacco { $card }
board-mark-dealer = distributore
board-mark-vulnerable = in zona
