# Alerts, pre-alerts, bidding cards and psychic calls.

problem-meaning-form = “{ $found }” does not say what a call shows; write it like { $expected }.
problem-unknown-pre-alert = The organiser has not named “{ $found }” among what is told before play; he has named: { $expected }.
problem-psych-play-opening = A play cannot be an opening.

alert-answer =
    { $alerted ->
        [true] { $call } by { $caller }: alert.
        [false] { $call } by { $caller }: no alert.
       *[open] { $call } by { $caller }: not yet known whether it is alerted.
    }
alert-shown =
    { $when ->
        [tray] When the tray arrives, { $by } shows the alert card to { $to }.
       *[at_once] { $by } shows the alert card to { $to }.
    }
alert-stop-answer = { $caller } shows the stop card first; { $next } waits about { $seconds } seconds.

alert-open = The Laws leave alerts to the authority, which has listed nothing.
alert-told = The pair says that the call is alertable.
alert-not-told = The pair says that the call is not alertable.
alert-conventional = Conventional calls are alerted.
alert-natural = Calls that are not conventional are not alerted, unless their meaning is special.
alert-special = It has a special meaning, or rests on or leads to a special agreement.
alert-swapped = A redouble whose meaning is swapped with that of the pass is alerted.
alert-not-forcing-response = A jump shift or other response of this kind that is not forcing is alerted.
alert-not-forcing-new-suit = A new suit in response to one of a suit, not forcing, by a hand that has not passed is alerted.
alert-range-notrump = A natural 1NT opening outside { $low }–{ $high } HCP is alerted.
alert-range-jump-overcall = A jump overcall in a suit that may have more than { $high } HCP is alerted.
alert-range-two-level = A natural two-level suit opening that may have fewer than { $low } HCP is alerted.
alert-exempt-double = Doubles and redoubles are not alerted if they tell the length of no suit.
alert-exempt-level = From level { $level } on bids are not alerted after the first round.
alert-exempt-level-natural = From level { $level } on bids are not alerted unless conventional.
alert-exempt-notrump = An opening of 1NT with { $low }–{ $high } HCP and the wish to play in no trump is not alerted.
alert-exempt-jump-overcall-most = A jump overcall in a suit with { $high } HCP at most is not alerted.
alert-exempt-two-level-least = A natural two-level opening with at least { $low } HCP is not alerted.
alert-in-doubt = In doubt a call is alerted.
alert-one-side = An alert on one side of the screen only is not by itself an infraction.
alert-self-protection = If the call was not alerted, a request for redress must consider that players are expected to protect themselves.
alert-card-partner = The caller’s partner shows the card to his own right-hand opponent.
alert-card-screens = Each of the two puts the card on the part of the tray of his own screenmate, who gives it back.
alert-stop = A jump without screens: the stop card, and a pause of about { $seconds } seconds.

open-alert_natural = Is the call natural?
open-alert_special = Does the call have a special meaning, or does it rest on or lead to a special agreement?
open-alert_forcing = Is the call forcing?
open-alert_exempt_range = Is the strength it shows within the range that is not alerted?
open-alert_shows_length = Does it show or deny length in one or more specific suits?
open-alert_swapped_with_pass = Is its meaning swapped with that of the pass?
weigh-unusual_meaning = whether its meaning is unusual
weigh-agreement_between_partners = what the partners have agreed about it
weigh-opponents_could_expect = whether the opponents could expect it

# Before play.

pre-alert-answer =
    { $result ->
        [owed] The opponents must be told before play:
        [none] Nothing has to be told before play.
       *[open] Not yet known whether anything has to be told before play.
    }
pre-alert-reversed-leads = Reversed leads.
pre-alert-other-leads = Non-standard leads, even if only in a few situations.
pre-alert-reversed-count-leads = Opening leads with reversed count.
pre-alert-light-openings = One-level openings from { $hcp } HCP on ({ $low }–{ $high }).
pre-alert-hum = One-level openings from { $hcp } HCP, below { $low }: not a pre-alert but a matter for the systems policy.
pre-alert-short-long = A basic system that shows the shorter suit first.
pre-alert-further = Named by the organiser: { $item }.
pre-alert-none = Nothing of what is on the list.
pre-alert-given = They were told before play began.
pre-alert-late = They were not told before play began: Laws 75 and 40.
open-pre_alert_leads = Which leads does the pair use?
open-pre_alert_openings_from = With how many HCP at least does the pair open at the one level?
open-pre_alert_short_long = Does its basic system show the shorter suit first?

