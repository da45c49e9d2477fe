"""The best draw of a field, whatever the system: what may not be, then what counts, the weightiest first.

1. Two who may not meet do not meet; if rematches are allowed because there is no other way: as few as possible, and
   of those who met longest ago.
2. Who sits out in an odd field.
3. Those of one club apart.
4. The sum of the squared distances: nobody goes far to spare others a little.
5. What a system adds: floats, home and away, the order among equals. Then lots.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from arbitro.contest.draw.field import Field
from arbitro.contest.draw.matching import Integers, Level, Lots, Marks, Two, cheapest, matched, weighted


class Rules(Struct, frozen=True):
    """What a draw of a field has to keep, and what it shall reach."""

    never: Marks  # who never meet
    again: Marks  # who should not meet again
    clubs: Marks  # who should not meet for their club
    bye: Sequence[int]  # what it costs that the contestant of a place sits out
    then: Sequence[Integers] = ()  # costs that count after the distance


class Best(Struct, frozen=True):
    """Places that meet, the better first, in order; the place that sits out."""

    pairs: tuple[Two, ...]
    bye: int | None


class Weighed(Struct, frozen=True):
    """A draw as weights: what a matching of maximum weight is to be found in."""

    allowed: Marks
    levels: tuple[Level, ...]
    lots: Lots


def weighed(field: Field, rules: Rules, *, rematches: int = 0) -> Weighed:
    """The pairs that are possible and the costs of each; with so many rematches as there have to be."""
    half = field.seats // 2
    blocked = rules.never | rules.again | rules.clubs
    allowed = ~rules.never & ~np.eye(field.seats, dtype=np.bool_) & ~_far(field, blocked)
    levels = []
    if rematches:
        times = np.where(rules.again, np.maximum(field.times, 1), 0)
        levels += [Level(times, half), Level(np.where(rules.again, field.last, 0), rematches)]
    else:
        allowed &= ~rules.again
    if field.is_odd:
        sits_out = np.zeros((field.seats, field.seats), np.int64)
        sits_out[:-1, -1] = sits_out[-1, :-1] = rules.bye
        levels.append(Level(sits_out, 1))
    levels += [Level(rules.clubs.astype(np.int64), half), Level(field.apart**2, half)]
    levels += (Level(costs, half) for costs in rules.then)
    return Weighed(allowed, tuple(levels), field.lots)


def best(field: Field, rules: Rules, *, rematch: bool) -> Best | None:
    """The best draw; None if there is none, or none without a rematch where none may be."""
    problem = weighed(field, rules)
    pairs = cheapest(problem.allowed, problem.levels, problem.lots)
    if pairs is None and rematch and rules.again.any():
        fewest = _fewest(field, rules)
        if fewest:
            problem = weighed(field, rules, rematches=fewest)
            pairs = cheapest(problem.allowed, problem.levels, problem.lots)
    if pairs is None:
        return None
    if not field.is_odd:
        return Best(pairs, None)
    nobody = field.seats - 1
    bye = next(who for who, other in pairs if other == nobody)
    return Best(tuple(pair for pair in pairs if pair[1] != nobody), bye)


def _fewest(field: Field, rules: Rules) -> int:
    """How many pairs have to meet again at least; 0 if even that is no way."""
    allowed = ~rules.never & ~np.eye(field.seats, dtype=np.bool_)
    level = Level(np.where(rules.again, np.maximum(field.times, 1), 0), field.seats // 2)
    pairs = matched(field.seats, weighted(allowed, (level,)))
    return sum(bool(rules.again[pair]) for pair in pairs or ())


def _far(field: Field, blocked: Marks) -> Marks:
    """Two so far apart that no best draw lets them meet.

    Say that one and other meet, and that somebody stands strictly between them and meets a third. Then the squares
    are smaller if one meets whichever of these two is on its side, and other the fourth; only a pair that is blocked
    keeps it from being so. One and other each block as many as they may not meet, and as many who meet those; one
    more may sit out. With more than these between them there is always a better draw.
    """
    values = np.array(field.values)
    first = np.searchsorted(-values, -values, "left")
    end = np.searchsorted(-values, -values, "right")
    between = field.with_bye(np.maximum(first[None, :] - end[:, None], first[:, None] - end[None, :]))
    many = 2 * blocked.sum(axis=1) + 1
    far: Marks = between > many[:, None] + many[None, :]
    return far
