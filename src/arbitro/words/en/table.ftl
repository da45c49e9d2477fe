# A table and its log.
table-auction = Auction: { $seat } to call.
table-opening_lead = The auction is over: { $seat } to lead.
table-play = Play: { $seat } to play.
table-claim = Play is suspended by a claim.
table-over = The play is over.
table-cancelled = The board is cancelled.
table-calls = Calls: { $calls }
table-contract = Contract: { $contract } by { $declarer }
table-trick = Trick: { $cards }
table-result = Result: { $result }
table-answer = Write the answer into the log: { $event }
table-irregularity =
    { $status ->
        [accepted] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): accepted, { $clause }.
        [established] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): established, { $clause }.
        [held] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): ruled on, { $clause }; to be settled later.
        [ruled] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): ruled on, { $clause }.
        [left_open] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): to be decided later.
       *[open] { $number }: { $kind } – { $seat }, { $what } (event { $event }, Law { $law }): open.
    }
irregularity-card_exposed_in_auction = card exposed in the auction
irregularity-change_of_call = change of call
irregularity-insufficient_bid = insufficient bid
irregularity-call_out_of_rotation = call out of rotation
irregularity-inadmissible_double = inadmissible double or redouble
irregularity-call_by_player_who_must_pass = call by a player who had to pass
irregularity-bid_above_seven = bid of more than seven
irregularity-call_after_final_pass = call after the final pass
irregularity-fifth_card = fifth card to a trick
irregularity-incomplete_designation = incomplete designation
irregularity-designation_changed = card called by mistake
irregularity-dummy_misplayed = a different card of dummy than the one called
irregularity-card_taken_back = card taken back
irregularity-card_exposed = card exposed
irregularity-led_before_choice = led before declarer had chosen
irregularity-penalty_card_not_played = penalty card not played
irregularity-lead_out_of_turn = lead out of turn
irregularity-opening_lead_out_of_turn = opening lead out of turn
irregularity-play_out_of_turn = play out of turn
irregularity-premature_lead = premature lead
irregularity-several_cards = several cards at once
irregularity-revoke = revoke
irregularity-demand_ignored = required card or suit not played
irregularity-asked_about_revoke = partner asked about a possible revoke
irregularity-defective_trick = no card to a trick
irregularity-unauthorised_information = unauthorised information
irregularity-misinformation = wrong explanation or missing alert
irregularity-wrong_number_of_cards = wrong number of cards
irregularity-claim_contested = contested claim
irregularity-tricks_disagreed = tricks not agreed
problem-against-the-law = { $found-call } is not allowed here (Law { $expected }).
problem-card-not-in-trick = The card { $found-card } is not in the trick.
problem-no-opening-lead-due = It is not time for an opening lead.
problem-no-contract = There is no contract yet.
problem-no-board = A log must begin with the board: { $expected }.
problem-board-on-table = The board is already on the table.
problem-no-play = There is no play, so nobody can claim.
problem-no-claim = Nobody has claimed.
problem-no-such-irregularity = There is no irregularity { $found }.
problem-no-ruling-to-withdraw = There is no ruling that can still be withdrawn: the players have acted on it (Law 82C).
problem-event-form = This is not an event ({ $found }). Write it like { $expected }.
problem-no-dummy = There is no dummy yet, so “{ $found }” cannot be called.
problem-no-call-to-change = The player has not called yet.
problem-bad-viewer = “{ $found }” is not a viewer. Choose one of { $expected }.
problem-unknown-log-event = “{ $found }” is not an event at the table. The events are { $expected }.
problem-event-field = The event has no field “{ $found }”; its fields are { $expected }.
problem-event-field-missing = The event needs “{ $found }”; its fields are { $expected }.
problem-event-value = “{ $found }” cannot be read here; write it like { $expected }.
problem-ruling-impossible = The ruling cannot be carried out here: there is no contract yet, or it gives more tricks than are left.
problem-dummy-not-due = No hand should be spread now.
problem-board-not-over = The board is not over.
problem-not-asked = This question is not for this player ({ $found }).
problem-ruling-due = There must be a ruling first.
problem-hands-not-told = The ruling corrects the hands but does not say what they are. Give { $expected }.
