"""Systems policy: what words mean in it, which methods are allowed where, and what a pair owes about its own."""

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.calls import Call
from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, number, one_of, optional, several, share, shown, whole


def bid(raw: object) -> Call:
    """A bid: `"2C"`."""
    try:
        call = Call.parse(raw) if isinstance(raw, str) else Call.PASS
    except ProblemsFound:
        call = Call.PASS
    if not call.is_bid:
        raise refuse("regulation-range", found=shown(raw), expected="1C … 7NT")
    return call


def event_name(raw: object) -> str:
    """The name of a kind of event: `"championship"`."""
    if not isinstance(raw, str) or not raw.strip():
        raise refuse("regulation-type", found=shown(raw), expected='"…"')
    return raw.strip()


colour = one_of("green", "blue", "red", "yellow")
brown_sticker_rule = one_of("no", "teams_if_authorised", "yes")

# -- definitions

AVERAGE_HAND = Key("systems.average_hand", whole(0), "HCP of an average hand: fewer are weak, a king more is strong.")
LENGTH = Key("systems.length", whole(1), "So many cards of a suit, or more, are length.")
SHORTAGE = Key("systems.shortage", whole(0), "So many cards of a suit, or fewer, are a shortage.")
LONG_MATCH = Key("systems.long_match", whole(1), "A match of so many boards, or more, is long.")
NATURAL_BY = Key(
    "systems.natural",
    one_of("denomination", "declared"),
    "A call is natural if it means length or a balanced hand where it names it, or if the pair says so.",
)
NOTRUMP_SPAN = Key(
    "systems.notrump_span",
    whole(1),
    "A notrump bid that shows a range of at most so many points, and nothing about the shape, is natural.",
)

# -- highly unusual methods

OPENING_VALUES = Key(
    "systems.hum.opening_values",
    optional(whole(0)),
    "HCP that are generally accepted for a one-level opening; none: asked from an average hand to a strong one.",
)
LENGTH_OR_SHORTAGE = Key(
    "systems.hum.length_or_shortage",
    one_of("one_suit", "two_suits"),
    "A one-level opening shows length or shortage: in the same suit, or length in one suit and shortage in another.",
)

# -- Brown Sticker methods

BS_OPENINGS = Key(
    "systems.brown_sticker.openings",
    several(bid, at_least=2, at_most=2),
    "The lowest and the highest opening that may be one.",
)
KNOWN_SUIT = Key("systems.brown_sticker.known_suit", whole(1), "Cards that make a suit a known one.")
WEAK_TWO = Key("systems.brown_sticker.weak_two", whole(1), "Cards of the major that a weak two shows.")
STRONG_TYPES = Key(
    "systems.brown_sticker.strong_types",
    several(one_of("any", "balanced", "one_suited", "two_suited", "three_suited"), at_least=0),
    "Strong hands that may go with a weak two in a major; the others are asked.",
)
BS_OVERCALLS = Key("systems.brown_sticker.overcalls", one_of("bids", "calls"), "What counts as an overcall.")
TWO_SUITER_LEVELS = Key(
    "systems.brown_sticker.two_suiter_levels",
    several(whole(1), at_least=2, at_most=2),
    "From and to which level a weak two-suiter may be one.",
)
TWO_SUITER_LEAST = Key("systems.brown_sticker.two_suiter_least", whole(1), "Cards that each suit of it must have.")

# -- methods that are refused by themselves

ENCRYPTED_SIGNALS = Key("systems.encrypted_signals", one_of("forbidden", "allowed"), "Signals with a hidden key.")
RANDOM_BELOW = Key("systems.random_below", whole(0), "An opening is random with fewer HCP and nothing else defined.")
RANDOM_OPENINGS = Key(
    "systems.random_openings",
    one_of("forbidden", "as_brown_sticker", "allowed"),
    "Random openings: never, where Brown Sticker methods are allowed, or free.",
)

# -- what is allowed in events of each category

