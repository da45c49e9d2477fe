"""Standings after one more result, in fields of up to 1,000 teams and in a session of pairs at up to 1,000 tables,
against the same computed anew."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from arbitro.contest.contestant import Pair, Team
from arbitro.contest.facts.event import Drawn, Entered, Opened, Paired, ResultEntered, Room, RoundBegun, Seated, Spot
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Contest
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.scoring.standings import Ranking, rankings
from arbitro.contest.simulation.outcomes import played
from arbitro.regulations import load

PACK = load("figb_2017")
ROUNDS, BOARDS = 9, 8
ROOMS: tuple[Room, ...] = ("open", "closed")
SEED = "bench"
TABLES = 10  # of a section of pairs
REPEATS = 5


@cache
def event(teams: int) -> tuple[Contest, ResultEntered]:
    """So many teams after nine rounds of eight boards, and the last result, which is still to come."""
    chance = random.Random(teams)
    plan = PhasePlan(system="swiss", scoring="victory_points", rounds=ROUNDS, boards=BOARDS)
    contest = checked(None, Opened(plan=Plan(name=SEED, form="teams", phases=(plan,))))
    names = [str(number) for number in range(1, teams + 1)]
    for name in names:
        contest = checked(contest, Entered(contestant=Team(name, name, tuple(f"{name}{one}" for one in "abcd"))))
    results: dict[AtTable, dict[tuple[int, Room], Recorded]] = {}
    for number in range(1, ROUNDS + 1):
        two = zip(names[: teams // 2], reversed(names[teams // 2 :]), strict=True)
        pairings = tuple(Paired(table, home, away) for table, (home, away) in enumerate(two, 1))
        contest = checked(contest, Drawn(round=number, system="swiss", pairings=pairings))
        contest = checked(contest, RoundBegun(round=number))
        for pairing in pairings:
            results[AtTable(1, "", number, pairing.table)] = {
                (board, room): played(chance, board, number, SEED) for board in range(1, BOARDS + 1) for room in ROOMS
            }
        names = [names[0], names[-1], *names[1:-1]]
    missing = results[max(results)].pop((BOARDS, "closed"))
    spot = Spot(round=ROUNDS, table=teams // 2, room="closed")
    last = ResultEntered(at=spot, board=BOARDS, recorded=missing)
    return contest.with_phase(contest.current.but(results=results)), last


@cache
def session(tables: int) -> tuple[Contest, ResultEntered]:
    """Sections of ten tables with the same boards, a round of three without its last result, which is still to come."""
    chance = random.Random(tables)
    contest = checked(None, Opened(plan=Plan(name=SEED, form="pairs", phases=(PhasePlan(rounds=ROUNDS, boards=3),))))
    movement = mitchell(2 * TABLES, 3, ROUNDS)
    for section in map(str, range(tables // TABLES)):
        bearers = {number: f"{section}-{number}" for number in movement.contestants}
        for name in bearers.values():
            contest = checked(contest, Entered(contestant=Pair(name, (f"{name}a", f"{name}b"))))
        contest = checked(contest, Seated(section=section, movement=movement, bearers=bearers))
        contest = checked(contest, RoundBegun(section=section, round=1))
    tables_now = {at: met for at, met in contest.current.tables.items() if at.round == 1}
    results = {
        at: {(board, ""): played(chance, board, 1, SEED) for board in met.boards} for at, met in tables_now.items()
    }
    at, met = list(tables_now.items())[-1]
    missing = results[at].pop((met.boards[-1], ""))
    last = ResultEntered(at=Spot(section=at.section, round=1, table=at.table), board=met.boards[-1], recorded=missing)
    return contest.with_phase(contest.current.but(results=results)), last


def one_more(contest: Contest, result: ResultEntered) -> tuple[Ranking, ...]:
    """The result is recorded and everybody ranked."""
    contest = checked(contest, result)
    return rankings(contest, contest.current, PACK)


def anew(contest: Contest, result: ResultEntered) -> tuple[Ranking, ...]:
    """The same with nothing known from before."""
    return one_more(contest.with_phase(replace(contest.current)), result)


def report() -> None:
    """How the cost grows with the field."""
    print(f"\nmilliseconds for the standings after a result in round {ROUNDS} of 200, 400 and 1,000 teams")
    _compare(event, (200, 400, 1_000))
    print("\nmilliseconds for the standings after a result at one of 10, 100 and 1,000 tables of pairs")
    _compare(session, (10, 100, 1_000))


def _compare(field: Callable[[int], tuple[Contest, ResultEntered]], sizes: Sequence[int]) -> None:
    afresh, one = [], []
    for size in sizes:
        contest, result = field(size)
        start = perf_counter()
        expected = anew(contest, result)
        afresh.append(perf_counter() - start)
        rankings(contest, contest.current, PACK)
        times = []
        for _ in range(REPEATS):
            start = perf_counter()
            found = one_more(contest, result)
            times.append(perf_counter() - start)
            assert found == expected
        one.append(median(times))
    for name, figures in (("one more result", one), ("all computed anew", afresh)):
        print(f"{name:38}" + "".join(f"{1000 * seconds:10.1f}" for seconds in figures))
