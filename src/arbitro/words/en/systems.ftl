# Systems policy: what a pair's methods are, where they are admitted, what is owed about them.

problem-agreement-no-meaning = The agreement { $found } does not say anything about the hand. Give at least one meaning.
problem-agreement-no-call = This agreement (“{ $found-context }”) needs its call.
problem-agreement-call = The call { $found-call } does not fit here: “{ $expected-context }”.
problem-agreement-after = “{ $found-context }” needs the opening bid before it. Name it, as in after = { $expected }.
problem-agreement-after-unused = “after” names the opening that is overcalled or responded to; remove it from “{ $found-context }”.
problem-agreement-twice = { $found } is described twice for the same situation.
problem-policy-event = The regulations have no event “{ $found }”. Choose one of { $expected }.
problem-policy-category = The event does not have category { $found }: { $expected }.
problem-system-varies = Say once what the basic method varies with: “{ $found }”.
problem-meaning-range = { $found } is an empty range.
problem-meaning-cards = The suit lengths are impossible: at least { $found } cards out of { $expected }.
problem-meaning-some = It is not possible to choose { $expected } of the suits “{ $found }”.
problem-meaning-two-suits = A two-suiter has two suits; “{ $found }” is not enough.
problem-no-systems = Describe at least one system.

systems-title = { $pair }: methods under { $pack }
systems-system = { $name }: { $colour }
systems-colour-green = green (natural)
systems-colour-blue = blue (strong club or diamond)
systems-colour-red = red (artificial)
systems-colour-yellow = yellow (HUM)
systems-colours-open = { $colours }, depending on the answers below
systems-feature = { $holds ->
    [yes] { $about }: { $feature }
    [no] { $about }: not { $feature }
   *[open] { $about }: perhaps { $feature }
   } [{ $article }]
systems-feature-hum_a = HUM (a), a pass that promises an opening
systems-feature-hum_b = HUM (b), an opening that may be weaker than a pass
systems-feature-hum_c = HUM (c), an opening a king or more below average
systems-feature-hum_d = HUM (d), an opening that shows length or shortage
systems-feature-hum_e = HUM (e), an opening that shows one suit or another
systems-feature-bs_a = Brown Sticker (a), a weak opening without a known suit
systems-feature-bs_b = Brown Sticker (b), an overcall without a known suit
systems-feature-bs_c = Brown Sticker (c), a weak two-suiter with a short suit
systems-feature-bs_d = Brown Sticker (d), a psychic call of the system
systems-feature-encrypted = an encrypted signal
systems-feature-random = a random opening
systems-feature-strong_base = a strong club or strong diamond system
systems-feature-artificial_system = an artificial system
systems-feature-artificial_opening = an artificial one-level opening
systems-feature-method_varies = a basic method that varies
systems-feature-contested_convention = a weak or multi-meaning convention in a contested auction
systems-exception = { $applied ->
    [yes] exception, applies
    [no] exception, does not apply
   *[open] exception, to be decided
   }: { $exception }
systems-exception-strong_base = one of a minor in a strong club or strong diamond system
systems-exception-short_club = the natural short club
systems-exception-known_if_weak = a known suit when weak
systems-exception-weak_two = two of a minor with a weak two in a major
systems-exception-defence = a defence against a strong or conventional opening
systems-exception-natural_notrump = the natural 1NT overcall
systems-exception-strong_cue_bid = a cue-bid that shows a strong hand
systems-exception-stopper_cue_bid = a jump cue-bid that asks for a stopper
systems-exception-booklet = the main section of the WBF convention booklet

systems-why-pass_not_described = the pass in opening position is not described and is taken as normal
systems-why-pass_promises = one kind of pass has at least { $hcp } HCP
systems-why-weaker_than_pass = it may have { $hcp } HCP, a pass has at least { $passed }
systems-why-king_below_average = it may have { $hcp } HCP; { $limit } or fewer are a king below average
systems-why-length_or_shortage = it shows length in { $suit } or shortage in { $other }
systems-why-either_suit = it shows length in one of { $suits }, and no suit is in all of its meanings
systems-why-short_club = 1♣ in a natural system, not forcing, never void, is natural
systems-why-not_a_minor = { $call } is not one of a minor
systems-why-strong_base = the system is built on a { $base ->
    [strong_club] strong club
   *[strong_diamond] strong diamond
   }
systems-why-base_not_strong = the { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } opening is never strong
systems-why-base_not_always_strong = the { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } opening is not always strong
systems-why-base_not_described = the { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } opening is not described
systems-why-always_strong = the { $base ->
    [strong_club] 1♣
   *[strong_diamond] 1♦
   } opening is always strong
