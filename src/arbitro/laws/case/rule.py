"""Facts in, next question or ruling out. Nothing is kept between two calls."""

from typing import Any

from msgspec import Struct

from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.laws.case.case import Answers, Case, plain
from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.ruling import Fact, Pending, Plain, Ruling
from arbitro.regulations.pack import Pack


class Consequence(Struct, frozen=True):
    """What an answer leads to, as far as it can be told without further answers."""

    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    asks: str = ""  # the question that would come next, if any
    asks_of: str = ""  # and whom it would be put to


class Choice(Struct, frozen=True):
    """One possible answer, or a class of answers that lead to the same."""

    answer: Plain
    then: Consequence


class QuestionPut(Struct, frozen=True):
    """A question on its way out: whom to ask, what to weigh, what each answer leads to."""

    id: str
    kind: str
    put_to: str
    clause: str
    about: str = ""
    weigh: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    facts: tuple[Fact, ...] = ()


class Ruled(Struct, frozen=True):
    """A ruling, and the answers that nobody asked for."""

    ruling: Ruling
    unused: tuple[str, ...] = ()


def run(
    procedure: Procedure, situation: Any, regulations: Pack, answers: Answers, *, log: Answers | None = None
) -> Ruled | QuestionPut:
    """Rules on a situation, or says what has to be asked next."""
    situation.checked()
    case: Case[Any] = Case(
        procedure.law, situation, procedure.edition, regulations, answers, log=log, double_dummy=as_the_cards_lie
    )
    try:
        ruling = procedure.run(case)
    except Pending as pending:
        known = {key: answers[key] for key in case.used}
        return _put(procedure, situation, regulations, known, pending, log)
    return Ruled(ruling, tuple(sorted(set(answers) - case.used)))


def as_the_cards_lie(deal: Deal, contract: Contract, cards: tuple[Card, ...]) -> int | None:
    from arbitro.analysis import equity, solver  # loaded for the few cases that want it

    return equity.as_the_cards_lie(deal, contract, cards).tricks if solver.is_installed() else None


def _put(
    procedure: Procedure,
    situation: Any,
    regulations: Pack,
    answers: Answers,
    pending: Pending,
    log: Answers | None,
) -> QuestionPut:
    options = []
    for _, members in pending.answers:
        for answer in members:
            more = {**answers, pending.identity: plain(answer)}
            options.append(Choice(plain(answer), _ahead(procedure, situation, regulations, more, log)))
    return QuestionPut(
        pending.question.id,
        pending.question.kind.value,
        plain(pending.put_to),
        pending.clause,
        pending.about,
        pending.question.weigh,
        tuple(options),
        pending.facts,
    )


def _ahead(
    procedure: Procedure, situation: Any, regulations: Pack, answers: Answers, log: Answers | None
) -> Consequence:
    """Runs ahead to the next question or to the ruling (10C1: every consequence is told before the choice).

    What can only come after the ruling has not come yet.
    """
    case: Case[Any] = Case(procedure.law, situation, procedure.edition, regulations, answers, log=log)
    try:
        ruling = procedure.run(case)
    except Pending as pending:
        if pending.question.later:
            return _ahead(procedure, situation, regulations, {**answers, pending.identity: False}, log)
        return Consequence(case.clauses, case.effects, pending.identity, plain(pending.put_to))
    return Consequence(ruling.clauses, ruling.effects)


__all__ = ["Choice", "Consequence", "QuestionPut", "Ruled", "run"]
