"""The course of an appeal: who may do what until when."""

from datetime import datetime, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import E1997, E2007, E2017
from arbitro.laws.case.effect import AppealBody, Issue
from arbitro.laws.shared.appeal import (
    APPELLANTS,
    Act,
    Appeal,
    AppealMove,
    AppealParty,
    AppealStage,
    AppealTerms,
    Timing,
    bodies,
    committee_can_change,
    next_steps,
    problems,
    recourse_timing,
    request_timing,
    stage,
    terms,
)
from arbitro.regulations import load

LAW_1997 = terms(load("wbf"), E1997)
LAW = terms(load("wbf"), E2017)
FIGB = terms(load("figb_2017"), E2017)

SUNDAY = datetime(2024, 5, 5)  # any Sunday


WITHDRAWAL = (Act.WITHDRAWAL, APPELLANTS, None)


def on(hours: int, minutes: int = 0, *, days: int = 0) -> datetime:
    return SUNDAY + timedelta(days=days, hours=hours, minutes=minutes)


def steps(appeal: Appeal, terms: AppealTerms) -> list[tuple[Act, tuple[AppealParty, ...], datetime | None]]:
    return [(step.act, step.by, step.until) for step in next_steps(appeal, terms)]


# -- limits ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("since", "timing"), [(None, Timing.IN_TIME), (29, Timing.IN_TIME), (30, Timing.IN_TIME), (31, Timing.LATE)]
)
def test_a_request_is_in_time_up_to_thirty_minutes_after_the_score(since: int | None, timing: Timing) -> None:
    gone = None if since is None else timedelta(minutes=since)
    assert request_timing(LAW, gone) is request_timing(FIGB, gone) is timing


def test_an_evident_ground_has_a_quarter_of_an_hour_in_the_federation_and_nothing_special_in_the_law() -> None:
    score = timedelta(0)
    assert request_timing(FIGB, score, timedelta(minutes=15)) is Timing.IN_TIME
    assert request_timing(FIGB, score, timedelta(minutes=16)) is Timing.LATE
    assert request_timing(LAW, score, timedelta(minutes=16)) is Timing.IN_TIME


@pytest.mark.parametrize(
    ("hours", "notice", "timing"),
    [
        (23, 20, Timing.IN_TIME),
        (24, 30, Timing.IN_TIME),
        (42, 20, Timing.CONFLICT),
        (48, 20, Timing.CONFLICT),
        (49, 20, Timing.LATE),
        (1, 31, Timing.LATE),
        (1, None, Timing.LATE),
    ],
)
def test_a_recourse_has_two_limits_that_contradict_each_other(hours: int, notice: int | None, timing: Timing) -> None:
    given_at = None if notice is None else timedelta(minutes=notice)
    assert recourse_timing(FIGB, timedelta(hours=hours), given_at) is timing


def test_the_law_itself_sets_no_limit_for_what_comes_after() -> None:
    assert recourse_timing(LAW_1997, timedelta(days=30), None) is Timing.IN_TIME


# -- who decides -------------------------------------------------------------------------------------------------


def test_a_committee_changes_facts_and_judgment_only() -> None:
    assert [issue for issue in Issue if committee_can_change(issue)] == [Issue.FACT, Issue.JUDGMENT]


@pytest.mark.parametrize("issue", Issue)
def test_the_director_in_charge_comes_first_on_law_and_alone_without_a_committee(issue: Issue) -> None:
    assert [way.body for way in bodies(issue, committee=False)] == [AppealBody.DIRECTOR_IN_CHARGE]
    first = bodies(issue, committee=True)[0].body
    assert (first is AppealBody.DIRECTOR_IN_CHARGE) is (issue in (Issue.LAW, Issue.REGULATION))
    assert bodies(issue, committee=True)[-1].body is AppealBody.COMMITTEE


# -- the course --------------------------------------------------------------------------------------------------


