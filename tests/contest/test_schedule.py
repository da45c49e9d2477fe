"""The times of rounds (art. 8.1): by hand from the printed tables and 7.5 minutes a board."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.american_whist import american_whist
from arbitro.contest.movement.round_robin import round_robin
from arbitro.contest.time.schedule import fits, most_boards, most_rounds, rounds_of, schedule
from arbitro.regulations import load
from arbitro.regulations.time import TimeForm
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground

FIGB, WBF = load("figb_2017"), load("wbf")
TEN, QUARTER = Fraction(10), Fraction(15)


def seen(*values: object) -> tuple[object, ...]:
    """Figures side by side, exact or whole."""
    return values


def test_matches_follow_each_other_after_their_tolerance_and_the_change_over() -> None:
    planned = schedule("teams", [16, 16], FIGB, change_over=TEN)
    assert [seen(each.start, each.end, each.latest) for each in planned.rounds] == [(0, 120, 125), (135, 255, 260)]
    assert planned.ends(1) == 260


def test_the_printed_tables_with_screens() -> None:
    planned = schedule("teams", [6, 8, 10, 12, 14, 16, 18, 20], FIGB, screens=True)
    assert [each.minutes for each in planned.rounds] == [50, 65, 80, 95, 110, 130, 145, 160]
    assert {each.tolerance for each in planned.rounds} == {Fraction(5)}


def test_a_director_may_grant_less_tolerance() -> None:
    planned = schedule("teams", [16, 16], FIGB, granted=Fraction(2))
    assert [seen(each.start, each.latest) for each in planned.rounds] == [(0, 122), (122, 244)]
    assert "schedule-granted" in {ground.id for ground in planned.why}


def test_rounds_of_pairs_have_no_tolerance_and_keep_half_minutes() -> None:
    planned = schedule("pairs", [3, 3], FIGB)
    assert [seen(each.start, each.latest) for each in planned.rounds] == [(0, Fraction(45, 2)), (Fraction(45, 2), 45)]


def test_breaks_come_besides_the_change_over_and_sessions_begin_anew() -> None:
    planned = schedule("pairs", [2] * 5, FIGB, change_over=Fraction(2), breaks={1: QUARTER, 3: TEN}, sessions=[3, 2])
    assert [each.start for each in planned.rounds] == [0, 15 + 2 + 15, 15 + 2 + 15 + 15 + 2, 0, 17]
    assert [each.pause for each in planned.rounds] == [0, 15, 0, 0, 0]  # a break between sessions is the session's end
    assert planned.sessions == (1, 2)
    assert [each.round for each in planned.of(2)] == [4, 5]
    assert planned.ends(2) == 32


def test_the_boards_of_rounds_come_from_a_movement() -> None:
    assert rounds_of(american_whist(5, 3)) == (3, 3, 3, 3)
    assert rounds_of(round_robin(4, 20, stanzas=2)) == (10,) * 6


def test_twenty_six_boards_take_three_hours_and_a_quarter() -> None:
    fit = fits(2, 13, Fraction(13, 4), FIGB)
    assert seen(fit.minutes, fit.spare, fit.in_time) == (195, 0, True)
    more = fits(2, 14, Fraction(13, 4), FIGB)
    assert seen(more.minutes, more.spare, more.in_time) == (210, -15, False)
    assert (fit.why[-1].id, more.why[-1].id) == ("schedule-fits", "schedule-too-long")


def test_screens_change_over_and_breaks_take_their_time() -> None:
    assert fits(2, 3, Fraction(1), FIGB, screens=True, change_over=Fraction(1)).minutes == 3 * 16 + 2
    assert fits(2, 3, Fraction(1), FIGB, breaks={2: TEN}).minutes == 55
    assert fits(8, 3, Fraction(4), FIGB, form="teams").minutes == 3 * 65


@given(
    form=st.sampled_from(["pairs", "teams"]),
    count=st.integers(1, 12),
    hours=st.fractions(Fraction(1, 4), 8, max_denominator=4),
    change=st.sampled_from([Fraction(), Fraction(3, 2), Fraction(5)]),
    screens=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_the_most_that_fits_fits_and_one_more_does_not(
    form: TimeForm, count: int, hours: Fraction, change: Fraction, screens: bool
) -> None:
    given: dict[str, Any] = {"form": form, "screens": screens, "change_over": change}
    rounds = most_rounds(count, hours, FIGB, **given)
    assert rounds == 0 or fits(count, rounds, hours, FIGB, **given).in_time
    assert not fits(count, rounds + 1, hours, FIGB, **given).in_time
    boards = most_boards(count, hours, FIGB, **given)
    assert boards == 0 or fits(boards, count, hours, FIGB, **given).in_time
    assert not fits(boards + 1, count, hours, FIGB, **given).in_time


@pytest.mark.parametrize(
    ("args", "kinds"),
    [
        ({"form": "pairs", "boards": []}, ["round-number"]),
        ({"form": "pairs", "boards": [0, -1]}, ["match-boards", "match-boards"]),
        (
            {
                "form": "teams",
                "boards": [16, 16],
                "granted": Fraction(6),
                "breaks": {2: Fraction(-1)},
                "change_over": Fraction(-1),
                "sessions": [1, 2],
            },
            ["tolerance-range", "schedule-break-round", "minutes-range", "minutes-range", "schedule-sessions"],
        ),
        ({"form": "pairs", "boards": [2, 2], "sessions": [0, 2]}, ["schedule-sessions"]),
    ],
)
def test_a_schedule_that_cannot_be_is_refused_all_at_once(args: dict[str, Any], kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        schedule(pack=FIGB, **args)
    assert [problem.kind for problem in trouble.value.problems] == kinds


def test_rounds_and_hours_that_cannot_be_are_refused_all_at_once() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        fits(0, 0, Fraction(), FIGB)
    assert [problem.kind for problem in trouble.value.problems] == ["round-number", "hours-range", "match-boards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    planned = schedule("teams", [16, 16], FIGB, granted=Fraction(2), change_over=TEN, breaks={1: QUARTER})
    both = (fits(2, 13, Fraction(3), WBF), fits(2, 13, Fraction(4), WBF))
    grounds = {ground.id: ground for found in (planned, *both) for ground in found.why}
    assert {"schedule-granted", "schedule-change-over", "schedule-break"} <= grounds.keys()
    assert all(say_ground(ground, language) for ground in grounds.values())
