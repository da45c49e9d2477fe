# Claims and concessions.

problem-unknown-phrase = “{ $found }” is not understood. Say it like one of: { $expected }.
problem-statement-too-long = The statement has { $found } characters. Write what was said in at most { $expected }.
problem-phrase-which-suit = “{ $found }” could mean more than one suit, or none. Say which, as in “low heart to the jack”.
problem-phrase-without-trumps = “{ $found }” mentions trumps, but this is a notrump contract.
problem-claim-card = The claimer’s side does not have { $found }.
problem-claim-tricks = { $found } tricks cannot be claimed here. Give a number in { $expected }.
problem-claim-by-dummy = { $found-seat } is dummy and cannot claim.
problem-showed-out-own = { $found-seat } is on the claimer’s side; only an opponent who shows out is evidence.
problem-showed-out-holds = The player still holds cards in { $found-suit } and cannot have shown out of it.
problem-claim-limit = { $found } positions are too few to search. Raise the limit.
problem-claim-form = The claim cannot be read: { $found }

claim-line = After { $line }:
claim-ask-trumps =
    { $label ->
        [drawn] would this player ({ $seat }) normally draw a trump with { $card } now?
       *[other] would this player ({ $seat }) normally lead { $card } before the outstanding trump is drawn?
    }
claim-ask-suit = would this player ({ $seat }) normally lead { $suit } now, with { $card }?
claim-ask-rank =
    { $label ->
        [crash] would this player ({ $seat }) normally waste { $card } on this trick?
        [under] would this player ({ $seat }) normally play { $card } while holding a card that would be winning so far?
        [low] would this player ({ $seat }) normally play { $card } rather than a higher card?
       *[other] would this player ({ $seat }) normally play { $card } rather than another card of the suit?
    }
claim-ask-finesse =
    { $label ->
        [taken] would this player ({ $seat }) normally finesse, playing { $card }?
        [refused] would this player ({ $seat }) normally refuse the finesse, playing { $card }?
       *[other] would this player ({ $seat }) normally play { $card }, neither finesse nor drop?
    }
claim-ask-one-opponent = Does { $seat }’s unstated line succeed only if one opponent rather than the other holds a particular card, when neither has shown out of that suit or would show out on every normal line? Then it is not accepted, even if any other line would be irrational (Law { $clause }).
claim-ask-discard = would this player ({ $seat }) normally discard { $card }?
claim-ask-ruff =
    { $label ->
        [ruff] would this player ({ $seat }) normally ruff with { $card }?
       *[other] would this player ({ $seat }) normally discard { $card } instead of ruffing?
    }
claim-showed-out =
    { $when ->
        [before] { $seat } showed out of { $suit } before the claim.
       *[other] { $seat } shows out of { $suit } on this line.
    }
claim-weigh-normal = (Law { $clause }.) Careless or inferior play for the class of player is normal.
claim-weigh-unaware = Is it at all likely that the claimer was unaware of the trump?
claim-weigh-irrational = Irrational play is not normal.
claim-weigh-show_out = An unstated line that needs a card with one opponent is accepted only if the other showed out, or would on any normal line.
claim-award =
    Of the remaining tricks { $tricks ->
        [one] 1 goes
       *[other] { $tricks } go
    } to the claimer’s side and { $opponents } to the opponents (Law { $clauses }).
claim-conceded-back =
    { $tricks ->
        [one] 1 conceded trick cannot be lost by any normal play and is returned.
       *[other] { $tricks } conceded tricks cannot be lost by any normal play and are returned.
    }
claim-progress = The search stopped after { $searched } positions: the claimer’s side gets from { $low } to { $high } of the remaining tricks. State more of the line, or raise the limit.
claim-searching = Positions searched
