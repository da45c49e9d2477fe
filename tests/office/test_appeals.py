"""Appeals from the request to the decision: who may take which step until when, and what the decision changes."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from arbitro.contest.facts.event import ResultCorrected
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.effect import Issue
from arbitro.laws.shared.appeal import Act, AppealStage, Concurrence
from arbitro.office.actor import Actor, Role
from arbitro.office.appeals import MoveAppeal
from arbitro.office.ending import ClosePhase, EndPeriod, PostScore
from arbitro.office.fact import AppealMoved, ScoreChanged
from arbitro.office.people import Appoint, Dismiss, PlayToo
from arbitro.office.rulings import TellRuling
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing.report import report
from arbitro.office.subjects import AnyCommand
from tests.office.desk import (
    ASSISTANT,
    COMMITTEE,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    captain,
    drawn,
    pairs,
    player,
    result,
    spot,
    teams,
)
from tests.office.rulings import INSUFFICIENT, REVOKE, ruling

OF_4, OF_1, OF_2 = player("4 N", "4"), player("1 N", "1"), player("2 N", "2")
SECOND = Actor(Role.DIRECTOR, "second director")
LOST, WON = Recorded(result="4S S -1"), Recorded(result="4S S +1")
REQUEST = MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.CONCURS, statement="It was no revoke.")
REFERRAL = MoveAppeal(number=1, act=Act.REFERRAL)


def decision(outcome: Recorded | None = None, *, steps_omitted: bool = False) -> MoveAppeal:
    return MoveAppeal(number=1, act=Act.DECISION, decision="As told.", outcome=outcome, steps_omitted=steps_omitted)


def ruled(desk: Desk, pack: str = "wbf") -> Desk:
    """The revoke of test_desk: two tricks go to pair 4, and pair 1 does not like it."""
    pairs(desk, pack=pack)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, "4S S -1"), SCORER)
    desk.do(result(1, 2, 1, "4S N ="), SCORER)
    desk.do(ruling(REVOKE))
    for who in ("1", "4"):
        desk.do(TellRuling(number=1, contestant=who))
    return desk


def stage(desk: Desk) -> AppealStage:
    return report(desk.event, 1).appeal.stage


def refused(desk: Desk, command: AnyCommand, actor: Actor = DIRECTOR) -> tuple[str, str, str]:
    (problem,) = desk.refused(command, actor)
    return problem.kind, problem.found, problem.expected


# -- by the Laws, with a committee


def test_an_appeal_that_is_upheld_changes_the_score_and_the_ranking(desk: Desk) -> None:
    ruled(desk)
    assert desk.totals() == {"4": "100", "3": "100", "1": "0", "2": "0"}
    desk.do(REQUEST, OF_1)
    desk.do(REFERRAL)
    moved, corrected = desk.facts(decision(LOST), COMMITTEE)
    assert corrected == ResultCorrected(at=spot(1, 1), board=1, recorded=LOST, reason="appeal", approved=True)
    assert isinstance(moved, AppealMoved)
    assert moved.scores == (ScoreChanged(at=spot(1, 1), board=1, before=WON, after=LOST),)
    assert stage(desk) is AppealStage.DECIDED_BY_COMMITTEE
    assert desk.totals() == {"2": "100", "1": "100", "3": "0", "4": "0"}


def test_an_appeal_that_is_turned_down_changes_nothing(desk: Desk) -> None:
    ruled(desk)
    before = desk.totals()
    desk.do(REQUEST, OF_1)
    desk.do(REFERRAL)
    assert len(desk.facts(decision(), COMMITTEE)) == 1
    assert desk.totals() == before


def test_a_decision_counts_after_the_correction_period_as_well(desk: Desk) -> None:
    ruled(desk)
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.do(REQUEST, OF_1)
    desk.do(REFERRAL)
    desk.later(60)
    desk.do(EndPeriod())
    desk.do(decision(LOST), COMMITTEE)
    assert desk.totals()["1"] == "100"


@pytest.mark.parametrize(("minutes", "late"), [(30, False), (31, True)])
def test_the_request_has_thirty_minutes_from_the_official_score(desk: Desk, minutes: int, late: bool) -> None:
    ruled(desk)
    desk.later(300)  # as long as there is no official score no time runs
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(minutes)
    if late:
        assert refused(desk, REQUEST, OF_1) == ("appeal-inadmissible", "late", "92B")
    else:
        desk.do(REQUEST, OF_1)


@pytest.mark.parametrize(
    ("command", "actor", "why"),
    [
        (REQUEST, OF_2, ("other_table", "92A")),
        (REQUEST, ORGANISER, ("not_entitled", "92A")),
        (REQUEST, DIRECTOR, ("not_entitled", "92A")),
        (MoveAppeal(number=1, act=Act.REQUEST), OF_1, ("no_concurrence", "92D1")),
        (
            MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.REFUSES),
            OF_1,
            ("no_concurrence", "92D1"),
        ),
        (MoveAppeal(number=1, act=Act.REQUEST, contestant="2"), DIRECTOR, ("other_table", "92A")),
    ],
)
def test_what_is_not_admissible_is_refused_with_the_clause(
    desk: Desk, command: AnyCommand, actor: Actor, why: tuple[str, str]
) -> None:
    ruled(desk)
    assert refused(desk, command, actor) == ("appeal-inadmissible", *why)


def test_the_director_writes_down_what_a_contestant_asks_for(desk: Desk) -> None:
    ruled(desk)
    written = MoveAppeal(number=1, act=Act.REQUEST, contestant="1", concurrence=Concurrence.CONCURS)
    (moved,) = desk.facts(written, ASSISTANT)
    assert isinstance(moved, AppealMoved)
    assert moved.by == "1"


def test_at_teams_the_captain_appeals_or_concurs(desk: Desk) -> None:
    teams(desk, ("A", "B"), rounds=1, boards=1)
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    desk.do(ruling(INSUFFICIENT, spot(1, 1, room="open")))
    alone = MoveAppeal(number=1, act=Act.REQUEST)
    assert refused(desk, alone, player("A 2", "A")) == ("appeal-inadmissible", "no_concurrence", "92D2")
    desk.do(alone, captain("A"))


@pytest.mark.parametrize(
    ("command", "actor", "kind"),
    [
        (REFERRAL, DIRECTOR, "appeal-step"),
        (decision(LOST), COMMITTEE, "appeal-step"),
        (MoveAppeal(number=1, act=Act.SCORE_AVAILABLE), DIRECTOR, "appeal-step"),
        (MoveAppeal(number=2, act=Act.REQUEST), OF_1, "no-such-ruling"),
        (REQUEST, PUBLIC, "not-allowed"),
        (REQUEST, SCORER, "not-allowed"),
    ],
)
def test_steps_that_are_not_due_are_refused(desk: Desk, command: AnyCommand, actor: Actor, kind: str) -> None:
    ruled(desk)
    assert desk.kinds(command, actor) == [kind]


def test_each_step_is_taken_by_whom_it_belongs_to(desk: Desk) -> None:
    ruled(desk)
    desk.do(REQUEST, OF_1)
    assert desk.kinds(REQUEST, OF_4) == ["appeal-step"]
    assert desk.kinds(REFERRAL, OF_1) == ["appeal-not-yours"]
    assert desk.kinds(REFERRAL, ASSISTANT) == ["appeal-not-yours"]
    # 93B2: judgment goes to the committee
    assert refused(desk, decision(LOST)) == ("appeal-for-committee", "judgment", "93B2")
    desk.do(REFERRAL)
    assert desk.kinds(decision(LOST), DIRECTOR) == ["appeal-not-yours"]
    assert desk.kinds(MoveAppeal(number=1, act=Act.DECISION, outcome=LOST), COMMITTEE) == ["appeal-needs-decision"]
    # a further stage is not foreseen
    desk.do(decision(), COMMITTEE)
    assert desk.kinds(MoveAppeal(number=1, act=Act.RECOURSE), OF_1) == ["appeal-step"]


def test_only_a_decision_decides(desk: Desk) -> None:
    ruled(desk)
    early = MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.CONCURS, outcome=LOST)
    assert refused(desk, early, OF_1) == ("outcome-without-decision", "request", "decision")


def test_the_committee_does_not_overrule_the_director_on_a_point_of_law(desk: Desk) -> None:
    ruled(desk)
    law = MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.CONCURS, issue=Issue.LAW)
    desk.do(law, OF_1)
    desk.do(decision())  # 93B1: the director in charge first
    desk.do(REFERRAL, OF_1)
    assert refused(desk, decision(LOST), COMMITTEE) == ("appeal-changes-nothing", "law", "93B3")
    desk.do(decision(), COMMITTEE)


def test_without_a_committee_the_director_in_charge_decides(desk: Desk) -> None:
    ruled(desk)
    desk.do(Dismiss(person=COMMITTEE.person, role=Role.COMMITTEE), ORGANISER)
    desk.do(REQUEST, OF_1)
    assert desk.kinds(REFERRAL) == ["appeal-step"]
    desk.do(decision(LOST))
    assert desk.totals()["1"] == "100"


def test_nobody_decides_at_his_own_table(desk: Desk) -> None:
    ruled(desk)
    playing = Actor(Role.DIRECTOR, "4 N")
    desk.do(Appoint(person="4 N", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="4 N", contestant="4", deputy=DIRECTOR.person), ORGANISER)
    desk.do(REQUEST, OF_1)
    assert desk.kinds(REFERRAL, playing) == ["own-table"]
    desk.do(REFERRAL)


def test_a_ruling_that_was_replaced_is_not_appealed(desk: Desk) -> None:
    ruled(desk)
    desk.do(ruling(INSUFFICIENT, replaces=1))
    assert desk.kinds(REQUEST, OF_1) == ["ruling-replaced"]


def test_a_wrong_outcome_is_refused_whole(desk: Desk) -> None:
    ruled(desk)
    desk.do(REQUEST, OF_1)
    desk.do(REFERRAL)
    assert desk.kinds(decision(Recorded(result="8S S =")), COMMITTEE) == ["bad-level"]
    assert stage(desk) is AppealStage.BEFORE_COMMITTEE


# -- by the federation's rules: a review of the steps, then its court


def test_nobody_reviews_the_only_director(desk: Desk) -> None:
    ruled(desk, "figb_2017")
    assert refused(desk, REQUEST, OF_1) == ("appeal-inadmissible", "nobody_above", "93C3(b)")


def test_a_review_changes_a_ruling_only_if_steps_were_left_out(desk: Desk) -> None:
    ruled(desk, "figb_2017")
    desk.do(Appoint(person=SECOND.person, role=Role.DIRECTOR), ORGANISER)
    desk.do(MoveAppeal(number=1, act=Act.REQUEST), OF_1)  # one member of the pair suffices
    assert refused(desk, decision(LOST, steps_omitted=True)) == ("review-of-own-ruling", DIRECTOR.person, "93C3(b)")
    assert refused(desk, decision(LOST), SECOND) == ("review-changes-nothing", "", "93C3(b)")
    desk.do(decision(LOST, steps_omitted=True), SECOND)
    assert desk.totals()["1"] == "100"


@pytest.mark.parametrize(("minutes", "late"), [(15, False), (16, True)])
def test_an_evident_ground_has_a_quarter_of_an_hour_from_when_the_ruling_was_told(
    desk: Desk, minutes: int, late: bool
) -> None:
    ruled(desk, "figb_2017")
    desk.do(Appoint(person=SECOND.person, role=Role.DIRECTOR), ORGANISER)
    desk.later(minutes)
    evident = MoveAppeal(number=1, act=Act.REQUEST, contestant="1", evident=True)
    if late:
        assert refused(desk, evident, SECOND) == ("appeal-inadmissible", "late", "92B")
        desk.do(MoveAppeal(number=1, act=Act.REQUEST, evident=True), OF_1)  # that is not for the player to say
    else:
        desk.do(evident, SECOND)


def test_a_recourse_needs_notice_within_half_an_hour_of_the_end(desk: Desk) -> None:
    ruled(desk, "figb_2017")
    notice = MoveAppeal(number=1, act=Act.NOTICE)
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(31)
    desk.do(EndPeriod())
    desk.do(ClosePhase(), ORGANISER)
    ended = desk.now
    (step,) = report(desk.event, 1).appeal.next
    assert (step.act, step.until) == (Act.NOTICE, ended + timedelta(minutes=30))
    desk.later(30)
    desk.do(notice, OF_1)
    desk.later(23 * 60)
    desk.do(MoveAppeal(number=1, act=Act.RECOURSE), OF_1)
    assert desk.kinds(decision(LOST)) == ["appeal-not-yours"]
    before = desk.totals()
    assert refused(desk, decision(LOST), ORGANISER) == ("recourse-changes-nothing", "", "art. 92-93.4")
    desk.do(replace(decision(LOST), error_admitted=True), ORGANISER)  # what the court has decided
    assert desk.totals()["1"] == "100" != before["1"]


def test_a_recourse_that_is_upheld_without_an_error_of_the_director_is_a_precedent_only(desk: Desk) -> None:
    ruled(desk, "figb_2017")
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(31)
    desk.do(EndPeriod())
    desk.do(ClosePhase(), ORGANISER)
    before = desk.totals()
    for act in (Act.NOTICE, Act.RECOURSE):
        desk.do(MoveAppeal(number=1, act=act), OF_1)
    desk.do(decision(), ORGANISER)
    assert desk.totals() == before


def test_a_notice_that_comes_late_is_refused(desk: Desk) -> None:
    ruled(desk, "figb_2017")
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.later(31)
    desk.do(EndPeriod())
    desk.do(ClosePhase(), ORGANISER)
    desk.later(31)
    assert desk.kinds(MoveAppeal(number=1, act=Act.NOTICE), OF_1) == ["appeal-late"]
