# The adjusted-score workshop.

web-adjust-title = Adjusted score
web-adjust-not-there = Table { $table } does not play board { $board } in round { $round }.
web-adjust-for-ruling = For ruling { $ruling }
web-adjust-score = The score
web-adjust-now = At the table:
web-adjust-no-result = no result yet
web-adjust-form = Kind of score
web-adjust-form-assigned = One score for both sides
web-adjust-form-split = Split score
web-adjust-form-artificial = Artificial score
web-adjust-about-assigned = Possible results, weighted by how likely they were (Law 12C1(c)). A single result is simply assigned.
web-adjust-about-split = The two sides’ scores need not balance (Law 12C1(f)): each side has its own weights or an award.
web-adjust-about-artificial = When no result can be assigned (Law 12C2).
web-adjust-usual = Usual awards, North-South first
web-adjust-percent-plus = A+
web-adjust-percent-average = A
web-adjust-percent-minus = A−
web-adjust-way-weights = weighted results
web-adjust-way-plus = average plus
web-adjust-way-average = average
web-adjust-way-minus = average minus
web-adjust-way-share = per cent of the top
web-adjust-way-imps = IMPs
web-adjust-amount-share = Per cent of the top, { $side }
web-adjust-amount-imps = IMPs, { $side }
web-adjust-no-outcomes = Enter what could have happened without the irregularity.
web-adjust-another = Another result
web-adjust-add = Add
web-adjust-pad = Use the keypad
web-adjust-pad-title = A possible result
web-adjust-unread = Type it like 4SN= or 3NTW-1.
web-adjust-happened = Results at this and other tables:
web-adjust-level = Level
web-adjust-denomination = Denomination
web-adjust-doubled = Doubled
web-adjust-risk-none = undoubled
web-adjust-risk-X = doubled
web-adjust-risk-XX = redoubled
web-adjust-declarer = Declarer
web-adjust-tricks = Tricks
web-adjust-remove = Remove { $result }
web-adjust-weight = Weight of { $result }
web-adjust-weight-side = Weight of { $result } for { $side }
web-adjust-slider = { $what }, slider
web-adjust-percent = { $what }, per cent
web-adjust-bad-weight = Type per cent like 60 or 33.5, or a fraction like 1/3.
web-adjust-counts = Counts as { $part } = { $percent }%
web-adjust-sum = Sum { $percent }%
web-adjust-sum-side = { $side }: sum { $percent }%
web-adjust-normalise = Make it 100%
web-adjust-effect = What it does
web-adjust-incomplete = The score is not complete yet.
web-adjust-stands = This is already the score at the table.
web-adjust-computing = Computing …
web-adjust-to-ruling = Use this score in the ruling
web-adjust-rule = Rule with this score
web-adjust-offending = Whose irregularity was it?
web-adjust-offending-both = both sides’
web-adjust-offending-none = nobody’s
web-adjust-by-no-law = No law gives such a score by itself. Open this page from the ruling that leaves the score to you.
web-adjust-evidence = The board
web-adjust-no-deal = The deal is not recorded, so nothing can be computed.
web-adjust-equity = Proposal from double-dummy analysis
web-adjust-equity-about = How many tricks these contracts make double dummy, with all cards seen. You can deal again the hands that a player could not see. It is only a guide: you decide.
web-adjust-hidden = Deal again:
web-adjust-ask = Compute a proposal
web-adjust-solving = Computing …
web-adjust-proposed = Proposed
web-adjust-expected = With these weights (Law { $clause })
web-adjust-take-over = Use these weights
web-adjust-cards-lie =
    { $contract }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } as the cards lie
web-adjust-no-field = No weights can be proposed: there are no other results to compare with.
web-adjust-legal-only = Only results that could have been reached by legal means (Law 12C1(c)).
web-adjust-several = Several at once: 60% { $one }, 40% { $other }
