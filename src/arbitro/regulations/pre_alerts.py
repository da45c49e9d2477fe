"""What a pair tells its opponents before play (definitions, appendix 3.3), and how cards come from a box (18.1)."""

from fractions import Fraction
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from arbitro.book.problem import Place, refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground, Open, ask, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import MOST_HCP

Leads: TypeAlias = Literal["standard", "reversed_leads", "other_leads", "reversed_count_leads"]
LEADS: tuple[Leads, ...] = get_args(Leads)
BREACH = ("75", "40")  # the laws that a missing pre-alert comes under


class Practised(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pair plays, as far as it may be owed before play; what is None is asked."""

    leads: tuple[Leads, ...] | None = None  # all that it uses, in however few situations
    openings_from: int | None = None  # the least HCP of its one-level openings
    short_long: bool | None = None  # its basic system shows the shorter suit first
    further: tuple[str, ...] = ()  # of the agreements that the organiser has named
    minutes_before: Fraction | None = None  # when the opponents were told; below zero, after the start


class PreAlert(Consequence, frozen=True):
    """What is owed, whether it was told in time, and the laws that apply if it was not."""

    owed: tuple[str, ...]
    systems_policy: bool  # openings below the light ones: a matter of the systems policy
    given: bool | None
    laws: tuple[str, ...] = ()


def pre_alerts(pair: Practised, pack: Pack) -> PreAlert:
    """The agreements of a pair that its opponents are told before play."""
    if pair.openings_from is not None and not 0 <= pair.openings_from <= MOST_HCP:
        raise refuse(
            "count-range", found=pair.openings_from, expected=f"0 … {MOST_HCP}", where=Place(tag="openings_from")
        )
    by, items = pack.setting(keys.PRE_ALERTS), pack[keys.PRE_ALERTS]
    owed: list[str] = []
    why: list[Ground] = []
    asks: list[Open] = []
    for lead in pair.leads or ():
        if lead in items and lead not in owed:
            owed.append(lead)
            why.append(because(f"pre-alert-{lead.replace('_', '-')}", by))
    if pair.leads is None and set(items) & set(LEADS):
        asks.append(ask("pre_alert_leads", "one_of", by, options=LEADS))
    light, asked = _light_openings(pair, pack)
    below = False
    if "light_openings" in items:
        asks += asked
        why += light
        below = any(ground.id == "pre-alert-hum" for ground in light)
        owed += ["light_openings"] if light and not below else []
    if "short_long" in items:
        if pair.short_long is None:
            asks.append(ask("pre_alert_short_long", "yes_no", by))
        elif pair.short_long:
            owed.append("short_long")
            why.append(because("pre-alert-short-long", by))
    for item in pair.further:
        if item not in pack[keys.PRE_ALERT_FURTHER]:
            known = ", ".join(pack[keys.PRE_ALERT_FURTHER])
            raise refuse("unknown-pre-alert", found=item, expected=known, where=Place(tag="further"))
        owed.append(item)
        why.append(because("pre-alert-further", pack.setting(keys.PRE_ALERT_FURTHER), item=item))
    if not owed and not asks:
        why.append(because("pre-alert-none", by))
    given = None if pair.minutes_before is None else pair.minutes_before >= 0
    laws: tuple[str, ...] = ()
    if owed and given is not None:
        why.append(because("pre-alert-given" if given else "pre-alert-late", by))
        laws = () if given else BREACH
    return PreAlert(tuple(owed), below, given, laws, why=tuple(why), asks=tuple(asks))


def _light_openings(pair: Practised, pack: Pack) -> tuple[tuple[Ground, ...], tuple[Open, ...]]:
    low, high = pack[keys.LIGHT_OPENINGS]
    by = pack.setting(keys.LIGHT_OPENINGS)
    if pair.openings_from is None:
        return (), (ask("pre_alert_openings_from", "number", by),)
    if pair.openings_from > high:
        return (), ()
    id = "pre-alert-hum" if pair.openings_from < low else "pre-alert-light-openings"
    return (because(id, by, hcp=pair.openings_from, low=low, high=high),), ()


# -- the bidding box ---------------------------------------------------------------------------------------------


class Habit(Consequence, frozen=True):
    """Whether a player takes his cards now in one way and now in another, and what that is worth at the least."""

    mixed: bool
    admonition: bool


def card_habit(single: int, packet: int, pack: Pack) -> Habit:
    """How often a player took the single card from the box, and how often the packet up to it."""
    for tag, count in (("single", single), ("packet", packet)):
        if count < 0:
            raise refuse("count-range", found=count, expected="0 1 2 …", where=Place(tag=tag))
    by = pack.setting(keys.MIXED_CARDS)
    mixed = bool(single and packet)
    if not mixed:
        return Habit(False, False, why=(because("cards-one-way", by),))
    if pack[keys.MIXED_CARDS] == "open":
        asks = (ask("mixed_cards", "judgment", by, weigh=("weigh_how_serious",)),)
        return Habit(True, False, why=(because("cards-mixed", by),), asks=asks)
    return Habit(True, True, why=(because("cards-mixed-admonition", by),))
