"""The field of a draw in the order of its ranking: what everybody has, whom everybody has met, who was at home."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import lcm
from typing import Literal

import numpy as np
from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.contest.draw.draw import Candidate, Encounter
from arbitro.contest.draw.matching import Integers, Lots, Marks
from arbitro.contest.lots import lot

Order = Literal["points", "rank", "lot"]
"""What the order goes by: points, then the ranking; the ranking alone; or points, then lots. Lots settle the rest."""

FINEST = 1 << 18  # steps between the most points and the fewest; what is finer is rounded
UNRANKED = 1 << 30


class Field(Struct, frozen=True, dict=True):
    """Contestants, the best first; `values` are whole numbers whose differences tell how far two are apart."""

    candidates: tuple[Candidate, ...]
    values: tuple[int, ...]
    meetings: Mapping[frozenset[str], tuple[int, ...]]  # the rounds in which two have met
    balance: Mapping[str, int]  # matches at home less matches away
    round: int
    seed: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(each.contestant for each in self.candidates)

    @cached_property
    def places(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(self.names)}

    @property
    def is_odd(self) -> bool:
        return len(self.candidates) % 2 == 1

    @property
    def seats(self) -> int:
        """The contestants, and one more in an odd field: whoever meets that one sits out."""
        return len(self.candidates) + self.is_odd

    def rounds_met(self, who: str, other: str) -> tuple[int, ...]:
        return self.meetings.get(frozenset((who, other)), ())

    def lot(self, about: str) -> int:
        return lot(_of_round(self.seed, self.round), about)

    # -- as tables, for all pairs at once; the last line is the bye of an odd field

    @cached_property
    def apart(self) -> Integers:
        """How far two are apart."""
        values = np.array(self.values, np.int64)
        return self.with_bye(np.abs(values[:, None] - values[None, :]))

    @cached_property
    def times(self) -> Integers:
        """How often two have met."""
        return self._of_meetings(len)

    @cached_property
    def last(self) -> Integers:
        """The round in which two have met last; 0: never."""
        return self._of_meetings(max)

    @cached_property
    def lots(self) -> Lots:
        """A lot for every two, the same whoever is named first: the lots of both, mixed."""
        own = np.array([self.lot(f"pair {name}") >> 192 for name in self.names] + [1] * self.is_odd, np.uint64)
        mixed: Lots = own[:, None] + own[None, :] + own[:, None] * own[None, :]
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
        mixed ^= mixed >> np.uint64(31)
        return mixed

    def _of_meetings(self, figure: Callable[[tuple[int, ...]], int]) -> Integers:
        table = np.zeros((self.seats, self.seats), np.int64)
        for two, rounds in self.meetings.items():
            if two <= self.places.keys():
                place, other = (self.places[name] for name in two)
                table[place, other] = table[other, place] = figure(rounds)
        return table

    def with_bye(self, table: Integers) -> Integers:
        """With a line of zeros for the bye of an odd field."""
        return np.pad(table, (0, int(self.is_odd)))

    def marks(self, pairs: Iterable[tuple[str, str]]) -> Marks:
        """True for two who are among the pairs."""
        table = np.zeros((self.seats, self.seats), np.bool_)
        for pair in pairs:
            place, other = (self.places[name] for name in pair)
            table[place, other] = table[other, place] = True
        return table


def field(candidates: Sequence[Candidate], met: Sequence[Encounter], *, round: int, seed: str, order: Order) -> Field:
    """The field in its order; every problem of what was told at once."""
    problems = list(problems_of(candidates, met, round))
    if problems:
        raise ProblemsFound(problems)
    drawn = {each.contestant: lot(_of_round(seed, round), f"order {each.contestant}") for each in candidates}

    def standing(each: Candidate) -> tuple[object, ...]:
        rank = each.rank or UNRANKED
        match order:
            case "points":
                return -each.points, rank
            case "rank":
                return rank, -each.points
            case "lot":
                return (-each.points,)

    ordered = sorted(candidates, key=lambda each: (*standing(each), drawn[each.contestant], each.contestant))
    if order == "rank":
        first: dict[tuple[object, ...], int] = {}
        values = [-first.setdefault(standing(each), place) for place, each in enumerate(ordered)]
    else:
        values = _steps(ordered)
    meetings: defaultdict[frozenset[str], list[int]] = defaultdict(list)
    balance: Counter[str] = Counter()
    for each in met:
        meetings[frozenset((each.home, each.away))].append(each.round)
        balance[each.home] += 1
        balance[each.away] -= 1
    rounds = {two: tuple(sorted(numbers)) for two, numbers in meetings.items()}
    return Field(tuple(ordered), tuple(values), rounds, balance, round, seed)


def _steps(ordered: Sequence[Candidate]) -> list[int]:
    """Points as whole numbers; exact unless that would take too fine a measure."""
    unit = lcm(*(each.points.denominator for each in ordered))
    widest = (ordered[0].points - ordered[-1].points) * unit
    scale = unit if widest <= FINEST else unit * FINEST / widest
    return [round(each.points * scale) for each in ordered]


def problems_of(candidates: Sequence[Candidate], met: Sequence[Encounter], round: int) -> Iterator[Problem]:
    """Whatever keeps a round from being drawn."""
    if round < 1:
        yield Problem("round-to-draw", found=str(round), expected="1 2 3 …")
    if len(candidates) < 2:
        yield Problem("too-few-to-draw", found=str(len(candidates)), expected="2")
    entered = Counter(each.contestant for each in candidates)
    for name, times in entered.items():
        if times > 1:
            yield Problem("drawn-twice", found=name)
    busy: set[tuple[int, str]] = set()
    for index, each in enumerate(met, 1):
        where = Place(index=index)
        if each.home == each.away:
            yield Problem("team-meets-itself", where, each.home)
            continue
        if each.round < 1:
            yield Problem("round-to-draw", where, str(each.round), "1 2 3 …")
        elif each.round >= round >= 1:
            yield Problem("round-already-drawn", where, str(round), str(each.round))
        for name in (each.home, each.away):
            if (each.round, name) in busy:
                yield Problem("two-matches-in-a-round", where, name, str(each.round))
            busy.add((each.round, name))


def entered(field: Field, pairs: Iterable[tuple[str, str]]) -> None:
    """Refuses pairs of whom one does not take part, and those of one with itself."""
    problems = []
    for pair in pairs:
        problems += [Problem("not-entered", found=name) for name in pair if name not in field.places]
        if pair[0] == pair[1]:
            problems.append(Problem("team-meets-itself", found=pair[0]))
    if problems:
        raise ProblemsFound(problems)


def _of_round(seed: str, round: int) -> str:
    """Every round has lots of its own, from the one seed of the event."""
    return f"{seed}\nround {round}"
