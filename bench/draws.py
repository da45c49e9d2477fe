"""Swiss draws: one of 200 teams against networkx on the same weights, and how the cost grows with the field."""

import random
from fractions import Fraction
from functools import cache
from time import perf_counter

from arbitro.contest.draw.best import Rules, weighed
from arbitro.contest.draw.draw import Candidate, Encounter
from arbitro.contest.draw.field import field
from arbitro.contest.draw.matching import Edge, weighted
from arbitro.contest.draw.swiss import lowest_without, swiss, unevenness
from arbitro.regulations import keys, load

PACK = load("figb_2017")
TEAMS, ROUNDS = 200, 5
SEED = "bench"


@cache
def event(teams: int, whole: int = 2_000) -> tuple[tuple[Candidate, ...], tuple[Encounter, ...]]:
    """Teams after some rounds of 20 victory points, in hundredths or (`whole`: 20) in whole ones."""
    chance = random.Random(teams)
    points = {f"T{at}": Fraction() for at in range(teams)}
    met: list[Encounter] = []
    for number in range(1, ROUNDS + 1):
        found = swiss([Candidate(*one) for one in points.items()], met, round=number, pack=PACK, seed=SEED)
        for one in found.pairings:
            met.append(Encounter(number, one.home, one.away))
            won = Fraction(20 * chance.randrange(whole + 1), whole)
            points[one.home] += won
            points[one.away] += 20 - won
    return tuple(Candidate(*one) for one in points.items()), tuple(met)


def ours(count: int) -> None:
    """The whole draw: order, weights, matching, roles and reasons."""
    candidates, met = event(TEAMS)
    for _ in range(count):
        assert swiss(candidates, met, round=ROUNDS + 1, pack=PACK, seed=SEED).pairings


@cache
def edges() -> list[Edge]:
    candidates, met = event(TEAMS)
    found = field(candidates, met, round=ROUNDS + 1, seed=SEED, order="points")
    nobody = found.marks(())
    costs = (unevenness(found, PACK[keys.HOME_DIFFERENCE]),)
    problem = weighed(found, Rules(nobody, found.times > 0, nobody, lowest_without(found), costs))
    return weighted(problem.allowed, problem.levels, problem.lots)


def networkx(count: int) -> None:
    """The matching alone, on the pairs that can be in a best draw, with their weights ready."""
    from networkx import Graph, max_weight_matching

    for _ in range(count):
        graph = Graph()
        graph.add_weighted_edges_from(edges())
        assert 2 * len(max_weight_matching(graph, maxcardinality=True)) == TEAMS


def report() -> None:
    """How the cost of a round grows with the field."""
    print(f"\nmilliseconds for a Swiss draw after {ROUNDS} rounds of 200, 400 and 1,000 teams")
    for name, whole in (("points in hundredths", 2_000), ("whole points", 20)):
        times = []
        for teams in (200, 400, 1_000):
            candidates, met = event(teams, whole)
            start = perf_counter()
            swiss(candidates, met, round=ROUNDS + 1, pack=PACK, seed=SEED)
            times.append(perf_counter() - start)
        print(f"{name:38}" + "".join(f"{1000 * seconds:10.1f}" for seconds in times))
