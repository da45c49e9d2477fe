"""The cheapest pairs: against networkx on the same weights, and against all ways for small fields."""

from fractions import Fraction
from itertools import combinations

import networkx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.contest.draw import best as drawing
from arbitro.contest.draw.best import Rules, best, weighed
from arbitro.contest.draw.draw import Candidate, Encounter
from arbitro.contest.draw.field import Field, field
from arbitro.contest.draw.matching import LIMIT, Edge, Integers, Level, cheapest, matched, weighted
from arbitro.contest.draw.swiss import lowest_without, unevenness
from tests.contest.drawn import events, matchings

Event = tuple[tuple[Candidate, ...], tuple[Encounter, ...], int]


def total(edges: list[Edge], pairs: tuple[tuple[int, int], ...]) -> int:
    weights = {(one, other): weight for one, other, weight in edges}
    return sum(weights[pair] for pair in pairs)


def rules(event: Event) -> tuple[Field, Rules]:
    candidates, played, number = event
    found = field(candidates, played, round=number, seed="s", order="points")
    nobody = np.zeros((found.seats, found.seats), np.bool_)
    return found, Rules(nobody, found.times > 0, nobody, lowest_without(found), (unevenness(found, 1),))


@given(events(least=2, most=24, history=9), st.booleans())
def test_networkx_finds_the_same_weight(event: Event, fine: bool) -> None:
    found, ruled = rules(event)
    problem = weighed(found, ruled)
    edges = weighted(problem.allowed, problem.levels, problem.lots if fine else None)
    ours = matched(found.seats, edges)
    graph = networkx.Graph()
    graph.add_nodes_from(range(found.seats))
    graph.add_weighted_edges_from(edges)
    theirs = networkx.max_weight_matching(graph, maxcardinality=True)
    if ours is None:
        assert 2 * len(theirs) < found.seats
        return
    assert total(edges, ours) == total(edges, tuple((min(pair), max(pair)) for pair in theirs))


@given(st.one_of(events(least=12, most=40, history=3, fine=True), events(least=12, most=40, history=1)))
def test_pairs_that_are_left_out_for_their_distance_are_in_no_best_draw(event: Event) -> None:
    found, ruled = rules(event)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing, "_far", lambda field, _: np.zeros((field.seats, field.seats), np.bool_))
        everybody = best(found, ruled, rematch=False)
    assert best(found, ruled, rematch=False) == everybody


def test_pairs_are_left_out_in_a_large_field() -> None:
    large = [Candidate(f"T{at}", Fraction(at)) for at in range(200)]
    played = [Encounter(1, f"T{at}", f"T{at + 1}") for at in range(0, 200, 2)]
    found, ruled = rules((tuple(large), tuple(played), 2))
    assert len(weighted(weighed(found, ruled).allowed, ())) < 200 * 10  # of 19,900


@given(
    st.integers(1, 3).flatmap(
        lambda half: st.lists(
            st.lists(st.integers(0, 3), min_size=(2 * half) ** 2, max_size=(2 * half) ** 2), min_size=1, max_size=3
        )
    )
)
def test_an_earlier_level_counts_before_a_later_one(tables: list[list[int]]) -> None:
    size = int(len(tables[0]) ** 0.5)
    costs = [_both_ways(np.array(table, np.int64).reshape(size, size)) for table in tables]
    found = cheapest(~np.eye(size, dtype=np.bool_), [Level(cost, size // 2) for cost in costs])
    assert found is not None

    def spent(pairs: list[tuple[int, int]]) -> list[int]:
        return [int(sum(cost[pair] for pair in pairs)) for cost in costs]

    names = [str(at) for at in range(size)]
    ways = ([(int(one), int(other)) for one, other in way] for way, _ in matchings(names))
    assert spent(list(found)) == min(map(spent, ways))


def _both_ways(table: Integers) -> Integers:
    upper = np.triu(table, 1)
    return upper + upper.T


def test_weights_stay_below_the_limit_with_every_level_in_use() -> None:
    """A thousand teams, points in hundredths: whatever room the levels leave is for the lots."""
    count = 1_000
    levels = [Level(np.full((count, count), most, np.int64), pairs) for most, pairs in (
        (3, 500), (15, 30), (3_000, 1), (1, 500), (30_000**2, 500), (2, 500), (4, 500), (63**2, 500),
    )]  # fmt: skip
    allowed = np.zeros((count, count), np.bool_)
    allowed[0, 1:3] = True
    lots = np.full((count, count), 2**64 - 1, np.uint64)
    levels[0].costs[0, 2] = 0
    edges = weighted(allowed, levels, lots)
    assert len(edges) == 2
    assert 0 < min(weight for *_, weight in edges) <= max(weight for *_, weight in edges) < LIMIT


def test_nobody_left_or_nothing_found() -> None:
    only = np.zeros((4, 4), np.bool_)
    for one, other in combinations(range(3), 2):
        only[one, other] = only[other, one] = True
    assert cheapest(only, ()) is None
    only[2, 3] = only[3, 2] = True
    assert cheapest(only, ()) == ((0, 1), (2, 3))
