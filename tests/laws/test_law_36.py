"""Law 36: doubles that Law 19 does not permit, with 35A of 1997."""

import pytest

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.situation import CallMade
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("36")


@pytest.mark.parametrize(
    ("text", "offender", "inadmissible"),
    [
        ("N: X", None, True),  # nobody has bid
        ("N: XX", None, True),
        ("N: 1S X", None, False),
        ("N: 1S P X", None, True),  # partner's bid
        ("N: 1S X X", None, True),  # doubled already
        ("N: 1S X XX", None, False),
        ("N: 1S XX", None, True),  # not doubled
        ("N: 1S X P XX", None, True),  # partner's double
        ("N: 1S X XX XX", None, True),
        ("N: 1S X", "W", False),  # an opponent's bid, only out of turn
        ("N: 1S X", "S", True),
        ("N: 1S X XX", "S", False),
        ("N: 1S X XX", "W", True),
        ("N: 1S X P P XX", "N", False),
    ],
)
def test_which_doubles_law_19_permits(text: str, offender: str | None, inadmissible: bool) -> None:
    dealer, _, calls = text.partition(": ")
    made = CallMade(
        Seat.parse(dealer), tuple(map(Call.parse, calls.split())), Seat.parse(offender) if offender else None
    )
    assert is_inadmissible(made) is inadmissible


def test_a_permitted_double_is_no_irregularity() -> None:
    (problem,) = problems("inadmissible_double", {"dealer": "W", "auction": ["1S", "X"]})
    assert (problem.kind, problem.where.tag) == ("double-admissible", "auction")


def test_a_replacement_must_be_legal() -> None:
    answers = {"lho_acted": False, "replacement": "1C"}
    (problem,) = problems("inadmissible_double", {"dealer": "S", "auction": ["1NT", "P", "X"]}, answers)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "replacement@X")
