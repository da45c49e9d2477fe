# A ruling, read aloud: the frame, the parties, and one sentence for each effect.

ruling-happened = What happened
ruling-asked = What was asked and answered
ruling-clauses = What applies (Laws of { $edition })
ruling-effects = What follows
ruling-reviews = To be reviewed later
ruling-considered = What was considered and does not apply
ruling-readings = Our readings, where the text is unclear
ruling-reading = { $clause }: { $text }
ruling-appeal-review = Within { $minutes } minutes a side may ask the director in charge to review the steps of this ruling ({ $source }).
ruling-appeal-as-regulated = A side may ask for a review of this ruling as the regulations of the event allow (Law 92).
ruling-appeal = Either side may ask for a review of this ruling (Law 92).
ruling-auction = Dealer { $seat }: { $calls }
ruling-field = { $field }: { $value }
ruling-fact = { $question } { $answer }.
ruling-fact-computed = { $question } { $answer } (follows from the description).
ruling-assumed = { $answer } (assumed)
ruling-fact-regulation =
    { $by ->
        [set] Set for this case: { $says }.
        [open] Law { $source } leaves the matter open; by default: { $says }.
        [law] By Law { $source }: { $says }.
       *[article] The regulations ({ $source }): { $says }.
    }
ruling-fact-disputed = { $question } { $answer }; the table’s record says: { $disputed }.
ruling-clause =
    { $title ->
        [none] Law { $clause } ({ $law })
       *[other] Law { $clause } ({ $law }): { $title }
    }
ruling-not-because = { $clause }. Reason: { $question } { $answer }.
ruling-not = { $clause }. Reason: { $reason }.
why-edition_prevails = it was written for an earlier edition of the Laws, and the current edition settles the point differently
ruling-review = { $when }: { $question } ({ $clause })
ruling-play-on = Play on as usual.
ruling-to-all = All four
ruling-weigh = Consider: { $what }
ruling-put-to = Ask: { $seat }
ruling-then = If { $answer }: { $consequence }
ruling-then-ask = Then ask: { $question }
ruling-no-consequence = no further consequence

when-end_of_play = At the end of the play

answer-yes = Yes
answer-no = No
answer-none = None
call-pass = Pass
call-double = Double
call-redouble = Redouble
about-this = this action

party-director = the director
party-offender = the offender
party-lho = the offender’s left-hand opponent
party-partner = the offender’s partner
party-declarer = declarer
party-non_offenders = the non-offending side
party-players = the players

effect-call_stands = { $seat }’s call stands: { $call }.
effect-call_cancelled = { $seat }’s call is cancelled: { $call }.
effect-call_repeated = { $seat } must make the same call again at the proper turn: { $call }.
effect-call_replaced = { $seat } replaces { $call } by { $by }.
effect-call_due = { $seat } may now make any legal call.
effect-may_change_call = { $seat } may take back { $call } and make another call, without rectification.
effect-must_pass =
    { $how_long ->
        [once] { $seat } must pass at the next turn to call.
       *[rest] { $seat } must pass whenever it is { $seat }’s turn for the rest of the auction.
    }
effect-may_not_double = { $seat } may bid or pass at this turn, but not double or redouble.
effect-auction_continues = The auction continues with { $seat }.
effect-auction_ends = The auction is over.
effect-auction_restarts = The auction starts again with { $seat }.
effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] When { $seat } first has the lead, declarer may forbid one of these suits: { $may_forbid }. This applies as long as { $seat } keeps the lead.
           *[other] When { $seat } first has the lead, declarer may require a lead of { $may_require }, or forbid { $may_forbid } as long as { $seat } keeps the lead.
        }
       *[false] { $may_require ->
            [none] If { $seat }’s side defends, declarer may forbid one of these suits when { $seat } first has the lead: { $may_forbid }. This applies as long as { $seat } keeps the lead.
           *[other] If { $seat }’s side defends, when { $seat } first has the lead declarer may require a lead of { $may_require }, or forbid { $may_forbid } as long as { $seat } keeps the lead.
        }
    }
