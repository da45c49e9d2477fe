"""The register of procedures: which function rules on what, under which edition."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from arbitro.book.edition import Edition
from arbitro.book.problem import refuse
from arbitro.laws.case.case import Case
from arbitro.laws.case.index import index, modules
from arbitro.laws.case.question import Question
from arbitro.laws.case.ruling import Ruling

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
            if (what, edition) in _PROCEDURES:
                raise AssertionError(f"{what} is ruled on twice in {edition}")
            _PROCEDURES[what, edition] = Procedure(what, number, edition, run, situation, tuple(examples))
        return run

    return register


def procedure(what: str, edition: Edition) -> Procedure:
    """The procedure for what happened; its file is loaded if it was not."""
    if (what, edition) not in _PROCEDURES:
        module = modules().get((what, edition))
        if module is None:
            known = " ".join(sorted(name for name, year in modules() if year == edition))
            raise refuse("unknown-event", found=what, expected=known)
        import_module(module)
    return _PROCEDURES[what, edition]


@cache
def procedures() -> Mapping[tuple[str, Edition], Procedure]:
    """All procedures, by what happened and edition, in the order of the laws."""
    from arbitro.laws.case import code

    order = {module.__name__: place for place, module in enumerate(code.LAWS)}
    return dict(sorted(_PROCEDURES.items(), key=lambda item: order[item[1].run.__module__]))


def procedures_of(number: str, edition: Edition) -> tuple[Procedure, ...]:
    """The procedures of one law, in the order of its file."""
    return tuple(
        procedure(entry.what, edition)
        for entry in index().procedures
        if (entry.law, entry.edition) == (number, edition)
    )


@cache
def questions(id: str) -> tuple[Question[Any], ...]:
    """The questions of the law files with this id; none if no law asks it."""
    asked = (question for module in index().questions.get(id, ()) for question in questions_in(import_module(module)))
    return tuple(dict.fromkeys(question for question in asked if question.id == id))


def questions_in(module: ModuleType) -> Iterator[Question[Any]]:
    """Every question that a law file has or uses."""
    return _questions(vars(module).values())


def _questions(values: Iterable[Any]) -> Iterator[Question[Any]]:
    for value in values:
        if isinstance(value, Question):
            yield value
        elif isinstance(value, tuple | list):
            yield from _questions(value)
        elif isinstance(value, dict):
            yield from _questions(value.values())
