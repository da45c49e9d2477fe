"""The register of procedures: which function rules on what, under which edition."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from arbitro.book.contents import cite
from arbitro.book.edition import Edition
from arbitro.book.problem import refuse
from arbitro.laws.case import Case
from arbitro.laws.question import Question
from arbitro.laws.ruling import Ruling

S = TypeVar("S")
Run = Callable[[Case[Any]], Ruling]


@dataclass(frozen=True, slots=True)
class Procedure:
    """How one law rules on one kind of event under one edition."""

    what: str  # what happened, in snake case: the entry point
    law: str
    edition: Edition
    run: Run
    situation: type[Any]
    examples: tuple[Any, ...]  # representative situations, from which an exploration starts


_PROCEDURES: dict[tuple[str, Edition], Procedure] = {}


def law(
    number: str,
    editions: Edition | Iterable[Edition],
    *,
    what: str,
    situation: type[S],
    examples: Iterable[S],
) -> Callable[[Callable[[Case[S]], Ruling]], Callable[[Case[S]], Ruling]]:
    """Registers a procedure of a law for one edition or several."""
    covered = (editions,) if isinstance(editions, Edition) else tuple(editions)

    def register(run: Callable[[Case[S]], Ruling]) -> Callable[[Case[S]], Ruling]:
        for edition in covered:
            cite(edition, number)
            if (what, edition) in _PROCEDURES:
                raise AssertionError(f"{what} is ruled on twice in {edition}")
            _PROCEDURES[what, edition] = Procedure(what, number, edition, run, situation, tuple(examples))
        return run

    return register


def procedure(what: str, edition: Edition) -> Procedure:
    """The procedure for what happened."""
    found = procedures().get((what, edition))
    if found is None:
        known = " ".join(sorted({name for name, e in procedures() if e is edition}))
        raise refuse("unknown-event", found=what, expected=known)
    return found


def procedures() -> dict[tuple[str, Edition], Procedure]:
    """All procedures, by what happened and edition."""
    from arbitro.laws import code  # noqa: F401 - importing the law files registers their procedures

    return _PROCEDURES


def procedures_of(number: str, edition: Edition) -> tuple[Procedure, ...]:
    """The procedures of one law, in the order of its file."""
    return tuple(p for (_, e), p in procedures().items() if e is edition and p.law == number)


@cache
def questions() -> Mapping[str, tuple[Question[Any], ...]]:
    """Every question of the law files, by id."""
    from arbitro.laws import code

    found: dict[str, tuple[Question[Any], ...]] = {}
    for module in code.LAWS:
        for question in _questions(vars(module).values()):
            if question not in found.get(question.id, ()):
                found[question.id] = (*found.get(question.id, ()), question)
    return found


def _questions(values: Iterable[Any]) -> Iterator[Question[Any]]:
    for value in values:
        if isinstance(value, Question):
            yield value
        elif isinstance(value, tuple | list):
            yield from _questions(value)
        elif isinstance(value, dict):
            yield from _questions(value.values())