effect-lead_required = At the first turn to lead, { $seat } must lead { $suit }, if possible.
effect-lead_forbidden = From the first turn to lead, { $seat } may not lead { $suit } as long as { $seat } keeps the lead.
effect-card_stays_faced = { $card } of { $seat } stays face up on the table until the auction ends.
effect-card_returned = { $card } goes back into { $seat }’s hand.
effect-penalty_card =
    { $kind ->
        [major] { $optional ->
            [true] If declarer wishes, { $card } of { $seat } becomes a major penalty card.
           *[false] { $card } of { $seat } becomes a major penalty card.
        }
       *[minor] { $optional ->
            [true] If declarer wishes, { $card } of { $seat } becomes a minor penalty card.
           *[false] { $card } of { $seat } becomes a minor penalty card.
        }
    }
penalty-card-duty =
    { $kind ->
        [major] It stays face up, and { $seat } must play it at the first legal opportunity. Whenever { $partner } has the lead while it is there, declarer may require or forbid { $suit } ({ $card } then goes back into the hand) or let { $partner } lead anything.
       *[minor] It stays face up, and { $seat } may not play any other { $suit } below an honour before it. { $partner } may lead anything.
    }
effect-card_restored =
    { $card ->
        [none] The missing card goes back to { $seat } and counts as having been there all along.
       *[other] { $card } goes back to { $seat } and counts as having been there all along.
    }
effect-card_removed = The card that does not belong to this deal is removed from { $seat }’s hand.
effect-hands_corrected = The director corrects the hands.
effect-information =
    { $authorised ->
        [none] { $about }: unauthorised for { $unauthorised } (Law { $clause }).
       *[other] { $unauthorised ->
            [none] { $about }: authorised for { $authorised } (Law { $clause }).
           *[other] { $about }: { $authorised } may use it, { $unauthorised } may not (Law { $clause }).
        }
    }
effect-play_continues = Play continues.
effect-new_deal = The board is shuffled and dealt again.
effect-board_cancelled = The board is cancelled for { $sides }.
effect-board_played_later = The right board may be played later.
effect-result_stands =
    { $side ->
        [none] The result obtained at the table stands.
       *[other] The result obtained at the table stands for { $side }.
    }
effect-adjusted_score =
    { $standing ->
        [may] The director may award { $kind ->
            [assigned] an assigned adjusted score
            [artificial] an artificial adjusted score
           *[directors] an adjusted score
        }.
       *[shall] The director awards { $kind ->
            [assigned] an assigned adjusted score
            [artificial] an artificial adjusted score
           *[directors] an adjusted score
        }.
    }
effect-adjusted_score-to = It is awarded to { $sides } only.
effect-adjusted_score-favour = In favour of { $sides }.
effect-adjusted_score-against = Against { $sides }.
effect-adjusted_score-average_minus = Not more than average minus for { $sides }.
effect-penalty =
    { $kind ->
        [disciplinary] { $standing ->
            [shall] The director imposes a disciplinary penalty on { $whom }.
           *[may] The director may impose a disciplinary penalty on { $whom }.
        }
        [suspension] { $standing ->
            [shall] The director suspends { $whom } for the session or a part of it.
           *[may] The director may suspend { $whom } for the session or a part of it.
        }
        [disqualification] { $standing ->
            [shall] The director disqualifies { $whom }.
           *[may] The director may disqualify { $whom }.
        }
       *[procedural] { $standing ->
            [shall] The director imposes a procedural penalty on { $whom }.
           *[may] The director may impose a procedural penalty on { $whom }.
        }
    }
penalty-approval =
    { $approval ->
        [organiser] It needs the approval of the tournament organiser.
       *[committee_or_organiser] It needs the approval of the tournament committee or the sponsoring organisation.
    }
effect-right_forfeited = { $side } lose their right to a rectification.
effect-no_rectification = There is no rectification.

whom-offending-side = the offending side
effect-penalty_card-stays = { $card } of { $seat } stays a major penalty card, to be played at the first legal opportunity. If { $partner } leads again while it is there, declarer may again require or forbid { $suit }.
