"""Facts in, next question or ruling out. Nothing is kept between two calls."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.laws.case.case import Answers, Case, plain
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.ruling import Choice, Outlook, Pending, QuestionPut, Ruling
from arbitro.regulations.pack import Pack


class Ruled(Struct, frozen=True):
    """A ruling, and the answers that nobody asked for."""

    ruling: Ruling
    unused: tuple[str, ...] = ()


def run(
    procedure: Procedure,
    situation: Any,
    regulations: Pack,
    answers: Answers,
    *,
    log: Answers | None = None,
    assumes: bool = True,
    hides: bool = False,
) -> Ruled | QuestionPut:
    """Rules on a situation, or says what has to be asked next. `assumes`: whether the usual is taken for granted; at a
    table the players are there to be asked. `hides`: their hands, of which a question not put would tell."""
    situation.checked()
    case: Case[Any] = Case(
        procedure.law,
        situation,
        procedure.edition,
        regulations,
        answers,
        assumes=assumes,
        hides=hides,
        log=log,
        double_dummy=as_the_cards_lie,
    )
    try:
        ruling = procedure.run(case)
    except Pending as pending:
        known = {key: answers[key] for key in case.used}
        besides = {} if hides else {key: answers[key] for key in answers.keys() - case.used}
        return _put(procedure, situation, regulations, known, besides, pending, log, hides=hides)
    return Ruled(ruling, tuple(sorted(set(answers) - case.used)))


def as_the_cards_lie(deal: Deal, contract: Contract, cards: tuple[Card, ...]) -> int | None:
    from arbitro.analysis import equity, solver  # loaded for the few cases that want it

    return equity.as_the_cards_lie(deal, contract, cards).tricks if solver.is_installed() else None


def _put(
    procedure: Procedure,
    situation: Any,
    regulations: Pack,
    answers: Answers,
    besides: Answers,
    pending: Pending,
    log: Answers | None,
    *,
    hides: bool,
) -> QuestionPut:
    """`besides`: what is known already of questions that may come."""
    options = []
    for _, members in pending.answers:
        for answer in members:
            more = {**answers, pending.put.identity: plain(answer)}
            try:
                ahead = _ahead(procedure, situation, regulations, {**besides, **more}, log, hides=hides)
            except ProblemsFound:  # one of the known answers is not possible here
                ahead = _ahead(procedure, situation, regulations, more, log, hides=hides)
            options.append(Choice(plain(answer), ahead))
    return replace(pending.put, options=tuple(options))


def _ahead(
    procedure: Procedure, situation: Any, regulations: Pack, answers: Answers, log: Answers | None, *, hides: bool
) -> Outlook:
    """Runs ahead to the next question or to the ruling (10C1: every consequence is told before the choice)."""
    case: Case[Any] = Case(
        procedure.law, situation, procedure.edition, regulations, answers, assumes=True, hides=hides, log=log
    )
    try:
        ruling = procedure.run(case)
    except Pending as pending:
        return Outlook(case.clauses, case.effects, pending.put.identity, pending.put.put_to)
    return Outlook(ruling.clauses, ruling.effects)
