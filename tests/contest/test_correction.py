"""What may still be changed, by kind and moment: the table as it has to be, and the fold that keeps to it."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from arbitro.book.contents import contents
from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.correction import CHANGES, MOMENTS, TABLE, Change, Moment, permission
from arbitro.contest.facts.event import (
    AnyEvent,
    Entered,
    Penalised,
    PeriodOver,
    Reseated,
    SeatsChanged,
    Withdrew,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.moments import moment
from arbitro.contest.facts.state import Contest, Strand
from arbitro.scoring.penalty import Unit
from tests.contest.small import (
    HOWELL,
    MINUS,
    PLUS,
    after_all,
    begun,
    contestant,
    corrected,
    drawn,
    given,
    movement,
    opened,
    over,
    phase_of,
    played,
    result,
    seated,
    spot,
)

A, W, F = "allowed", "warned", "forbidden"

# 79C1, 81C3, 92B, 90A; art. 4.3: what was played stands, what was drawn and begun stands.
VERDICTS: dict[Change, tuple[str, str, str, str]] = {
    #                 past, current, future, after the period
    "result": (A, A, F, F),
    "seating": (W, A, A, F),
    "withdrawal": (F, W, A, F),
    "adjusted_score": (A, A, F, F),
    "redraw": (F, F, W, F),
    "late_contestant": (F, W, A, F),
    "penalty": (A, A, F, F),
}
CELLS = [(change, at) for change in VERDICTS for at in MOMENTS]


@pytest.mark.parametrize(("change", "at"), CELLS)
def test_the_table(change: Change, at: Moment) -> None:
    found = permission(change, at)
    assert found.verdict == VERDICTS[change][MOMENTS.index(at)]
    assert all(found.clause in contents(edition) for edition in Edition)
    assert found.reason
    assert (found.recomputed == ()) == (found.verdict == F)


def test_the_table_is_whole() -> None:
    assert set(TABLE) == set(CELLS)
    assert set(CHANGES) == set(VERDICTS)


def test_what_is_computed_again() -> None:
    """A result or a ruling changes points and ranking, never a draw; only what changes the field changes draws."""
    for (change, _), found in TABLE.items():
        if change in ("result", "adjusted_score", "penalty", "seating"):
            assert "draws" not in found.recomputed
        if change in ("result", "adjusted_score") and found.recomputed:
            assert {"board", "session", "ranking", "awards"} <= set(found.recomputed)
    assert "draws" in TABLE["withdrawal", "future"].recomputed
    assert "draws" in TABLE["redraw", "future"].recomputed
    assert "movement" in TABLE["late_contestant", "current"].recomputed


@pytest.mark.parametrize("change", CHANGES)
def test_approval_opens_results_and_rulings_after_the_period_and_nothing_else(change: Change) -> None:
    """79C2; a committee, 93B."""
    found = permission(change, "after_period", approved=True)
    assert found.verdict == (W if change in ("result", "adjusted_score") else F)
    for at in MOMENTS[:3]:
        assert permission(change, at, approved=True) == permission(change, at)


# -- the fold

ROUND = 2  # the one that is looked at


def driven(at: Moment, contest: Contest, facts: list[AnyEvent]) -> Contest:
    """A contest in which round 2 is over, or being played, or to come, or past all correction; 1 is over before."""
    contest = played(contest, 1)
    if at != "future":
        contest = after_all(contest, begun(ROUND), *facts)
    if at in ("past", "after_period"):
        contest = checked(contest, over(ROUND))
    if at == "after_period":
        contest = checked(contest, PeriodOver())
    assert moment(phase_of(contest), Strand(1, ""), ROUND) == at
    return contest


def howell() -> Contest:
    return checked(opened("pairs", 5), seated(HOWELL))


def swiss() -> Contest:
    contest = opened("teams", "ABCD", system="swiss", scoring="imps")
    first, second = drawn(1, ("A", "B"), ("C", "D")), drawn(2, ("A", "C"), ("B", "D"))
    return after_all(contest, first, second)


def withdrawal(round: int) -> AnyEvent:
    return Withdrew(contestant="4", round=round)


def penalty(round: int) -> AnyEvent:
    return Penalised(id="p", contestant="1", amount=Fraction(1), unit=Unit.MATCHPOINTS, round=round)


def seats(round: int) -> AnyEvent:
    return SeatsChanged(tables=(Reseated(spot(round, 1), ("2",), ("4",)),))


TRIED: dict[Change, tuple[Callable[[], Contest], Callable[[int], AnyEvent]]] = {
    "result": (howell, lambda round: corrected(round, 1, round, 90)),
    "adjusted_score": (howell, lambda round: corrected(round, 1, round, given(PLUS, MINUS), reason="ruling")),
    "seating": (howell, seats),
    "withdrawal": (howell, withdrawal),
    "penalty": (howell, penalty),
    "redraw": (swiss, lambda round: drawn(round, ("A", "D"), ("B", "C"), replaces=True)),
}


@pytest.mark.parametrize(("change", "at"), [cell for cell in CELLS if cell[0] in TRIED])
def test_the_fold_does_what_the_table_says(change: Change, at: Moment) -> None:
    begin, fact = TRIED[change]
    facts: list[AnyEvent] = [result(ROUND, 1, ROUND, 50)] if begin is howell else []
    contest = driven(at, begin(), facts)
    if permission(change, at).verdict == F:
        with pytest.raises(ProblemsFound) as trouble:
            checked(contest, fact(ROUND))
        reasons = [problem.kind for problem in trouble.value.problems]
        assert f"change-{permission(change, at).reason}" in reasons
        # a result of a round to come is not there either
        assert set(reasons) - {"no-result-yet"} == {f"change-{permission(change, at).reason}"}
    else:
        assert checked(contest, fact(ROUND)) != contest


@pytest.mark.parametrize("at", MOMENTS)
def test_a_late_pair_enters_until_the_period_is_over_and_plays_from_a_round_that_has_not_begun(at: Moment) -> None:
    """Whoever comes in the current round begins with the next; there is no way into one that was played."""
    contest = driven(at, howell(), [])
    late = Entered(contestant=contestant("pairs", "6"))
    if at == "after_period":
        with pytest.raises(ProblemsFound, match="change-period-over"):
            checked(contest, late)
        return
    contest = checked(contest, late)
    bigger = movement([(4, 1), (2, 3)], [(4, 2), (3, 1), (5, 6)], [(4, 3), (1, 2), (5, 6)])
    from_there = seated(bigger, ["1", "2", "3", "4", "5", "6"], from_round=ROUND)
    if permission("late_contestant", at).verdict == A:
        assert checked(contest, from_there) != contest
    else:
        with pytest.raises(ProblemsFound, match=r"change-round-(was-played|has-begun)"):
            checked(contest, from_there)
        if at == "current":
            assert checked(contest, seated(bigger, ["1", "2", "3", "4", "5", "6"], from_round=ROUND + 1)) != contest


def test_draws_that_were_played_do_not_move_when_a_result_is_corrected() -> None:
    contest = swiss()
    contest = after_all(contest, begun(1), result(1, 1, 1, 620, room="open"), result(1, 1, 1, 620, room="closed"))
    contest = after_all(contest, over(1), begun(2))
    draws = phase_of(contest).draws
    assert phase_of(checked(contest, corrected(1, 1, 1, -100, room="open"))).draws == draws
