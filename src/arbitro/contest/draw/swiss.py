"""Swiss: those who stand level meet, and nobody meets twice (Law 78D and 80B2 leave it to the organiser).

swiss(candidates, met, round=3, pack=WBF, seed="7 May")         -> who meets whom, who sits out, and why
swiss(pairs, met, round=3, pack=WBF, seed="7 May", of="pairs")  -> the same; the first of two sits North-South
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Literal, cast

import numpy as np

from arbitro.book.problem import refuse
from arbitro.contest.draw.best import Rules, best
from arbitro.contest.draw.draw import Candidate, Draw, Encounter, Of
from arbitro.contest.draw.field import Field, Order, entered, field
from arbitro.contest.draw.matching import Integers, Marks
from arbitro.contest.draw.reasons import with_reasons
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack, Setting

Float = Literal["up", "down"]
Within = Literal["neighbours", "halves", "lot"]

SO_FAR = 63  # places among equals; whoever is farther from where he should be is simply far

TOGETHER: Mapping[Within, str] = {"neighbours": "draw-level", "halves": "draw-halves", "lot": "draw-by-lot"}


def swiss(
    candidates: Sequence[Candidate],
    met: Sequence[Encounter],
    *,
    round: int,
    pack: Pack,
    seed: str,
    of: Of = "teams",
    rematch: bool | None = None,
    first: Within | None = None,
    apart: Collection[tuple[str, str]] = (),
    clubs: Mapping[str, str] | None = None,
    floated: Mapping[str, Float] | None = None,
) -> Draw:
    """A round. `rematch`: whether two may meet again if there is no other way, and `first` how the first round is
    drawn; else as the pack says. `apart`: who never meet. `clubs`: of which club everybody is. `floated`: who met
    somebody with more points (up) or fewer in the round before.
    """
    within, setting = _within(round, first, pack)
    order = _order(round, within, pack)
    drawn_up = field(candidates, met, round=round, seed=seed, order=order)
    entered(drawn_up, apart)
    rules = Rules(
        never=drawn_up.marks(apart),
        again=drawn_up.times > 0,
        clubs=_clubs(drawn_up, clubs or {}, pack),
        bye=lowest_without(drawn_up),
        then=(
            _floats(drawn_up, floated or {}),
            unevenness(drawn_up, pack[keys.HOME_DIFFERENCE]),
            _order_costs(drawn_up, within),
        ),
    )
    rematch = pack[keys.SWISS_REMATCH] == "if_unavoidable" if rematch is None else rematch
    drawn = best(drawn_up, rules, rematch=rematch)
    if drawn is None:
        raise refuse("no-draw", found=len(candidates), expected=round)
    return with_reasons(
        "swiss",
        drawn_up,
        drawn,
        pack,
        of=of,
        together="draw-ranked" if order == "rank" else TOGETHER[within],
        by=setting,
        again=pack.setting(keys.SWISS_REMATCH),
        bye="draw-bye-lot" if round == 1 and within == "lot" else "draw-bye-lowest",
        clubs=rules.clubs,
    )


def floats(draw: Draw, candidates: Sequence[Candidate]) -> Mapping[str, Float]:
    """Who meets somebody with more points in a draw, or with fewer: told to the next."""
    points = {each.contestant: each.points for each in candidates}
    floaters: dict[str, Float] = {}
    for each in draw.pairings:
        if points[each.home] != points[each.away]:
            lower, higher = sorted((each.home, each.away), key=points.__getitem__)
            floaters |= {lower: "up", higher: "down"}
    return floaters


def counted_byes(byes: int, forfeits: int, pack: Pack) -> int:
    """Rounds that count as a bye: those without an opponent; matches won by forfeit where the pack says so."""
    return byes + (forfeits if pack[keys.BYE_COUNTS] == "bye_or_forfeit" else 0)


# -- the parts of the rules


def _within(round: int, first: Within | None, pack: Pack) -> tuple[Within, Setting]:
    key = keys.SWISS_FIRST if round == 1 else keys.SWISS_WITHIN
    chosen = first if round == 1 and first is not None else pack[key]
    return cast(Within, chosen), pack.setting(key)


def _order(round: int, within: Within, pack: Pack) -> Order:
    """The first round has no ranking yet, only a seeding."""
    if round > 1 and pack[keys.SWISS_DIFFERENCE] == "rank":
        return "rank"
    return "lot" if within == "lot" else "points"


def lowest_without(field: Field) -> list[int]:
    """The cost of sitting out: fewest byes before, then the lowest place."""
    had = sorted({each.byes for each in field.candidates})
    last = len(field.names) - 1
    return [had.index(each.byes) * (last + 1) + last - place for place, each in enumerate(field.candidates)]


def _clubs(field: Field, clubs: Mapping[str, str], pack: Pack) -> Marks:
    own = [clubs.get(name, "") for name in field.names] + [""] * field.is_odd
    if field.round > pack[keys.CLUBS_APART]:
        own = [""] * field.seats
    numbers = np.unique(own, return_inverse=True)[1]
    same: Marks = (numbers[:, None] == numbers[None, :]) & (np.array(own) != "")[:, None]
    return same & ~np.eye(field.seats, dtype=np.bool_)


def _floats(field: Field, floated: Mapping[str, Float]) -> Integers:
    """Floats the same way as in the round before."""
    values = np.array(field.values)
    down = np.array([floated.get(name) == "down" for name in field.names])
    up = np.array([floated.get(name) == "up" for name in field.names])
    falls = values[:, None] > values[None, :]
    once = (falls & down[:, None]).astype(np.int64) + (falls & up[None, :])
    return field.with_bye(once + once.T)


def unevenness(field: Field, limit: int | None) -> Integers:
    """How far roles would be beyond what the regulations allow, if whoever was at home less is at home."""
    if limit is None:
        return np.zeros((field.seats, field.seats), np.int64)
    balance = np.array([field.balance.get(name, 0) for name in field.names])
    less = np.minimum(balance[:, None], balance[None, :]) + 1
    more = np.maximum(balance[:, None], balance[None, :]) - 1
    beyond = np.maximum(np.abs(less) - limit, 0) ** 2 + np.maximum(np.abs(more) - limit, 0) ** 2
    return field.with_bye(beyond)


def _order_costs(field: Field, within: Within) -> Integers:
    """How far two are from where the order wants them: side by side, or half a group of equals apart."""
    count = len(field.names)
    place = np.arange(count)
    gap = np.abs(place[:, None] - place[None, :])
    wanted = np.ones((count, count), np.int64)
    if within == "halves":
        start = 0
        for _, group in groupby(field.values):
            size = len(list(group))
            wanted[start : start + size, start : start + size] = max(size // 2, 1)
            start += size
    return field.with_bye(np.minimum(np.abs(gap - wanted), SO_FAR) ** 2)
