"""Law 93: who decides an appeal, what he can change, and where it can go from there."""

from datetime import timedelta
from enum import Enum
from typing import Any

from arbitro.laws.case.notation import *
from arbitro.laws.shared.appeal import FURTHER, Timing, bodies, recourse_timing, terms
from arbitro.regulations.keys import (
    APPEAL_FURTHER,
    APPEAL_ROUTE,
    RECOURSE_CONFLICT_HOURS,
    RECOURSE_HOURS,
    RECOURSE_NOTICE_MINUTES,
    RECOURSE_RESULT,
    WITHOUT_MERIT,
)

DECISIONS = (
    OurReading("part_by_part", "93B1"),
    OurReading("discipline_without_committee", "93A"),
    OurReading("other_conditions_1997", "93B", E1997),
    OurReading("two_limits", "93C1"),
)
OTHER_STAGES = Unless("93C3(b)", e1997="93B")


class Variation(Enum):
    """What the authority has changed in the course of appeals."""

    NONE = "none"
    STAGES = "stages"  # left out or changed, after due notice
    LAST_INSTANCE = "last_instance"  # a body whose decision is final


class SentBy(Enum):
    """Who takes the case further."""

    CONTESTANT = "contestant"
    DIRECTOR_IN_CHARGE = "director_in_charge"
    COMMITTEE = "committee"


authority_variation = one_of("authority_variation", Variation, usual=Variation.NONE)
committee_available = yes_no("committee_available")
issue = one_of("issue", Issue)
several_directors = yes_no("several_directors")
steps_omitted = judgment(
    "steps_omitted", "weigh_facts_collected", "weigh_directors_and_experts_consulted", "weigh_questions_put_in_order"
)
merit = judgment("merit", "weigh_arguable", "weigh_new_facts")
sent_by = one_of("sent_by", SentBy)
remedies_exhausted = yes_no("remedies_exhausted")
notice_in_time = yes_no("notice_in_time", source=Source.LOG)
recourse_lodged = one_of("recourse_lodged", Timing, source=Source.LOG)
recourse_upheld = yes_no("recourse_upheld")
technical_error = yes_no("technical_error")


# -- 93A, 93B  who decides ---------------------------------------------------------------------------------------


class AppealAdmitted(Situation, frozen=True):
    """An appeal that is to be heard, or one part of it."""


@law("93", ALL, what="appeal_admitted", situation=AppealAdmitted, examples=(AppealAdmitted(),))
def appeal_admitted(case: Case[AppealAdmitted]) -> Ruling:
    if case.regulated(APPEAL_ROUTE) == "review":
        return _review(case)
    # 93C3 of 2007 and 2017  the authority may have arranged it otherwise
    if case.edition is not E1997:
        variation = case.ask(authority_variation, clause="93C3")
        if variation is Variation.STAGES:
            return case.rule("93C3(b)", Instruction("follow_announced_stages"))
        if variation is Variation.LAST_INSTANCE:
            return case.rule("93C3(a)", AppealGoesTo(AppealBody.NAMED_BODY), Instruction("decision_is_final"))
        case.considered("93C3", authority_variation)

    committee = case.ask(committee_available, clause="93A")
    about = case.ask(issue, clause="93B" if committee else "93A")
    if not committee:
        # 93A  no committee, or it cannot meet without disturbing the event: the director in charge hears everything
        case.apply("93A")
    else:
        # 93B1  law and regulations: the director in charge first; 93B2  all else goes to the committee
        case.considered("93A", committee_available)
        case.apply("93B1" if about in (Issue.LAW, Issue.REGULATION) else "93B2")
    ways = bodies(about, committee=committee)
    # 93B3, 91A  the committee changes neither law nor regulation nor discipline; it may recommend a change
    if any(not way.may_change for way in ways):
        case.apply("93B3" if committee else "91A")
    elif committee:
        case.apply("93B3")
    return case.rule(*ways)


def can_be_taken_up(case: Case[Any]) -> bool:
    """Where a review takes the place of an appeal, somebody must be above the director who ruled."""
    if case.regulated(APPEAL_ROUTE) != "review":
        return True
    return case.ask(several_directors, clause=OTHER_STAGES)


def _review(case: Case[AppealAdmitted]) -> Ruling:
    """Instead of an appeal: were the steps that lead to a right ruling taken? Only if not, it is looked at anew."""
    case.apply(OTHER_STAGES)
    if not can_be_taken_up(case):
        # nobody above him: his ruling is enforced at once; further only beyond the event
        return case.rule(AppealHeard(False), Instruction("ruling_enforced_at_once"), *_beyond(case))
    about = case.ask(issue, clause=OTHER_STAGES)
    if about is Issue.DISCIPLINE:
        case.apply("93B3")
        changes = False
    else:
        changes = case.ask(steps_omitted, clause=OTHER_STAGES)
    review = AppealGoesTo(AppealBody.DIRECTOR_IN_CHARGE, about, changes)
    return case.rule(review, Instruction("ruling_enforced_at_once"), *_beyond(case))


