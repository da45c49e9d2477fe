# What the director says to a player, in the second person: what he must, may and may not do, and what he may choose.

you-effect-call_repeated = At your proper turn you must make the same call again: { $call }.
you-effect-call_due = Make any legal call now.
you-effect-may_change_call = You may take back { $call } and make another call, without rectification.
you-effect-may_not_double = At this turn you may bid or pass, but not double or redouble.
you-effect-auction_continues = It is your turn to call.
you-effect-auction_restarts = The auction starts again with you.
you-effect-lead_required = At your first turn to lead you must lead { $suit }, if you can.
you-effect-lead_forbidden = From your first turn to lead you may not lead { $suit } as long as you keep the lead.
you-effect-card_stays_faced = Leave { $card } face up on the table until the auction ends.
you-effect-card_returned = { $card } goes back into your hand.
you-effect-card_removed = The card that does not belong to this deal is removed from your hand.
you-effect-card_placed = Add { $card } to the cards you have played, in trick { $trick }; the winner of that trick does not change.
you-effect-card_due = Play a legal card now.
you-effect-may_change_card = You may take back { $card } and play another card, without rectification.
dummys-card_due = Play a legal card from dummy now.
dummys-may_change_card = You may take back { $card } of dummy’s and play another card from dummy, without rectification.
you-effect-play_forbidden = To this trick you may not play { $suit }, if you can avoid it.
you-effect-becomes_declarer = You are declarer; your partner spreads his hand as dummy.
you-instruction-settle_as_exposed_card = Your card is treated as a card exposed during the auction (Law 24).
you-instruction-take_hand_from_own_pocket = Put the cards back and take your hand from the right pocket.
you-instruction-count_face_down = Count your cards face down before you look at them.
you-instruction-look_at_cards = Look at your cards now.
you-instruction-leave_cards_alone = Do not touch other players’ cards.
you-instruction-correction_under_the_ruling = You corrected it as the director ruled; your correction was not premature.
you-instruction-correction_is_withdrawn_too = The call you substituted is withdrawn too: if your side defends, it may lead to further lead restrictions (Law 26).
you-instruction-options_explained_choose_again = I will explain every option; then you choose again.
you-instruction-choice_stands = Your choice stands; you may choose whatever suits your side best.
you-instruction-play_another_card = Play another card to the trick in progress.
you-instruction-rebuild_hand = Your hand is completed with a card from another pack.
you-instruction-defective_trick = The trick to which you played too many cards is settled under Law 67.
you-instruction-settle_revoke = You did not follow suit with the restored card: the revoke is settled under Laws 61 to 64.
you-instruction-take_right_hand = Put the cards back and take your hand for this board.
you-instruction-carefully_avoid_advantage = You must carefully avoid taking any advantage of the information.
you-instruction-change_seats = Change seats so that you hold the hand you learned about.
you-instruction-temporary_substitute = A substitute takes your place for this board.
you-instruction-call_not_made = You have not called yet, so you may make any legal call.
you-instruction-show_stop_card = Show the stop card before a jump bid.
you-instruction-wait_after_jump = After a jump bid, wait before you call.
you-instruction-say_one_word = Say only that one word.
you-instruction-opponent_restates_whole_auction = One of your opponents repeats all the calls, with their alerts, from first to last, without leaving anything out or stopping.
you-instruction-only_whole_review = You may hear the whole auction or nothing: a review is not given in part and not stopped midway.
you-instruction-told_whose_lead = You may be told whose lead it is.
you-instruction-request_refused = You are not entitled to that now.
you-instruction-own_card_allowed = You may look at your own convention card; the regulations allow it.
you-instruction-wait_until_final_pass = Do not say or show anything during the auction. Then call the director and tell the opponents: after the final pass if you are declarer or dummy, after the play if you are a defender.
you-instruction-wait_until_play_ends = Do not say or show anything until the play is over; then call the director and tell the opponents.
you-instruction-opponents_told = Call the director and tell the opponents that your partner’s explanation seems wrong.
you-instruction-last_call_may_be_changed = Until an opening lead is faced, a player of your side may change his last call if he probably made it because of the wrong explanation and his partner has not called since.
you-instruction-law_of_the_irregularity = Your call is not comparable: I will tell you what follows under the law for the irregularity.
you-instruction-exposed_card_later = When the auction is over: if you defend, every card you exposed becomes a penalty card; if you are declarer or dummy, they go back into your hand.
you-instruction-exposed_card_later_1997 = When the auction is over: if you defend, declarer may treat every card you exposed as a penalty card; if you are declarer or dummy, they go back into your hand.
you-instruction-demand_without_right = Declarer is not entitled to that demand: it does not bind you, and declarer may still choose.
you-instruction-lead_restriction_as_things_stand = This is the position for now: it is not settled who defends, and your later calls may change or remove the restriction (Law 26).
you-instruction-call_in_rotation_stands = You have called at your proper turn: that call stands, and the call out of rotation is treated as never made.
you-instruction-skipped_player_keeps_right_to_call = Even after three passes in a row the auction is not over: your turn was skipped, and you may still call.
you-instruction-partner_calls_without_withdrawn_call = You may make any legal call at your proper turn, but you may not use what the withdrawn call showed.
you-instruction-comparable_call_or_partner_passes = You may make any legal call at your proper turn. If it is comparable to the withdrawn call, there is no further rectification; if not, your partner must pass once and there may be lead restrictions.
you-instruction-if_rho_passes_call_repeated = If your right-hand opponent passes, you must make the same call again; if it is legal, there is no further rectification.
you-instruction-if_rho_acts_denomination_repeated_or_not = If your right-hand opponent bids, doubles or redoubles, you may make any legal call. If you repeat the denomination, your partner must pass once; if not, your partner must pass for the rest of the auction and there may be lead restrictions.
you-instruction-if_rho_acts_comparable_or_not = If your right-hand opponent bids, doubles or redoubles, you may make any legal call. If it is comparable to the withdrawn call, there is no further rectification; if not, your partner must pass once and there may be lead restrictions.
you-instruction-denomination_repeated_or_partner_silenced = You may make any legal call. If you repeat the denomination, your partner must pass once; if not, your partner must pass for the rest of the auction and there may be lead restrictions.
you-instruction-repeated_bid_is_insufficient = If you repeat the bid, it is insufficient and is treated as an insufficient bid in rotation (Law 27).
you-instruction-if_rho_acts_partner_silenced = If your right-hand opponent bids, doubles or redoubles, you may make any legal call, but your partner must pass for the rest of the auction and there may be lead restrictions.
you-instruction-any_legal_call_at_turn = You may make any legal call at your proper turn.
you-instruction-put_away = Put away what you looked at.
you-instruction-face_down_lead_stays = Your lead stays: a face-down lead is taken back only when the director says so after an irregularity.
you-instruction-faced_before_questions = Next time lead face down and wait for questions. Your faced lead stands, and each player may still ask at his first turn to play.
you-instruction-dummy_spreads_hand = Spread your hand face up: by suits, in columns toward declarer, in order of rank with the lowest card toward declarer, trumps on your right.
you-instruction-dummy_spreads_hand_1997 = Spread your hand face up: by suits, in columns toward declarer, in order of rank, trumps on your right.
you-instruction-contract_or_review = Until you play your first card you may hear the whole auction, or only the contract.
you-instruction-told_contract_not_by_whom = You may be told what the contract is and whether it was doubled or redoubled, but not by whom; the auction is not repeated.
you-instruction-penalty_card_is_due = You must play a penalty card now; if there are several, declarer chooses which.
you-instruction-won_the_trick = You have won the trick.
you-instruction-out_of_turn_as_usual = Your card is treated like any other lead or play out of turn (Laws 53 to 57).
you-instruction-minor_penalty_card = You may not play another card of that suit below the ten before the penalty card; you may play an honour of that suit, or a legal card of another suit.
you-instruction-penalty_card_waits = Your penalty card stays face up; play it at the next opportunity.
you-instruction-may_not_take_back = You may not take the card back yourself.
you-instruction-penalty_cards_stay = All your penalty cards that were not played stay penalty cards.
you-instruction-lead_is_accepted = The lead must be accepted, or has been: you have no other choice.
you-instruction-face_down_lead_goes_back = Take back the card you led face down, without showing it.
you-instruction-dummy_spreads = Spread your hand as dummy.
you-instruction-dummy_may_not_ask = You are dummy and may not ask a defender about a revoke.
you-instruction-defenders_may_not_ask = You are a defender and may not ask your partner about a revoke.
you-instruction-revoke_as_if_established = If you revoked, the card is replaced and the revoke is settled under Law 64 as if it were established.
you-instruction-not_the_suggested_play = If you have cards of both suits, you may not choose the play that the revoke card could have suggested.
you-instruction-revoke_settled_after_play = Your revoke will be settled when the play is over; until then play continues with the trick as it is.
you-instruction-corrected_revoke_settled_after_play = You replace the card, but your revoke will be settled when the play is over, as if it were established.
you-instruction-too_late_to_point_out = It is too late for you to point it out.
you-instruction-tricks_stay_closed = You may not look: the tricks stay closed until the play is over.
you-instruction-look_at_own_card = You may look at your own last card without showing it.
you-instruction-returned_card_is_played = Take your card back and follow suit with the returned card, as after any revoke that is not established.
you-instruction-not_a_defective_trick = You have played the right number of cards: this is not a defective trick, and Law 14 or Law 13 applies.
you-instruction-state_line = State at once how you will win the tricks, such as the order of the cards.
you-instruction-state_line_and_face = Face your hand and state at once how you will win the tricks, with the order of the cards.
you-instruction-face_hand = Face your hand.
you-instruction-restrict_partner_57a = Declarer may restrict your play to this trick under Law 57A; no card becomes a penalty card.
you-instruction-acts_as_if_understood = Continue as if you had not heard the explanation: give your partner’s later calls their proper meaning.
you-instruction-another_player_enters = Your side must enter the result, or you in an individual.
you-instruction-opponent_confirms = The result is not official yet: you or your partner must check and confirm it.
you-instruction-same_score_for_both = The rectification and any adjusted score apply to you and to your partner of this round, whoever was responsible.
you-instruction-no_penalty_for_partner = You get no procedural penalty.
you-instruction-offender_warned = This is a warning to you.
you-instruction-other_side_of_screen_not_told = Your call is corrected before the tray passes; nobody on the other side of the screen learns of it.
you-instruction-right_lead_stands = Your lead stands.
you-instruction-screenmate_should_have_called = You saw the irregularity and should have called the director before the tray was passed; the Laws apply as usual.
you-instruction-screenmate_says_nothing_of_tempo = Mentioning the time that a call took is not an infraction, but you, on the same side of the screen, should not do it.
you-instruction-partner_did_not_learn = You were on the other side of the screen and did not learn of it: there is no unauthorised information.
you-instruction-screen_not_his_task = This is not your task.
you-effect-must_pass =
    { $how_long ->
        [once] You must pass at your next turn to call.
       *[rest] You must pass at every turn for the rest of the auction.
    }
