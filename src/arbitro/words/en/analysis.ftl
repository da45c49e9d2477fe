# Double dummy
problem-position-no-cards = No cards are left.
problem-position-trick = The trick in progress has more than { $expected } cards: { $found }.
problem-solver-missing = The double-dummy solver is not installed: the package { $found } is missing. Install it with: { $expected }.
problem-solver-refused = The double-dummy solver refused a position ({ $found }).
problem-worker-lost = The analysis stopped twice without an answer at: { $found }. Try again with fewer workers.
problem-worker-not-started = The analysis could not start a worker process. A script that uses a pool must put its own start under if __name__ == "__main__".

# arbitro dd
dd-par = Par: { $score } ({ $contracts })
dd-par-nothing = Par: nobody can make a contract (passed out)
dd-before-lead =
    { $tricks ->
        [one] Double dummy before the lead: 1 trick
       *[other] Double dummy before the lead: { $tricks } tricks
    }
dd-declarer = tricks
dd-solving = Solving
dd-added =
    { $added ->
        [one] Wrote { $file }: 1 board has new tags.
       *[other] Wrote { $file }: { $added } boards have new tags.
    }
problem-time-limit = No answer within { $found } seconds. Allow more time with --limit.
problem-add-needs-pbn = Tags can be added only to a PBN file, not to { $found }.
