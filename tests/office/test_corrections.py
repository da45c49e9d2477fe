"""Results corrected, taken back, awarded: by whom, and until when (12C, 79C, 81C3, 93B)."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import Reseated, ResultCorrected, ResultEntered, ResultTakenBack
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.ending import EndPeriod, PostScore
from arbitro.office.penalties import Pardon, Penalise
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import Award, CorrectResult
from arbitro.office.seating import BeginRound, ChangeSeats, EndRound, SeatSection
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Artificial, Average, Imps, Percentage, Share, Weighted
from arbitro.scoring.penalty import Unit
from tests.contest.small import HOWELL
from tests.office.desk import (
    ASSISTANT,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    pairs,
    result,
    spot,
)
from tests.office.first_round import (
    AT,
    DISPUTE,
    EAST,
    NORTH,
    TAKEN_BACK,
    confirmation,
    correction,
    entry,
    official,
)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Four pairs in their first round."""
    pairs(desk, pack="figb_2017")
    desk.do(BeginRound(round=1))
    return desk


# -- corrections (79C, 81C3)


@pytest.fixture
def scored(evening: Desk) -> Desk:
    """Board 1 has a result at the first table; the score of the session is posted."""
    evening.do(entry("4S N ="), SCORER)
    return evening


def posted(desk: Desk) -> Desk:
    """The round is over, the official score available."""
    desk.do(EndRound(round=1))
    desk.do(PostScore(), DIRECTOR)
    return desk


@pytest.mark.parametrize("actor", [SCORER, DIRECTOR, ASSISTANT, ORGANISER])
def test_staff_correct_a_mistake_within_the_period(scored: Desk, actor: Actor) -> None:
    assert scored.facts(correction("4s n +1"), actor) == (
        ResultCorrected(at=AT, board=1, recorded=Recorded(result="4S N +1")),
    )
    assert official(scored) == Recorded(result="4S N +1")


@pytest.mark.parametrize("actor", [NORTH, EAST, PUBLIC, Actor(Role.COMMITTEE, "committee")])
def test_nobody_else_corrects_takes_back_or_awards(scored: Desk, actor: Actor) -> None:
    award = Award(at=AT, board=1, ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS))
    for command in (correction("4S N +1"), TAKEN_BACK, award):
        assert scored.kinds(command, actor) == ["not-allowed"]


@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        (correction("4S N ="), ["correction-same"]),
        (correction("4S N +4"), ["impossible-tricks"]),
        (correction(425), ["impossible-score"]),
        (correction(Recorded(result="4S N =", score=450)), ["score-against-result"]),
        (CorrectResult(at=AT, board=2, recorded=Recorded(score=100)), ["board-not-here"]),
        (CorrectResult(at=spot(1, 2), board=1, recorded=Recorded(score=420)), ["no-result-yet"]),
        (correction(Recorded(ns=Artificial(Average.AVERAGE_PLUS))), ["adjusted-one-side"]),
    ],
)
def test_a_correction_must_be_possible(scored: Desk, told: CorrectResult, kinds: list[str]) -> None:
    assert scored.kinds(told, DIRECTOR) == kinds


@pytest.mark.parametrize("actor", [SCORER, ORGANISER])
def test_adjusted_scores_are_the_directors(scored: Desk, actor: Actor) -> None:
    adjusted = Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS))
    assert scored.kinds(correction(adjusted), actor) == ["director-only"]
    assert scored.kinds(correction("4S N -1", reason="ruling"), actor) == ["director-only"]
    assert scored.kinds(correction("4S N -1", reason="appeal"), actor) == ["director-only"]


def test_an_assistant_rules_but_does_not_record_an_appeal(scored: Desk) -> None:
    assert scored.kinds(correction("4S N -1", reason="appeal"), ASSISTANT) == ["director-only"]
    scored.do(correction("4S N -1", reason="ruling"), ASSISTANT)
    scored.do(correction("4S N -2", reason="appeal"), DIRECTOR)


