# What a ruling does with cards on the table.
question-told_by_opponent = Did an opponent tell { $about } that it was his turn?
question-opening_lead_faced = Had the opening lead been faced?
question-forbidden_suits = { $seat }: which suits may { $about } not lead?
problem-not-a-defender = { $found-seat } is not a defender; the defenders are { $expected-seat }.

effect-card_played = { $card } of { $seat } is played.
effect-card_placed = { $card } of { $seat } is added to trick { $trick }; the winner of that trick does not change.
effect-card_withdrawn = { $card } of { $seat } is withdrawn from the trick.
effect-card_due = { $seat } now plays a legal card.
effect-may_change_card = { $seat } may take back { $card } and play another card, without rectification.
effect-play_required =
    { $which ->
        [highest] To this trick { $seat } must play the highest card of { $suit }, if possible.
        [lowest] To this trick { $seat } must play the lowest card of { $suit }, if possible.
       *[any] To this trick { $seat } must play a card of { $suit }, if possible.
    }
effect-play_forbidden = To this trick { $seat } may not play { $suit }, if it can be avoided.
effect-penalty_card_lifted = { $card } goes back into { $seat }’s hand: it is not a penalty card.
effect-becomes_declarer = { $seat } is declarer; { $seat }’s partner spreads his hand as dummy.
effect-tricks_transferred =
    { $tricks ->
        [0] No trick goes to { $to }.
        [1] One trick goes to { $to }.
       *[other] { $tricks } tricks go to { $to }.
    }
effect-tricks_awarded =
    { $tricks ->
        [0] { $to } get none of the remaining tricks.
        [1] { $to } get one of the remaining tricks.
       *[other] { $to } get { $tricks } of the remaining tricks.
    }
field-calls_after = Calls made after it, and by whom
field-accepted_calls = Earlier irregular calls that were accepted, by number
field-others = Other penalty cards
problem-first-trick-leader = { $found-seat } cannot have led to the first trick: the lead comes from a defender ({ $expected-seat }). Give the card of every hand that played before.
