"""A draw that a person makes or changes: it stands as it was made, with warnings of what the program would not do.

changed(draw, [("Reds", "Blues")], candidates, met, pack=WBF)       -> Reds and Blues have changed places
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.draw.draw import Candidate, Draw, Encounter, Of, Pairing
from arbitro.contest.draw.field import Field, field
from arbitro.contest.draw.reasons import warnings
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack

BY_HAND = because("draw-by-hand")


def changed(
    draw: Draw,
    swaps: Sequence[tuple[str, str]],
    candidates: Sequence[Candidate],
    met: Sequence[Encounter],
    *,
    pack: Pack,
    of: Of = "teams",
    apart: Collection[tuple[str, str]] = (),
) -> Draw:
    """The draw with each two in each other's place; one who is in no match takes the place of one who is."""
    known = {each.contestant for each in candidates}
    problems = [Problem("not-entered", found=name) for swap in swaps for name in swap if name not in known]
    problems += (Problem("team-meets-itself", found=who) for who, other in swaps if who == other)
    if problems:
        raise ProblemsFound(problems)
    at = {name: name for each in draw.pairings for name in (each.home, each.away)}
    if draw.bye is not None:
        at[draw.bye] = draw.bye
    # who is where now: each place is called after whom the draw had put there
    for who, other in swaps:
        for place, name in at.items():
            if name in (who, other):
                at[place] = other if name == who else who
    pairings = tuple(
        each
        if (at[each.home], at[each.away]) == (each.home, each.away)
        else Pairing(each.table, at[each.home], at[each.away], (BY_HAND,))
        for each in draw.pairings
    )
    bye = None if draw.bye is None else at[draw.bye]
    why_bye = draw.why_bye if bye == draw.bye else (BY_HAND,)
    made = replace(draw, pairings=pairings, bye=bye, why_bye=why_bye)
    return checked(made, candidates, met, pack=pack, of=of, apart=apart, before=draw)


def checked(
    draw: Draw,
    candidates: Sequence[Candidate],
    met: Sequence[Encounter],
    *,
    pack: Pack,
    of: Of = "teams",
    apart: Collection[tuple[str, str]] = (),
    before: Draw | None = None,
) -> Draw:
    """A draw made by hand, with its warnings; refused if somebody is in it twice, not at all, or not entered.

    `before`: the draw that was changed; two who are farther apart than any two of it are warned of.
    """
    field_ = field(candidates, met, round=draw.round, seed=draw.seed, order="points")
    seated = [name for each in draw.pairings for name in (each.home, each.away)]
    seated += [] if draw.bye is None else [draw.bye]
    problems = [Problem("not-entered", found=name) for name in dict.fromkeys(seated) if name not in field_.places]
    problems += (Problem("drawn-twice", found=name) for name, times in Counter(seated).items() if times > 1)
    problems += (Problem("not-drawn", found=name) for name in field_.names if name not in seated)
    if problems:
        raise ProblemsFound(problems)
    bye = None if draw.bye is None else field_.places[draw.bye]
    warned = [*warnings(field_, draw.pairings, bye, pack, of=of), *_apart(draw, apart), *_far(field_, draw, before)]
    return replace(draw, warnings=tuple(warned))


def _apart(draw: Draw, apart: Collection[tuple[str, str]]) -> Iterator[Ground]:
    """Two who were never to meet."""
    never = {frozenset(two) for two in apart}
    for each in draw.pairings:
        if frozenset((each.home, each.away)) in never:
            yield because("draw-apart", None, home=each.home, away=each.away)


def _far(field: Field, draw: Draw, before: Draw | None) -> list[Ground]:
    """Two who are farther apart in points than any two before the change."""
    if before is None:
        return []
    points = {each.contestant: each.points for each in field.candidates}

    def distance(each: Pairing) -> Fraction:
        return abs(points[each.home] - points[each.away])

    widest = max(map(distance, before.pairings))
    return [
        because("draw-far-apart", None, home=each.home, away=each.away, points=distance(each))
        for each in draw.pairings
        if distance(each) > widest
    ]
