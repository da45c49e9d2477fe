# Law 41: the start of play.

event-opening_lead_to_be_changed = A player wants to take back his opening lead
event-opening_lead_faced = The opening lead was faced
event-contract_asked = A player asks during the play what the contract is
event-dummy_spread_wrong = Somebody objects to how dummy has spread his cards
question-lead_reason = Why should { $about }’s face-down lead be taken back?
option-lead_reason-wrong_explanation = an opponent’s wrong explanation has been corrected
option-lead_reason-other_irregularity = another irregularity, after which the director allows it to be taken back
option-lead_reason-second_thought = the player has changed his mind
question-time_for_questions = Did { $about } lead face down, with time for questions before the lead was faced?
question-review_still_open = Does { $about } still have to play his first card, so that a review of the whole auction is allowed?
question-laid_out_well = Has { $about } laid out his cards as the law says?
instruction-face_down_lead_stays = The lead of { $seat } stays: a face-down lead may be taken back only on the director’s instruction after an irregularity.
instruction-faced_before_questions = { $seat } should have led face down and waited for questions; the faced lead stands, and each player may still ask at his first turn to play.
instruction-dummy_spreads_hand = { $seat } spreads the hand face up: by suits, in columns toward declarer, in order of rank with the lowest card toward declarer, trumps on dummy’s right.
instruction-dummy_spreads_hand_1997 = { $seat } spreads the hand face up: by suits, in columns toward declarer, in order of rank, trumps on dummy’s right.
instruction-contract_or_review = { $seat } may hear the whole auction until he plays his first card, or only the contract.
instruction-told_contract_not_by_whom = { $seat } may be told what the contract is and whether it was doubled or redoubled, but not by whom; the auction is not repeated.

decision-41-face_down_lead_out_of_turn = The text names only 47E2. A face-down lead out of turn is nevertheless taken back.
decision-41-declarer_asks_at_dummys_turn_1997 = The text does not say that dummy’s turn is also declarer’s. He plays both hands (41D), so he may ask then.
