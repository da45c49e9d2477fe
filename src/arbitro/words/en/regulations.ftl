# Regulation packs: their problems, and what a ruling tells of them.

problem-unknown-pack = There is no regulation pack “{ $found }”. Choose { $expected }.
problem-pack-cycle = The packs extend each other in a circle: { $found }.
problem-unknown-regulation = “{ $found }” is not a regulation; nearest: { $expected }.
problem-regulation-missing = The regulation is missing; { $expected } needs it.
problem-regulation-no-source = The regulation does not name its source.
problem-regulation-type = { $found } is not a value for this regulation. Write it like { $expected }.
problem-regulation-range = { $found } is out of range; it must be { $expected }.
problem-regulation-conflict = { $found } contradicts another regulation of the pack, which requires { $expected }.

# Packs and their articles; what is not named here is said as it stands in the pack.

pack-figb_2017 = FIGB 2017
title-of-pack-wbf = The Laws with plain defaults
title-of-pack-figb_2017 = FIGB supplementary regulations, 2017
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
regulation-laws-opening_lead-face_up =
    { $value ->
        [true] the opening lead is made face up at once
       *[false] the opening lead is made face down first
    }
regulation-laws-dummy-sees_scores =
    { $value ->
        [loses_rights] in a pairs event a dummy who looks at the score sheet before the play is over loses his rights
       *[open] there is no rule about a dummy who looks at the score sheet before the play is over
    }
regulation-laws-screens-rectify =
    { $value ->
        [changed] behind screens irregular calls and opening leads out of turn have their own rectifications
       *[as_without] screens do not change any rectification
    }
regulation-laws-screens-order =
    { $value ->
        [north_and_west] North puts the board on the tray, West opens and closes the screen, North or South passes the tray
       *[open] there is no rule about who does what at a table with screens
    }
regulation-laws-screens-tray_delay = a tray delay of { $value } seconds or less gives no information
regulation-laws-dummy-points_out_card =
    { $value ->
        [with_screens] behind screens dummy may draw attention to a defender’s exposed card that declarer could not see
       *[never] dummy may not draw attention to a defender’s exposed card during the play
    }
regulation-laws-calls-made_when =
    { $value ->
        [released] a call with a bidding card is made when the card is released or the call is announced
       *[open] the director judges when a call with a bidding card is made
    }