def _beyond(case: Case[AppealAdmitted]) -> tuple[Instruction, ...]:
    body = FURTHER.get(case.regulated(APPEAL_FURTHER))
    if body is None:
        return ()
    # every limit that the regulations name, a second one that contradicts the first included
    for limit in (RECOURSE_NOTICE_MINUTES, RECOURSE_HOURS, RECOURSE_CONFLICT_HOURS):
        if case.regulations[limit] is not None:
            case.regulated(limit)
    return (Instruction("recourse_is_open"),)


# -- 93C  further ------------------------------------------------------------------------------------------------


class FurtherAppeal(Situation, frozen=True):
    """A case is to go beyond the event; when, counted from the end of the event, where that is known."""

    notice_minutes: int | None = None  # the written notice
    lodged_minutes: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        fields = (("notice_minutes", self.notice_minutes), ("lodged_minutes", self.lodged_minutes))
        return tuple(
            Problem("negative-time", Place(tag=field), str(minutes), "0 …")
            for field, minutes in fields
            if minutes is not None and minutes < 0
        )


DAY = 24 * 60
FURTHER_APPEALS = (FurtherAppeal(), FurtherAppeal(20, DAY), FurtherAppeal(20, 2 * DAY), FurtherAppeal(20, 3 * DAY))


@law("93", ALL, what="further_appeal", situation=FurtherAppeal, examples=FURTHER_APPEALS)
def further_appeal(case: Case[FurtherAppeal]) -> Ruling:
    clause = "93C1"
    # 93C2 of 2007 and 2017  the director in charge or the committee may send a case to the authority
    if case.edition is not E1997 and case.ask(sent_by, clause="93C2") is not SentBy.CONTESTANT:
        return case.rule("93C2", AppealGoesTo(AppealBody.REGULATING_AUTHORITY), Instruction("decision_is_final"))
    # 93C (1997)  the national authority; 93C1  only where the authority has set up a further stage
    body = FURTHER.get(case.regulated(APPEAL_FURTHER))
    case.apply(clause)
    if body is None:
        return case.rule(AppealHeard(False))
    # when everything before has been tried
    if not case.ask(remedies_exhausted, clause=clause):
        return case.rule(AppealHeard(False))
    timing = _lodged(case)
    if timing is Timing.LATE:
        return case.rule(AppealHeard(False))
    conflict = [Instruction("limits_contradict")] * (timing is Timing.CONFLICT)
    return case.rule(AppealHeard(True), AppealGoesTo(body), *conflict)


def _lodged(case: Case[FurtherAppeal]) -> Timing:
    """Announced in time, then lodged in time."""
    it, clause, within = case.situation, "93C1", terms(case.regulations, case.edition)
    if case.regulated(RECOURSE_NOTICE_MINUTES) is not None:
        if it.notice_minutes is not None and within.notice is not None:
            case.follows(notice_in_time, timedelta(minutes=it.notice_minutes) <= within.notice)
        if not case.ask(notice_in_time, clause=clause):
            return Timing.LATE
    if case.regulated(RECOURSE_HOURS) is None:
        return Timing.IN_TIME
    longer = case.regulated(RECOURSE_CONFLICT_HOURS) is not None
    if it.lodged_minutes is not None:
        timing = recourse_timing(within, timedelta(minutes=it.lodged_minutes), within.notice)
        case.follows(recourse_lodged, timing)
    ways = [way for way in Timing if longer or way is not Timing.CONFLICT]
    return case.ask(recourse_lodged, clause=clause, among={way.value: [way] for way in ways})


class FurtherAppealDecided(Situation, frozen=True):
    """The body beyond the event has decided."""


@law("93", ALL, what="further_appeal_decided", situation=FurtherAppealDecided, examples=(FurtherAppealDecided(),))
def further_appeal_decided(case: Case[FurtherAppealDecided]) -> Ruling:
    clause = "93C1"
    case.apply(clause)
    upheld = case.ask(recourse_upheld, clause=clause)
    # some authorities let it change the result only if the director admits an error; a precedent it is in any case
    only_error = case.regulated(RECOURSE_RESULT) == "technical_error"
    changed = upheld and (not only_error or case.ask(technical_error, clause=clause))
    case.apply(Instruction("result_is_changed") if changed else ResultStands())
    # 93C1  without merit: what the regulations lay down
    if (
        not upheld
        and case.edition is not E1997
        and case.regulated(WITHOUT_MERIT)
        and not case.ask(merit, clause=clause)
    ):
        case.apply(Instruction("sanction_for_appeal"))
    return case.rule(*[Instruction("decision_is_precedent")] * only_error)
