# Contested claims.

web-claim-title = Contested claim
web-claim-edition = Laws of
web-claim-regulations = Regulations
web-claim-ending = The cards left
web-claim-type = Cards of { $seat }
web-claim-type-form = Type spades, hearts, diamonds and clubs with full stops between them: AK.J9..108. Leave out cards already played to the current trick.
web-claim-hand-unread = This is not a hand. Type it like AK.J9..108.
web-claim-tap = Tap the cards instead
web-claim-tap-left = Tap the remaining cards
web-claim-cards-for = Cards for
web-claim-hand = { $seat } ({ $count })
web-claim-card-of = { $card }, with { $seat }
web-claim-trick = A trick is in progress
web-claim-claim = The claim
web-claim-denomination = Trumps
web-claim-declarer = Declarer
web-claim-leader = Who is on lead?
web-claim-led = Who led to this trick?
web-claim-claimer = Who claims?
web-claim-tricks = Tricks claimed, out of { $left } left
web-claim-said = What the claimer said
web-claim-nothing-said = Nothing about the order of play.
web-claim-unsay = Remove: { $phrase }
web-claim-phrase = Phrase
web-claim-suit = Suit
web-claim-cards = Cards
web-claim-say = Add
web-claim-form-trumps = draws trumps
web-claim-form-round = draws one round of trumps
web-claim-form-run = plays a suit
web-claim-form-top = plays a suit from the top
web-claim-form-drop = plays a suit for the drop
web-claim-form-ruff_one = ruffs a card of a suit
web-claim-form-ruff = ruffs a suit
web-claim-form-cross = cross-ruffs
web-claim-form-finesse = finesses against a card
web-claim-form-cards = leads these cards
web-claim-form-to = leads a card to another
web-claim-form-discard = discards from a suit
web-claim-form-discard_card = discards a card
web-claim-phrase-trumps = draws trumps
web-claim-phrase-round = draws one round of trumps
web-claim-phrase-run = plays { $suit }
web-claim-phrase-top = plays { $suit } from the top
web-claim-phrase-drop = plays { $suit } for the drop
web-claim-phrase-ruff_one = ruffs once in { $suit }
web-claim-phrase-ruff = ruffs { $suit }
web-claim-phrase-cross = cross-ruffs
web-claim-phrase-finesse = finesses against the { $card }
web-claim-phrase-cards = leads { $cards }
web-claim-phrase-to = leads the { $card } to the { $other }
web-claim-phrase-discard = discards { $suit }
web-claim-phrase-discard_card = discards the { $card }
web-claim-more = Who showed out; a concession to be cancelled
web-claim-showed-out = { $seat } had shown out of
web-claim-claimer-first = First say who claims.
web-claim-sought = A concession may be cancelled (Law 71): tricks that the side now wants
web-claim-late = The side has already called on the next board, or the round has ended
web-claim-judge = Judge the claim
web-claim-missing = Still needed: { $what }
web-claim-missing-hands = the cards
web-claim-missing-denomination = trumps
web-claim-missing-declarer = declarer
web-claim-missing-leader = who is on lead
web-claim-missing-claimer = who claims
web-claim-ask = Is this play normal?
web-claim-ask-once = Does this line depend on which opponent has a card (Law 70E1)?
web-claim-yes = Yes
web-claim-no = No
web-claim-law = Law { $clause }
web-claim-why = Reason, for the record
web-claim-normal = Normal for this player
web-claim-not-here = Not normal here
web-claim-not-anywhere = Not normal here or anywhere
web-claim-not-anywhere-then = Rules out every play of this kind, on all lines.
web-claim-leaves =
    { $tricks ->
        [one] Leaves the claimer’s side at least 1 trick.
       *[other] Leaves the claimer’s side at least { $tricks } tricks.
    }
web-claim-leaves-unknown = The result is not known yet.
web-claim-known = The claim so far
web-claim-in-words =
    { $claimer } claims { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }; { $declarer } plays { $denomination }, { $leader } leads.
web-claim-change = Change the facts
web-claim-was-normal = Normal
web-claim-was-not = Not normal
web-claim-again = Go back to question { $number }
web-claim-award = { $tricks } for the claimer’s side, { $opponents } for the opponents
web-claim-line = The line that decides
web-claim-to-result = Use the result for board { $board }
web-claim-level = Level of the contract
web-claim-won = Tricks declarer had won, out of { $played } played
web-claim-result = { $won } + { $awarded } tricks:
web-claim-contract = Contract and declarer, like { $example }
web-claim-all-left = All cards left in the four hands
web-claim-missing-level = the level
web-claim-missing-won = the tricks won so far
