"""Appeals (92, 93): each step by whom it may be taken, in time, with the effect of a decision on the board."""

from datetime import timedelta

from arbitro.book.edition import E1997
from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.book.writing import Prose
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.citation import numbered
from arbitro.laws.case.effect import AppealBody, Issue
from arbitro.laws.law_13_incorrect_number_of_cards import EventType
from arbitro.laws.law_92_right_to_appeal import CONSENT
from arbitro.laws.law_93_procedures_of_appeal import OTHER_STAGES
from arbitro.laws.shared import appeal as laws
from arbitro.laws.shared.appeal import Act, Appeal, AppealStage, AppealTerms, Appellant, Concurrence, Filing, Refusal
from arbitro.office.actor import DIRECTING, IN_CHARGE, PLAYING, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import AppealMoved
from arbitro.office.room.appeals import (
    OF_APPELLANTS,
    at_table_of,
    capacity,
    course,
    edition_of,
    issue_of,
    lodged,
    terms_of,
)
from arbitro.office.room.effects import Wanted, score_facts, scores_changed
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import where_of
from arbitro.office.room.tables import check_other_table, contest_of, result_at
from arbitro.office.rulings import case_of
from arbitro.office.state import Event, RulingCase
from arbitro.regulations.keys import RECOURSE_RESULT


class MoveAppeal(Command, frozen=True, kw_only=True, tag="move_appeal"):
    """A step of an appeal: asked for, referred, decided … `outcome`: what the board becomes by the decision.

    Of a request: `concurrence` of the partner or the captain, what it is about, `contestant` where the director writes
    it down for one, and his judgment whether its ground was evident at once. Of a review: whether the director left
    out steps that lead to a right ruling, without which it changes nothing. Of a body beyond the event: whether the
    director has admitted an error, where the regulations let it change the result only then (art. 92.4).
    """

    number: int
    act: Act
    statement: Prose = ""
    decision: Prose = ""
    outcome: Recorded | None = None
    contestant: str = ""
    concurrence: Concurrence = Concurrence.ABSENT
    issue: Issue = Issue.JUDGMENT
    evident: bool = False
    steps_omitted: bool = False
    error_admitted: bool = False


BODIES = {
    laws.AppealParty.DIRECTOR_IN_CHARGE: AppealBody.DIRECTOR_IN_CHARGE,
    laws.AppealParty.COMMITTEE: AppealBody.COMMITTEE,
}


def move_appeal(event: Event, command: MoveAppeal, actor: Actor, moment: Moment) -> Facts:
    """One step; refused with the clause where it is not admissible."""
    case, terms = case_of(event, command.number), terms_of(event)
    who, contestant = _who(event, case, command, actor)
    if who not in laws.APPELLANTS:
        check_other_table(event, actor.person, case.given.at, case.given.board)
    evident = command.evident and actor.role in DIRECTING
    appeal = course(event, case, contestant, evident=evident)
    reached = laws.stage(appeal, terms)
    if command.act is Act.REQUEST and reached is AppealStage.RULED:
        _admissible(event, command, case, appeal, terms, who, contestant, moment)
    step = next((next_step for next_step in laws.next_steps(appeal, terms) if next_step.act is command.act), None)
    if step is None:
        raise refuse("appeal-step", found=command.act.value, expected=reached.value)
    if who not in step.by:
        expected = " ".join(party.value for party in step.by)
        raise refuse("appeal-not-yours", found=actor.role.value, expected=expected)
    if who in laws.APPELLANTS and contestant not in at_table_of(event, case):
        raise refuse("not-at-table", found=contestant, where=where_of(case.given.at))
    request = lodged(case)
    if command.act is Act.WITHDRAWAL and request is not None and contestant != request.by:
        raise refuse("appeal-of-others", found=contestant, expected=request.by)
    if late := laws.problems(appeal.then(command.act, moment.now), terms):
        raise ProblemsFound(late[-1:])
    if terms.review and who is laws.AppealParty.DIRECTOR_IN_CHARGE and actor.person == case.given.director:
        raise refuse("review-of-own-ruling", found=actor.person, expected=numbered(OTHER_STAGES, edition_of(event)))
    wanted = _decided(event, command, case, appeal, terms, who)
    before = {key: result_at(event, *key) for key in wanted}
    moved = AppealMoved(
        number=command.number,
        act=command.act,
        at=moment.now,
        by=contestant or actor.person,
        statement=command.statement.strip(),
        decision=command.decision.strip(),
        issue=command.issue if command.act is Act.REQUEST else None,
        evident=evident and command.act is Act.REQUEST,
        scores=scores_changed(wanted, before),
    )
    return moved, *score_facts(event, wanted, "appeal", approved=True)


