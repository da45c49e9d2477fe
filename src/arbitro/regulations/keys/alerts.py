"""Alerts, pre-alerts and psychic calls: what is alerted, what is not, and what a departure from the system costs."""

from arbitro.book.problem import refuse
from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, one_of, optional, several, shown, whole


def text(raw: object) -> str:
    """A few words of the organiser's own."""
    if not isinstance(raw, str) or not raw.strip():
        raise refuse("regulation-type", found=shown(raw), expected='"…"')
    return raw.strip()


def points(raw: object) -> tuple[int, int]:
    """From so many points to so many: `[15, 18]`."""
    low, high = several(whole(0, 37), at_least=2, at_most=2)(raw)
    if low > high:
        raise refuse("regulation-range", found=f"{low} … {high}", expected=f"{high} … {low}")
    return low, high


# -- which calls are alerted

ALERTS = Key("alerts.rules", one_of("open", "categories"), "Whether there is a list of calls that are alerted.")
ALERT_CONVENTIONAL = Key("alerts.conventional", flag, "Conventional calls are alerted.")
ALERT_SPECIAL = Key(
    "alerts.special",
    flag,
    "Calls with a special meaning are alerted, and calls that depend on or lead to an agreement.",
)
ALERT_NOT_FORCING = Key(
    "alerts.not_forcing",
    one_of("none", "jump_shifts", "responses"),
    "Which responses to an opening or an overcall are alerted when they are not forcing.",
)
ALERT_NEW_SUIT = Key(
    "alerts.new_suit", flag, "So is a new suit in response to one of a suit, not forcing, unless the hand has passed."
)
ALERT_NATURAL_RANGES = Key(
    "alerts.natural_ranges", flag, "Natural calls whose exemption is for a range are alerted outside it."
)
IN_DOUBT = Key("alerts.in_doubt", flag, "In doubt a call is alerted.")

# -- which are not

DOUBLES_EXEMPT = Key("alerts.exempt.doubles", flag, "Doubles and redoubles, unless they tell the length of a suit.")
LEVEL_EXEMPT = Key("alerts.exempt.level", optional(whole(1, 7)), "Bids from this level on, without screens.")
LEVEL_WITH_SCREENS = Key("alerts.exempt.level_with_screens", flag, "The same with screens.")
OTHERS_WITH_SCREENS = Key("alerts.exempt.others_with_screens", flag, "The other exemptions hold with screens too.")
FIRST_ROUND = Key(
    "alerts.exempt.first_round",
    one_of("turns", "from_opening"),
    "Conventional bids of the first round are not exempt: the first turn of each player, or four calls from the "
    "opening.",
)
NOTRUMP_EXEMPT = Key("alerts.exempt.notrump", optional(points), "Openings of 1NT within these points.")
JUMP_OVERCALL_MOST = Key("alerts.exempt.jump_overcall_most", optional(whole(0, 37)), "Weak jump overcalls in a suit.")
JUMP_OVERCALL_NATURAL = Key("alerts.exempt.jump_overcall_natural", flag, "Of these, the natural ones only.")
TWO_LEVEL_LEAST = Key(
    "alerts.exempt.two_level_least", optional(whole(0, 37)), "Natural two-level openings with so many points, or more."
)

# -- the alert card

ALERT_CARD = Key(
    "alerts.card", one_of("open", "partner"), "Partner alerts his right-hand opponent; with screens both, each his own."
)
ALERTS_LIVE = Key(
    "alerts.live",
    one_of("partner", "own", "screens"),
    "At live tables a call is alerted and explained by partner, by whoever made it to the other side alone, or as "
    "behind screens.",
)
ALERTS_FROM_FILE = Key(
    "alerts.from_file",
    one_of("none", "own", "all"),
    "At live tables, of which calls a player is offered during the auction what the system on file says: of none, of "
    "his own, of partner's too. After the auction it is of all.",
)
SELF_PROTECTION = Key(
    "alerts.self_protection",
    flag,
    "A missing alert of a high bid behind screens is by itself no ground for redress.",
)

# -- before play

PRE_ALERTS = Key(
    "alerts.pre.items",
    several(
        one_of("reversed_leads", "other_leads", "reversed_count_leads", "light_openings", "short_long"), at_least=0
    ),
    "Agreements that the opponents are told before play.",
)
PRE_ALERT_FURTHER = Key("alerts.pre.further", several(text, at_least=0), "Further ones, in the organiser's words.")
LIGHT_OPENINGS = Key("alerts.pre.light_openings", points, "The least strength of one-level openings that are light.")

# -- how cards are taken from a bidding box

MIXED_CARDS = Key(
    "laws.calls.mixed_cards",
    one_of("open", "admonition"),
    "What follows when a player takes sometimes a single bidding card, sometimes the packet.",
)

# -- psychic calls

CLUB_PSYCHES = Key(
    "psyches.club_rules", one_of("banned", "own"), "Clubs without a rule of their own go by that of local events."
)
AGREED_PSYCHES = Key(
    "psyches.agreed", one_of("open", "brown_sticker"), "What agreed psychic calls are, and protections against them."
)
PSYCHE_DISCLOSED = Key("psyches.disclosed", flag, "Departures that partner can expect are free if they are disclosed.")
FREE_PSYCHES = Key("psyches.free", flag, "Those that partner can expect no more than the opponents are free, unwarned.")
PSYCHIC_PLAYS = Key(
    "psyches.plays", one_of("as_calls", "free"), "Psychic plays of defenders: by the same principles, or always free."
)
PSYCHE_REDRESS_DOUBT = Key("psyches.doubt", flag, "Doubt about the damage is resolved for the side that did not err.")
