"""Which scores on a board are compared with each other in IMPs or points, and with what weight."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.outcome import Adjusted, NotPlayed, Outcome, Played, Share, Weighted

Number = int | Fraction
Frequencies = dict[int, Number]
"""How often each score for North-South occurs; parts of one where assigned scores are weighted."""

Counting = Literal["played", "assigned", "shares"]
"""Which lines the others are compared with: scores made at the table; also an assigned score of one outcome that is the
same for both sides; or every assigned score, its outcomes by their weights."""

Sections = Literal["across", "apart"]

_WHOLE = Fraction(1)


class HasPoints(Protocol):
    """What every explanation ends in."""

    @property
    def points(self) -> Fraction: ...


W_co = TypeVar("W_co", covariant=True, bound=HasPoints)


class Part(Struct, Generic[W_co], frozen=True):
    """One outcome of a weighted score and what it would have brought."""

    weight: Fraction
    why: W_co


class WeightedWhy(Struct, Generic[W_co], frozen=True, tag="weighted"):
    """Points weighted over the outcomes of an assigned score: never the scores themselves (12C1)."""

    parts: tuple[Part[W_co], ...]
    points: Fraction


class Group(NamedTuple):
    """Lines that are compared with each other, by position, and how many of them a full field has."""

    members: tuple[int, ...]
    size: int


def shares(outcome: Outcome, side: Side) -> tuple[Share, ...]:
    """What a side is held to have scored, as scores for North-South; nothing where it has no score."""
    match outcome:
        case Played(score_ns):
            return (Share(_WHOLE, score_ns),)
        case Adjusted(ns, ew):
            adjustment = ns if side is Side.NS else ew
            return adjustment.shares if isinstance(adjustment, Weighted) else ()
        case NotPlayed():
            return ()


def counts(outcome: Outcome, side: Side, counting: Counting) -> bool:
    """Whether the other contestants of that direction are compared with this line."""
    if isinstance(outcome, Played):
        return True
    own = shares(outcome, side)
    if counting == "played" or not own:
        return False
    opponents = shares(outcome, side.opponents)
    return counting == "shares" or (bool(opponents) and len({share.score_ns for share in own + opponents}) == 1)


def frequencies(lines: Iterable[Line], side: Side, counting: Counting) -> Frequencies:
    """The scores that count for one direction."""
    times: Frequencies = {}
    for line in lines:
        outcome = line.outcome
        if isinstance(outcome, Played):
            times[outcome.score_ns] = times.get(outcome.score_ns, 0) + 1
        elif counts(outcome, side, counting):
            for share in shares(outcome, side):
                times[share.score_ns] = times.get(share.score_ns, 0) + share.weight
    return times


def groups(field: BoardField, sections: Sections) -> list[Group]:
    """Lines with the same form of the board (Law 87) and, where sections are scored apart, of the same section."""
    sizes: dict[str, int] = {}
    places: dict[tuple[str, str], list[int]] = {}
    for at, line in enumerate(field.lines):
        section = line.section if sections == "apart" else ""
        sizes[section] = sizes.get(section, 0) + 1
        places.setdefault((section, line.form), []).append(at)
    return [
        Group(tuple(members), max(field.expected_in(section) or 0, sizes[section]))
        for (section, _), members in places.items()
    ]


def group_of(field: BoardField, sections: Sections, line: int) -> Group:
    """The group in which a line is."""
    return next(group for group in groups(field, sections) if line in group.members)


def weigh(parts: tuple[Share, ...], worth: Callable[[int], Number]) -> Number | None:
    """What a score is worth: of several outcomes, each one's worth by its weight; None without a score."""
    if len(parts) == 1:
        return worth(parts[0].score_ns)
    return sum((share.weight * worth(share.score_ns) for share in parts), Fraction()) if parts else None


def explain_shares(parts: tuple[Share, ...], why: Callable[[int], W_co]) -> W_co | WeightedWhy[W_co] | None:
    """How a score comes to its worth, outcome by outcome where it has several."""
    return explain_parts([Part(share.weight, why(share.score_ns)) for share in parts])


def explain_parts(parts: Sequence[Part[W_co]]) -> W_co | WeightedWhy[W_co] | None:
    """The only outcome, or all of them with their weights; None without any."""
    if len(parts) == 1:
        return parts[0].why
    if not parts:
        return None
    return WeightedWhy(tuple(parts), sum((part.weight * part.why.points for part in parts), Fraction()))
