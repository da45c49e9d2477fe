# Alerts, pre-alerts, bidding cards and psychic calls.

problem-meaning-form = “{ $found }” does not say what a call shows. Write it like { $expected }.
problem-unknown-pre-alert = “{ $found }” is not on the organiser’s list of things to announce before play: { $expected }.
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

alert-open = The Laws leave alerts to the Regulating Authority, which has listed none.
alert-told = The pair says that the call is alertable.
alert-not-told = The pair says that the call is not alertable.
alert-conventional = Conventional calls are alerted.
alert-natural = Calls that are not conventional are not alerted, unless their meaning is special.
alert-special = It has a special meaning, or it depends on or leads to a special agreement.
alert-swapped = A redouble whose meaning is swapped with that of the pass is alerted.
alert-not-forcing-response = A jump shift or other response of this kind that is not forcing is alerted.
alert-not-forcing-new-suit = A new suit in response to one of a suit, not forcing, by a hand that has not passed is alerted.
alert-range-notrump = A natural 1NT opening outside { $low }–{ $high } HCP is alerted.
alert-range-jump-overcall = A jump overcall in a suit that may have more than { $high } HCP is alerted.
alert-range-two-level = A natural two-level suit opening that may have fewer than { $low } HCP is alerted.
alert-exempt-double = Doubles and redoubles that say nothing about the length of a suit are not alerted.
alert-exempt-level = Bids at level { $level } or higher are not alerted after the first round of the auction.
alert-exempt-level-natural = Bids at level { $level } or higher are not alerted unless they are conventional.
alert-exempt-notrump = A 1NT opening with { $low }–{ $high } HCP that suggests playing in notrump is not alerted.
alert-exempt-jump-overcall-most = A jump overcall in a suit with at most { $high } HCP is not alerted.
alert-exempt-two-level-least = A natural two-level opening with at least { $low } HCP is not alerted.
alert-in-doubt = When in doubt, alert the call.
alert-one-side = An alert on only one side of the screen is not an infraction by itself.
alert-self-protection = If the call was not alerted, remember that players are expected to protect themselves before asking for redress.
alert-card-partner = The caller’s partner shows the card to his own right-hand opponent.
alert-card-screens = The caller and his partner each put the alert card in front of their own screenmate, who gives it back.
alert-stop = A jump bid without screens: show the stop card, then a pause of about { $seconds } seconds.

open-alert_natural = Is the call natural?
open-alert_special = Does the call have a special meaning, or does it depend on or lead to a special agreement?
open-alert_forcing = Is the call forcing?
open-alert_exempt_range = Does it show a strength within the range that is not alerted?
open-alert_shows_length = Does it show or deny length in one or more specific suits?
open-alert_swapped_with_pass = Is its meaning swapped with that of the pass?
weigh-unusual_meaning = whether its meaning is unusual
weigh-agreement_between_partners = what the partners have agreed about it
weigh-opponents_could_expect = whether the opponents could expect it

# Before play.

pre-alert-answer =
    { $result ->
        [owed] Tell the opponents before play:
        [none] There is nothing to tell the opponents before play.
       *[open] It is not known yet whether the opponents must be told something before play.
    }
pre-alert-reversed-leads = Reversed leads.
pre-alert-other-leads = Non-standard leads, even if only in a few situations.
pre-alert-reversed-count-leads = Opening leads with reversed count.
pre-alert-light-openings = One-level openings with as little as { $hcp } HCP ({ $low }–{ $high }).
pre-alert-hum = One-level openings with { $hcp } HCP, below { $low }: this is a matter for the systems policy, not a pre-alert.
pre-alert-short-long = A basic system that shows the shorter suit first.
pre-alert-further = Named by the organiser: { $item }.
pre-alert-none = Nothing on the list applies.
pre-alert-given = They were told before play began.
pre-alert-late = They were not told before play began: Laws 75 and 40.
open-pre_alert_leads = Which leads does the pair use?
open-pre_alert_openings_from = What is the minimum number of HCP for a one-level opening?
open-pre_alert_short_long = Does its basic system show the shorter suit first?

cards-one-way = The player always takes the bidding cards in the same way.
cards-mixed = Sometimes the player takes a single bidding card, sometimes the packet.
cards-mixed-admonition = Sometimes the player takes a single bidding card, sometimes the packet: at least a severe warning. It is not proof of cheating.
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
       *[open] Partner can expect it: it must be disclosed.
    }
        [free] { $permitted ->
        [true] A psychic action that is allowed.
        [false] A psychic action that is forbidden here.
       *[open] A psychic action; not yet known whether it is permitted.
    }
       *[open] Not yet known what it is.
    }
psych-not-gross = It is not a gross misstatement.
psych-not-deliberate = It was not deliberate.
psych-agreed = The partners have agreed on it: it is no longer psychic.
psych-protected = The system has a safeguard against such calls, so there is an agreement.
psych-record =
    { $earlier ->
        [one] The pair’s record has one similar case.
       *[other] The pair’s record has { $earlier } similar cases.
    }
psych-first-time = The pair’s record has no similar case.
psych-expected = Partner can expect it more than the opponents can: it belongs on the convention card, among the calls that need a defence, with details on the supplementary sheets.
psych-brown-sticker = Agreed psychic calls, and protections against them, are Brown Sticker methods.
psych-brown-sticker-admitted = Such methods are allowed in this event of category { $category }.
psych-brown-sticker-refused = Such methods are not allowed in this event of category { $category }.
psych-random = An opening that may have fewer than { $limit } HCP and shows nothing else is a random opening, which is forbidden.
psych-disclosed = If it is disclosed well enough, it is allowed in events of every category.
psych-not-disclosed = It was not disclosed.
psych-local = In local events no psychic actions are allowed: { $percent }% of a top, whatever the result.
psych-club = This also applies in a club, unless it has published a different rule.
psych-club-permits = The club has its own rule.
psych-conventional-opening = A conventional opening may not be psychic in this event.
psych-banned = Psychic actions are not allowed in this event.
psych-free = A psychic call that partner can expect no more than the opponents can is allowed, without a warning.
psych-free-play = The same applies to a psychic play by a defender: it is allowed, without a warning.
psych-redress = The other side was damaged: equity is restored, and doubt is resolved in that side’s favour.
psych-no-damage = The other side was not damaged: no redress.
psych-doubt = Doubt about the damage is resolved in favour of the other side.
open-psych_category = Which category does the event have?
open-psych_gross = Was it a gross misstatement of strength or length?
open-psych_deliberate = Was it deliberate?
open-psych_explicit_agreement = Had the partners agreed that such calls might be made?
open-psych_system_protects = Does the system have a safeguard against them?
open-psych_partner_expects = Could partner expect it more than the opponents could?
open-psych_disclosed = Was it on the card and, in detail, on the supplementary sheets?
open-psych_conventional_opening = Was it a conventional opening?
open-psych_damage = Was the other side damaged as a direct consequence?
weigh-strength_and_length = how far the strength and lengths were from those announced
weigh-slip_or_intention = whether it was a slip, a misjudgment or intentional
weigh-direct_consequence = whether the damage is its direct consequence
weigh-result_without_departure = the result without the departure
