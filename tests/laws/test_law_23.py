"""Law 23: awareness, and the comparable call with its figures."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from arbitro.book.edition import E1997, E2007, E2017
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.commitment import KeyedStream
from arbitro.laws.case.procedure import procedure, procedures
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.law_23_comparable_call import LEAST_HANDS, CallMeaning, Comparison, compare, compared
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("23")


def test_only_2017_knows_comparable_calls_and_awareness_moved_to_72() -> None:
    assert ("comparable_call", E2017) in procedures()
    assert ("comparable_call", E2007) not in procedures()
    laws = [procedure("could_have_been_aware", edition).law for edition in (E1997, E2007, E2017)]
    assert laws == ["23", "23", "72"]


# -- the share of the new meaning inside the old one -------------------------------------------------------------


def shown(*alternatives: str) -> CallMeaning:
    return CallMeaning(alternatives)


def draw(seed: str) -> Callable[[int], int]:
    return KeyedStream(seed.encode(), "test")


@pytest.mark.parametrize(
    ("old", "new", "percent"),
    [
        (shown("11-"), shown("6-9 3+S"), "100.0%"),  # T23-3: every raise would have passed
        (shown("12+ 5+S"), shown("11-"), "0.0%"),  # T23-5: no hand that passes would have opened
        (shown("6+ 4+H"), shown("6+ 4+H"), "100.0%"),  # T23-6
        (shown("5+S", "5+H"), shown("10+ 5+H"), "100.0%"),  # one alternative is enough
    ],
)
def test_inside_outside_and_the_same(old: CallMeaning, new: CallMeaning, percent: str) -> None:
    comparison = compare(old, new, draw("a"))
    assert comparison.found >= LEAST_HANDS
    assert comparison.percent == percent


def points() -> list[int]:
    """How many hands have each number of high-card points: 36 small cards and four each of ace, king, queen, jack."""
    ways = [[0] * 38 for _ in range(14)]
    ways[0][0] = 1
    for value, cards in ((4, 4), (3, 4), (2, 4), (1, 4), (0, 36)):
        for _ in range(cards):
            for held in range(12, -1, -1):
                for total in range(37 - value, -1, -1):
                    ways[held + 1][total + value] += ways[held][total]
    return ways[13]


def test_the_share_comes_near_the_one_that_counting_all_hands_gives() -> None:
    """Of all hands with 12 to 17 points, those with 15 to 17."""
    hands = points()
    assert sum(hands) == 635_013_559_600
    exact = sum(hands[15:18]) / sum(hands[12:18])
    comparison = compare(shown("15-17"), shown("12-17"), draw("b"), hands=4_000)
    # four standard deviations of 4,000 independent hands are 0.029
    assert abs(comparison.inside / comparison.found - exact) < 0.03


def test_below_a_thousand_hands_there_is_no_percentage() -> None:
    assert Comparison(50_000, LEAST_HANDS - 1, LEAST_HANDS - 1).percent is None
    assert Comparison(50_000, LEAST_HANDS, 500).percent == "50.0%"


def test_all_and_none_are_said_only_of_all_and_none() -> None:
    assert Comparison(1, 100_000, 99_999).percent == "99.9%"
    assert Comparison(1, 100_000, 1).percent == "0.1%"
    assert Comparison(1, 3_000, 2_000).percent == "66.7%"


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    old, new = shown("13-15 5+H"), shown("12-17 4+H")
    again = compare(old, new, KeyedStream(b"board 7", "arbitro/comparable/1"))
    assert compared(old, new, "board 7") == again
    assert len({compared(old, new, f"board {number}") for number in range(3)}) > 1


def test_dealing_stops_when_enough_hands_were_found() -> None:
    numbers = count()
    stream = draw("c")

    def counted(below: int) -> int:
        next(numbers)
        return stream(below)

    comparison = compare(shown("20+"), shown("0+"), counted, hands=LEAST_HANDS)
    assert comparison.deals == next(numbers) == LEAST_HANDS // 4  # every hand fits, and a deal has four


# -- what the ruling records -------------------------------------------------------------------------------------


def facts(situation: dict[str, Any]) -> dict[str, Any]:
    plain = {"offender": "W", "withdrawn": "P", "replacement": "2S", **situation}
    answers = {"comparable": False}
    ready = prepare(Request(plain, answers, 2017, what="comparable_call"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, Ruled)
    return {fact.id: fact.value for fact in outcome.ruling.facts}


def test_the_figures_are_facts_and_the_director_decides() -> None:
    meanings = {"withdrawn_meaning": {"shows": ["11-"]}, "replacement_meaning": {"shows": ["6-9 3+S"]}}
    found = facts({**meanings, "seed": "board 7"})
    assert (found["dealt_from"], found["share_inside"]) == ("board 7", "100.0%")
    assert found["hands_found"] >= LEAST_HANDS
    assert found["comparable"] is False
    assert "same_purpose" not in found


def test_without_a_seed_nothing_is_dealt() -> None:
    meanings = {"withdrawn_meaning": {"shows": ["11-"]}, "replacement_meaning": {"shows": ["6-9 3+S"]}}
    assert "hands_found" not in facts(meanings)


def test_a_rare_hand_has_a_count_but_no_percentage() -> None:
    meanings = {"withdrawn_meaning": {"shows": ["30+"]}, "replacement_meaning": {"shows": ["30+"]}}
    found = facts({**meanings, "seed": "board 7"})
    assert found["hands_found"] < LEAST_HANDS
    assert "share_inside" not in found


@pytest.mark.parametrize(("new", "same"), [("majors", True), ("minors", False)])
def test_purposes_are_compared_by_their_word(new: str, same: bool) -> None:
    found = facts({"withdrawn_meaning": {"purpose": "majors"}, "replacement_meaning": {"purpose": new}})
    assert found["same_purpose"] is same


@pytest.mark.parametrize(
    ("situation", "problem"),
    [
        ({"withdrawn_meaning": {"shows": ["strong"]}}, ("bad-constraint", "withdrawn_meaning", 1)),
        ({"replacement_meaning": {"shows": ["5+S", "9+S 9+H"]}}, ("impossible-constraint", "replacement_meaning", 2)),
        ({"seed": "board 7"}, ("no-meaning", "seed", None)),
    ],
)
def test_meanings_that_cannot_be_are_named(situation: dict[str, Any], problem: tuple[str, str, int | None]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        facts(situation)
    (found,) = trouble.value.problems
    assert (found.kind, found.where.tag, found.where.index) == problem