systems-why-declared_artificial = the pair itself describes it as artificial ({ $base })
systems-why-no_weak_hand = it is never weak: at least { $hcp } HCP
systems-why-known_suit = it promises { $suits }
systems-why-may_be_weak = it may have { $hcp } HCP
systems-why-no_known_suit = it does not promise enough cards in a known suit
systems-why-known_if_weak = { $suit } when weak, at least { $hcp } HCP when { $suit } is not shown
systems-why-not_strong_enough = { $suits } is known when weak, but another meaning has { $hcp } HCP, and { $limit } are needed
systems-why-weak_two_in_a_major = every weak hand is a weak two in a major
systems-why-weak_two_and_booklet = every weak hand is a weak two in a major, if the strong types are those of the WBF booklet
systems-why-weak_two_and_usual_types = every weak hand is a weak two in a major, and the strong hands are of the usual types
systems-why-strong_type_not_in_booklet = the strong types are not those of the WBF booklet
systems-why-not_two_of_a_minor = { $call } is not two of a minor
systems-why-other_weak_hand = not every weak hand is a weak two in a major
systems-why-option_not_strong = another option has { $hcp } HCP, and { $limit } are needed
systems-why-natural_notrump = it is natural
systems-why-notrump_not_natural = this 1NT is not natural
systems-why-strong_cue_bid = it has at least { $hcp } HCP
systems-why-cue_bid_not_strong = it may have { $hcp } HCP, and { $limit } are needed
systems-why-stopper_asked = partner bids 3NT with a stopper in the opponents’ suit
systems-why-cue_bid_not_a_jump = it is not a jump
systems-why-thin_two_suiter = { $suit } may have { $cards } cards, and { $limit } are needed
systems-why-any_hand = partner expects an opening on any hand
systems-why-psychic = { $how ->
    [protected] the system protects against a psychic call
   *[required] the system requires a psychic call
   }
systems-why-defence = defences against strong or conventional openings, Brown Sticker or HUM are not restricted
systems-why-key_hidden = only the defenders have the key
systems-why-key_open = declarer has the key too
systems-why-random = it may have { $hcp } HCP, fewer than { $limit }, and shows nothing else
systems-why-not_natural = it is not natural
systems-why-not_said_natural = it is not known whether it is natural
systems-why-varies_with = it varies with { $what }
systems-why-meaning_varies = the meaning varies with position or vulnerability
systems-why-strength_varies = only the strength varies with position or vulnerability
systems-why-weak_convention = conventional, and it may be weak
systems-why-multi_convention = conventional, with several meanings
systems-why-in_booklet = listed there
systems-why-not_in_booklet = not listed there
systems-why-colour_admitted = { $colour } is admitted
systems-why-colour_refused = { $colour } is not admitted
systems-why-colour_open = admission depends on the colour: { $colour }
systems-why-brown_sticker_admitted = Brown Sticker methods are admitted here, with the duties that go with them
systems-why-brown_sticker_refused = Brown Sticker methods are not admitted here
systems-why-brown_sticker_open = not admitted if it is a Brown Sticker method
systems-why-random_admitted = random openings are admitted here
systems-why-random_refused = random openings are not admitted
systems-why-encrypted_admitted = encrypted signals are admitted here
systems-why-encrypted_refused = encrypted signals are not admitted
systems-why-number_free = systems: { $number }, and there is no limit
systems-why-number_admitted = systems: { $number } of at most { $most }
systems-why-number_refused = systems: { $number }, but at most { $most }; remove { $over }
systems-why-same_system = both partners play the same system
systems-why-club_may_rule = clubs may make their own rules for their events; without them the rules of category { $category } apply
systems-why-club_own_rules = the club’s own rules apply
systems-why-different_systems = the partners do not play the same system
systems-why-different_systems_free = the partners may play different systems
systems-why-not_handed_in = not handed in
systems-why-handed_in_late = handed in late
systems-why-too_few_copies = copies: { $found } instead of { $copies }
systems-why-late_from_earlier_time =
    { $minutes ->
        [one] lateness counts from { $minutes } minute before the start
       *[other] lateness counts from { $minutes } minutes before the start
    }
systems-why-red_ban = the director in charge may ban the system, wholly or in part
systems-why-sanction_discretionary = a penalty is at the director’s discretion, together with an adjusted score
systems-why-damage_presumed = the opponents are presumed damaged, because they could not prepare
systems-why-damage_not_presumed = no presumption of damage
systems-why-damage_open = whether damage is presumed depends on the contract they missed
systems-why-list_openings = artificial openings are listed there
systems-why-list_responses = weak and conventional responses to natural openings are listed there
systems-why-list_overcalls = conventional overcalls of natural one-level suit openings are listed there
systems-why-two_suiters_in_detail = two-suiters must be described in detail
systems-why-colour_marked = marked { $marked }, but the system is { $colour }
systems-why-point_number = point { $number }
systems-why-empty_fields = empty fields: { $number }

