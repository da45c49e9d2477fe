# Law 18: bids.

event-is_bid_sufficient = Is this bid sufficient?
event-call_perhaps_made = Was this call made?
question-counts_as_made = Did { $about } make the call, according to the regulation in force?
weigh-local_regulation = what the regulation says about bidding cards
weigh-card_released = whether the card was taken out, laid down, let go
weigh-call_told = whether the call was announced
question-screens = Are screens in use?
question-call_said = Did { $about } say the call aloud?
question-card_released = Did { $about } release the bidding card, on the table or (with screens) on the tray?
question-shown_to_slow_tray = Did { $about } show the call to the screenmate, or put it on the table, to slow the tray?
why-not_above_last_bid = it is not above the last bid
instruction-call_not_made = { $seat } has not called yet, so { $seat } may make any legal call.
about-call_not_made = What was seen of a call that was not made
event-pause_after_jump = The stop card or the pause after a jump bid was missing
question-stop_card_shown = Did { $about } show the stop card before the jump bid?
question-pause_kept = Did { $about } wait before calling as long as the regulation requires?
why-no_pause_wanted = the regulations do not require a pause after a jump bid
why-not_a_jump = the bid was not a jump
instruction-show_stop_card = { $seat } is reminded to show the stop card before a jump bid.
instruction-wait_after_jump = { $seat } is reminded to wait before calling after a jump bid.
about-jump_without_stop = That a jump bid was made without the stop card
about-call_without_pause = That the call after the jump bid was made without the pause