def test_the_period_runs_from_when_the_score_is_posted(scored: Desk) -> None:
    posted(scored).later(30)  # T79-2: until thirty minutes after
    scored.do(correction("4S N +1"), SCORER)
    scored.later(0.1)
    (problem,) = scored.refused(correction("4S N +2"), SCORER)
    assert (problem.kind, problem.expected) == ("change-period-over", "79C")
    assert [one.expected for one in scored.refused(correction("4S N +2", reason="ruling"), DIRECTOR)] == ["92B"]
    assert scored.kinds(TAKEN_BACK, SCORER) == ["change-period-over"]
    assert scored.kinds(result(1, 2, 1, 420), SCORER) == ["change-period-over"]


def test_as_long_as_nothing_is_posted_the_period_does_not_run(scored: Desk) -> None:
    scored.later(600)
    scored.do(correction("4S N +1"), SCORER)


def test_after_the_period_the_organiser_approves_and_nobody_else(scored: Desk) -> None:
    posted(scored).later(31)
    for actor in (SCORER, DIRECTOR, ASSISTANT):
        assert scored.kinds(correction("4S N +1", approved=True), actor) == ["approval-of-organiser"]
    assert scored.kinds(correction("4S N +1"), ORGANISER) == ["change-period-over"]
    scored.do(correction("4S N +1", approved=True), ORGANISER)
    assert official(scored) == Recorded(result="4S N +1")


def test_after_the_period_was_ended_approval_is_told_as_a_warning(scored: Desk) -> None:
    posted(scored).later(31)
    scored.do(EndPeriod(), ORGANISER)
    assert scored.kinds(correction("4S N +1"), SCORER) == ["change-period-over"]
    done = scored.do(correction("4S N +1", approved=True), ORGANISER)
    assert [(warning.reason, warning.clause) for warning in done.warnings] == [("approved-late", "79C")]


def test_after_the_period_a_score_is_adjusted_on_appeal_only(scored: Desk) -> None:
    posted(scored).later(31)
    assert "change-ruling-too-late" in scored.kinds(correction("4S N -1", reason="ruling", approved=True), DIRECTOR)
    assert scored.kinds(correction("4S N -1", reason="appeal"), DIRECTOR) == ["change-ruling-too-late"]
    scored.do(correction("4S N -1", reason="appeal", approved=True), DIRECTOR)


@pytest.mark.parametrize(("edition", "clause"), [(1997, "79C"), (2007, "79C2")])
def test_older_codes_know_no_late_correction(desk: Desk, edition: Any, clause: str) -> None:
    # 1997 has none at all; 2007 leaves it to the regulations, and these do not allow it
    _of_edition(desk, edition)
    desk.do(BeginRound(round=1))
    desk.do(entry("4S N ="), SCORER)
    posted(desk).later(31)
    (problem,) = desk.refused(correction("4S N +1", approved=True), ORGANISER)
    assert (problem.kind, problem.expected) == ("no-late-correction", clause)


def _of_edition(desk: Desk, edition: Any) -> None:
    plan = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),), edition=edition)
    desk.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan), ORGANISER)
    desk.do(Appoint(person="director", role=Role.DIRECTOR), ORGANISER)
    players = tuple(Pair(str(n), (f"{n} N", f"{n} S")) for n in range(1, 5))
    desk.do(Enter(contestants=players), ORGANISER)
    desk.do(SeatSection(movement=HOWELL))


@pytest.mark.parametrize("command", [correction("4S N +1"), TAKEN_BACK])
def test_a_result_that_somebody_else_has_changed_since_it_was_seen_stands(scored: Desk, command: Any) -> None:
    seen = official(scored)
    scored.do(correction("4S N -1"), DIRECTOR)
    (problem,) = scored.refused(replace(command, shown=seen), SCORER)
    assert (problem.kind, problem.found, problem.expected) == ("result-changed", "4S N =", "")
    scored.do(replace(command, shown=official(scored)), SCORER)