def test_before_the_score_is_available_no_clock_runs() -> None:
    ruled = Appeal().then(Act.RULING, on(16, 10))
    assert next_steps(ruled, LAW) == (AppealMove(Act.REQUEST, APPELLANTS, None, Act.SCORE_AVAILABLE),)
    posted = ruled.then(Act.SCORE_AVAILABLE, on(17))
    assert steps(posted, LAW) == [(Act.REQUEST, APPELLANTS, on(17, 30))]


def test_when_the_time_is_over_nothing_is_left_to_do() -> None:
    posted = Appeal().then(Act.SCORE_AVAILABLE, on(17))
    assert next_steps(posted, LAW, on(17, 30))
    assert next_steps(posted, LAW, on(17, 31)) == ()


def test_an_appeal_through_the_committee_to_the_national_authority_of_1997() -> None:
    appeal = Appeal(committee=True).then(Act.SCORE_AVAILABLE, on(17)).then(Act.REQUEST, on(17, 20))
    in_charge = (AppealParty.DIRECTOR_IN_CHARGE,)
    assert stage(appeal, LAW_1997) is AppealStage.REQUESTED
    assert steps(appeal, LAW_1997) == [(Act.DECISION, in_charge, None), (Act.REFERRAL, in_charge, None), WITHDRAWAL]
    decided = appeal.then(Act.DECISION, on(17, 30))  # on a point of law, which may still go to the committee (93B1)
    assert steps(decided, LAW_1997) == [(Act.REFERRAL, APPELLANTS, None)]  # and not past it (93C)
    referred = decided.then(Act.REFERRAL, on(17, 35))
    assert steps(referred, LAW_1997) == [(Act.DECISION, (AppealParty.COMMITTEE,), None)]
    lost = referred.then(Act.DECISION, on(18))
    assert stage(lost, LAW_1997) is AppealStage.DECIDED_BY_COMMITTEE
    assert steps(lost, LAW_1997) == [(Act.RECOURSE, APPELLANTS, None)]
    # since 2007 only where the authority has set up a further stage; but the case may be sent to it (93C2)
    assert steps(lost, LAW) == [(Act.SUBMISSION, (AppealParty.DIRECTOR_IN_CHARGE, AppealParty.COMMITTEE), None)]
    assert stage(lost.then(Act.SUBMISSION, on(18, 5)), LAW) is AppealStage.BEFORE_FURTHER_BODY
    assert [p.kind for p in problems(lost.then(Act.SUBMISSION, on(18, 5)), LAW_1997)] == ["appeal-step"]
    over = lost.then(Act.RECOURSE, on(9, days=1)).then(Act.DECISION, on(9, days=9))
    assert stage(over, LAW_1997) is AppealStage.CLOSED
    assert next_steps(over, LAW_1997) == ()
    assert problems(over, LAW_1997) == ()


def test_the_federation_has_a_review_then_notice_then_recourse() -> None:
    appeal = Appeal(committee=True).then(Act.SCORE_AVAILABLE, on(17)).then(Act.REQUEST, on(17, 29))
    decision = (Act.DECISION, (AppealParty.DIRECTOR_IN_CHARGE,), None)
    assert steps(appeal, FIGB) == [decision, WITHDRAWAL]  # no committee on this route
    ended = appeal.then(Act.DECISION, on(17, 40)).then(Act.EVENT_ENDED, on(18))
    sent_on = (Act.SUBMISSION, (AppealParty.DIRECTOR_IN_CHARGE,), None)
    assert steps(ended, FIGB) == [(Act.NOTICE, APPELLANTS, on(18, 30)), sent_on]
    noticed = ended.then(Act.NOTICE, on(18, 20))
    recourse = AppealMove(Act.RECOURSE, APPELLANTS, on(18, days=1), Act.EVENT_ENDED, on(18, days=2))
    assert next_steps(noticed, FIGB) == (recourse,)
    assert next_steps(noticed, FIGB, on(12, days=2)) == (recourse,)  # the court decides which limit counts
    assert next_steps(noticed, FIGB, on(19, days=2)) == ()
    lodged = noticed.then(Act.RECOURSE, on(17, days=1))
    assert stage(lodged, FIGB) is AppealStage.BEFORE_FURTHER_BODY
    assert steps(lodged, FIGB) == [(Act.DECISION, (AppealParty.FURTHER_BODY,), None)]