def _who(event: Event, case: RulingCase, command: MoveAppeal, actor: Actor) -> tuple[laws.AppealParty | None, str]:
    """In which capacity somebody acts, and for which contestant. The director may write down an appellant's step."""
    request = lodged(case) if command.act is Act.WITHDRAWAL else None
    contestant = request.by if request else command.contestant
    if actor.role in DIRECTING and contestant and command.act in OF_APPELLANTS:
        return laws.AppealParty.CONTESTANT, contestant
    who = capacity(event, actor)
    return who, actor.contestant if who in laws.APPELLANTS else ""


# -- 92  is it heard?


def _admissible(
    event: Event,
    command: MoveAppeal,
    case: RulingCase,
    appeal: Appeal,
    terms: AppealTerms,
    who: laws.AppealParty | None,
    contestant: str,
    moment: Moment,
) -> None:
    form, edition = EventType(contest_of(event).plan.form), edition_of(event)
    appellants = {laws.AppealParty.CONTESTANT: Appellant.CONTESTANT, laws.AppealParty.CAPTAIN: Appellant.CAPTAIN}
    filing = Filing(
        form,
        appellants.get(who, Appellant.OTHER) if who else Appellant.OTHER,
        own_table=who not in laws.APPELLANTS or contestant in at_table_of(event, case),
        timing=laws.request_timing(
            terms,
            _since(appeal, Act.SCORE_AVAILABLE, moment),
            _since(appeal, Act.RULING, moment) if appeal.evident else None,
        ),
        concurrence=command.concurrence,
        one_director=appeal.one_director,
    )
    why = laws.refusal(filing, terms, edition)
    if why is not None:
        clauses = {
            Refusal.LATE: "92B",
            Refusal.NO_CONCURRENCE: numbered(CONSENT[form], edition),
            Refusal.NOBODY_ABOVE: numbered(OTHER_STAGES, edition),
        }
        raise refuse("appeal-inadmissible", found=why.value, expected=clauses.get(why, "92A"))


def _since(appeal: Appeal, act: Act, moment: Moment) -> timedelta | None:
    at = appeal.at(act)
    return None if at is None else moment.now - at


# -- 93  what a decision changes


def _decided(
    event: Event,
    command: MoveAppeal,
    case: RulingCase,
    appeal: Appeal,
    terms: AppealTerms,
    who: laws.AppealParty | None,
) -> Wanted:
    """What the board is to have; nothing if the ruling stands."""
    if command.act is not Act.DECISION:
        if command.outcome is not None or command.decision.strip():
            raise refuse("outcome-without-decision", found=command.act.value, expected=Act.DECISION.value)
        return {}
    if not command.decision.strip():
        raise refuse("appeal-needs-decision", where=Place(tag="decision"))
    _competent(event, command, case, appeal, terms, who)
    if command.outcome is None:
        return {}
    given = case.given
    if given.board is None:
        raise refuse("ruling-needs-board", where=where_of(given.at))
    return {(given.at, given.board): command.outcome}


def _competent(
    event: Event,
    command: MoveAppeal,
    case: RulingCase,
    appeal: Appeal,
    terms: AppealTerms,
    who: laws.AppealParty | None,
) -> None:
    """93A, 93B: whose the issue is, and whether that body may change the ruling or only recommend."""
    body = BODIES.get(who) if who else None
    if body is None:  # beyond the event
        result = pack_of(event).setting(RECOURSE_RESULT)
        if command.outcome is not None and result.value == "technical_error" and not command.error_admitted:
            raise refuse("recourse-changes-nothing", expected=result.source)
        return
    issue, edition = issue_of(case), edition_of(event)
    committee = appeal.committee and not terms.review
    way = next((hearing for hearing in laws.bodies(issue, committee=committee) if hearing.body is body), None)
    if way is None:
        raise refuse("appeal-for-committee", found=issue.value, expected="93B" if edition is E1997 else "93B2")
    if command.outcome is None:
        return
    if not way.may_change:
        raise refuse("appeal-changes-nothing", found=issue.value, expected="93B3" if committee else "91A")
    if terms.review and not command.steps_omitted:
        raise refuse("review-changes-nothing", expected=numbered(OTHER_STAGES, edition))


COMMANDS: Subject = {
    MoveAppeal: Power(move_appeal, IN_CHARGE | DIRECTING | PLAYING | {Role.COMMITTEE}, records=(AppealMoved,)),
}
