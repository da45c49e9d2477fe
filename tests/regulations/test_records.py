"""Articles 3, 4.1, 8.4, 8.5 and 79.1: records, seats, home and away."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.procedure import procedures
from arbitro.laws.case.rule import Ruled, run
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit
from arbitro.regulations.home import home_and_away, is_balanced
from arbitro.regulations.records import (
    Medium,
    RecordedContest,
    hand_record,
    record_penalty,
    result_checkers,
    result_record,
    result_writers,
)
from tests.regulations.time_cases import FIGB, WBF, asked, cases, kinds


def seats(text: str) -> tuple[Seat, ...]:
    return Side(text).seats if text in ("NS", "EW") else tuple(map(Seat.parse, text))


@cases("hands")
def test_who_writes_down_the_hands(case: Any) -> None:
    found = hand_record(FIGB, RecordedContest(case["contest"]), seats(case["stationary"]))
    assert (found.writers, found.checkers) == (seats(case["writers"]), seats(case["checkers"]))
    assert found.articles == ("art. 8.4",)


def test_where_nobody_says_who_writes_it_is_asked() -> None:
    assert asked(hand_record(WBF, RecordedContest.PAIRS)) == ["record_writer"]
    assert asked(result_record(WBF, Medium.PAPER, RecordedContest.PAIRS)) == ["result_writer"]


def test_the_penalty_for_a_wrong_hand_record_is_at_most_a_tenth_of_a_top_for_both_pairs() -> None:
    assert asked(record_penalty("hands", FIGB)) == ["record_penalty_ordered"]
    assert record_penalty("hands", FIGB, ordered=False).penalty is None
    assert asked(record_penalty("hands", FIGB, ordered=True)) == ["record_penalty"]
    found = record_penalty("hands", FIGB, ordered=True, share=Fraction(1, 10))
    assert found.both_pairs
    assert found.penalty == found.most == Amount(Fraction(1, 10), AmountUnit.TOP)
    with pytest.raises(ProblemsFound):
        record_penalty("hands", FIGB, ordered=True, share=Fraction(11, 100))
    assert record_penalty("hands", WBF, ordered=True).most is None


def test_tn8_5_1_a_wrong_lead_costs_one_pair_at_most_a_twentieth() -> None:
    found = record_penalty("lead", FIGB, ordered=True, share=Fraction(1, 20))
    assert not found.both_pairs
    assert found.penalty is not None
    assert found.penalty.number * 24 == Fraction("1.2")
    with pytest.raises(ProblemsFound):
        record_penalty("lead", FIGB, ordered=True, share=Fraction(1, 10))


def test_who_enters_the_result_and_who_confirms_it() -> None:
    assert result_writers(Medium.DEVICE, RecordedContest.PAIRS, Side.EW.seats) == Side.NS.seats  # TN79.1-1
    assert Seat.SOUTH not in result_checkers(Seat.NORTH, screens=False)
    assert result_checkers(Seat.NORTH, screens=True) == (Seat.EAST,)  # TN79.1-2
    assert result_checkers(Seat.SOUTH, screens=True) == (Seat.WEST,)
    assert result_writers(Medium.PAPER, RecordedContest.TEAMS, Side.EW.seats) == Side.NS.seats
    assert result_record(FIGB, Medium.DEVICE, RecordedContest.TEAMS).checkers == Side.EW.seats
    assert result_record(FIGB, Medium.PAPER, RecordedContest.PAIRS, Side.EW.seats).writers == Side.EW.seats


@pytest.mark.parametrize(("same_session", "effect"), [(True, "return_to_seats"), (False, None)])
def test_tn3_a_change_of_seats_needs_permission_within_a_session_only(same_session: bool, effect: str | None) -> None:
    change = procedures()["seat_changed", FIGB[keys.LAWS_EDITION]]
    answers = {"same_session@NS": same_session, "seat_change_permitted@NS": False}
    ruled = run(change, change.examples[0], FIGB, answers)
    assert isinstance(ruled, Ruled)
    told = [getattr(one, "text", None) for one in ruled.ruling.effects]
    assert (effect in told) if effect else not any(told)


def test_tn4_1_1_of_seven_matches_three_or_four_are_at_home() -> None:
    teams = "ABCDEFGH"
    schedule = [(one, other) for at, one in enumerate(teams) for other in teams[at + 1 :]]
    drawn = home_and_away(schedule)
    for team in teams:
        assert sum(home == team for home, _ in drawn) in (3, 4)
    assert is_balanced(drawn, FIGB)
    assert not is_balanced(schedule, FIGB)  # A is always at home
    assert is_balanced(schedule, WBF)


matches = st.lists(
    st.tuples(st.sampled_from("ABCDEFG"), st.sampled_from("ABCDEFG")).filter(lambda one: one[0] != one[1]), max_size=40
)


@given(matches)
def test_any_schedule_can_be_balanced(schedule: list[tuple[str, str]]) -> None:
    drawn = home_and_away(schedule)
    assert [set(match) for match in drawn] == [set(match) for match in schedule]
    assert is_balanced(drawn, FIGB)


def test_a_team_does_not_meet_itself() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        home_and_away([("A", "A")])
    assert kinds(trouble) == ["team-meets-itself"]