def test_what_is_withdrawn_before_it_is_decided_may_be_asked_for_again_in_time() -> None:
    requested = Appeal(committee=True).then(Act.SCORE_AVAILABLE, on(17)).then(Act.REQUEST, on(17, 20))
    for appeal in (requested, requested.then(Act.REFERRAL, on(17, 25))):
        withdrawn = appeal.then(Act.WITHDRAWAL, on(17, 28))
        assert stage(withdrawn, LAW) is AppealStage.RULED
        assert steps(withdrawn, LAW) == [(Act.REQUEST, APPELLANTS, on(17, 30))]
    decided = requested.then(Act.DECISION, on(17, 25))
    assert stage(decided.then(Act.WITHDRAWAL, on(17, 28)), LAW) is AppealStage.DECIDED


def test_an_evident_ground_runs_from_the_ruling() -> None:
    appeal = Appeal(evident=True).then(Act.RULING, on(16, 10)).then(Act.SCORE_AVAILABLE, on(16, 30))
    assert steps(appeal, FIGB) == [(Act.REQUEST, APPELLANTS, on(16, 25))]
    assert steps(appeal, LAW) == [(Act.REQUEST, APPELLANTS, on(17))]


def test_against_a_single_director_the_federation_knows_only_the_recourse() -> None:
    alone = Appeal(one_director=True).then(Act.RULING, on(16)).then(Act.EVENT_ENDED, on(18))
    assert steps(alone, FIGB) == [(Act.NOTICE, APPELLANTS, on(18, 30))]
    assert [act for act, *_ in steps(alone, LAW)] == [Act.REQUEST]


def test_what_comes_too_late_or_from_nowhere_counts_for_nothing() -> None:
    late = Appeal().then(Act.SCORE_AVAILABLE, on(17)).then(Act.REQUEST, on(17, 31))
    assert stage(late, LAW) is AppealStage.RULED
    assert [(p.kind, p.where.index) for p in problems(late, LAW)] == [("appeal-late", 2)]
    unasked = Appeal().then(Act.DECISION, on(17)).then(Act.REQUEST, on(17, 1))
    assert stage(unasked, LAW) is AppealStage.REQUESTED
    assert [(p.kind, p.where.index) for p in problems(unasked, LAW)] == [("appeal-step", 1)]
    undecided = unasked.then(Act.REFERRAL, on(17, 2))  # a decision without an appeal decides nothing
    assert Act.WITHDRAWAL in [move.act for move in next_steps(msgspec.structs.replace(undecided, committee=True), LAW)]
    without_notice = (
        Appeal(one_director=True).then(Act.EVENT_ENDED, on(18)).then(Act.NOTICE, on(18, 31)).then(Act.RECOURSE, on(20))
    )
    assert [p.kind for p in problems(without_notice, FIGB)] == ["appeal-late", "appeal-step"]


events = st.lists(st.tuples(st.sampled_from(Act), st.integers(0, 4000)), max_size=8)


@given(events=events, committee=st.booleans(), alone=st.booleans(), evident=st.booleans())
def test_whatever_happens_the_stage_is_reached_by_the_steps_that_count(
    events: list[tuple[Act, int]], committee: bool, alone: bool, evident: bool
) -> None:
    appeal = Appeal((), committee, alone, evident)
    for act, minutes in sorted(events, key=lambda event: event[1]):
        appeal = appeal.then(act, SUNDAY + timedelta(minutes=minutes))
    for rules in (LAW, LAW_1997, FIGB, terms(load("wbf"), E2007)):
        bad = {problem.where.index for problem in problems(appeal, rules)}
        kept = tuple(one for index, one in enumerate(appeal.happened, 1) if index not in bad)
        clean = Appeal(kept, committee, alone, evident)
        assert problems(clean, rules) == ()
        assert stage(clean, rules) is stage(appeal, rules)
        assert next_steps(clean, rules) == next_steps(appeal, rules)
