# `arbitro rule` and `arbitro laws`.

rule-hint = Type back to answer the last question again, quit to stop.
rule-what-happened = What happened?
rule-auction = Dealer and calls so far, like W: 1S P 2H
rule-optional = { $field }, if there is one
rule-players = What to say
rule-assumed = Taken for granted. The number of what is not so, or Enter
rule-stopped = Stopped without a ruling.
rule-quit = quit
rule-back = back
rule-not-heard = Nothing fits these words.
rule-several = Several things are told, one after the other: { $what }
rule-unread = Not understood: { $words }

chart-situation = Situation
topic-seat = the player
topic-call = the call
topic-card = the card

laws-reading = A reading of ours, { $text }
laws-cited = carried out
laws-carried = by a function
laws-not_executable = not executable
laws-missing = missing

kind-ruling = ruling
kind-mechanical = mechanical
kind-judgment = judgment
kind-procedure = procedure
kind-reference = reference

diff-none = { $first } and { $second } rule alike.
diff-moved = Renumbered: { $pairs }
diff-clauses = Only { $edition } applies: { $what }
diff-questions = Only { $edition } asks: { $what }
diff-effects = Only { $edition } has the effects: { $what }
diff-changed =
    { $count ->
        [one] 1 set of answers leads to another ruling.
       *[other] { $count } sets of answers lead to another ruling.
    }
