"""Rulings with their effects, who was told of them, what is to review.

A ruling is a numbered report. A director who plays does not rule at his own table. A later ruling may take the place of
an earlier one (82C): the board goes back to what it had before, and the new ruling is carried out.
"""

from typing import Any, Literal

import msgspec

from arbitro import __version__
from arbitro.book.problem import Place, refuse
from arbitro.book.writing import Prose
from arbitro.contest.facts.event import Pardoned, Spot
from arbitro.contest.facts.moments import check, forbidden
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.ruling import Ruling
from arbitro.office.actor import DIRECTING, Actor
from arbitro.office.calls import everybody_at, open_call
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import CallClosed, ReviewDone, RulingGiven, RulingTold
from arbitro.office.room.effects import (
    Fine,
    FormHeld,
    Wanted,
    after_ruling,
    formed,
    penalties,
    said,
    score_by,
    score_facts,
    scores_changed,
)
from arbitro.office.room.period import period_is_over
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.ruling import request_at, ruling_on
from arbitro.office.room.sitting import where_of
from arbitro.office.room.tables import check_other_table, check_played, check_spot, phase_at, result_at
from arbitro.office.state import Event, RulingCase


class Rule(Command, frozen=True, kw_only=True, tag="rule"):
    """A ruling from a request as `arbitro rule` has it, all its questions answered; its effects are carried out.

    `outcome`: what the board becomes where the ruling leaves that to the director (an assigned or weighted score);
    `made`: the result before the ruling, from which it moves tricks, where the table has not entered it;
    `fines` where the regulations have no figure; `forms` of a fouled board. `reason`: for the record, in his own words.
    """

    at: Spot
    board: int | None = None
    request: dict[str, Any]
    outcome: Recorded | None = None
    made: Recorded | None = None
    fines: tuple[Fine, ...] = ()
    forms: tuple[FormHeld, ...] = ()
    call: int | None = None
    replaces: int | None = None
    reason: Prose = ""


class TellRuling(Command, frozen=True, kw_only=True, tag="tell_ruling"):
    number: int
    contestant: str


class DoneReview(Command, frozen=True, kw_only=True, tag="done_review"):
    number: int
    review: int


AFTER_THE_PERIOD = "79C2"


# -- rulings


def rule(event: Event, command: Rule, actor: Actor, moment: Moment) -> Facts:
    """All questions answered; the effects that concern the contest become facts of it."""
    check_spot(event, command.at, command.board)
    check_other_table(event, actor.person, command.at, command.board)
    closes = _closes(event, command)
    replaced = _replaced(event, command)
    request = request_at(event, command.at, command.board, command.request, command.forms)
    prepared, ruling = ruling_on(event, command.at, command.board, request)
    number = len(event.cases) + 1
    fined = penalties(ruling, prepared.situation, event, command.at, command.fines, number)
    before, wanted = _scores(event, command, ruling, replaced)
    given = RulingGiven(
        number=number,
        at=command.at,
        board=command.board,
        what=prepared.procedure.what,
        request=msgspec.json.encode(request).decode(),
        ruling=ruling,
        director=actor.person,
        program=__version__,
        digest=pack_of(event).digest,
        call=command.call,
        replaces=command.replaces,
        reason=command.reason.strip(),
        scores=scores_changed(wanted, before),
        penalties=tuple(penalised.id for penalised in fined),
    )
    agreed = AFTER_THE_PERIOD in ruling.clauses  # by the organiser: an answer of the request
    reason: Literal["mistake", "ruling"] = "mistake" if agreed else "ruling"
    changes = (*_pardons(event, replaced), *score_facts(event, wanted, reason, approved=agreed), *fined)
    if changes and not agreed:
        _in_time(event, command, moment)
    return (given, *changes, *closes)


def _in_time(event: Event, command: Rule, moment: Moment) -> None:
    """81C3: what the director has become aware of within the correction period; by a call that came in time."""
    at = command.at
    aware = event.calls[command.call].stamp.time if command.call is not None else moment.now
    if period_is_over(event, at.phase, at.session, aware):
        check(forbidden("adjusted_score", "after_period", where_of(at, command.board)))


