"""Comparable calls by a pair's system (23A of 2017): the examples of the specification; sampling against counting."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.law_23_comparable_call import CallMeaning, compared
from arbitro.laws.shared.agreed import AgreedComparison, compare_agreed
from arbitro.systems import Agreements, load_system

FIVE = Agreements.both(load_system("five_card_majors"))


def advised(before: str, offender: str, withdrawn: str, now: str, call: str) -> AgreedComparison:
    return compare_agreed(
        FIVE,
        Auction.parse(before),
        Seat.parse(offender),
        Call.parse(withdrawn),
        Auction.parse(now),
        Call.parse(call),
        "test",
    )


def shares(advice: AgreedComparison) -> list[Fraction]:
    return [Fraction(r.comparison.inside, r.comparison.found) for r in advice.readings]


def test_a_pass_out_of_turn_and_then_a_weak_raise_is_a_subset() -> None:  # T23-3
    assert shares(advised("N:", "S", "P", "N: 1S P", "2S")) == [1]


def test_stayman_over_one_notrump_and_over_two_has_the_same_purpose() -> None:  # T23-4
    advice = advised("N: 2NT P", "S", "2C", "N: 2NT P", "3C")
    assert [reading.same_purpose for reading in advice.readings if reading.meaning.rule.name == "Stayman"] == [True]


def test_an_opening_out_of_turn_and_then_a_pass_is_not_comparable() -> None:  # T23-5
    (share,) = shares(advised("N:", "S", "1S", "N: P P", "P"))
    assert share < Fraction(1, 10)  # a pass shows up to twelve points; few of those hands have five spades and eleven


def test_the_suit_that_was_bid_without_seeing_the_overcall_and_then_a_negative_double() -> None:  # T23-6
    advice = advised("N: 1C 1S", "S", "1H", "N: 1C 1S", "X")
    ((found, old),) = [
        (Fraction(reading.comparison.inside, reading.comparison.found), reading.meaning.shows)
        for reading in advice.readings
        if reading.auction == Auction.parse("N: 1C P")
    ]
    assert found > Fraction(4, 5), old  # not all: with longer spades he would have bid those


def test_a_call_that_no_rule_covers_is_not_compared() -> None:
    advice = advised("N: 1C 1S", "S", "1H", "N: 1C 1S", "6D")
    assert (advice.new, advice.readings) == (None, ())


def test_a_new_call_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        advised("N: 1NT 2S", "S", "2D", "N: 1NT 2S", "2H")
    assert [problem.kind for problem in trouble.value.problems] == ["insufficient-bid"]


def spades(low: int, high: int) -> int:
    return sum(comb(13, n) * comb(39, 13 - n) for n in range(low, high + 1))


@pytest.mark.parametrize(
    ("new", "old", "exact"),
    [
        ("5+S", "6+S", Fraction(spades(6, 13), spades(5, 13))),
        ("4-6S", "5S or 3S", Fraction(spades(5, 5), spades(4, 6))),
        ("0-3S", "not 5+S", Fraction(1)),
        (
            "balanced",
            "5S balanced",
            Fraction(
                comb(13, 5) * 3 * comb(13, 3) ** 2 * comb(13, 2),
                sum(
                    comb(13, s) * comb(13, h) * comb(13, d) * comb(13, c)
                    for s, h, d, c in product(range(2, 6), repeat=4)
                    if sorted((s, h, d, c)) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])
                ),
            ),
        ),
    ],
)
def test_the_share_inside_by_sampling_is_that_of_counting_every_hand(new: str, old: str, exact: Fraction) -> None:
    found = compared(CallMeaning((old,)), CallMeaning((new,)), "count")
    assert found.found >= 1_000
    deviation = (float(exact * (1 - exact)) / found.found) ** 0.5
    assert abs(found.inside / found.found - float(exact)) <= 4.5 * deviation
