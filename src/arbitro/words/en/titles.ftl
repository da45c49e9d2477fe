# The titles of the laws; in English every clause has one as well (book/contents).

law-title-1 = The pack
law-title-2 = Duplicate boards: dealer and vulnerability
law-title-3 = Arrangement of tables
law-title-4 = Partnerships
law-title-5 = Assignment of seats
law-title-6 = Shuffle and deal
law-title-7 = Control of board and cards
law-title-8 = Sequence of rounds
law-title-9 = Steps after an irregularity
law-title-10 = Who determines rectification; choosing options
law-title-11 = Losing the right to rectification
law-title-12 = Director’s power to adjust scores
law-title-13 = Incorrect number of cards
law-title-14 = Missing card
law-title-15 =
    { $edition ->
        [1997] Playing a wrong board
        [2007] Playing a wrong board
       *[2017] Wrong board or wrong hand
    }
law-title-16 =
    { $edition ->
        [1997] Unauthorised information
       *[2017] Authorised and unauthorised information
    }
law-title-17 = The auction period
law-title-18 = Bids
law-title-19 = Doubles and redoubles
law-title-20 = Review and explanation of calls
law-title-21 = Misinformation
law-title-22 = End of the auction
law-title-23 =
    { $edition ->
        [1997] Enforced pass that damages the other side
        [2007] Offender could have been aware of likely damage
       *[2017] Comparable call
    }
law-title-24 = Card exposed or led before the play
law-title-25 = Legal and illegal changes of call
law-title-26 = Withdrawn call: lead restrictions
law-title-27 = Insufficient bid
law-title-28 = Calls treated as in rotation
law-title-29 = Handling a call out of rotation
law-title-30 = Pass out of rotation
law-title-31 = Bid out of rotation
law-title-32 = Double or redouble out of rotation
law-title-33 = Simultaneous calls
law-title-34 = Player passed over keeps his right to call
law-title-35 =
    { $edition ->
        [1997] Inadmissible call condoned by the next opponent
       *[2017] Which calls are inadmissible
    }
law-title-36 = Inadmissible double or redouble
law-title-37 = Action by a player obliged to pass
law-title-38 = Bid of more than seven
law-title-39 = Call after the final pass
law-title-40 = Partnership understandings
law-title-41 = Start of play
law-title-42 = Rights of dummy
law-title-43 = Limits on dummy
law-title-44 = Order and procedure of play
law-title-45 = When a card is played
law-title-46 = Incomplete or invalid call for a dummy card
law-title-47 = Taking back a played card
law-title-48 = Declarer shows cards
law-title-49 = Defender shows cards
law-title-50 = Handling a penalty card
law-title-51 = Two or more penalty cards
law-title-52 = Penalty card not led or played when due
law-title-53 = Lead out of turn accepted
law-title-54 = Faced opening lead out of turn
law-title-55 = Declarer leads out of turn
law-title-56 = Defender leads out of turn
law-title-57 =
    { $edition ->
        [1997] Premature lead or play by a defender
       *[2017] Premature lead or play
    }
law-title-58 = Simultaneous leads or plays
law-title-59 = Unable to lead or play as required
law-title-60 = Play after an illegal play
law-title-61 = Failure to follow suit and questions about it
law-title-62 = Correcting a revoke
law-title-63 = Establishment of a revoke
law-title-64 = Consequences of an established revoke
law-title-65 = Arrangement of tricks
law-title-66 = Inspection of tricks
law-title-67 = Defective trick
law-title-68 = Claim or concession of tricks
law-title-69 = Agreed claim or concession
law-title-70 = Contested claim or concession
law-title-71 = Cancelling a concession
law-title-72 = General principles
law-title-73 = Communication, tempo and deception
law-title-74 = Conduct and etiquette
law-title-75 =
    { $edition ->
        [1997] Partnership agreements
       *[2017] Mistaken explanation or mistaken call
    }
law-title-76 = Spectators
law-title-77 = Duplicate scoring table
law-title-78 = Methods of scoring and conditions of contest
law-title-79 = Tricks won
law-title-80 = Regulation and organisation of events
law-title-81 = The director
law-title-82 = Correcting errors of procedure
law-title-83 = Informing players of the right to appeal
law-title-84 = Ruling when the facts are agreed
law-title-85 = Ruling when the facts are disputed
law-title-86 = Team play
law-title-87 = Fouled board
law-title-88 = Indemnity points
law-title-89 = Rectification in individual events
law-title-90 = Procedural penalties
law-title-91 = Penalising or suspending
law-title-92 = Right to appeal
law-title-93 = Appeal procedure