you-effect-card_restored =
    { $card ->
        [none] The missing card goes back into your hand and counts as having been there all along.
       *[other] { $card } goes back into your hand and counts as having been there all along.
    }
you-effect-play_required =
    { $which ->
        [highest] To this trick you must play your highest card of { $suit }, if you can.
        [lowest] To this trick you must play your lowest card of { $suit }, if you can.
       *[any] To this trick you must play a card of { $suit }, if you can.
    }
you-effect-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] When you first have the lead, declarer may forbid you one of these suits: { $may_forbid }. It holds as long as you keep the lead.
           *[other] When you first have the lead, declarer may require you to lead { $may_require }, or forbid { $may_forbid } as long as you keep the lead.
        }
       *[false] { $may_require ->
            [none] If your side defends, declarer may forbid you one of these suits when you first have the lead: { $may_forbid }. It holds as long as you keep the lead.
           *[other] If your side defends, when you first have the lead declarer may require you to lead { $may_require }, or forbid { $may_forbid } as long as you keep the lead.
        }
    }
choice-lead_restriction =
    { $defends ->
        [true] { $may_require ->
            [none] When { $seat } first has the lead, declarer may forbid one of these suits: { $may_forbid }.
           *[other] When { $seat } first has the lead, declarer may require { $may_require }, forbid { $may_forbid }, or leave the lead free.
        }
       *[false] { $may_require ->
            [none] If one of you declares: when { $seat } first has the lead you may forbid one of these suits: { $may_forbid }.
           *[other] If one of you declares: when { $seat } first has the lead you may require { $may_require }, forbid { $may_forbid }, or leave the lead free.
        }
    }
