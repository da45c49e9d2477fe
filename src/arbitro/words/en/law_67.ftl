# Law 67: a defective trick.

event-defective_trick = A player has put no card to a trick, or too many
question-played_together = Did { $about } play the cards at the same time?
question-played_count_wrong = Does { $about } also have the wrong number of played cards, matching the wrong number in hand?
question-played_not_placed = Did { $about } play a card to the trick and only not put it among his played cards?
question-has_suit_led = Does { $about } have a card of the suit led to the defective trick?
question-card_placed = { $seat }, which card do you put among your played cards?
question-card_found = Which card had { $about } played to the trick?
question-faced_card_known = Can it be determined which of the cards { $about } faced when he played to the trick?
question-faced_card = Which card did { $about } face?
question-exposed_in_returning = Was { $about } exposed when it was put back?
question-revoke_trick = In which trick did { $about } not play the returned card when he had to?
question-revoke_is_established = Has the side of the offender played on, claimed or agreed to a claim since trick { $about }, so that the revoke is established?
question-same_card_again = Was { $about } played again to a later trick, so that it is too late to put that right?
question-cards_at_start = How many cards did { $about } have at the start, those already played included?
question-trick_without_card = To which earlier trick did { $about } put no card?
question-other_hands_wrong = Which other players did not have thirteen cards?
problem-not-several-cards = { $found } is one card; name all that the player put to the trick, like { $expected }.
problem-suit-led-needed = Say which suit was led to the trick ({ $expected }).

decision-67-omitted_by_dummy = If dummy omitted a card it is deemed a revoke, but nothing is transferred for dummy’s cards (64B3). Equity remains.
decision-67-highest_of_equal_rank = If several cards were legal and it is not known which was faced, it is the highest in rank; of equal ones, the higher suit.
decision-67-revoke_brought_to_light = A revoke on the last trick played that a returned card brings to light may still be open to correction: Law 63 decides.
decision-67-card_shown_in_returning = A returned card that the director could not help showing is exposed without fault of the player: a minor penalty card if it is low.
