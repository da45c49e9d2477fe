# Law 67: a defective trick.

event-defective_trick = A player played no card to a trick, or too many
question-played_together = Did { $about } play the cards at the same time?
question-played_count_wrong = Does { $about } also have the wrong number of played cards, matching the wrong number in hand?
question-played_not_placed = Did { $about } play a card to the trick but fail to put it among his played cards?
question-has_suit_led = Does { $about } have a card of the suit led to the defective trick?
question-card_placed = { $seat }, which card do you put among your played cards?
question-card_found = Which card had { $about } played to the trick?
question-faced_card_known = Can it be determined which of the cards { $about } faced when playing to the trick?
question-faced_card = Which card did { $about } face?
question-exposed_in_returning = Was { $about } exposed while it was put back?
question-revoke_trick = In which trick did { $about } fail to play the returned card when required?
question-revoke_is_established = Since trick { $about }, has the offender’s side played on, claimed or agreed to a claim, so that the revoke is established?
question-same_card_again = Was { $about } played again to a later trick, too late to correct it?
question-cards_at_start = How many cards did { $about } have at the start, including those already played?
question-trick_without_card = To which earlier trick did { $about } play no card?
question-other_hands_wrong = Which other players did not have thirteen cards?
problem-not-several-cards = { $found-card } is one card. Name all the cards that the player played to the trick, like { $expected }.
problem-suit-led-needed = Say which suit was led to the trick ({ $expected }).

decision-67-omitted_by_dummy = If dummy omitted a card it is deemed a revoke, but no trick is transferred for dummy’s cards (64B3). Equity remains.
decision-67-highest_of_equal_rank = If several cards were legal and it is not known which was faced, it is the highest-ranking one; among equals, the higher suit.
decision-67-revoke_brought_to_light = A revoke revealed by a returned card on the last trick played may still be corrected: Law 63 decides.
decision-67-card_shown_in_returning = A returned card that the director could not avoid showing is exposed without the player’s fault: a minor penalty card if it is low.
