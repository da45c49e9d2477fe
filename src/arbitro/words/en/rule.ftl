# `arbitro rule` and `arbitro laws`.

rule-hint = Type back to answer the last question again, quit to stop.
rule-what-happened = What happened?
rule-auction = Dealer and calls so far, like W: 1S P 2H
rule-optional = { $field }, if there is one
rule-players = What to say
rule-assumed = These answers were assumed. Type the number of one that is wrong, or press Enter
rule-stopped = Stopped without a ruling.
rule-quit = quit
rule-back = back
rule-not-heard = Nothing matches these words.
rule-several = You describe several things, one after the other: { $what }
rule-unread = Not understood: { $words }

chart-situation = Situation
topic-seat = the player
topic-call = the call
topic-card = the card

laws-reading = Our reading: { $text }
laws-cited = carried out
laws-carried = by a function
laws-not_executable = not executable
laws-missing = missing

kind-ruling = ruling
kind-mechanical = mechanical
kind-judgment = judgment
kind-procedure = procedure
kind-reference = reference

diff-none = { $first } and { $second } give the same rulings.
diff-moved = Renumbered: { $pairs }
diff-clauses = Only { $edition } applies: { $what }
diff-questions = Only { $edition } asks: { $what }
diff-effects = Only { $edition } has the effects: { $what }
diff-changed =
    { $count ->
        [one] 1 set of answers leads to a different ruling.
       *[other] { $count } sets of answers lead to a different ruling.
    }
laws-no-example = There is no worked example of Law { $law } in the edition of { $edition }.
