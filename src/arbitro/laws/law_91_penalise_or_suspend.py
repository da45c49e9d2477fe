"""Law 91: discipline. Points and suspension are the director's alone; a disqualification needs approval."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.regulations.keys import TECHNICAL_COMMITTEE

DECISIONS = (OurReading("final_1997", "91A", E1997),)


class Measure(Enum):
    """What the director decides to do."""

    POINTS = "points"
    SUSPENSION = "suspension"
    DISQUALIFICATION = "disqualification"


class Sanctioned(Enum):
    """Whom it hits."""

    PLAYER = "player"
    CONTESTANT = "contestant"


measure = one_of("measure", Measure)
sanctioned = one_of("sanctioned", Sanctioned)
one_venue_championship = yes_no("one_venue_championship")
approval_given = yes_no("approval_given")

APPROVAL = {E1997: Approval.COMMITTEE_OR_ORGANISER, E2007: Approval.ORGANISER, E2017: Approval.ORGANISER}


class Misconduct(Situation, frozen=True):
    """Who disturbed order or discipline."""

    offender: Seat


@law("91", ALL, what="misconduct", situation=Misconduct, examples=(Misconduct(Seat.EAST),))
def misconduct(case: Case[Misconduct]) -> Ruling:
    match case.ask(measure, about=case.situation.offender, clause="91"):
        case Measure.POINTS:
            # 91A  points; final, no committee changes them (93B3)
            return case.rule("91A", _penalty(case, PenaltyKind.DISCIPLINARY, "91A"), "93B3", _final())
        case Measure.SUSPENSION:
            # 91A  for the session or a part of it: a contestant, in 2017 also a player; as final
            return case.rule("91A", _penalty(case, PenaltyKind.SUSPENSION, "91A"), "93B3", _final())
        case Measure.DISQUALIFICATION:
            return _disqualified(case)


def _final() -> Instruction:
    return Instruction("disciplinary_decision_final")


def _penalty(
    case: Case[Misconduct],
    kind: PenaltyKind,
    clause: str,
    standing: Discretion = Discretion.SHALL,
    approved_by: Approval | None = None,
) -> Penalty:
    offender = case.situation.offender
    player = (
        case.edition is E2017
        and kind is not PenaltyKind.DISCIPLINARY
        and case.ask(sanctioned, about=offender, clause=clause) is Sanctioned.PLAYER
    )
    seat = offender if player else None
    return Penalty(kind, offender.side, seat, clause, standing, approved_by)


def _disqualified(case: Case[Misconduct]) -> Ruling:
    """91B: for cause, and only with approval: in 1997 of the committee or the organisation, since of the organiser."""
    case.apply("91B")
    if case.regulated(TECHNICAL_COMMITTEE) and case.ask(one_venue_championship, clause="91B"):
        return case.rule(Instruction("technical_committee_disqualifies"))
    by = APPROVAL[case.edition]
    if case.ask(approval_given, clause="91B"):
        return case.rule(_penalty(case, PenaltyKind.DISQUALIFICATION, "91B", Discretion.SHALL, by))
    waiting = _penalty(case, PenaltyKind.DISQUALIFICATION, "91B", Discretion.MAY, by)
    return case.rule(waiting, Instruction("disqualification_waits"))
