# The terminal's own sentences.

interrupted = Stopped.

deal-written = Wrote { $file }.
deal-committed =
    { $boards ->
        [one] Publish the line above before the session. The secret of 1 board is in { $file }: show it to nobody until the session is over.
       *[other] Publish the line above before the session. The secret of { $boards } boards is in { $file }: show it to nobody until the session is over.
    }
deal-commitment = Commitment of these boards: { $commitment }
deal-checked =
    { $boards ->
        [one] The board follows from the commitment { $commitment }.
       *[other] All { $boards } boards follow from the commitment { $commitment }.
    }

show-page-title = { $boards } boards

check-file =
    { $file }: { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    } in order, { $problems ->
        [0] no problems
        [one] 1 problem
       *[other] { $problems } problems
    }

convert-done =
    { $boards ->
        [one] Wrote 1 board to { $file }.
       *[other] Wrote { $boards } boards to { $file }.
    }

demo-title = A session of { $tables } tables, { $rounds } rounds and { $boards } boards, from the seed “{ $seed }”
demo-pair = Pair { $number } { $side }
demo-rank = Rank
demo-pair-head = Pair
demo-percent = %
demo-ns = NS
demo-ew = EW
demo-result = Result
demo-score = Score NS
