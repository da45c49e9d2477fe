"""The clock of a session: rounds, delays and new times from recorded moments (8B, 8C)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.time.clock import Arrived, Ended, Moment, RoundCalled, announced, minutes, round_lateness, state
from arbitro.contest.time.schedule import schedule
from arbitro.regulations import load
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground

FIGB = load("figb_2017")
M = Fraction
TWO = (1, 2)
TEAMS = schedule("teams", [16, 16], FIGB, change_over=M(10))  # 0-120-125, 135-255-260
PAIRS = schedule("pairs", [2] * 4, FIGB, change_over=M(1), breaks={2: M(10)})  # 0-15, 16-31, 42-57, 58-73


def seen(*values: object) -> tuple[object, ...]:
    """Figures side by side, exact or whole."""
    return values


def ends(round: int, *at: int) -> list[Moment]:
    return [Ended(round, table, M(one)) for table, one in enumerate(at, 1)]


# -- what the clock shows


@pytest.mark.parametrize(
    ("now", "phase", "round", "remaining", "overrun"),
    [
        (-3, "before", 1, 3, 0),
        (0, "playing", 1, 125, 0),
        (100, "playing", 1, 25, 0),
        (120, "tolerance", 1, 5, 0),
        (125, "overtime", 1, 0, 0),
        (128, "overtime", 1, 0, 3),
    ],
)
def test_a_round_that_was_called_lasts_until_its_tables_have_ended(
    now: int, phase: str, round: int, remaining: int, overrun: int
) -> None:
    shown = state(TEAMS, [RoundCalled(1, M(0))], M(now), tables=TWO)
    assert seen(shown.phase, shown.round, shown.remaining, shown.overrun) == (phase, round, remaining, overrun)


def test_without_any_record_the_clock_goes_by_the_announced_times() -> None:
    shown = [state(PAIRS, [], M(now)) for now in (0, 15, 16, 35, 42, 73)]
    assert [(one.phase, one.round) for one in shown] == [
        ("playing", 1),
        ("between", 2),
        ("playing", 2),
        ("between", 3),
        ("playing", 3),
        ("over", None),
    ]
    assert [one.remaining for one in shown] == [15, 1, 15, 7, 15, 0]


def test_when_all_tables_have_ended_the_next_round_is_awaited() -> None:
    moments = [RoundCalled(1, M(0)), *ends(1, 110, 118)]
    one = state(TEAMS, moments, M(112), tables=TWO)
    assert seen(one.phase, one.playing, one.elapsed) == ("playing", (2,), 112)
    both = state(TEAMS, moments, M(119), tables=TWO)
    assert seen(both.phase, both.round, both.remaining, both.delay) == ("between", 2, 16, 0)
    last = state(TEAMS, [*moments, RoundCalled(2, M(136)), *ends(2, 250, 258)], M(259), tables=TWO)
    assert seen(last.phase, last.round, last.delay) == ("over", None, 1)


def test_what_was_recorded_later_is_not_known_yet() -> None:
    moments = [RoundCalled(1, M(0)), *ends(1, 110, 118), RoundCalled(2, M(140))]
    assert state(TEAMS, moments, M(100), tables=TWO) == state(TEAMS, moments[:1], M(100), tables=TWO)


def test_a_signal_given_late_moves_the_end_of_the_round() -> None:
    shown = state(TEAMS, [RoundCalled(1, M(4))], M(100))
    assert seen(shown.remaining, shown.delay) == (29, 4)


def test_seconds_are_exact_minutes() -> None:
    assert minutes(7 * 60 + 1) == Fraction(421, 60)


# -- running late


def test_a_round_is_as_late_as_its_last_table() -> None:
    late = round_lateness(TEAMS, [RoundCalled(1, M(2)), *ends(1, 126, 133)], 1, tables=(1, 2, 3), now=M(130))
    assert [seen(table.table, table.ended, table.late) for table in late.tables] == [
        (1, 126, 0),
        (2, 133, 6),
        (3, None, 3),
    ]
    assert late.late == 6


def test_a_late_table_moves_all_that_follows() -> None:
    times = announced(TEAMS, [RoundCalled(1, M(0)), *ends(1, 120, 131)], tables=TWO)
    assert [seen(each.start, each.end, each.latest) for each in times.rounds] == [(0, 120, 125), (141, 261, 266)]
    assert seen(times.delay, times.ends) == (6, 266)
    assert [ground.id for ground in times.why] == ["clock-later"]


def test_early_tables_do_not_move_the_announced_start() -> None:
    times = announced(TEAMS, [RoundCalled(1, M(0)), *ends(1, 90, 100)], tables=TWO)
    assert seen(times.rounds[1].start, times.delay) == (135, 0)


def test_a_round_called_early_moves_no_other() -> None:
    times = announced(TEAMS, [RoundCalled(1, M(-3))])
    assert [seen(each.start, each.latest) for each in times.rounds] == [(-3, 122), (135, 260)]
    assert times.why == ()


def test_a_table_that_still_plays_holds_the_next_round_up_as_time_goes_by() -> None:
    moments: list[Moment] = [RoundCalled(1, M(0)), Ended(1, 1, M(100))]
    assert announced(TEAMS, moments, tables=TWO, now=M(110)).delay == 0
    assert announced(TEAMS, moments, tables=TWO, now=M(130)).delay == 5


def test_a_break_may_be_cut_to_catch_up() -> None:
    moments = [RoundCalled(1, M(0)), *ends(1, 15, 15), RoundCalled(2, M(16)), *ends(2, 30, 38)]
    assert [each.start for each in announced(PAIRS, moments, tables=TWO).rounds] == [0, 16, 38 + 1 + 10, 65]
    cut = announced(PAIRS, moments, tables=TWO, least_break=M(5))
    assert [each.start for each in cut.rounds] == [0, 16, 38 + 1 + 5, 60]
    enough = announced(PAIRS, moments, tables=TWO, least_break=M(0))
    assert [each.start for each in enough.rounds] == [0, 16, 42, 58]
    assert [ground.id for ground in enough.why] == ["clock-break-cut"]


@given(st.lists(st.fractions(0, 200, max_denominator=60), min_size=2, max_size=2), st.fractions(0, 300))
def test_no_round_is_announced_earlier_than_planned_or_before_the_one_before_has_ended(
    at: list[Fraction], now: Fraction
) -> None:
    moments: list[Moment] = [RoundCalled(1, M(0)), *(Ended(1, table, one) for table, one in enumerate(at, 1))]
    times = announced(TEAMS, moments, tables=TWO, now=now)
    assert times.rounds[1].start == max(Fraction(135), max(at) + 10)
    assert times.rounds[1].minutes == 120
    shown = state(TEAMS, moments, now, tables=TWO)
    assert shown.remaining >= 0
    assert shown.overrun == 0 or (shown.phase == "overtime" and now > 125)


def test_each_session_has_its_own_clock() -> None:
    planned = schedule("pairs", [2] * 4, FIGB, sessions=[2, 2])
    assert state(planned, [RoundCalled(3, M(1))], M(5), session=2).round == 3
    assert [each.round for each in announced(planned, [], session=2).rounds] == [3, 4]


# -- contradictions


def test_moments_that_contradict_each_other_are_refused_all_at_once() -> None:
    moments: list[Moment] = [
        RoundCalled(1, M(10)),
        RoundCalled(2, M(5)),
        RoundCalled(2, M(6)),
        Ended(1, 1, M(9)),
        Ended(1, 1, M(20)),
        Ended(1, 2, M(20), removed=1, compared=2),
        Arrived(9, "Pair 1", M(0)),
    ]
    with pytest.raises(ProblemsFound) as trouble:
        state(PAIRS, moments, M(100))
    assert {(problem.kind, problem.where.index) for problem in trouble.value.problems} == {
        ("clock-round", 7),
        ("clock-called-twice", 3),
        ("clock-ended-twice", 5),
        ("boards-removed", 6),
        ("clock-order", 1),
        ("clock-ended-before", 4),
    }


def test_a_session_or_a_round_that_is_not_there_is_refused() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        announced(PAIRS, [], session=2)
    assert trouble.value.problems[0].kind == "clock-session"
    with pytest.raises(ProblemsFound) as trouble:
        round_lateness(PAIRS, [], 5)
    assert trouble.value.problems[0].kind == "clock-round"
    with pytest.raises(ProblemsFound) as trouble:
        announced(PAIRS, [], least_break=M(-1))
    assert trouble.value.problems[0].kind == "minutes-range"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    late = announced(TEAMS, ends(1, 120, 131), tables=TWO)
    cut = announced(PAIRS, ends(2, 30, 38), tables=TWO, least_break=M(0))
    grounds = {ground.id: ground for ground in (*late.why, *cut.why)}
    assert grounds.keys() == {"clock-later", "clock-break-cut"}
    assert all(say_ground(ground, language) for ground in grounds.values())
