"""Article 8.1: how long a board and a match may take, and (note to 8) who may change a penalty for time."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import load
from arbitro.regulations.force_majeure import amendment
from arbitro.regulations.time import clock, time_allowed
from tests.regulations.time_cases import CASES, FIGB, WBF, asked, cases, derived, exact, kinds


@cases("time")
def test_time_of_the_worked_cases(case: Any) -> None:
    found = time_allowed(pack=FIGB, **case["args"])
    assert (found.minutes, found.limit) == exact([case["minutes"], case["limit"]])


@pytest.mark.parametrize("row", CASES["table"]["rows"], ids=lambda row: f"{row[0]} boards")
def test_the_printed_tables(row: list[int]) -> None:
    boards, *minutes = row
    without, behind = (time_allowed("teams", boards, FIGB, screens=screens) for screens in (False, True))
    assert [without.minutes, without.limit, behind.minutes, behind.limit] == minutes


@given(boards=st.integers(1, 200), screens=st.booleans(), name=st.sampled_from(["wbf", "figb_2017"]))
def test_more_boards_never_take_less_time(boards: int, screens: bool, name: str) -> None:
    for form in ("pairs", "teams"):
        shorter, longer = (
            time_allowed("pairs" if form == "pairs" else "teams", n, load(name), screens=screens)
            for n in (boards, boards + 1)
        )
        assert shorter.minutes < longer.minutes
        assert shorter.limit >= shorter.minutes


def test_a_pack_may_name_the_lengths_that_its_times_are_for() -> None:
    pack = derived("time.lengths = [8, 16]")
    assert time_allowed("teams", 16, pack).minutes == 120
    with pytest.raises(ProblemsFound) as trouble:
        time_allowed("teams", 12, pack)
    assert kinds(trouble) == ["match-length"]
    with pytest.raises(ProblemsFound) as trouble:
        time_allowed("pairs", 0, pack)
    assert kinds(trouble) == ["match-boards"]


@pytest.mark.parametrize(
    ("minutes", "said"), [("60", "60"), ("105/2", "52:30"), ("421/60", "7:01"), ("1/7", "1/7"), ("-3", "-3")]
)
def test_minutes_are_said_with_their_seconds(minutes: str, said: str) -> None:
    assert clock(Fraction(minutes)) == said


@pytest.mark.parametrize(
    ("in_charge", "force_majeure", "allowed", "questions"),
    [
        (True, True, True, []),
        (False, True, False, []),
        (True, False, False, []),
        (None, False, False, []),
        (True, None, None, ["force_majeure"]),
        (None, None, None, ["director_in_charge", "force_majeure"]),
    ],
)
def test_only_the_director_in_charge_and_only_for_force_majeure(
    in_charge: bool | None, force_majeure: bool | None, allowed: bool | None, questions: list[str]
) -> None:
    found = amendment(FIGB, in_charge=in_charge, force_majeure=force_majeure)
    assert (found.allowed, asked(found)) == (allowed, questions)
    assert found.final is (allowed is True)
    assert amendment(WBF, in_charge=in_charge, force_majeure=force_majeure).allowed is True