def _scores(event: Event, command: Rule, ruling: Ruling, replaced: RulingCase | None) -> tuple[Wanted, Wanted]:
    """What the tables had before the ruling, and before the one that it replaces; and what they have by it."""
    before = {(score.at, score.board): score.before for score in replaced.given.scores} if replaced else {}
    wanted = dict(before)
    if command.board is None:
        if command.outcome or command.made or command.forms or score_by(ruling, None, 1).how not in ("none", "may"):
            raise refuse("ruling-needs-board", expected=" ".join(ruling.clauses), where=where_of(command.at))
        return before, wanted
    key = (command.at, command.board)
    before.setdefault(key, result_at(event, *key))
    waiting = event.waiting.get(key)
    proposed = waiting.proposed.recorded if waiting else None
    wanted[key] = after_ruling(ruling, before[key], proposed, command.board, command.outcome, command.made)
    for at, recorded in formed(ruling, event, command.board, command.forms, wanted):
        before.setdefault(at, result_at(event, *at))
        wanted[at] = recorded
    return before, wanted


def _closes(event: Event, command: Rule) -> Facts:
    """The call that the ruling answers."""
    if command.call is None:
        return ()
    call = open_call(event, command.call)
    if call.called.at != command.at:
        raise refuse("call-elsewhere", found=command.call, where=where_of(call.called.at, call.called.board))
    return (CallClosed(call=command.call),)


def _replaced(event: Event, command: Rule) -> RulingCase | None:
    """82C: the ruling whose place this one takes, if nothing has come over its effects since."""
    if command.replaces is None:
        return None
    case = case_of(event, command.replaces)
    given = case.given
    if (given.at, given.board) != (command.at, command.board):
        raise refuse("ruling-elsewhere", found=given.number, where=where_of(given.at, given.board))
    for score in given.scores:
        if result_at(event, score.at, score.board) != score.after:
            where = where_of(score.at, score.board)
            raise refuse("ruling-overtaken", expected=said(score.after), where=where)
    return case


def _pardons(event: Event, replaced: RulingCase | None) -> Facts:
    """The penalties of the ruling that is replaced, as far as they are still there."""
    if replaced is None:
        return ()
    at = replaced.given.at
    known = phase_at(event, at).penalties
    return tuple(Pardoned(id=id, phase=at.phase) for id in replaced.given.penalties if id in known)


def case_of(event: Event, number: int) -> RulingCase:
    """A ruling that is in force."""
    case = event.cases.get(number)
    if case is None:
        raise refuse("no-such-ruling", found=number)
    if case.replaced:
        by = next((later.given.number for later in event.cases.values() if later.given.replaces == number), "")
        raise refuse("ruling-replaced", found=number, expected=by)
    return case


# -- afterwards


def tell_ruling(event: Event, command: TellRuling, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """To a contestant of the table; its deadlines run from then, so once only."""
    case = case_of(event, command.number)
    check_played(event, actor.person, case.given.at, case.given.board)
    if command.contestant not in everybody_at(event, case.given.at):
        raise refuse("not-at-table", found=command.contestant, where=where_of(case.given.at))
    if command.contestant in case.told:
        raise refuse("told-already", found=command.contestant, expected=case.told[command.contestant].isoformat())
    return (RulingTold(number=command.number, contestant=command.contestant),)


def done_review(event: Event, command: DoneReview, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    case = case_of(event, command.number)
    check_played(event, actor.person, case.given.at, case.given.board)
    if command.review in case.reviewed:
        raise refuse("reviewed-already", found=command.review, where=Place(index=command.number))
    return (ReviewDone(number=command.number, review=command.review),)


COMMANDS: Subject = {
    Rule: Power(rule, DIRECTING, records=(RulingGiven,)),
    TellRuling: Power(tell_ruling, DIRECTING, records=(RulingTold,)),
    DoneReview: Power(done_review, DIRECTING, records=(ReviewDone,)),
}
