"""Arrow switch: one ranking from a movement of two lines, by turning the boards in some rounds.

Without a switch those of the same line are compared on every board and those of the other hardly at all; with half of
the rounds switched it is the other way round. In a full Mitchell of t tables with m rounds switched each two of a line
have on the average ((t - 2m)² - t) / (t - 1) comparisons on a set, each two of different lines t - (t - 2m)² / t. These
are equal where (t - 2m)² = t³ / (2t - 1), so that m is near t (1 - √½) / 2: one round in seven or eight, not a half.
Which rounds, and how many of a small number, is left to an exact search.

The best choice has the smallest distance between the largest and the smallest share of a contestant's comparisons that
fall on one rival (`Balance`); then the smallest sum of the squares of all shares, the fewest rounds, the latest ones.
Numbers of rounds are tried in the order of a bound: the distance is at least that of the average shares inside the
lines and between them, and those depend on little more than the number. What cannot be better any more is left out, so
that the answer is that of trying everything: always up to 18 rounds, in a full Mitchell up to 25; beyond that the limit
of choices ends the search. One round at least is switched, or the lines would not be compared at all.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, combinations, islice
from math import lcm

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.movement import Movement, Round

CHOICES = 500_000
"""Divided by the contestants: so many choices of rounds are weighed, the most promising numbers and the latest rounds
first. All that there are, up to fifteen rounds; a larger field answers in the same time."""

Key = tuple[int, int, int]
"""What a choice is judged by: distance, squares, number of rounds. The smallest is the best."""

Ways = list[int]
"""For each contestant the boards that it plays East-West, as bits."""


def arrow_switched(movement: Movement, rounds: Collection[int] | None = None) -> Movement:
    """The movement with one winner and the boards turned in these rounds, or in the best ones."""
    chosen = () if rounds is None else tuple(rounds)
    numbers = {each.round for each in movement.rounds}
    problems = list(_line_problems(movement))
    problems += (
        Problem("movement-rounds", found=str(each), expected=f"1 … {len(numbers)}")
        for each in sorted(set(chosen) - numbers)
    )
    if problems:
        raise ProblemsFound(problems)
    if rounds is None:
        chosen = _best(movement, range(1, max(1, len(movement.rounds) // 2) + 1))
    return _turned(movement, chosen)


def scrambled(movement: Movement, switched: int) -> Movement:
    """The same with so many rounds switched, chosen as well as this number allows."""
    problems = list(_line_problems(movement))
    if not 1 <= switched < len(movement.rounds):
        problems.append(Problem("movement-rounds", found=str(switched), expected=f"1 … {len(movement.rounds) - 1}"))
    if problems:
        raise ProblemsFound(problems)
    return _turned(movement, _best(movement, (switched,)))


def _line_problems(movement: Movement) -> Iterator[Problem]:
    if movement.winners != 2:
        yield Problem("movement-lines", found=movement.name)


def _turned(movement: Movement, chosen: Collection[int]) -> Movement:
    def turn(each: Round) -> Round:
        if each.round not in chosen:
            return each
        return replace(each, tables=tuple(replace(table, ns=table.ew, ew=table.ns) for table in each.tables))

    name = f"{movement.name}-switched"
    return replace(movement, name=name, rounds=tuple(turn(each) for each in movement.rounds), winners=1)


def _best(movement: Movement, counts: Collection[int]) -> tuple[int, ...]:
    scales = _Scales.of(movement)
    best: Key | None = None
    turned: tuple[int, ...] = ()
    left = CHOICES // len(movement.contestants)
    for bound, count in sorted((scales.bound(count), count) for count in counts):
        if best is not None and bound > best[0]:
            break
        for chosen, ways in islice(scales.choices(count), left):
            left -= 1
            key = scales.key(count, ways, best)
            if key is not None and (best is None or key < best):
                best, turned = key, chosen
    return tuple(movement.rounds[index].round for index in sorted(turned))


class _Rivals(Struct, frozen=True):
    """Two contestants, by their places in the list of all; `meeting`: the results on the boards of their meetings."""

    first: int
    other: int
    common: int
    meeting: int
    weights: tuple[int, ...]
    inside: bool  # of the same line

    @property
    def most(self) -> int:
        """Their comparisons if they sat the same way on all boards."""
        return self.common.bit_count() + self.meeting


class _Scales(Struct, frozen=True, dict=True):
    """Weighs choices of rounds.

    Rivals have +1 on a common board if they sit the same way, else -1; the meeting itself, with n results on the
    board, counts n more than that (see proof.py). The sum of a contestant's comparisons does not depend on the switch.
    Shares are whole numbers in the unit of a common multiple of all these sums.
    """

    ways: Ways
    in_round: list[list[int]]  # for each round, for each contestant, the boards it plays, as bits
    rivals: list[_Rivals]

    @classmethod
    def of(cls, movement: Movement) -> "_Scales":
        at = {who: index for index, who in enumerate(movement.contestants)}
        bit = {board: 1 << index for index, board in enumerate(movement.boards)}
        results = Counter(board for _, sitting in movement.sittings() for board in sitting.boards)
        ways, plays, sums = [0] * len(at), [0] * len(at), [0] * len(at)
        in_round = [[0] * len(at) for _ in movement.rounds]
        meetings: Counter[tuple[int, int]] = Counter()
        for index, each in enumerate(movement.rounds):
            for sitting in each.tables:
                boards = sum(bit[board] for board in sitting.boards)
                here = sum(results[board] for board in sitting.boards)
                ns, ew = (at[side[0]] for side in (sitting.north_south, sitting.east_west))
                ways[ew] |= boards
                meetings[min(ns, ew), max(ns, ew)] += here
                for who in (ns, ew):
                    in_round[index][who] |= boards
                    plays[who] |= boards
                    sums[who] += here - len(sitting.boards)
        unit = lcm(*(total for total in sums if total))
        weights = {who: unit // total for who, total in enumerate(sums) if total}
        rivals = [
            _Rivals(
                rival,
                other,
                plays[rival] & plays[other],
                meetings[rival, other],
                tuple(weights[who] for who in (rival, other) if who in weights),
                bool(ways[rival]) == bool(ways[other]),
            )
            for rival, other in combinations(range(len(at)), 2)
            if rival in weights or other in weights
        ]
        return cls(ways, in_round, rivals)

    def choices(self, count: int) -> Iterator[tuple[tuple[int, ...], Ways]]:
        """Every choice of so many rounds, the latest first, with the ways that it leads to."""
        return self._choices(count, len(self.in_round), self.ways)

    def _choices(self, count: int, before: int, ways: Ways) -> Iterator[tuple[tuple[int, ...], Ways]]:
        if count == 0:
            yield (), ways
            return
        for index in range(before - 1, count - 2, -1):
            turned = [way ^ boards for way, boards in zip(ways, self.in_round[index], strict=True)]
            for chosen, final in self._choices(count - 1, index, turned):
                yield (index, *chosen), final

    def key(self, count: int, ways: Ways, best: Key | None) -> Key | None:
        """What the choice is worth, or None as soon as it is known to be worse than the best."""
        least, most, squares = self._beyond, -self._beyond, 0
        limit = 2 * self._beyond if best is None else best[0]
        for place, (who, other, common, full, low, high, square) in enumerate(self._weighed):
            times = full - 2 * ((ways[who] ^ ways[other]) & common).bit_count()
            small, large = (times * low, times * high) if times >= 0 else (times * high, times * low)
            if small < least:
                least = small
            if large > most:
                most = large
            if most - least > limit:
                self._weighed.insert(0, self._weighed.pop(place))  # it may tell the next ones sooner
                return None
            squares += times * times * square
        return most - least, squares, count

    @cached_property
    def _weighed(self) -> list[tuple[int, int, int, int, int, int, int]]:
        """The rivals in the form and order that is weighed fastest."""
        weighed = []
        for two in self.rivals:
            squares = sum(weight * weight for weight in two.weights)
            low, high = min(two.weights), max(two.weights)
            weighed.append((two.first, two.other, two.common, two.most, low, high, squares))
        return weighed

    @cached_property
    def _beyond(self) -> int:
        """More than any share."""
        return 1 + max((two.most * max(two.weights) for two in self.rivals), default=0)

    # -- the bound

    def bound(self, count: int) -> Fraction:
        """No choice of so many rounds has a smaller distance.

        To switch r and not s turns the sign of what depends on both. So many rounds do this to count (rounds - count)
        pairs of rounds; whichever they are, their sum is not below that of the smallest nor above that of the largest.
        """
        turned = count * (len(self.in_round) - count)
        lowest = self._distance - 2 * (self._sums[-1] - self._sums[-1 - turned])
        highest = self._distance - 2 * self._sums[turned]
        return max(lowest, -highest, Fraction(0))

    def _average(self, between: int, inside: int) -> Fraction:
        """By how much the average share inside the lines exceeds that between them, from the sums of both."""
        return Fraction(inside, max(self._shares[True], 1)) - Fraction(between, max(self._shares[False], 1))

    @cached_property
    def _shares(self) -> Mapping[bool, int]:
        """The number of shares inside the lines and between them."""
        return Counter(two.inside for two in self.rivals for _ in two.weights)

    @cached_property
    def _distance(self) -> Fraction:
        """The same if nothing is switched."""
        sums = [0, 0]
        for two in self.rivals:
            sums[two.inside] += sum(two.weights) * self._times(two)
        return self._average(*sums)

    def _times(self, two: _Rivals) -> int:
        return two.most - 2 * ((self.ways[two.first] ^ self.ways[two.other]) & two.common).bit_count()

    @cached_property
    def _sums(self) -> list[Fraction]:
        """The sums of the 0, 1, 2 … smallest contributions of two rounds to this distance."""
        rounds = [self._round_of(who) for who in range(len(self.ways))]
        contributions = {two: [0, 0] for two in combinations(range(len(self.in_round)), 2)}
        for two in self.rivals:
            weight = sum(two.weights)
            apart = self.ways[two.first] ^ self.ways[two.other]
            for board in _bits(two.common):
                here, there = rounds[two.first][board], rounds[two.other][board]
                if here != there:
                    contributions[min(here, there), max(here, there)][two.inside] += (
                        -weight if apart & board else weight
                    )
        return list(accumulate(sorted(self._average(*both) for both in contributions.values()), initial=Fraction(0)))

    def _round_of(self, who: int) -> Mapping[int, int]:
        return {board: index for index, boards in enumerate(self.in_round) for board in _bits(boards[who])}


def _bits(boards: int) -> Iterator[int]:
    while boards:
        lowest = boards & -boards
        yield lowest
        boards ^= lowest
