"""Danish draws: neighbours in the ranking, rematches within a limit."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.danish import danish
from arbitro.contest.draw.draw import Candidate, Draw, Encounter
from tests.contest.drawn import WBF, events, everybody, matchings, regulated

Event = tuple[tuple[Candidate, ...], tuple[Encounter, ...], int]

LAST = regulated(danish_bye="last")


def ranking(names: str) -> list[Candidate]:
    return [Candidate(name, Fraction(), rank) for rank, name in enumerate(names, 1)]


def met(*rounds: str) -> list[Encounter]:
    return [Encounter(number, two[0], two[1]) for number, played in enumerate(rounds, 1) for two in played.split()]


def pairs(draw: Draw) -> str:
    return " ".join("".join(sorted((pairing.home, pairing.away))) for pairing in draw.pairings)


def test_the_first_meets_the_second_and_the_third_the_fourth() -> None:
    found = danish(ranking("CADB"), [], round=1, pack=WBF, seed="")
    assert pairs(found) == "AC BD"
    assert found.pairings[0].why[0].figures == {"higher": "C", "lower": "A", "higher_rank": 1, "lower_rank": 2}


def test_two_meet_again_but_not_in_the_very_next_round() -> None:
    found = danish(ranking("ABCD"), met("AB CD", "AC BD"), round=3, pack=WBF, seed="")
    assert pairs(found) == "AB CD"
    assert [ground.id for ground in found.warnings] == ["draw-rematch"] * 2
    assert pairs(danish(ranking("ABCD"), met("AB CD"), round=2, pack=WBF, seed="")) == "AC BD"
    at_once = regulated(danish_at_once=True)
    assert pairs(danish(ranking("ABCD"), met("AB CD"), round=2, pack=at_once, seed="")) == "AB CD"


def test_nobody_meets_more_often_than_the_limit() -> None:
    played = met("AB CD", "AC BD", "AB CD", "AC BD")
    assert pairs(danish(ranking("ABCD"), played, round=5, pack=WBF, seed="")) == "AB CD"
    assert pairs(danish(ranking("ABCD"), played, round=5, pack=WBF, seed="", limit=2)) == "AD BC"
    assert pairs(danish(ranking("ABCD"), played, round=5, pack=regulated(danish_meetings=2), seed="")) == "AD BC"


def test_no_draw_within_the_limit_is_a_problem_unless_rematches_are_allowed() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        danish(ranking("AB"), met("AB"), round=2, pack=WBF, seed="")
    assert trouble.value.problems[0].kind == "no-draw"
    assert pairs(danish(ranking("AB"), met("AB"), round=2, pack=WBF, seed="", rematch=True)) == "AB"
    with pytest.raises(ProblemsFound) as trouble:
        danish(ranking("AB"), [], round=1, pack=WBF, seed="", limit=0)
    assert trouble.value.problems[0].kind == "meetings-limit"


def test_the_last_sits_out_again_or_the_last_who_has_not() -> None:
    field = [*ranking("AB"), Candidate("C", Fraction(), 3, 1)]
    found = danish(field, [], round=2, pack=LAST, seed="")
    assert (found.bye, [ground.id for ground in found.warnings]) == ("C", ["draw-second-bye"])
    assert danish(field, [], round=2, pack=WBF, seed="").bye == "B"


def test_without_a_ranking_points_rank() -> None:
    field = [Candidate(name, Fraction(points)) for name, points in (("A", 1), ("B", 9), ("C", 8), ("D", 2))]
    assert pairs(danish(field, [], round=1, pack=WBF, seed="")) == "BC AD"


@given(events(), st.integers(1, 2))
def test_no_other_draw_is_nearer(event: Event, limit: int) -> None:
    candidates, played, number = event
    rank = {each.contestant: each.rank for each in candidates}
    rounds = {frozenset((each.home, each.away)): each.round for each in played}  # nobody has met twice
    ways = [
        (way, bye)
        for way, bye in matchings(list(rank))
        if not any(frozenset(two) in rounds and (limit == 1 or rounds[frozenset(two)] == number - 1) for two in way)
    ]
    try:
        found = danish(candidates, played, round=number, pack=LAST, seed="s", limit=limit)
    except ProblemsFound:
        assert not ways
        return
    assert everybody(found) == sorted(rank)

    def distance(way: list[tuple[str, str]], bye: str | None) -> tuple[int, int]:
        return -rank[bye] if bye else 0, sum((rank[one] - rank[other]) ** 2 for one, other in way)

    assert distance([(pairing.home, pairing.away) for pairing in found.pairings], found.bye) == min(
        distance(*way) for way in ways
    )