@pytest.mark.parametrize(
    ("command", "kind", "clause"),
    [
        (Penalise(contestant="1", amount="10", unit=Unit.PERCENT_OF_TOP), "change-ruling-too-late", "92B"),
        (Pardon(id="penalty"), "change-ruling-too-late", "92B"),
        (ChangeSeats(tables=(Reseated(spot(1, 1), ("4",), ("1",)),)), "change-period-over", "79C"),
    ],
)
def test_what_comes_after_the_period_is_too_late_though_nobody_has_declared_it_over(
    scored: Desk, command: Any, kind: str, clause: str
) -> None:
    scored.do(Penalise(contestant="2", amount="10", unit=Unit.PERCENT_OF_TOP))
    if isinstance(command, Pardon):
        (id,) = scored.phase().penalties
        command = Pardon(id=id)
    posted(scored)
    scored.later(31)
    (problem,) = scored.refused(command)
    assert (problem.kind, problem.expected) == (kind, clause)


# -- taken back, awarded, undone


def test_an_entry_is_taken_back_and_entered_again(scored: Desk) -> None:
    assert scored.facts(TAKEN_BACK, SCORER) == (ResultTakenBack(at=AT, board=1),)
    assert official(scored) is None
    assert scored.kinds(TAKEN_BACK, SCORER) == ["no-result-yet"]
    assert scored.kinds(TAKEN_BACK, ASSISTANT) == ["not-allowed"]
    scored.do(entry("4S N +1"), NORTH)
    scored.do(confirmation(), EAST)


SIXTY = Percentage(Fraction(3, 5))
FORTY = Percentage(Fraction(2, 5))


def test_an_award_stands_with_or_without_a_result(scored: Desk) -> None:
    (corrected,) = scored.facts(Award(at=AT, board=1, ns=SIXTY, ew=FORTY), DIRECTOR)
    assert corrected == ResultCorrected(at=AT, board=1, recorded=Recorded(ns=SIXTY, ew=FORTY), reason="ruling")
    (entered,) = scored.facts(Award(at=spot(1, 2), board=1, ns=FORTY, ew=SIXTY), ASSISTANT)
    assert entered == ResultEntered(at=spot(1, 2), board=1, recorded=Recorded(ns=FORTY, ew=SIXTY))
    assert scored.totals() == {"4": "60", "1": "40", "2": "40", "3": "60"}


def test_an_award_keeps_the_form_of_a_fouled_board(evening: Desk) -> None:
    evening.do(entry(Recorded(score=420, form="turned")), DIRECTOR)
    evening.do(Award(at=AT, board=1, ns=SIXTY, ew=FORTY), DIRECTOR)
    assert official(evening) == Recorded(ns=SIXTY, ew=FORTY, form="turned")


def test_an_award_must_have_a_worth(evening: Desk) -> None:
    imps_at_matchpoints = Award(at=AT, board=1, ns=Imps(Fraction(3)), ew=FORTY)
    assert evening.kinds(imps_at_matchpoints, DIRECTOR) == ["award-by-method"]


def test_the_results_of_a_weighted_score_give_its_points(evening: Desk) -> None:
    shares = [Share(Fraction(1, 2), 420, "4S N ="), Share(Fraction(1, 2), 50, "4S N -1")]
    given = Weighted(tuple(shares))
    assert evening.kinds(Award(at=AT, board=1, ns=given, ew=given), DIRECTOR) == ["score-against-result"]
    given = Weighted((shares[0], Share(Fraction(1, 2), -50, "four spades")))
    assert evening.kinds(Award(at=AT, board=1, ns=given, ew=given), DIRECTOR) == ["result-without-tricks"]
    given = Weighted((shares[0], Share(Fraction(1, 2), -50, "4S N -1")))
    evening.do(Award(at=AT, board=1, ns=given, ew=given), DIRECTOR)
    assert official(evening) == Recorded(ns=given, ew=given)


def test_a_confirmation_undone_leaves_the_entry_waiting(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    done = evening.do(confirmation(), EAST)
    evening.do(Undo(versions=(done.version - 1, done.version)), DIRECTOR)
    assert official(evening) is None
    evening.do(DISPUTE, EAST)
    assert evening.event == evening.rebuilt()
