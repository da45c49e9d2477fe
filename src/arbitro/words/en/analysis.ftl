# Double dummy
problem-position-no-cards = No cards are left.
problem-position-trick = The trick under way has more than { $expected } cards: { $found }.
problem-solver-missing = The double-dummy solver is not installed: the package { $found } is missing. Install it with: { $expected }.
problem-solver-refused = The double-dummy solver refused a position ({ $found }).
problem-worker-lost = A worker process of the analysis ended without an answer, twice, at: { $found }.
problem-worker-not-started = A worker process of the analysis did not start. A script that uses a pool keeps its own start behind if __name__ == "__main__".

# arbitro dd
dd-par = Par: { $score } ({ $contracts })
dd-par-nothing = Par: nobody has anything to bid
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
problem-time-limit = No answer was found within { $found } seconds.
problem-add-needs-pbn = Tags can be added to a PBN file only, not to { $found }.
