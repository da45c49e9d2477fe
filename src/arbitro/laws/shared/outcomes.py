"""Questions about what could have happened on a board: results, their weights, points."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from arbitro.bridge.seats import Vulnerability
from arbitro.laws.case.notation import *
from arbitro.regulations.readers import exact
from arbitro.scoring.notation import read_outcome, spelled

T = TypeVar("T")


def some_results(id: str) -> Question[tuple[str, ...]]:
    """Outcomes of a board, each once, at least one; a single one need not be a list."""

    def read(answer: object) -> tuple[str, ...]:
        results = tuple(dict.fromkeys(_each(answer, _read_result)))
        if not results:
            raise refuse("answer-form", found=answer, expected="4H N =, 420")
        return results

    return Question(id, AnswerKind.RESULTS, read)


def a_result(id: str) -> Question[str]:
    """One outcome of a board."""

    def read(answer: object) -> str:
        results = _each(answer, _read_result)
        if len(results) != 1:
            raise refuse("answer-form", found=answer, expected="4H N =, 420")
        return results[0]

    return Question(id, AnswerKind.RESULTS, read)


def some_weights(id: str) -> Question[tuple[Fraction, ...]]:
    """Parts of one: `3/5`, `40%`."""

    def read(answer: object) -> tuple[Fraction, ...]:
        weights = _each(answer, _read_exact)
        if sum(weights) != 1 or any(weight <= 0 for weight in weights):
            raise refuse("weights", found=" + ".join(map(str, weights)) or "0", expected=1)
        return weights

    return Question(id, AnswerKind.WEIGHTS, read)


def an_exact_number(id: str) -> Question[Fraction]:
    """A number that need not be whole: `7`, `7/2`, `-1.5`."""
    return Question(id, AnswerKind.NUMBER, _read_exact)


def _each(answer: object, read: Callable[[object], T]) -> tuple[T, ...]:
    """The members of a list, or the only one; every problem with its place."""
    members: list[T] = []
    problems: list[Problem] = []
    for index, item in enumerate(answer if isinstance(answer, list | tuple) else [answer], 1):
        try:
            members.append(read(item))
        except ProblemsFound as trouble:
            problems += (Problem(p.kind, Place(index=index), p.found, p.expected) for p in trouble.problems)
    if problems:
        raise ProblemsFound(problems)
    return tuple(members)


def _read_result(answer: object) -> str:
    """An outcome in its one spelling; what it scores depends on the vulnerability."""
    plain = spelled(str(answer)) if isinstance(answer, str | int) and not isinstance(answer, bool) else ""
    try:
        read_outcome(plain, Vulnerability.NONE)
    except ProblemsFound as trouble:
        if any(problem.kind != "impossible-score" for problem in trouble.problems):
            raise refuse("answer-form", found=answer, expected="4H N =, 420") from None
    return plain.removeprefix("+")


def _read_exact(answer: object) -> Fraction:
    value = exact(answer) if isinstance(answer, str) else answer
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        raise refuse("answer-form", found=answer, expected="3, 3/5, 60%")
    return Fraction(value)
