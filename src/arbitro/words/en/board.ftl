# A board, as drawings say it.

board-title = Board { $number }
board-untitled = Board without a number
board-dealer = Dealer { $seat }
board-vulnerable-none = Nobody vulnerable
board-vulnerable-ns = North-South vulnerable
board-vulnerable-ew = East-West vulnerable
board-vulnerable-both = Both sides vulnerable
board-points = { $points } HCP
board-hand-unknown = not known
board-auction = Auction
board-play = Play
board-pass = Pass
board-passed-out = Passed out
board-contract = { $contract } by { $declarer }
board-just-made = { $contract } by { $declarer }, just made: { $tricks } tricks
board-made =
    { $over ->
        [one] { $contract } by { $declarer }, made with 1 overtrick: { $tricks } tricks
       *[other] { $contract } by { $declarer }, made with { $over } overtricks: { $tricks } tricks
    }
board-down =
    { $tricks ->
        [one] { $contract } by { $declarer }, down { $over }: 1 trick
       *[other] { $contract } by { $declarer }, down { $over }: { $tricks } tricks
    }
board-score = { $side } score { $points }
board-score-nothing = No score
board-claimed = Ended by a claim
board-lead = Lead { $card }
board-mark-dealer = dealer
board-mark-vulnerable = vulnerable
