"""What is wrong, each problem with its sentence: the refusal of every door."""

from collections.abc import Iterable

from msgspec import Struct, structs

from arbitro.book.problem import Problem
from arbitro.words import DEFAULT, say


class Reply(Struct, frozen=True, tag_field="status"):
    """The base of all replies; not one itself."""


class SaidProblem(Problem, frozen=True, kw_only=True, omit_defaults=False):
    """A problem with its sentence."""

    text: str


class ProblemsReply(Reply, frozen=True, tag="problems"):
    """Everything that is wrong."""

    problems: tuple[SaidProblem, ...]


def said_problems(problems: Iterable[Problem], language: str = DEFAULT) -> tuple[SaidProblem, ...]:
    return tuple(SaidProblem(**structs.asdict(problem), text=say(problem, language)) for problem in problems)


def refusal(problems: Iterable[Problem], language: str = DEFAULT) -> ProblemsReply:
    return ProblemsReply(said_problems(problems, language))