_EVENTS = "Events of category"
EVENTS_1 = Key("systems.category_1.events", optional(several(event_name)), f"{_EVENTS} 1.")
EVENTS_2 = Key("systems.category_2.events", optional(several(event_name)), f"{_EVENTS} 2.")
EVENTS_3 = Key("systems.category_3.events", optional(several(event_name)), f"{_EVENTS} 3.")
EVENTS_4 = Key("systems.category_4.events", optional(several(event_name)), f"{_EVENTS} 4.")
_COLOURS = "Colours of the systems that are allowed in events of category"
_BROWN_STICKER = "Brown Sticker methods in events of category"
_MOST = "Systems that a pair may use at most in events of category"
COLOURS_1 = Key("systems.category_1.colours", several(colour), f"{_COLOURS} 1.")
COLOURS_2 = Key("systems.category_2.colours", several(colour), f"{_COLOURS} 2.")
COLOURS_3 = Key("systems.category_3.colours", several(colour), f"{_COLOURS} 3.")
COLOURS_4 = Key("systems.category_4.colours", several(colour), f"{_COLOURS} 4, where a club has rules of its own.")
BROWN_STICKER_1 = Key("systems.category_1.brown_sticker", brown_sticker_rule, f"{_BROWN_STICKER} 1.")
BROWN_STICKER_2 = Key("systems.category_2.brown_sticker", brown_sticker_rule, f"{_BROWN_STICKER} 2.")
BROWN_STICKER_3 = Key("systems.category_3.brown_sticker", brown_sticker_rule, f"{_BROWN_STICKER} 3.")
BROWN_STICKER_4 = Key(
    "systems.category_4.brown_sticker", brown_sticker_rule, f"{_BROWN_STICKER} 4, where a club has rules of its own."
)
MOST_SYSTEMS_1 = Key("systems.category_1.most_systems", optional(whole(1)), f"{_MOST} 1.")
MOST_SYSTEMS_2 = Key("systems.category_2.most_systems", optional(whole(1)), f"{_MOST} 2.")
MOST_SYSTEMS_3 = Key("systems.category_3.most_systems", optional(whole(1)), f"{_MOST} 3.")
MOST_SYSTEMS_4 = Key("systems.category_4.most_systems", optional(whole(1)), f"{_MOST} 4.")
CLUB_RULES = Key(
    "systems.category_4.rules",
    one_of("category_3", "own"),
    "Club events go by the rules of category 3, or by what the pack says about colours and Brown Sticker methods.",
)

# -- documents

BROWN_STICKER_DOCUMENTS = Key(
    "systems.documents.brown_sticker", flag, "Card, sheets, a form and a written defence are owed for such methods."
)
RED_DOCUMENTS = Key("systems.documents.red", flag, "The complete system is owed for a red one, and the card.")
RED_CARD_COPIES = Key("systems.documents.red_card_copies", whole(1), "Copies of that card.")
DEFENCE_COPIES = Key("systems.documents.defence_copies", whole(1), "Copies of a written defence for the opponents.")
SEATED_MINUTES = Key(
    "systems.documents.seated_minutes",
    optional(whole(1)),
    "Minutes before the start at which a pair with Brown Sticker methods is seated.",
)

# -- the convention card

FRONT_RIGHT = Key(
    "systems.card.front_right",
    optional(several(one_of("openings", "responses", "overcalls"))),
    "What must be listed on the front right part of the card.",
)
STRONG_OPENINGS_UNLISTED = Key(
    "systems.card.strong_openings_unlisted", several(bid, at_least=0), "Artificial openings that need not be if strong."
)
LISTED_RESPONSES = Key(
    "systems.card.listed_responses",
    one_of("weak_and_conventional", "weak_or_conventional"),
    "Which responses to natural openings are listed.",
)

# -- sanctions

PRESUMED_DAMAGE = Key(
    "systems.sanction.presumed_damage", flag, "Opponents who miss their best contract are presumed damaged."
)
UNDISCLOSED_TOP = Key(
    "systems.sanction.undisclosed_top", optional(share), "The least penalty at pairs for a method not disclosed."
)
UNDISCLOSED_VP = Key("systems.sanction.undisclosed_vp", optional(number(0)), "The same at teams, in victory points.")
SYSTEM_BAN = Key("systems.sanction.ban", flag, "The most is that the pair may not use its system.")
NOT_RATIFIED = Key("systems.sanction.not_ratified", flag, "The event may also be refused ratification.")
RED_BAN = Key("systems.sanction.red_ban", flag, "A red system without its documents may be banned, wholly or in part.")
