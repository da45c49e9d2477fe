# What a ruling does with cards on the table.
question-told_by_opponent = Did an opponent tell { $about } that it was his turn?
question-opening_lead_faced = Has the opening lead been faced?
question-forbidden_suits = { $seat }: which suits may { $about } not lead?
problem-not-a-defender = { $found } does not defend; the defenders are { $expected }

effect-card_played = { $card } of { $seat } is played.
effect-card_placed = { $card } of { $seat } is put among the cards played, to trick { $trick }; who won that trick does not change.
effect-card_withdrawn = { $card } of { $seat } is withdrawn from the trick.
effect-card_due = It is for { $seat } to play a legal card now.
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
        [1] After the play one trick goes to { $to }.
       *[other] After the play { $tricks } tricks go to { $to }.
    }
effect-tricks_awarded =
    { $tricks ->
        [0] { $to } get none of the tricks that were left.
        [1] { $to } get one of the tricks that were left.
       *[other] { $to } get { $tricks } of the tricks that were left.
    }
field-calls_after = Calls made after it, and by whom
field-accepted_calls = Earlier irregular calls that were accepted, by number
field-others = Penalty cards already there
