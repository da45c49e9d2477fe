"""Howell: everybody plays everybody, one ranking, and everybody plays all the boards.

The moving pairs 1, 2, … n follow each other: whoever has the next lower number in a round has gone before to the place
that is taken in the next (1 follows n). The pair with the highest number stays North-South at table 1, where a place
that must not change can be had (art. 5.1). The sets of boards go down the tables, resting where a number is left out.
First round, shifts and directions are found by `starters`; the proof is in `proof`, not here.

Balance. On a set of boards two pairs sit the same way or not; if each two sit the same way equally often, the
directions are the lines of a Hadamard matrix, so that the number of pairs is a multiple of 4. The movement is perfect
for 4, 8, 12, 16, 20, 24, 28, 32 and 36 pairs. For 28 there is no cyclic difference set, but one over the field of 27
elements, in which the pairs follow each other by threes; for 40 there is neither. The others come as near to it as
possible: with 2 more than a multiple of 4 comparisons differ by 4 on a set in any movement at all.

Shared boards. There is no Room square of side 3 or 5. With four pairs both tables play the same boards in each round.
Six pairs can meet in six ways of five rounds; each two ways have exactly one round in common. One of them makes the
rounds and another one the sets: in one round the three tables share their boards, in the other four nobody does.
No arrangement for six pairs does with less.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.evened import evened, turned
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set
from arbitro.contest.movement.resolution import resolved
from arbitro.contest.movement.starters import (
    AdditiveGroup,
    Block,
    StepsLeft,
    adder,
    bits,
    couples,
    even_halves,
    integers,
)
from arbitro.contest.movement.turned import TURNED

PAIRS = range(3, 41)
STEPS = 3000
TRIES = 40

Plan = tuple[tuple[tuple[int, int, int], ...], ...]
"""For each round its tables in their order: North-South, East-West, the set of boards."""


def howell(pairs: int, boards: int, rounds: int | None = None, *, fixed: bool = False) -> Movement:
    """The full Howell with so many boards in a round, or its first rounds: then everybody plays a part of the boards.

    With an odd number of pairs whoever would meet the missing one sits out. This is the pair that would stay, so that
    a table less is needed; with `fixed` one of the moving pairs is missing, and the last one that is there stays.
    """
    problems = list(_problems(pairs, boards, 3))
    every = pairs - 1 + pairs % 2
    if not problems and rounds is not None and not 1 <= rounds <= every:
        problems.append(Problem("movement-rounds", found=str(rounds), expected=f"1 … {every}"))
    if problems:
        raise ProblemsFound(problems)
    plan = full_plan(pairs + pairs % 2)
    return _seated("howell", plan[: rounds or every], pairs, boards, fixed=fixed, turn=every != (rounds or every))


def three_quarter_howell(pairs: int, boards: int, rounds: int, *, fixed: bool = False) -> Movement:
    """A Howell of fewer rounds, with as many sets of boards as rounds: everybody plays all of them, nobody meets
    anybody twice, and who does not meet is named by the proof.

    The pairs above the number of rounds stay at their tables, the highest one always North-South at table 1; with up to
    12 pairs it may be the only one that stays.
    """
    problems = list(_problems(pairs, boards, 5))
    if not problems and rounds not in three_quarter_rounds(pairs):
        possible = " ".join(map(str, three_quarter_rounds(pairs)))
        problems.append(Problem("movement-rounds", found=str(rounds), expected=possible))
    if problems:
        raise ProblemsFound(problems)
    plan = part_plan(pairs + pairs % 2, rounds)
    return _seated("three-quarter-howell", plan, pairs, boards, fixed=fixed, turn=True)


def three_quarter_rounds(pairs: int) -> tuple[int, ...]:
    """For how many rounds there is a three-quarter Howell.

    Each set is played at all t tables, so that t rounds are the fewest. With 8 pairs there is none of 5 rounds. Where t
    is even, numbers modulo t or t + 1 have no adder (the shifts cannot add up), so that fewer than t + 2 rounds are
    found by another search, for up to 12 pairs.
    """
    tables = (pairs + 1) // 2
    least = tables if tables % 2 or tables <= 6 else tables + 2
    return tuple(rounds for rounds in range(least, 2 * tables - 1) if (tables, rounds) not in ((2, 2), (4, 5)))


def _problems(pairs: int, boards: int, least: int) -> Iterator[Problem]:
    if boards < 1:
        yield Problem("movement-boards", found=str(boards), expected="1 2 3 …")
    if not least <= pairs <= PAIRS[-1]:
        yield Problem("movement-size", found=str(pairs), expected=f"{least} … {PAIRS[-1]}")


# -- the plans, for an even number of pairs


@cache
def full_plan(pairs: int) -> Plan:
    """Everybody meets everybody; see the head of this file."""
    moving = pairs - 1
    if pairs == 6:
        return _six()
    if pairs == 28:
        return _over_27()
    group = integers(moving)
    everybody = (1 << moving) - 2
    for half in even_halves(moving):
        north_south = bits(half)
        company = [everybody & (~north_south if x in half else north_south) for x in range(moving)]
        solutions = couples(group, everybody, [*company, 0], 0, StepsLeft(STEPS))
        for _, blocks in zip(range(TRIES), solutions, strict=False):
            tables = ((0,), *((x, y) if x in half else (y, x) for x, y in blocks))
            shifts = (0,) * len(tables) if pairs == 4 else adder(group, tables, StepsLeft(STEPS))
            if shifts:
                return _developed(group, tables, shifts)
    raise AssertionError(pairs)


@cache
def part_plan(pairs: int, rounds: int) -> Plan:
    """So many rounds of so many sets: a Howell design. Several pairs stay; or, where shifts have no such solution, some
    rounds of the full one are left out and the boards are dealt out anew."""
    tables = pairs // 2
    group = integers(rounds)
    everybody = (1 << rounds) - 1
    solutions = couples(group, everybody, [everybody] * (rounds + 1), pairs - rounds, StepsLeft(STEPS))
    for _, blocks in zip(range(TRIES), solutions, strict=False):
        in_order = sorted(blocks, key=lambda block: (len(block), block))
        shifts = adder(group, in_order, StepsLeft(STEPS))
        if shifts:
            first = in_order[0][0]
            return _developed(group, [tuple((x - first) % rounds for x in block) for block in in_order], shifts)
    for starter in couples(
        integers(pairs - 1), (1 << (pairs - 1)) - 2, [(1 << (pairs - 1)) - 1] * pairs, 0, StepsLeft(STEPS)
    ):
        for left_out in combinations(range(1, pairs - 1), pairs - 1 - rounds):
            kept = [
                plan
                for round, plan in enumerate(_developed(integers(pairs - 1), ((0,), *starter), (0,) * tables))
                if round not in left_out
            ]
            sets = resolved([[(pair, other) for pair, other, _ in each] for each in kept], StepsLeft(STEPS))
            if sets:
                return tuple(tuple((pair, other, sets[pair, other] + 1) for pair, other, _ in each) for each in kept)
    raise AssertionError(pairs, rounds)


def _developed(group: AdditiveGroup, tables: tuple[Block, ...] | list[Block], shifts: tuple[int, ...]) -> Plan:
    """A starter and its adder through all rounds. Tables stand in the order of their shifts."""
    moving, plus = group.order, group.sums
    stay = iter(range(moving + sum(len(block) == 1 for block in tables), moving, -1))
    seats = sorted((by, block, next(stay) if len(block) == 1 else 0) for block, by in zip(tables, shifts, strict=True))

    def table(round: int, by: int, block: Block, stays: int) -> tuple[int, int, int]:
        numbers = [plus[plus[x][by]][round] + 1 for x in block]
        return stays or numbers[0], numbers[-1], plus[round][by] + 1

    return tuple(tuple(table(round, *seat) for seat in seats) for round in range(moving))


def _six() -> Plan:
    """Rounds from the only starter; the sets are the same with 1 and 2 exchanged."""
    plan = _developed(integers(5), ((0,), (1, 4), (2, 3)), (0, 0, 0))
    exchanged = {1: 2, 2: 1}
    sets = {
        frozenset(exchanged.get(who, who) for who in table[:2]): each
        for each, tables in enumerate(plan, 1)
        for table in tables
    }
    return tuple(tuple((ns, ew, sets[frozenset((ns, ew))]) for ns, ew, _ in tables) for tables in plan)


def _over_27() -> Plan:
    """Over the field of 27 elements: of each two powers of a generator that follow each other, the first is a square.

    The couples are a starter and what their sums lack a strong adder (Mullin and Nemeth); the squares are a difference
    set and sit North-South.
    """
    group = AdditiveGroup((3, 3, 3))
    powers = [(1, 0, 0)]  # of t, for which t³ = t + 2
    while len(powers) < 26:
        a, b, c = powers[-1]
        powers.append((2 * c % 3, (a + c) % 3, b % 3))
    numbers = [9 * a + 3 * b + c for a, b, c in powers]
    couples_of = [(numbers[at], numbers[at + 1]) for at in range(0, 26, 2)]
    shifts = [group.sums[group.sums[x][y]].index(0) for x, y in couples_of]
    return _developed(group, ((0,), *couples_of), (0, *shifts))


# -- the movement


def _seated(name: str, plan: Plan, pairs: int, boards: int, *, fixed: bool, turn: bool) -> Movement:
    """The plan for these pairs, with tables turned where that makes it more even."""
    movement = _placed(name, plan, pairs, boards, fixed=fixed)
    stays = pairs + pairs % 2
    found = TURNED.get((name, pairs, len(plan)))
    if found is not None and not (fixed and pairs % 2):
        places = [(round, sitting.table) for round, sitting in movement.sittings()]
        return turned(movement, {place for at, place in enumerate(places) if found >> at & 1})
    if turn or pairs % 2 or pairs == 6:
        return evened(movement, (_exchanged(pairs, fixed=fixed).get(stays, stays),))
    return movement


def _exchanged(pairs: int, *, fixed: bool) -> dict[int, int]:
    return {pairs: pairs + 1, pairs + 1: pairs} if fixed and pairs % 2 else {}


def _placed(name: str, plan: Plan, pairs: int, boards: int, *, fixed: bool) -> Movement:
    """If a pair of the plan is missing, it is the highest number, which stays; with `fixed` it has exchanged its number
    with the one before."""
    exchanged = _exchanged(pairs, fixed=fixed)
    rounds = []
    for number, tables in enumerate(plan, 1):
        seated, out = [], []
        for table, (pair, other, group) in enumerate(tables, 1):
            ns, ew = exchanged.get(pair, pair), exchanged.get(other, other)
            if max(ns, ew) > pairs:
                out.append(min(ns, ew))
            else:
                seated.append(Sitting(table - (pairs % 2 and not fixed), ns, ew, board_set(group, boards)))
        rounds.append(Round(number, tuple(seated), tuple(out)))
    tables_used = max(sitting.table for each in rounds for sitting in each.tables)
    return Movement(name, tables_used, tuple(rounds))
