# Law 68: claims and concessions; what Laws 68 to 71 share.

event-tricks_claimed = Somebody claimed or conceded tricks
field-claimer = Who claims or concedes
field-left = Tricks left, including the one in progress
field-remaining = Cards left
field-denomination = Denomination
field-on_lead = Who led, or leads, to the trick in progress
field-in_trick = Cards in the trick in progress
field-statement = What the claimer said about the play
field-showed_out = Who had shown out
field-seat = Player
field-suit = Suit
field-claimed = Tricks claimed of those left
field-played_on_won = Tricks that the claimer’s side then won, if play continued
field-aware_of_trump = The claimer knew of the outstanding trump
field-tricks_wanted = Tricks wanted back
field-act = What was said or done
field-said = Number of tricks named
field-shown_cards = Cards shown
option-act-says_will_win = says that his side will win a number of tricks
option-act-says_will_lose = says that his side will lose a number of tricks
option-act-suggests_curtailing = suggests that play be cut short
option-act-shows_cards = shows his cards
option-act-abandons_hand = abandons his hand
problem-tricks-left = { $found } is not the number of tricks left. It must be { $expected }.
problem-cards-without = { $expected ->
    [on_lead] The cards left are given without the hand that is on lead.
   *[denomination] The cards left are given without the denomination.
}
problem-tricks-wanted = { $found } tricks cannot be claimed back. The number must be { $expected }.
problem-no-number-said = Say how many tricks were named: { $expected }.

question-later_tricks = Was what { $about } said or did about more than the current trick?
question-before_partner_played = Did { $about } do this before partner had played to the trick?
question-suit_under_way = Which suit was led to the current trick?
question-demonstrably_not_claiming = Did { $about } clearly show the cards for a reason other than a claim, such as after an opening lead out of turn?
question-cards_shown = Which cards did { $about } show?
question-partner_objects_immediately = Did { $about } object at once to partner’s concession?
question-penalty_cards_waived = Do you let the cards shown go back into the hand, so that they do not become penalty cards?
question-doubted = Does anybody, including dummy, dispute the claim or concession?
question-asked_to_play_on = Do { $about } ask to play on?
question-all_four_concur = Do all four players agree to play on?
question-tricks_before_claim = How many tricks had { $about } won before the claim?
question-next_board_or_round_over = Have { $about } already called on a later board, or has the round ended?
question-trick_in_fact_won = Had { $about } already won the tricks they now want back?
question-normal_trumps = The play goes { $about }. Is the last card normal for this player? (With it he draws trumps, or does not.)
question-normal_suit = The play goes { $about }. Is the last card normal for this player? (He leads that suit now.)
question-normal_rank = The play goes { $about }. Is the last card normal for this player? (He chooses that card of the suit.)
question-normal_finesse = The play goes { $about }. Is the last card normal for this player? (With it he finesses, or does not.)
question-normal_discard = The play goes { $about }. Is the last card normal for this player? (He discards it.)
question-normal_ruff = The play goes { $about }. Is the last card normal for this player? (He ruffs with it, or does not ruff.)
question-concession_doubted = Do { $about }, including dummy, dispute their own concession, because they should win more than was claimed?
question-never_normal = { $about }: is a play of this kind abnormal for this player everywhere in the hand?
weigh-why_cards_were_shown = why the cards were shown
weigh-class_of_player = how well this player plays
weigh-careless_is_normal =
    { $edition ->
        [1997] careless or inferior play is normal, irrational play is not
       *[other] careless or inferior play is normal
    }
weigh-aware_of_trump = whether the player mentioned the trump, and whether he may have forgotten it
weigh-irrational_line =
    { $edition ->
        [2017] an unstated line is not accepted merely because any other would be irrational
       *[other] an unstated line is accepted also if any other would be irrational
    }
weigh-shown_out = who failed to follow suit before the claim, or would on every normal line
instruction-state_line = { $seat } states at once how the tricks will be won, such as the order of the cards.
instruction-state_line_and_face = { $seat } faces his hand and states at once how the tricks will be won, with the order of the cards.
instruction-face_hand = { $seat } faces his hand.
instruction-claim_void = The claim or concession is void. Laws 16 and 50 do not apply to what was said and shown; the score now obtained will stand.
about-about_the_tricks = What was said or shown about the tricks

decision-68-claim_without_number = A player who suggests cutting play short, or shows his cards, without naming a number claims all the remaining tricks.
decision-68-refused_concession_1997 = Under Law 49 cards shown in a concession that partner refused are penalty cards. Under Law 50 the director may decide otherwise.
decision-68-claim_of_some_tricks_refused = The rule on partner’s objection applies to every concession by a defender, including the one contained in a claim of some tricks.
decision-68-card_after_claim_2017 = A card played after a claim without a word is a request to play on. The question is whether all four agree; without that it has no effect.