systems-questions = Questions to answer:
systems-question-pass_promises_opening = Does the pass ({ $about }) promise the values of a normal one-level opening?
systems-question-strong_base = Is it still a strong club or diamond system, although { $about } is not always strong?
systems-question-base_always_strong = Is the { $about } opening always strong?
systems-question-natural = Is { $about } natural?
systems-question-method_varies = Does the different strength of { $about } make it a different basic method?
systems-question-in_booklet = Is { $about } in the main section of the WBF convention booklet of 1994?
systems-question-strong_type_in_booklet = Are the strong hands of { $about } types of the WBF convention booklet?
systems-question-best_contract_missed = Did the opponents miss their best contract after { $about }?
systems-question-penalise = Does the pair deserve a procedural penalty for { $about }?
systems-weigh-accepted_values = what players in this event open at the one level
systems-weigh-not_always_strong = how often the opening is strong, and what the rest of the system is based on
systems-weigh-strength_alone = whether it is a lighter opening, or a different system
systems-weigh-how_much_hidden = how much the opponents could learn from the card and sheets
systems-weigh-repeated = whether the pair had been warned

systems-event = Category { $category }, { $form ->
    [pairs] pairs
   *[teams] teams
   }: { $admissible ->
    [yes] admissible
    [no] not admissible
   *[open] open
   }
systems-ground = { $about ->
    [none] { $why }
   *[other] { $about }: { $why }
   } [{ $article }]
systems-duty = { $who ->
    [opponents] the opponents may bring: { $document }
   *[pair] { $owing ->
        [must] the pair must bring: { $document }
       *[should] the pair is encouraged to bring: { $document }
       }
   } ({ $about }), { $moment }{ $copies ->
    [1] {""}
   *[other] , in { $copies } copies
   } [{ $article }]
systems-seated =
    { $minutes ->
        [one] the pair must be seated { $minutes } minute before the start
       *[other] the pair must be seated { $minutes } minutes before the start
    } [{ $article }]
systems-document-convention_card = convention card
systems-document-supplementary_sheets = supplementary sheets
systems-document-complete_system = complete system
systems-document-brown_sticker_form = Brown Sticker form
systems-document-written_defence = written defence
systems-document-seated_early = early presence at the table
systems-moment-before_event = before the event
systems-moment-before_session = before the session
systems-moment-before_match = before the match
systems-moment-at_table = at the table
systems-moment-later = later
systems-breach = { $document } ({ $about }): { $why }
systems-sanction = possible penalty: from { $least } { $unit ->
    [top] of a top
    [matchpoints] matchpoints
   *[vp] VP
   }{ $ban ->
    [yes] {" "}up to a ban on the system
   *[no] {""}
   }{ $ratified ->
    [no] ; the event may not be ratified
   *[yes] {""}
   } [{ $article }]
systems-card = Card: { $fault } [{ $article }]
systems-form = Form: { $fault } [{ $article }]
systems-fault-colour_not_marked = the colour of the system is not marked
systems-fault-colour_wrong = the wrong colour is marked
systems-fault-not_an_agreement = { $about } is listed but not described
systems-fault-not_listed = { $about } is not listed on the front right of the card
systems-fault-not_explained = { $about } is listed but not explained anywhere
systems-fault-points_not_numbered = the points of the sheets are not numbered in order ({ $about })
systems-fault-point_empty = point { $about } of the sheets is empty
systems-fault-point_missing = the sheets have no point that explains { $about }
systems-fault-point_not_among_first = { $about } is explained too far back; such points come first
systems-fault-form_missing = there is no form for { $about }
systems-fault-form_incomplete = the form for { $about } is not complete
systems-fault-form_late = the form for { $about } came late

# -- systems as data

problem-bad-pattern = “{ $found }” is not an auction. Write it like { $expected }: opponents’ calls in brackets, no passes before the opening.
problem-pattern-long = An auction of { $found } calls is too long for a rule: at most { $expected }.
problem-pattern-wide = The rule stands for too many auctions: at most { $expected }. Name the suits or the levels.
problem-pattern-impossible = No auction goes like this: { $found }.
problem-unknown-system = There is no system “{ $found }”. Known: { $expected }.
problem-system-cycle = The systems build on each other in a circle: { $found }.
problem-system-section = A rule is a table with call and shows; found: { $found }.
problem-system-large = The system is too large: at most { $found } rules and auctions.
problem-system-empty = The system has no rules. Write openings, or name what it builds on with extends.
problem-system-field = There is no “{ $found }” here. Known: { $expected }.
problem-system-value = “{ $found }” is not possible here. Write one of: { $expected }.
problem-system-values = “{ $found }” is not possible here. Write a list of these, in square brackets: { $expected }.
problem-system-text = “{ $found }” is not possible here. Write a short text in quotation marks.
problem-system-field-missing = Add { $expected }: it is missing.
problem-rules-clash = Two rules say what { $found } shows, and neither is more special: compare line { $expected }.