cards-one-way = The cards are always taken in the same way.
cards-mixed = Sometimes a single card is taken, sometimes the packet.
cards-mixed-admonition = Sometimes a single card is taken, sometimes the packet: at least a severe warning; it is not proof of cheating.
open-mixed_cards = What follows from taking the bidding cards sometimes one way, sometimes another?

# Psychic calls.

psych-answer =
    { $kind ->
        [not_psychic] Not a psychic action.
        [agreed] { $permitted ->
        [true] Not psychic but agreed: permitted here.
        [open] Not psychic but agreed: whether it is permitted depends on the category of the event.
       *[false] Not psychic but agreed: not permitted here.
    }
        [expected] { $permitted ->
        [true] Partner can expect it; it was disclosed: permitted.
        [false] Partner can expect it; it was not disclosed: not permitted.
       *[open] Partner can expect it: to be disclosed.
    }
        [free] { $permitted ->
        [true] A psychic action that is free.
        [false] A psychic action that is forbidden here.
       *[open] A psychic action; not yet known whether it is permitted.
    }
       *[open] Not yet known what it is.
    }
psych-not-gross = It is not a gross misstatement.
psych-not-deliberate = It was not deliberate.
psych-agreed = The partners have agreed on it: it is no longer psychic.
psych-protected = The system guards against such calls: that is an agreement.
psych-record =
    { $earlier ->
        [one] The record of the pair has one like it.
       *[other] The record of the pair has { $earlier } like it.
    }
psych-first-time = The record of the pair has nothing like it.
psych-expected = Partner can expect it more than the opponents: it belongs on the card, among what needs a defence, with the details on the sheets.
psych-brown-sticker = Agreed psychic calls, and protections against them, are Brown Sticker methods.
psych-brown-sticker-admitted = Such methods are allowed in this event of category { $category }.
psych-brown-sticker-refused = Such methods are not allowed in this event of category { $category }.
psych-random = An opening that may have fewer than { $limit } HCP and of which nothing else is defined is a random one, which is forbidden.
psych-disclosed = Disclosed well enough, it is allowed in events of every category.
psych-not-disclosed = It was not disclosed.
psych-local = In local events no psychic action of any kind is allowed: { $percent }% of a top, whatever the result.
psych-club = That holds in a club too, unless it has published another rule.
psych-club-permits = The club has a rule of its own.
psych-conventional-opening = A conventional opening may not be psychic in this event.
psych-banned = Psychic actions are not allowed in this event.
psych-free = A psychic call that partner can expect no more than the opponents is free, without warning.
psych-free-play = The same holds for a psychic play of a defender: free, without warning.
psych-redress = The other side was damaged by it: equity is restored, doubt in its favour.
psych-no-damage = The other side was not damaged by it: no redress.
psych-doubt = Doubt about the damage is resolved in favour of the other side.
open-psych_category = Of which category is the event?
open-psych_gross = Was it a gross misstatement of strength or length?
open-psych_deliberate = Was it deliberate?
open-psych_explicit_agreement = Had the partners agreed that such calls may be made?
open-psych_system_protects = Does the system guard against them?
open-psych_partner_expects = Could partner expect it more than the opponents?
open-psych_disclosed = Was it on the card and, in detail, on the supplementary sheets?
open-psych_conventional_opening = Was it a conventional opening?
open-psych_damage = Was the other side damaged as a direct consequence?
weigh-strength_and_length = how far strength and lengths were from what was announced
weigh-slip_or_intention = whether it was a slip, a misjudgment or meant
weigh-direct_consequence = whether the damage is its direct consequence
weigh-result_without_departure = the result without the departure
