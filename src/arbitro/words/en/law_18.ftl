# Law 18: bids.

event-is_bid_sufficient = Is this bid sufficient?
event-call_perhaps_made = Was this call made?
question-counts_as_made = Has { $about } made the call, by the regulation in force?
weigh-local_regulation = what the regulation says about bidding cards
weigh-card_released = whether the card was taken out, laid down, let go
weigh-call_told = whether the call was said aloud
question-screens = Are screens in use?
question-call_said = Has { $about } said the call aloud?
question-card_released = Has { $about } let go of the bidding card, on the table or with screens on the tray?
question-shown_to_slow_tray = Has { $about } shown the call to the screenmate, or laid it on the table, to slow the tray?
why-not_above_last_bid = it is not above the last bid
instruction-call_not_made = { $seat } has not called yet and may make any legal call.
about-call_not_made = What was seen of a call that was not made
event-pause_after_jump = After a jump bid the stop card or the pause was missing
question-stop_card_shown = Has { $about } shown the stop card before the jump bid?
question-pause_kept = Has { $about } waited, before calling, as long as the regulation says?
why-no_pause_wanted = the regulations in force ask for no pause after a jump bid
why-not_a_jump = the bid was not a jump
instruction-show_stop_card = { $seat } is reminded to show the stop card before a jump bid.
instruction-wait_after_jump = { $seat } is reminded to wait before calling after a jump bid.
about-jump_without_stop = That a jump bid was made without the stop card
about-call_without_pause = That the call after the jump bid was made without the pause
