# Regulation packs: their problems, and what a ruling tells of them.

problem-unknown-pack = There is no regulation pack “{ $found }”; there are { $expected }.
problem-pack-cycle = The packs extend each other in a circle: { $found }.
problem-unknown-regulation = “{ $found }” is not a regulation; the nearest are { $expected }.
problem-regulation-missing = The regulation is missing; { $expected } asks for it.
problem-regulation-no-source = The regulation does not name its source.
problem-regulation-type = { $found } is not what this regulation takes; write it like { $expected }.
problem-regulation-range = { $found } is out of range; it must be { $expected }.
problem-regulation-conflict = { $found } does not go with another regulation of the pack, which asks for { $expected }.

# Packs and their articles; what is not named here is said as it stands in the pack.

pack-figb_2017 = FIGB 2017
source-appendix = appendix { $number }
source-italian-code-of-2007 = Italian code of 2007, { $number }

# What an authority has decided, by its key.

regulation-laws-pack-symmetrical_faces =
    { $value ->
        [true] the faces of the cards must be symmetrical
       *[false] the faces of the cards need not be symmetrical
    }
regulation-laws-substitution-unauthorised =
    { $value ->
        [disqualified] in a pairs event a substitution that the director has not authorised disqualifies the player, the partner and the substitute
       *[penalty] in a pairs event a substitution that the director has not authorised may cost a procedural penalty
    }
regulation-laws-calls-made_when =
    { $value ->
        [released] a call with a bidding card is made once the card is released or the call is made known
       *[open] the director judges when a call with a bidding card is made
    }
regulation-laws-calls-pause_after_jump =
    { $value ->
        [none] no pause is prescribed after a jump bid
        [one] without screens, a stop card announces a jump bid, and the next player then waits about { $value } second
       *[other] without screens, a stop card announces a jump bid, and the next player then waits about { $value } seconds
    }
regulation-laws-explanations-written =
    { $value ->
        [always] questions and explanations are in writing
        [with_screens] with screens, questions and explanations are in writing
       *[never] questions and explanations need not be in writing
    }
regulation-laws-explanations-doubt =
    { $value ->
        [director] if doubt remains after an explanation, the director is called and may ask for more detail
       *[open] nothing special is prescribed for doubt that remains after an explanation
    }
regulation-laws-unintended_call-never_made =
    { $value ->
        [true] an unintended call that was replaced counts as never made: nobody has learned anything from it
       *[false] what was learned from an unintended call that was replaced is treated like that from any withdrawn call
    }
regulation-laws-insufficient_bid-by_shape =
    { $value ->
        [true] a replacement is free if its meaning as to shape is the same or more precise, or if the insufficient bid did no lasting harm to the auction
       *[false] a replacement is free only if its whole meaning is the same or more precise
    }
regulation-laws-surplus_card-adjusted =
    { $value ->
        [quitted_trick] a surplus card found in a quitted trick may lead to an adjusted score
       *[played] a surplus card found among the played cards may lead to an adjusted score
    }
regulation-laws-information-reserve_rights =
    { $value ->
        [true] a player may announce that he reserves his rights
       *[false] a player does not reserve his rights: the director is called at once
    }
regulation-laws-information-looking_up =
    { $value ->
        [true] laws, regulations and the results of others may be looked up during the auction and the play
       *[false] laws, regulations and the results of others may not be looked up during the auction and the play
    }
regulation-laws-poll-considered = at least { $value } of those polled must have considered an action
regulation-laws-poll-selected = at least { $value } of those polled must have chosen an action
regulation-laws-poll-test =
    { $value ->
        [both] a logical alternative is one that enough of those polled considered and enough chose
       *[either] a logical alternative is one that enough of those polled considered, or that enough chose
    }
regulation-laws-understandings-uniform_meaning =
    { $value ->
        [true] a call must mean the same whichever partner makes it
       *[false] the meaning of a call may depend on which partner makes it
    }
regulation-laws-understandings-vary_after_irregularity =
    { $value ->
        [true] a pair may agree to vary its methods after an irregularity
       *[false] a pair may not agree to vary its methods after an irregularity
    }
regulation-laws-understandings-psychic_conventions =
    { $value ->
        [free] a conventional opening may be psychic
        [not_at_pairs] at pairs a conventional opening may not be psychic
       *[banned] a conventional opening may not be psychic
    }
regulation-laws-cards-own =
    { $value ->
        [always] a player may look at his own side’s convention card at any time
       *[law] a player may look at his own side’s convention card only when the Laws allow it
    }
regulation-laws-cards-opponents =
    { $value ->
        [always] a player may look at the opponents’ convention card at any time
       *[law] a player may look at the opponents’ convention card only when the Laws allow it
    }
regulation-laws-cards-written_defences =
    { $value ->
        [true] a written defence to unusual methods may be looked at during the auction and the play
       *[false] a written defence to unusual methods may not be looked at during the auction and the play
    }
regulation-laws-cards-aids =
    { $value ->
        [true] aids to memory, calculation or technique are allowed during the auction and the play
       *[false] no aids to memory, calculation or technique are allowed during the auction and the play
    }
regulation-scoring-artificial-opened_score_sheet =
    { $value ->
        [none] there is no fixed score for a score sheet that was opened early
       *[other] when a score sheet is opened early in a local event, the offenders and their opponents score, in this order: { $value }
    }
regulation-scoring-penalty-fouled_at_table =
    { $value ->
        [none] there is no fixed penalty for cards put back into a wrong pocket
       *[other] cards put back into a wrong pocket cost { $value } of a top
    }
regulation-scoring-penalty-local_psyche =
    { $value ->
        [none] in local events psychic calls have no penalty of their own
       *[other] in local events every psychic call costs { $value } of a top
    }
