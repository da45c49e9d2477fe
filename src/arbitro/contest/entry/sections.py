"""Sections, and who bears which number in the movement of one (Laws 3, 5; art. 5.1).

by_seed(order, ["A", "B"])                          -> 1, 4, 5, 8 … in A; 2, 3, 6, 7 … in B
in_turn(order, ["A", "B"])                          -> 1, 3, 5 … in A; 2, 4, 6 … in B
provided(sections, needing, {"A": 7, "B": 6})       -> who needs a place that stays is where there is one
numbers(movement, section, needing, pack)           -> the number of each, a stationary one for those who need it
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.stationary import stationary
from arbitro.regulations.pack import Pack
from arbitro.regulations.seating import Numbering, numbering

Sections = Mapping[str, tuple[str, ...]]
"""The contestants of each section, in the order of their numbers."""


def in_turn(order: Sequence[str], names: Sequence[str]) -> Sections:
    """One after the other into each section."""
    _checked(order, names)
    return {name: tuple(order[at :: len(names)]) for at, name in enumerate(names)}


def by_seed(order: Sequence[str], names: Sequence[str]) -> Sections:
    """The best first, to and fro, so that the sections are equally strong."""
    _checked(order, names)
    sections: dict[str, list[str]] = {name: [] for name in names}
    for at, contestant in enumerate(order):
        row, place = divmod(at, len(names))
        sections[names[place if row % 2 == 0 else -1 - place]].append(contestant)
    return {name: tuple(section) for name, section in sections.items()}


def by_hand(order: Sequence[str], names: Sequence[str], chosen: Mapping[str, str]) -> Sections:
    """As the director says of each."""
    problems = [*_problems(order, names)]
    problems += (Problem("unknown-entry", found=who) for who in chosen if who not in order)
    problems += (Problem("section-not-told", found=who) for who in order if who not in chosen)
    expected = ", ".join(names)
    problems += (
        Problem("unknown-section", found=section, expected=expected)
        for section in chosen.values()
        if section not in names
    )
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return {name: tuple(who for who in order if chosen[who] == name) for name in names}


def _checked(order: Sequence[str], names: Sequence[str]) -> None:
    problems = tuple(_problems(order, names))
    if problems:
        raise ProblemsFound(problems)


def _problems(order: Sequence[str], names: Sequence[str]) -> Iterator[Problem]:
    if not names:
        yield Problem("count-range", found="0", expected="1 2 3 …")
    yield from (Problem("section-twice", found=name) for name, times in Counter(names).items() if times > 1)
    yield from (Problem("entry-twice", found=who) for who, times in Counter(order).items() if times > 1)


def provided(sections: Sections, needing: Collection[str], places: Mapping[str, int]) -> Sections:
    """The sections with those who need a place that stays where there is one; `places` each section has.

    Who has none in his section changes with the contestant nearest in order of a section that has one left, so that
    the sections stay as large and about as strong as they were.
    """
    exchanged = {name: list(section) for name, section in sections.items()}
    unknown = [who for who in needing if not any(who in section for section in exchanged.values())]
    if unknown:
        raise ProblemsFound(Problem("unknown-entry", found=who) for who in unknown)
    free = {name: places.get(name, 0) - _wanting(section, needing) for name, section in exchanged.items()}
    if sum(free.values()) < 0:
        raise refuse("fixed-places", found=len(set(needing)), expected=len(set(needing)) + sum(free.values()))
    for name in [name for name in exchanged if free[name] < 0]:
        while free[name] < 0:
            at, there, place = _nearest(exchanged, name, needing, free)
            exchanged[name][at], exchanged[there][place] = exchanged[there][place], exchanged[name][at]
            free[name] += 1
            free[there] -= 1
    return {name: tuple(section) for name, section in exchanged.items()}


def _wanting(section: Sequence[str], needing: Collection[str]) -> int:
    return sum(who in needing for who in section)


def _nearest(
    sections: Mapping[str, Sequence[str]], name: str, needing: Collection[str], free: Mapping[str, int]
) -> tuple[int, str, int]:
    """Who goes, to which section, in whose place: the two nearest in their sections."""
    exchanges = [
        (abs(at - place), at, there, place)
        for at, who in enumerate(sections[name])
        if who in needing
        for there, section in sections.items()
        if free[there] > 0
        for place, other in enumerate(section)
        if other not in needing
    ]
    if not exchanges:
        raise refuse(
            "fixed-places",
            found=_wanting(sections[name], needing),
            expected=_wanting(sections[name], needing) + free[name],
        )
    return min(exchanges)[1:]


# -- numbers in a movement


def numbers(movement: Movement, contestants: Sequence[str], needing: Collection[str], pack: Pack) -> Numbering:
    """Who bears which number: in their order, those who need a place that stays before all others (art. 5.1)."""
    _checked(contestants, ("",))
    if movement.contestants != tuple(range(1, len(contestants) + 1)):
        raise refuse("movement-numbers", found=len(contestants), expected=len(movement.contestants))
    return numbering(contestants, stationary(movement), [who for who in contestants if who in needing], pack)
