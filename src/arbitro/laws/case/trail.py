"""The way that a run takes: its questions, procedure by procedure, up to the ruling or an open question."""

from typing import Any, NamedTuple

from arbitro.laws.case.case import Answered, Answers, Case, Referred
from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.case.ruling import Pending
from arbitro.regulations.pack import Pack


class Walk(NamedTuple):
    """The part of the way that one procedure goes, up to its ruling, to the next procedure or to an open question."""

    procedure: Procedure
    situation: Any
    steps: tuple[Answered, ...]
    clauses: tuple[str, ...] = ()
    effects: tuple[AnyEffect, ...] = ()
    refers_to: str = ""
    open_question: Answered | None = None  # without an answer


def walks(begun: Procedure, situation: Any, regulations: Pack, answers: Answers) -> tuple[Walk, ...]:
    """The whole way, one part for each procedure."""
    situation.checked()
    trail: list[Answered | Referred] = []
    case: Case[Any] = Case(begun.law, situation, begun.edition, regulations, answers, trail=trail)
    open_question = None
    try:
        begun.run(case)
    except Pending as pending:
        open_question = Answered(pending.put.identity, pending.put.id, pending.put.clause, "")
    parts: list[Walk] = []
    at, steps, clauses, effects = (begun, situation), list[Answered](), 0, 0
    for step in trail:
        if isinstance(step, Answered):
            steps.append(step)
            continue
        ended = case.clauses[clauses : step.clauses], case.effects[effects : step.effects]
        parts.append(Walk(*at, tuple(steps), *ended, refers_to=step.what))
        at, steps, clauses, effects = (
            (procedure(step.what, begun.edition), step.situation),
            [],
            step.clauses,
            step.effects,
        )
    rest = case.clauses[clauses:], case.effects[effects:]
    return (*parts, Walk(*at, tuple(steps), *rest, open_question=open_question))
