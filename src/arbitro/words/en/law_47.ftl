# Law 47: a card that was played is taken back.

event-card_retracted = A played card is taken back, or a player wants it back
field-face_down = The card is still face down
question-retraction = Why is { $about } taken back, or why should it be?
option-retraction-rectification = A rectification requires it
option-retraction-illegal_play = To correct an illegal play
option-retraction-unintended_designation = The card was named by a slip
option-retraction-opponent_changed = An opponent has changed a card played before it
option-retraction-told_his_turn = An opponent had said that it was his turn
option-retraction-wrong_explanation = It was played because of an opponent’s wrong explanation
option-retraction-proper_lead = The player whose turn it was has made his own lead
option-retraction-other = For some other reason
question-goes_back_freely = Does the law that requires the withdrawal let { $about } go back into the hand without further rectification?
question-card_was_led = Was { $about } led?
question-changes_too = { $seat }, do you also change { $about }? (A defender’s card then becomes a penalty card.)
question-subsequent_card_in_trick = Has another card been played since { $about }?
question-opening_lead_and_dummy_faced = Was { $about } the opening lead, and has dummy faced a card?

decision-47-taken_back_2007 = The card “may” be taken back, but the next player cannot accept it: so it is taken back.
decision-47-offender_changes_too = 47D also helps the side that erred first (62C2); a defender’s card then becomes a penalty card.
