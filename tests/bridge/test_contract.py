"""Contracts and results, read and written as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.seats import Seat
from tests.strategies import contracts, results

HEARTS, SPADES, NOTRUMP = Denomination.HEARTS, Denomination.SPADES, Denomination.NOTRUMP
FOUR_HEARTS = Contract(4, HEARTS, Seat.NORTH)


@pytest.mark.parametrize(
    ("text", "contract", "tricks"),
    [
        ("4H N =", FOUR_HEARTS, 10),
        ("4HN=", FOUR_HEARTS, 10),
        ("4HX N +1", Contract(4, HEARTS, Seat.NORTH, Risk.DOUBLED), 11),
        ("4SXX W +1", Contract(4, SPADES, Seat.WEST, Risk.REDOUBLED), 11),
        ("3NT-2 W", Contract(3, NOTRUMP, Seat.WEST), 7),
        ("3NT W -2", Contract(3, NOTRUMP, Seat.WEST), 7),
        ("3nW-2", Contract(3, NOTRUMP, Seat.WEST), 7),
        ("3NN=", Contract(3, NOTRUMP, Seat.NORTH), 9),
        ("3SA N =", Contract(3, NOTRUMP, Seat.NORTH), 9),
        ("N 4H =", FOUR_HEARTS, 10),
        ("4♥ by N =", FOUR_HEARTS, 10),
        ("4H N − 1", FOUR_HEARTS, 9),
        ("2SS+1", Contract(2, SPADES, Seat.SOUTH), 9),
        ("7NT E -13", Contract(7, NOTRUMP, Seat.EAST), 0),
        ("1H S +6", Contract(1, HEARTS, Seat.SOUTH), 13),
    ],
)
def test_results_are_read_as_people_write_them(text: str, contract: Contract, tricks: int) -> None:
    assert Result.parse(text) == Result.parse(text.lower()) == Result(contract, tricks)


@pytest.mark.parametrize("text", ["PASS", "pass", " Pass ", "Passed out", "all pass", "AP"])
def test_a_board_passed_out_is_a_result(text: str) -> None:
    result = Result.parse(text)
    assert result == Result(None)
    assert result.is_passed_out
    assert not result.is_made
    assert str(result) == "PASS"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "result-without-tricks"),
        ("4H N", "result-without-tricks"),
        ("4H N 1", "tricks-without-sign"),
        ("4H =", "contract-without-declarer"),
        ("8H N =", "bad-level"),
        ("0H N =", "bad-level"),
        ("H N =", "bad-result"),
        ("4Z N =", "bad-result"),
        ("4H N +1 -1", "bad-result"),
        ("4H N +0", "bad-result"),
        ("4H N S =", "bad-result"),
        ("N 4H S =", "bad-result"),
        ("4HXXX N =", "bad-result"),
        ("hello =", "bad-result"),
        ("4H N +4", "impossible-tricks"),
        ("4H N -11", "impossible-tricks"),
        ("7NT N +1", "impossible-tricks"),
    ],
)
def test_what_is_no_result_is_refused_and_says_why(text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Result.parse(text)
    (problem,) = trouble.value.problems
    assert problem.kind == kind
    assert problem.expected


@pytest.mark.parametrize(
    ("text", "kind"),
    [("", "bad-contract"), ("4H", "contract-without-declarer"), ("9H N", "bad-level"), ("4H N =", "bad-contract")],
)
def test_what_is_no_contract_is_refused_and_says_why(text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Contract.parse(text)
    assert [p.kind for p in trouble.value.problems] == [kind]


@given(contracts)
def test_a_contract_is_read_back(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse(str(contract).replace(" ", "")) == contract
    assert Contract.parse(f"{contract.declarer} {contract.bid}") == contract


@given(results)
def test_a_result_is_read_back(result: Result) -> None:
    assert Result.parse(str(result)) == result
    assert Result.parse(str(result).replace(" ", "")) == result


@given(contracts, st.integers(0, 13))
def test_tricks_over_and_under_are_counted_from_six_and_the_level(contract: Contract, tricks: int) -> None:
    result = Result(contract, tricks)
    assert contract.tricks_needed == 6 + contract.level
    assert result.over == tricks - 6 - contract.level
    assert result.is_made is (tricks >= 6 + contract.level)
    assert not result.is_passed_out


@pytest.mark.parametrize(
    ("contract", "tricks", "kind"),
    [(FOUR_HEARTS, 14, "bad-tricks"), (FOUR_HEARTS, -1, "bad-tricks"), (None, 3, "tricks-passed-out")],
)
def test_a_result_that_cannot_be_is_refused(contract: Contract | None, tricks: int, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Result(contract, tricks)
    assert [p.kind for p in trouble.value.problems] == [kind]
