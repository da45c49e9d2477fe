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

AVERAGE_HAND = Key("systems.average_hand", whole(0))
LENGTH = Key("systems.length", whole(1))
SHORTAGE = Key("systems.shortage", whole(0))
LONG_MATCH = Key("systems.long_match", whole(1))
NATURAL_BY = Key("systems.natural", one_of("denomination", "declared"))
NOTRUMP_SPAN = Key("systems.notrump_span", whole(1))

# -- highly unusual methods

OPENING_VALUES = Key("systems.hum.opening_values", optional(whole(0)))
LENGTH_OR_SHORTAGE = Key("systems.hum.length_or_shortage", one_of("one_suit", "two_suits"))

# -- Brown Sticker methods

BS_OPENINGS = Key("systems.brown_sticker.openings", several(bid, at_least=2, at_most=2))
KNOWN_SUIT = Key("systems.brown_sticker.known_suit", whole(1))
WEAK_TWO = Key("systems.brown_sticker.weak_two", whole(1))
STRONG_TYPES = Key(
    "systems.brown_sticker.strong_types",
    several(one_of("any", "balanced", "one_suited", "two_suited", "three_suited"), at_least=0),
)
BS_OVERCALLS = Key("systems.brown_sticker.overcalls", one_of("bids", "calls"))
TWO_SUITER_LEVELS = Key("systems.brown_sticker.two_suiter_levels", several(whole(1), at_least=2, at_most=2))
TWO_SUITER_LEAST = Key("systems.brown_sticker.two_suiter_least", whole(1))

# -- methods that are refused by themselves

ENCRYPTED_SIGNALS = Key("systems.encrypted_signals", one_of("forbidden", "allowed"))
RANDOM_BELOW = Key("systems.random_below", whole(0))
RANDOM_OPENINGS = Key("systems.random_openings", one_of("forbidden", "as_brown_sticker", "allowed"))

# -- what is allowed in events of each category

EVENTS_1 = Key("systems.category_1.events", optional(several(event_name)))
EVENTS_2 = Key("systems.category_2.events", optional(several(event_name)))
EVENTS_3 = Key("systems.category_3.events", optional(several(event_name)))
EVENTS_4 = Key("systems.category_4.events", optional(several(event_name)))
COLOURS_1 = Key("systems.category_1.colours", several(colour))
COLOURS_2 = Key("systems.category_2.colours", several(colour))
COLOURS_3 = Key("systems.category_3.colours", several(colour))
COLOURS_4 = Key("systems.category_4.colours", several(colour))
BROWN_STICKER_1 = Key("systems.category_1.brown_sticker", brown_sticker_rule)
BROWN_STICKER_2 = Key("systems.category_2.brown_sticker", brown_sticker_rule)
BROWN_STICKER_3 = Key("systems.category_3.brown_sticker", brown_sticker_rule)
BROWN_STICKER_4 = Key("systems.category_4.brown_sticker", brown_sticker_rule)
MOST_SYSTEMS_1 = Key("systems.category_1.most_systems", optional(whole(1)))
MOST_SYSTEMS_2 = Key("systems.category_2.most_systems", optional(whole(1)))
MOST_SYSTEMS_3 = Key("systems.category_3.most_systems", optional(whole(1)))
MOST_SYSTEMS_4 = Key("systems.category_4.most_systems", optional(whole(1)))
CLUB_RULES = Key("systems.category_4.rules", one_of("category_3", "own"))

# -- documents

BROWN_STICKER_DOCUMENTS = Key("systems.documents.brown_sticker", flag)
RED_DOCUMENTS = Key("systems.documents.red", flag)
RED_CARD_COPIES = Key("systems.documents.red_card_copies", whole(1))
DEFENCE_COPIES = Key("systems.documents.defence_copies", whole(1))
SEATED_MINUTES = Key("systems.documents.seated_minutes", optional(whole(1)))

# -- the convention card

FRONT_RIGHT = Key("systems.card.front_right", optional(several(one_of("openings", "responses", "overcalls"))))
STRONG_OPENINGS_UNLISTED = Key("systems.card.strong_openings_unlisted", several(bid, at_least=0))
LISTED_RESPONSES = Key("systems.card.listed_responses", one_of("weak_and_conventional", "weak_or_conventional"))

# -- sanctions

PRESUMED_DAMAGE = Key("systems.sanction.presumed_damage", flag)
UNDISCLOSED_TOP = Key("systems.sanction.undisclosed_top", optional(share))
UNDISCLOSED_VP = Key("systems.sanction.undisclosed_vp", optional(number(0)))
SYSTEM_BAN = Key("systems.sanction.ban", flag)
NOT_RATIFIED = Key("systems.sanction.not_ratified", flag)
RED_BAN = Key("systems.sanction.red_ban", flag)
