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

ALERTS = Key("alerts.rules", one_of("open", "categories"))
ALERT_CONVENTIONAL = Key("alerts.conventional", flag)
ALERT_SPECIAL = Key("alerts.special", flag)
ALERT_NOT_FORCING = Key("alerts.not_forcing", one_of("none", "jump_shifts", "responses"))
ALERT_NEW_SUIT = Key("alerts.new_suit", flag)
ALERT_NATURAL_RANGES = Key("alerts.natural_ranges", flag)
IN_DOUBT = Key("alerts.in_doubt", flag)

# -- which are not

DOUBLES_EXEMPT = Key("alerts.exempt.doubles", flag)
LEVEL_EXEMPT = Key("alerts.exempt.level", optional(whole(1, 7)))
LEVEL_WITH_SCREENS = Key("alerts.exempt.level_with_screens", flag)
OTHERS_WITH_SCREENS = Key("alerts.exempt.others_with_screens", flag)
FIRST_ROUND = Key("alerts.exempt.first_round", one_of("turns", "from_opening"))
NOTRUMP_EXEMPT = Key("alerts.exempt.notrump", optional(points))
JUMP_OVERCALL_MOST = Key("alerts.exempt.jump_overcall_most", optional(whole(0, 37)))
JUMP_OVERCALL_NATURAL = Key("alerts.exempt.jump_overcall_natural", flag)
TWO_LEVEL_LEAST = Key("alerts.exempt.two_level_least", optional(whole(0, 37)))

# -- the alert card

ALERT_CARD = Key("alerts.card", one_of("open", "partner"))
ALERTS_LIVE = Key("alerts.live", one_of("partner", "own", "screens"))
ALERTS_FROM_FILE = Key("alerts.from_file", one_of("none", "own", "all"))
SELF_PROTECTION = Key("alerts.self_protection", flag)

# -- before play

PRE_ALERTS = Key(
    "alerts.pre.items",
    several(
        one_of("reversed_leads", "other_leads", "reversed_count_leads", "light_openings", "short_long"), at_least=0
    ),
)
PRE_ALERT_FURTHER = Key("alerts.pre.further", several(text, at_least=0))
LIGHT_OPENINGS = Key("alerts.pre.light_openings", points)

# -- how cards are taken from a bidding box

MIXED_CARDS = Key("laws.calls.mixed_cards", one_of("open", "admonition"))

# -- psychic calls

CLUB_PSYCHES = Key("psyches.club_rules", one_of("banned", "own"))
AGREED_PSYCHES = Key("psyches.agreed", one_of("open", "brown_sticker"))
PSYCHE_DISCLOSED = Key("psyches.disclosed", flag)
FREE_PSYCHES = Key("psyches.free", flag)
PSYCHIC_PLAYS = Key("psyches.plays", one_of("as_calls", "free"))
PSYCHE_REDRESS_DOUBT = Key("psyches.doubt", flag)
