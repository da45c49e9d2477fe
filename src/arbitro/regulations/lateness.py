"""What a late arrival costs (art. 8.3, 90B1).

lateness("teams_vp", Fraction(12), FIGB)                        -> 2.4 VPs
lateness("pairs", Fraction(7), FIGB, sanctioned=False)          -> 20% of a top
"""

from collections.abc import Mapping
from fractions import Fraction
from math import ceil
from typing import Literal, get_args

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Figure, Ground, Open, ask, because
from arbitro.regulations.key import Key
from arbitro.regulations.pack import Pack, Setting
from arbitro.regulations.time import check_minutes, clock

LateForm = Literal["pairs", "individual", "teams_vp", "teams_imps", "teams_ko"]
LATE_FORMS: tuple[LateForm, ...] = get_args(LateForm)
Whom = Literal["pair", "player", "team"]
WHOM: Mapping[LateForm, Whom] = {"pairs": "pair", "individual": "player"}  # else the team
WEIGH = ("weigh_how_serious", "weigh_warned_before")


class Lateness(Consequence, frozen=True):
    """A warning, a penalty, or neither; whom it falls on, and from when on the minutes were counted."""

    form: LateForm
    minutes: Fraction  # counted
    whom: Whom
    warning: bool = False
    penalty: Amount | None = None


def lateness(
    form: LateForm,
    minutes: Fraction,
    pack: Pack,
    *,
    round_number: int = 1,
    sanctioned: bool | None = None,
    late_before: int | None = None,
    brown_sticker: bool = False,
) -> Lateness:
    """The consequence of a place still empty so many minutes after the start.

    `sanctioned`: warned or penalised before, for this or another disciplinary reason; asked where it matters.
    `late_before`: how often the pair was late for a round after the first. `brown_sticker`: the pair had to be there
    before the start; minutes below zero are before it.
    """
    early = seated_early(pack) if brown_sticker else Fraction()
    minutes = max(minutes + early, Fraction()) if brown_sticker else minutes  # still earlier is in time
    check_minutes(minutes)
    if round_number < 1:
        raise refuse("round-number", found=round_number, expected="1 2 3 …")
    if late_before is not None and late_before < 0:
        raise refuse("count-range", found=late_before, expected="0 1 2 …")
    grounds: list[Ground] = []
    if early:
        grounds.append(counts_from(early, pack))
    whom = WHOM.get(form, "team")
    if not minutes:
        return Lateness(form, minutes, whom, why=(*grounds, because("late-in-time")))
    if form == "teams_vp":
        return _team(form, minutes, pack, keys.LATE_TEAM_VP, AmountUnit.VP, grounds)
    if form in ("teams_imps", "teams_ko"):
        return _team(form, minutes, pack, keys.LATE_TEAM_IMPS, AmountUnit.IMPS, grounds)

    if form == "individual":
        by = pack.setting(keys.LATE_INDIVIDUAL)
        if pack[keys.LATE_INDIVIDUAL] == "open":
            return Lateness(form, minutes, whom, why=tuple(grounds), asks=_left_open(by))
        grounds.append(because("late-individual", by))
    if round_number > 1:
        return _later_round(form, minutes, whom, pack, late_before, grounds)
    return _first_round(form, minutes, whom, pack, sanctioned, grounds)


def seated_early(pack: Pack) -> Fraction:
    """How long before the start lateness counts for a pair with Brown Sticker methods."""
    return Fraction(pack[keys.SEATED_MINUTES] or 0) if pack[keys.LATE_SEATED_EARLY] == "earlier" else Fraction()


def counts_from(early: Fraction, pack: Pack) -> Ground:
    return because("late-early", pack.setting(keys.LATE_SEATED_EARLY), early=clock(early))


def _team(
    form: LateForm, minutes: Fraction, pack: Pack, key: Key[Fraction | None], unit: AmountUnit, grounds: list[Ground]
) -> Lateness:
    """One player who is missing is enough."""
    tariff, by = pack[key], pack.setting(key)
    if tariff is None:
        return Lateness(form, minutes, "team", why=tuple(grounds), asks=_left_open(by))
    begun = ceil(minutes)
    total = begun * tariff
    lost, by_lost = pack[keys.FORFEIT_MINUTES], pack.setting(keys.FORFEIT_MINUTES)
    if lost is not None and minutes >= lost:
        grounds = [*grounds, because("late-forfeit", by_lost, limit=clock(lost))]
    why = because(f"late-team-{unit.value}", by, late=clock(minutes), begun=begun, each=tariff, total=total)
    return Lateness(form, minutes, "team", penalty=Amount(total, unit), why=(*grounds, why))


def _first_round(
    form: LateForm,
    minutes: Fraction,
    whom: Whom,
    pack: Pack,
    sanctioned: bool | None,
    grounds: list[Ground],
) -> Lateness:
    warned, share = pack[keys.LATE_WARNING_MINUTES], pack[keys.LATE_PAIR]
    by_warning, by_share = pack.setting(keys.LATE_WARNING_MINUTES), pack.setting(keys.LATE_PAIR)
    if warned is not None and minutes <= warned and not sanctioned:
        why = because("late-warning", by_warning, late=clock(minutes), limit=clock(warned))
        asks = (ask("sanctioned_before", "yes_no", by_warning),) if sanctioned is None else ()
        return Lateness(form, minutes, whom, warning=True, why=(*grounds, why), asks=asks)
    if share is None:
        return Lateness(form, minutes, whom, why=tuple(grounds), asks=_left_open(by_share))
    if sanctioned:
        grounds.append(because("late-sanctioned", by_warning))
    elif warned is not None:
        grounds.append(because("late-beyond-warning", by_warning, late=clock(minutes), limit=clock(warned)))
    counted = minutes
    if warned is not None and not sanctioned and pack[keys.LATE_COUNTED] == "excess":
        counted -= warned
        grounds.append(because("late-excess", pack.setting(keys.LATE_COUNTED), counted=clock(counted)))
    step = pack[keys.LATE_PAIR_MINUTES]
    units = ceil(counted / step)
    total = units * share
    figures: dict[str, Figure] = {"counted": clock(counted), "step": clock(step), "units": units}
    why = because("late-pair", by_share, each=100 * share, total=100 * total, **figures)
    return Lateness(form, minutes, whom, penalty=Amount(total, AmountUnit.TOP), why=(*grounds, why))


def _later_round(
    form: LateForm,
    minutes: Fraction,
    whom: Whom,
    pack: Pack,
    late_before: int | None,
    grounds: list[Ground],
) -> Lateness:
    """A warning the first time, then so much each time, however long it takes."""
    share, by = pack[keys.LATE_AGAIN], pack.setting(keys.LATE_AGAIN)
    if share is None:
        return Lateness(form, minutes, whom, why=tuple(grounds), asks=_left_open(by))
    if late_before:
        why = because("late-again", by, before=late_before, total=100 * share)
        return Lateness(form, minutes, whom, penalty=Amount(share, AmountUnit.TOP), why=(*grounds, why))
    asks = (ask("late_before", "number", by),) if late_before is None else ()
    return Lateness(form, minutes, whom, warning=True, why=(*grounds, because("late-later-round", by)), asks=asks)


def _left_open(by: Setting) -> tuple[Open, ...]:
    """No tariff: what a late arrival costs is for the director to say (90A)."""
    return (ask("late_penalty", "judgment", by, weigh=WEIGH),)
