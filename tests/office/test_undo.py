"""What is undone, and until when: a decision whole, nothing after the correction period, nothing at one's own table."""

import pytest

from arbitro.contest.facts.event import ResultCorrected
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.office.actor import Actor, Role
from arbitro.office.ending import EndPeriod, PostScore
from arbitro.office.fact import AppealMoved, Undone
from arbitro.office.penalties import Pardon, Penalise
from arbitro.office.people import Appoint, PlayToo
from arbitro.office.results import Award, CorrectResult, TakeBackResult
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Artificial, Average
from arbitro.scoring.penalty import Unit
from tests.contest.small import recorded
from tests.office.desk import (
    COMMITTEE,
    DIRECTOR,
    ORGANISER,
    SCORER,
    Desk,
    pairs,
    played,
    result,
    spot,
)
from tests.office.rulings import REVOKE, ruling
from tests.office.test_appeals import LOST, OF_1, REFERRAL, REQUEST, decision, ruled
from tests.office.test_teams import AWAY, matched, move

PLUS = Artificial(Average.AVERAGE_PLUS)


# -- an appeal's decision is one thing with its effect


def appealed(desk: Desk) -> int:
    """The version before the decision."""
    ruled(desk)
    desk.do(REQUEST, OF_1)
    desk.do(REFERRAL)
    return desk.event.version


def test_a_decision_on_appeal_is_undone_with_its_effect(desk: Desk) -> None:
    version = appealed(desk)
    before, stood = desk.totals(), desk.event.cases[1].appeal
    moved, corrected = desk.facts(decision(LOST), COMMITTEE)
    assert (type(moved), type(corrected)) == (AppealMoved, ResultCorrected)
    assert desk.facts(Undo(versions=(version + 1,))) == (Undone(versions=(version + 1, version + 2)),)
    assert (desk.totals(), desk.event.cases[1].appeal) == (before, stood)
    assert desk.rebuilt() == desk.event
    desk.do(decision(), COMMITTEE)  # it can be told anew


def test_the_effect_of_an_appeal_is_not_undone_without_its_decision(desk: Desk) -> None:
    version = appealed(desk)
    desk.do(decision(LOST), COMMITTEE)
    (problem,) = desk.refused(Undo(versions=(version + 2,)))
    assert (problem.kind, problem.expected) == ("undo-part", f"{version + 1} {version + 2}")


def test_a_decision_on_appeal_is_undone_after_the_period_by_the_director(desk: Desk) -> None:
    appealed(desk)
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(60)
    desk.do(EndPeriod())
    version = desk.event.version
    desk.do(decision(LOST), COMMITTEE)
    assert desk.kinds(Undo(versions=(version + 1,)), ORGANISER) == ["undo-not-allowed"]
    desk.do(Undo(versions=(version + 1,)))
    assert desk.event.cases[1].appeal[-1].act is REFERRAL.act


# -- 79C, 92B: what cannot be changed any more cannot be undone


@pytest.mark.parametrize(
    ("command", "kind", "clause"),
    [
        (result(1, 1, 1, 100), "change-period-over", "79C"),
        (CorrectResult(at=spot(1, 2), board=1, recorded=recorded(50)), "change-period-over", "79C"),
        (TakeBackResult(at=spot(1, 2), board=1), "change-period-over", "79C"),
        (Award(at=spot(1, 2), board=1, ns=PLUS, ew=PLUS), "change-ruling-too-late", "92B"),
        (Penalise(contestant="2", amount="10", unit=Unit.PERCENT_OF_TOP), "change-ruling-too-late", "92B"),
    ],
)
@pytest.mark.parametrize("declared", [False, True])
def test_after_the_period_nothing_is_undone_that_counts(
    desk: Desk, command: AnyCommand, kind: str, clause: str, declared: bool
) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 2, 1, 420), SCORER)
    version = desk.do(command).version
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(31)
    if declared:
        desk.do(EndPeriod())
    (problem,) = desk.refused(Undo(versions=(version,)))
    assert (problem.kind, problem.expected, problem.where.index) == (kind, clause, version)


def test_within_the_period_it_is_undone(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    version = desk.do(result(1, 1, 1, 100), SCORER).version
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(29)
    desk.do(Undo(versions=(version,)), SCORER)


def test_a_pardon_is_not_undone_after_the_period(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(Penalise(contestant="2", amount="10", unit=Unit.PERCENT_OF_TOP))
    (id,) = desk.phase().penalties
    version = desk.do(Pardon(id=id)).version
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(31)
    assert desk.kinds(Undo(versions=(version,))) == ["change-ruling-too-late"]


def test_a_period_that_has_run_out_does_not_begin_again(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    posted = desk.do(PostScore(), SCORER).version
    desk.later(31)
    for actor in (SCORER, DIRECTOR, ORGANISER):
        assert desk.kinds(Undo(versions=(posted,)), actor) == ["change-period-over"]


def test_what_the_organiser_has_said_of_the_period_is_his_to_undo(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    desk.do(PostScore(), SCORER)
    over = desk.do(EndPeriod(early=True), ORGANISER).version
    correct = CorrectResult(at=spot(1, 1), board=1, recorded=recorded(140), approved=True)
    late = desk.do(correct, ORGANISER).version
    for version in (over, late):
        assert desk.kinds(Undo(versions=(version,)), DIRECTOR) == ["undo-not-allowed"]
    desk.do(Undo(versions=(late,)), ORGANISER)
    desk.do(Undo(versions=(over,)), ORGANISER)
    desk.do(CorrectResult(at=spot(1, 1), board=1, recorded=recorded(140)), SCORER)


# -- a director who plays


@pytest.fixture
def playing(desk: Desk) -> Desk:
    """The director is North of pair 1, at table 1; another one is his deputy."""
    pairs(desk)
    desk.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="1 N", contestant="1", deputy="director"), ORGANISER)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, "4S S -1"), SCORER)
    desk.do(result(1, 2, 1, "4S N ="), SCORER)
    return desk


OF_PAIR_1 = Actor(Role.DIRECTOR, "1 N")


@pytest.mark.parametrize(
    "command",
    [
        ruling(REVOKE),
        CorrectResult(at=spot(1, 1), board=1, recorded=recorded(50)),
        TakeBackResult(at=spot(1, 1), board=1),
        Award(at=spot(1, 1), board=1, ns=PLUS, ew=PLUS),
        Penalise(contestant="1", amount="10", unit=Unit.PERCENT_OF_TOP, round=1),
        Penalise(contestant="4", amount="10", unit=Unit.PERCENT_OF_TOP, round=1),
    ],
)
def test_a_director_who_plays_undoes_nothing_of_his_own_table(playing: Desk, command: AnyCommand) -> None:
    version = playing.event.version
    playing.do(command)
    assert playing.kinds(Undo(versions=(version + 1,)), OF_PAIR_1) == ["own-table"]
    playing.do(Undo(versions=(version + 1,)))


def test_and_what_was_decided_elsewhere_he_may_undo(playing: Desk) -> None:
    version = playing.do(CorrectResult(at=spot(1, 2), board=1, recorded=recorded(50))).version
    playing.do(Undo(versions=(version,)), OF_PAIR_1)


def test_nor_a_line_up_of_his_own_match(desk: Desk) -> None:
    matched(desk)
    desk.do(Appoint(person="1 1", role=Role.DIRECTOR), ORGANISER)
    version = desk.do(move(HandedIn(AWAY))).version
    assert desk.kinds(Undo(versions=(version,)), Actor(Role.DIRECTOR, "1 1")) == ["own-table"]
