"""The score: Law 77."""

from itertools import product

import pytest
from hypothesis import given

from arbitro.bridge.cards import DENOMINATIONS, Denomination
from arbitro.bridge.contract import RISKS, Contract, Result, Risk
from arbitro.bridge.score import contract_score, score, trick_points
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Side, Vulnerability
from tests.amounts import Figures
from tests.bridge import plain
from tests.strategies import results, vulnerabilities

NO, YES = False, True


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "points"),
    [
        ("1NT N", NO, 7, 90),
        ("1NT N", YES, 7, 90),
        ("3NT N", NO, 9, 400),
        ("3NT N", YES, 9, 600),
        ("4H N", YES, 11, 650),
        ("2SX N", YES, 8, 670),
        ("2CX N", NO, 9, 280),
        ("1NTXX N", NO, 7, 560),
        ("3DXX N", YES, 11, 1640),
        ("6H N", NO, 12, 980),
        ("7NT N", YES, 13, 2220),
        ("7NTXX N", YES, 13, 2980),
        ("5DX N", NO, 7, -800),
        ("5DX N", YES, 7, -1100),
        ("5DXX N", NO, 7, -1600),
        ("5DXX N", YES, 7, -2200),
        ("3S N", NO, 6, -150),
    ],
)
def test_scores_of_law_77(contract: str, vulnerable: bool, tricks: int, points: int) -> None:
    assert contract_score(Contract.parse(contract), tricks, vulnerable=vulnerable) == points


@pytest.mark.parametrize(
    ("vulnerable", "series"),
    [(NO, [100, 300, 500, 800, 1100, 1400, 1700]), (YES, [200, 500, 800, 1100, 1400, 1700, 2000])],
)
def test_doubled_undertricks_of_law_77(vulnerable: bool, series: list[int]) -> None:
    contract = Contract(7, Denomination.CLUBS, Seat.NORTH, Risk.DOUBLED)
    assert [-contract_score(contract, 13 - down, vulnerable=vulnerable) for down in range(1, 8)] == series


@pytest.mark.parametrize("vulnerability", VULNERABILITIES)
def test_a_board_passed_out_scores_nothing(vulnerability: Vulnerability) -> None:
    assert [score(Result(None), vulnerability, side) for side in Side] == [0, 0]


def test_the_score_of_every_result_equals_the_table_of_law_77(record_property: Figures) -> None:
    count = 0
    every = product(range(1, 8), DENOMINATIONS, SEATS, RISKS, range(14), VULNERABILITIES)
    for level, denomination, declarer, risk, tricks, vulnerability in every:
        result = Result(Contract(level, denomination, declarer, risk), tricks)
        side = Side.NS if declarer.value in "NS" else Side.EW
        vulnerable = vulnerability.value in {side.value.lower(), "both"}
        points = plain.points(level, denomination.value, risk.value, tricks, vulnerable)
        assert score(result, vulnerability, side) == points
        assert score(result, vulnerability) == (points if side is Side.NS else -points)
        count += 1
    record_property("scores of results equal to the table of Law 77", count)


@given(results, vulnerabilities)
def test_the_scores_of_the_two_sides_add_to_zero(result: Result, vulnerability: Vulnerability) -> None:
    assert score(result, vulnerability, Side.NS) + score(result, vulnerability, Side.EW) == 0


@given(results, vulnerabilities)
def test_declarers_side_gains_just_when_the_contract_is_made(result: Result, vulnerability: Vulnerability) -> None:
    if result.contract is not None:
        assert (score(result, vulnerability, result.contract.declarer.side) > 0) is result.is_made


@pytest.mark.parametrize(
    ("bid", "points"), [("3NT", 100), ("2NT", 70), ("4S", 120), ("5C", 100), ("4DX", 160), ("1HXX", 120)]
)
def test_trick_points_decide_what_is_a_game(bid: str, points: int) -> None:
    contract = Contract.parse(f"{bid} N")
    assert trick_points(contract.level, contract.denomination, contract.risk) == points
