# The account of a board: all that happened on it, and how it ends.
problem-account-length = An account describes { $expected } things that happened on a board, not { $found }. Split it.
account-thing = { $number }. { $what }
account-score = The score of the board
account-board = The board after all rulings:
account-contract = The contract: { $contract }.
account-tricks = Tricks: North-South { $ns }, East-West { $ew }.
account-transferred =
    { $tricks ->
        [one] In all { $tricks } trick goes to { $side }.
       *[other] In all { $tricks } tricks go to { $side }.
    }
account-replaced =
    { $tricks ->
        [one] The adjusted score takes the place of { $tricks } transferred trick ({ $side }).
       *[other] The adjusted score takes the place of { $tricks } transferred tricks ({ $side }).
    }
account-points = Score for North-South: { $points }.
account-closed = Nothing is left open.
