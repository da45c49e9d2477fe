# Law 14: a missing card.

event-missing_card = A card is missing from a hand
field-card = Card
field-tricks = Tricks so far: the card led and the card played by the short hand
field-revoke_apart = The revoke is ruled on separately
question-found = Was the missing card of { $about } found?
option-found-elsewhere = Yes, elsewhere
option-found-among_played = Yes, among the played cards
option-found-no = No
question-which_card = Which card is missing from the hand of { $about }?
question-restored_card_exposed = Was the card of { $about } exposed, so that partner could see its face?
question-failed_to_play_it = Was there a trick in which { $about } had to follow suit with this card but did not?
question-trick_with_card = To which trick had { $about } played the missing card (1 to 13)?
question-card_with_it = With which other card was { $about } played to that trick?
question-suit_led_then = Which suit was led to trick { $about }?
question-correction_period_over = Is the correction period over?
instruction-rebuild_hand = The director completes the hand of { $seat } with a card from another pack.
instruction-defective_trick = The trick to which { $seat } played too many cards is settled separately under Law 67.
instruction-settle_revoke = { $seat } did not follow suit with the restored card: the revoke is settled separately under Laws 61 to 64.
about-restored_card = That a missing card was put back

decision-14-calls_stand_1997 = No law lets a call be changed because the hand was short: the calls stand.
decision-14-several_short_hands_1997 = Two hands short and none too long: the note to Law 13 leaves this case to that law.
