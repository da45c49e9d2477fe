"""When a team that is not there has lost the match, and what the others get (art. 8.3).

forfeit("swiss", Fraction(15), FIGB)                                    -> lost
forfeit("knockout", Fraction(40), FIGB, boards=12, stanza=1)            -> not before 60 minutes
forfeit_award(FIGB, scale, own=[...], against=[...])                    -> VPs and IMPs
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args

from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Figure, Ground, Open, ask, because
from arbitro.regulations.pack import Pack, Setting
from arbitro.regulations.time import TimeAllowed, check_minutes, clock, time_allowed

ForfeitForm = Literal["pairs", "individual", "swiss", "danish", "round_robin", "knockout"]
FORFEIT_FORMS: tuple[ForfeitForm, ...] = get_args(ForfeitForm)


@dataclass(frozen=True, slots=True)
class EventScale:
    """The victory points of an event, as `scoring` has them, for rules that award points without play."""

    name: Literal["continuous", "discrete", "simple"]
    stake: Fraction
    rounded: Callable[[Fraction], int]
    """An average of VPs as a whole number."""


@dataclass(frozen=True, slots=True)
class MatchScale(EventScale):
    """The same for a match whose boards are known, so that IMPs go with the points."""

    imps: Callable[[Fraction, str], int]
    """The margin that goes with VPs: the `smallest`, or the `mean` of those that earn them, rounded up."""


class Forfeited(Consequence, frozen=True):
    """Whether the match is lost; None as long as something is not known. `limit` in minutes after the start."""

    form: ForfeitForm
    minutes: Fraction
    forfeited: bool | None
    limit: Fraction | None = None
    as_withdrawal: bool = False


class ForfeitAward(Consequence, frozen=True):
    """What the team that is there gets, and the one that is not; final only when the event is over.

    `imps` is None as long as the boards of the match are not known.
    """

    vp: Fraction
    imps: int | None
    loser_vp: Fraction
    loser_imps: Fraction
    last_place: bool | None  # of the team that forfeited; None as long as it is not known
    final: bool


def forfeit(
    form: ForfeitForm,
    minutes: Fraction,
    pack: Pack,
    *,
    boards: int | None = None,
    screens: bool = False,
    match: int | None = None,
    stanza: int | None = None,
    lost: bool | None = None,
) -> Forfeited:
    """Minutes after the official start with somebody still missing.

    `boards`: of the match, or of the stanza that is to begin. `match`: the team's first, second … of the event.
    `lost`: the director's finding, where no number of minutes is set.
    """
    check_minutes(minutes)
    for count in (match, stanza):
        if count is not None and count < 1:
            raise refuse("round-number", found=count, expected="1 2 3 …")
    if form in ("pairs", "individual"):
        return _pair(form, minutes, pack, lost)
    asks: list[Open] = []
    first = _is_first(form, pack, match, stanza, asks)
    plain, by = pack[keys.FORFEIT_MINUTES], pack.setting(keys.FORFEIT_MINUTES)
    if first is None:
        return Forfeited(form, minutes, None, asks=tuple(asks))
    if not first:
        if plain is None:
            return _not_fixed(form, minutes, by, lost)
        return _judged(form, minutes, plain, (because("forfeit-minutes", by, limit=clock(plain)),))
    key = keys.FORFEIT_FIRST_KNOCKOUT if form == "knockout" else keys.FORFEIT_FIRST_ROUND_ROBIN
    share, by = pack[key], pack.setting(key)
    if share is None:
        return _not_fixed(form, minutes, by, lost)
    if boards is None:
        return Forfeited(form, minutes, None, asks=(ask("match_boards", "number", by),))
    allowed = time_allowed("teams", boards, pack, screens=screens)
    return _judged(form, minutes, *_first_limit(form, allowed, share, pack, because("forfeit-first", by)))


def _is_first(form: ForfeitForm, pack: Pack, match: int | None, stanza: int | None, asks: list[Open]) -> bool | None:
    """Whether the longer wait holds: the first match of a round robin, the first stanza in a knock-out."""
    if form == "round_robin":
        if match is None:
            asks.append(ask("match_number", "number", pack.setting(keys.FORFEIT_FIRST_ROUND_ROBIN)))
            return None
        return match == 1
    if form == "knockout":
        by = pack.setting(keys.FORFEIT_KNOCKOUT)
        if stanza is None:
            asks.append(ask("stanza_number", "number", by))
            return None
        if pack[keys.FORFEIT_KNOCKOUT] == "every_match" or stanza > 1:
            return stanza == 1
        if match is None:
            asks.append(ask("match_number", "number", by))
            return None
        return match == 1
    return False


def _first_limit(
    form: ForfeitForm, allowed: TimeAllowed, share: Fraction, pack: Pack, why: Ground
) -> tuple[Fraction, tuple[Ground, ...]]:
    """A part of the time with its tolerance; in a knock-out not less than so much."""
    part = allowed.limit * share
    figures: dict[str, Figure] = {"limit": clock(allowed.limit), "percent": 100 * share, "part": clock(part)}
    grounds = (*allowed.why, Ground(why.id, figures, why.source, why.pack))
    least = pack[keys.FORFEIT_FIRST_LEAST]
    if form != "knockout" or part >= least:
        return part, grounds
    by = pack.setting(keys.FORFEIT_FIRST_LEAST)
    return least, (*grounds, because("forfeit-at-least", by, least=clock(least)))


def _judged(form: ForfeitForm, minutes: Fraction, limit: Fraction, why: tuple[Ground, ...]) -> Forfeited:
    lost = minutes >= limit
    id = "forfeit-not-yet"
    if lost:
        id = "forfeit-knockout" if form == "knockout" else "forfeit-lost"
    said = because(id, late=clock(minutes), limit=clock(limit))
    return Forfeited(
        form, minutes, lost, limit, why=(*why, Ground(said.id, said.figures, why[-1].source, why[-1].pack))
    )


def _not_fixed(form: ForfeitForm, minutes: Fraction, by: Setting, lost: bool | None) -> Forfeited:
    """No article says after how many minutes: the director finds it."""
    asks = () if lost is not None else (ask("has_forfeited", "judgment", by),)
    return Forfeited(form, minutes, lost, asks=asks)


def _pair(form: ForfeitForm, minutes: Fraction, pack: Pack, lost: bool | None) -> Forfeited:
    """As a pair that withdraws; no article says after how many minutes."""
    by = pack.setting(keys.FORFEIT_PAIR)
    withdrawal = pack[keys.FORFEIT_PAIR] == "withdrawal"
    grounds = []
    if form == "individual" and pack[keys.LATE_INDIVIDUAL] == "as_pairs":
        grounds.append(because("late-individual", pack.setting(keys.LATE_INDIVIDUAL)))
    if withdrawal:
        grounds.append(because("forfeit-as-withdrawal", by))
    return replace(_not_fixed(form, minutes, by, lost), as_withdrawal=withdrawal, why=tuple(grounds))


def forfeit_award(
    pack: Pack,
    scale: EventScale,
    *,
    own: Sequence[Fraction] = (),
    against: Sequence[Fraction] = (),
    event_over: bool = False,
    last_round: bool = False,
    points_enough: bool | None = None,
) -> ForfeitAward:
    """The best of a part of what is at stake and of two averages.

    `own`: VPs of the team that is there, in all its other matches. `against`: VPs of all teams in their matches
    against the one that forfeits. `points_enough`: whether that team, with what it has, would still reach something.
    """
    for vp in (*own, *against):
        if not 0 <= vp <= scale.stake:
            raise refuse("vp-range", found=vp, expected=f"0 … {scale.stake}")
    key = keys.FORFEIT_TEAM_SIMPLE if scale.name == "simple" else keys.FORFEIT_TEAM
    best = pack[key] if scale.name == "simple" else pack[key] * scale.stake
    grounds = [because("forfeit-share", pack.setting(key), vp=best)]
    if pack[keys.FORFEIT_BEST]:
        for id, given in (("forfeit-own-average", own), ("forfeit-others-average", against)):
            if given:
                mean = sum(given, Fraction()) / len(given)
                whole = scale.rounded(mean)
                grounds.append(because(id, pack.setting(keys.FORFEIT_BEST), matches=len(given), vp=whole))
                best = max(best, Fraction(whole))
    which = keys.FORFEIT_IMPS_CONTINUOUS if scale.name == "continuous" else keys.FORFEIT_IMPS
    margin = None
    asks: tuple[Open, ...] = ()
    if isinstance(scale, MatchScale):
        margin = scale.imps(best, pack[which])
        grounds.append(because(f"forfeit-imps-{pack[which]}", pack.setting(which), vp=best, imps=margin))
    else:
        asks = (ask("match_boards", "number", pack.setting(which)),)
    loser = pack[keys.FORFEIT_LOSER]
    grounds.append(because("forfeit-loser", pack.setting(keys.FORFEIT_LOSER), vp=loser))
    if not event_over:
        grounds.append(because("forfeit-provisional"))
    last, more = _last_place(pack, last_round, points_enough, grounds)
    return ForfeitAward(best, margin, loser, loser, last, event_over, why=tuple(grounds), asks=asks + more)


def _last_place(
    pack: Pack, last_round: bool, points_enough: bool | None, grounds: list[Ground]
) -> tuple[bool | None, tuple[Open, ...]]:
    """In the last round a team must not profit from staying away."""
    by = pack.setting(keys.FORFEIT_LAST_ROUND)
    if not last_round or pack[keys.FORFEIT_LAST_ROUND] == "points":
        return False, ()
    if points_enough is None:
        return None, (ask("points_enough", "yes_no", by),)
    if points_enough:
        grounds.append(because("forfeit-last-place", by))
    return points_enough, ()