you-effect-penalty_card =
    { $kind ->
        [major] Leave { $card } face up: it is a major penalty card{ $optional ->
            [true] {" "}if declarer wishes
           *[false] {""}
        }, and you must play it at the first legal opportunity.
       *[minor] Leave { $card } face up: it is a minor penalty card{ $optional ->
            [true] {" "}if declarer wishes
           *[false] {""}
        }, and you may not play any other { $suit } below an honour before it.
    }
partner-penalty_card = While { $card } is on the table, wait before you lead: declarer may require or forbid { $suit }.
choice-penalty_card = Whenever { $partner } has the lead while { $card } of { $seat } is on the table, declarer may require { $suit }, forbid { $suit } ({ $card } then goes back into the hand), or let { $partner } lead anything.
you-information-may = You may use this: { $about } (Law { $clause }).
you-information-may-not = You may not use this: { $about } (Law { $clause }).
you-effect-penalty_card-stays = { $card } stays a major penalty card: you must play it at the first legal opportunity.
partner-penalty_card-stays = If you lead again while { $card } is on the table, wait first: declarer may again require or forbid { $suit }.
choice-penalty_card-stays = If { $partner } leads again while { $card } of { $seat } is on the table, declarer may again require { $suit }, forbid { $suit }, or let { $partner } lead anything.