regulation-laws-calls-pause_after_jump =
    { $value ->
        [none] no pause is prescribed after a jump bid
        [one] without screens, a stop card announces a jump bid; then the next player waits about { $value } second
       *[other] without screens, a stop card announces a jump bid; then the next player waits about { $value } seconds
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
       *[open] there is no special rule for doubt that remains after an explanation
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
regulation-laws-revoke-defenders_ask =
    { $value ->
        [true] a defender may ask his partner about a possible revoke
       *[false] a defender may not ask his partner about a possible revoke
    }
regulation-laws-revoke-both_sides =
    { $value ->
        [without_revokes] when both sides have revoked, equity is the probable result without any of the revokes
       *[after_first_revoke] when both sides have revoked, equity starts from the position after the first revoke was established
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
regulation-laws-claims-suit_order =
    { $value ->
        [top_down] a suit of which a claimer said nothing is taken to be played from the top
       *[open] no order is fixed for a suit of which a claimer said nothing
    }
regulation-laws-score-correction_minutes =
    { $value ->
        [one] the correction period ends { $value } minute after the official score is available
       *[other] the correction period ends { $value } minutes after the official score is available
    }
regulation-laws-score-late_correction =
    { $value ->
        [true] a score can be corrected after the correction period if director and organiser have no reasonable doubt
       *[false] a score cannot be corrected after the correction period
    }
regulation-laws-score-confirmed_by =
    { $value ->
        [opponent] on paper the stationary side enters the result, otherwise North-South; on a device an opponent confirms it; a team match is agreed once both sheets are in
       *[open] there is no rule about who enters and confirms a result
    }
regulation-laws-score-record_conflict =
    { $value ->
        [score] if the tricks and the points of a record disagree and it cannot be settled, the points count
       *[open] if the tricks and the points of a record disagree, the director decides
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
        [none] in local events there is no special penalty for psychic calls
       *[other] in local events every psychic call costs { $value } of a top
    }

# Officials and spectators (74, 76, 80, 81, 91).

regulation-laws-officials-directors_report =
    { $value ->
        [privileged] a director’s report of what happened in his presence is privileged evidence
       *[open] a director’s report is weighed like other evidence
    }
regulation-laws-officials-registered_directors =
    { $value ->
        [true] only registered directors may act, appointed as the level of the event requires
       *[false] the organiser is free to appoint the director
    }
regulation-laws-officials-event_rules =
    { $value ->
        [grave_reasons] a director may change the event’s own rules only for serious reasons and only as far as necessary, never the Laws
       *[open] there is no special rule for changes to the event’s own rules
    }
regulation-laws-officials-closed_room =
    { $value ->
        [permission] in team matches nobody enters the closed room without permission, and only the captain may watch his own team
       *[open] the director decides who may watch
    }
regulation-laws-officials-leaving_the_room =
    { $value ->
        [permission] during a team match a player leaves the room only with the director’s permission
       *[open] no rule forbids leaving the room, but nobody leaves the table needlessly
    }
regulation-laws-officials-technical_committee =
    { $value ->
        [true] in championships played at one venue only a technical committee can disqualify for a breach of fair play
       *[false] there is no technical committee
    }

# Appeals (92, 93).

regulation-laws-appeals-request_minutes =
    { $value ->
        [one] a ruling or its review can be asked for until { $value } minute after the official score is available
       *[other] a ruling or its review can be asked for until { $value } minutes after the official score is available
    }
regulation-laws-appeals-evident_minutes =
    { $value ->
        [none] there is no special time limit when the reason was clear at once
        [one] if the reason was clear at once, a review can be asked for until { $value } minute after the ruling
       *[other] if the reason was clear at once, a review can be asked for until { $value } minutes after the ruling
    }
regulation-laws-appeals-concurrence =
    { $value ->
        [one_member] one member of a pair may ask for a review without the other
       *[law] both members of a pair must concur
    }
regulation-laws-appeals-route =
    { $value ->
        [review] the director in charge reviews whether the steps to a correct ruling were taken
       *[committee] appeals go to the director in charge and to the committee, as the Laws say
    }
regulation-laws-appeals-further =
    { $value ->
        [national_authority] a further appeal goes to the national authority
        [regulating_authority] a further appeal goes to the regulating authority
        [federal_court] a further appeal goes to the federation’s court of appeal
       *[closed] there is no further appeal
    }
regulation-laws-appeals-notice_minutes =
    { $value ->
        [none] a further appeal needs no notice
        [one] a further appeal is announced in writing within { $value } minute of the end of the event
       *[other] a further appeal is announced in writing within { $value } minutes of the end of the event
    }
regulation-laws-appeals-recourse_hours =
    { $value ->
        [none] no time is set for lodging a further appeal
        [one] a further appeal is lodged within { $value } hour of the end of the event
       *[other] a further appeal is lodged within { $value } hours of the end of the event
    }
regulation-laws-appeals-recourse_conflict_hours =
    { $value ->
        [none] the regulations give only one time limit for a further appeal
        [one] the same regulations elsewhere allow { $value } hour for a further appeal
       *[other] the same regulations elsewhere allow { $value } hours for a further appeal
    }
regulation-laws-appeals-recourse_result =
    { $value ->
        [technical_error] a further appeal changes the result only if the director admits a technical error
       *[always] a further appeal that is upheld changes the result
    }
regulation-laws-appeals-without_merit =
    { $value ->
        [true] an appeal without merit is followed by a sanction
       *[false] no sanction is provided for an appeal without merit
    }
regulation-scoring-assigned-director_weights =
    { $value ->
        [true] a director may give a weighted score
       *[false] a director may not give a weighted score
    }
regulation-scoring-assigned-committee_weights =
    { $value ->
        [true] an appeals committee may give a weighted score
       *[false] an appeals committee may not give a weighted score
    }
regulation-scoring-assigned-innocent_best_likely =
    { $value ->
        [true] the innocent side gets the best result that was likely
       *[false] the innocent side gets a score by the likelihood of the outcomes
    }
regulation-scoring-assigned-offender_worst_probable =
    { $value ->
        [true] the offending side gets the worst result that was at all probable
       *[false] the offending side gets a score by the likelihood of the outcomes
    }
regulation-scoring-other_table-one_table_imps =
    { $value ->
        [none] there are no special figures for boards played at only one table
       *[other] for boards played at only one table, a contestant not at fault, partly at fault and directly at fault gets these IMPs, in this order: { $value }
    }
regulation-scoring-fouled-neuberg_least = results on the same version of a fouled board are compared if there are at least { $value } of them
regulation-scoring-penalty-fouled_duplicating =
    { $value ->
        [none] there is no fixed penalty for cards put into a wrong pocket while duplicating
       *[other] cards put into a wrong pocket while duplicating cost { $value } of a top
    }

# Penalties (90).

regulation-scoring-penalty-slow_pair =
    { $value ->
        [none] there is no fixed penalty for slow pairs
       *[other] a slow pair is penalised, on each board it delays, { $value } of a top
    }
regulation-scoring-artificial-innocent_own_percent =
    { $value ->
        [true] a contestant without fault gets his own percentage of the session where that is better
       *[false] a contestant without fault gets no more than average plus
    }
regulation-scoring-artificial-offender_own_percent =
    { $value ->
        [true] a contestant at fault gets his own percentage of the session where that is worse
       *[false] a contestant at fault gets average minus, whatever his session
    }
regulation-scoring-artificial-innocent_own_imps =
    { $value ->
        [true] a contestant without fault gets his own average in IMPs where that is better
       *[false] a contestant without fault gets the fixed IMPs of average plus
    }
regulation-scoring-artificial-offender_own_imps =
    { $value ->
        [true] a contestant at fault gets his own average in IMPs where that is worse
       *[false] a contestant at fault gets the fixed IMPs of average minus
    }
