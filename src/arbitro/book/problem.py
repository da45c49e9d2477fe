"""A problem as a value: what is wrong, where, what was found and what would be right (house rule 10).

Nothing here is a sentence. `kind` is the id of a message in `words/`, which says it in the reader's language.
"""

from collections.abc import Iterable

from msgspec import Struct


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a problem is. Only what is known is filled in."""

    file: str | None = None
    line: int | None = None
    board: str | None = None
    tag: str | None = None
    seat: str | None = None
    index: int | None = None  # position in a sequence, counted from 1


NOWHERE = Place()


class Problem(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong. `found` and `expected` are data: notation, numbers, names of values."""

    kind: str
    where: Place = NOWHERE
    found: str = ""
    expected: str = ""


class ProblemsFound(ValueError):
    """Raised with every problem of a value at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(f"{p.kind}: found {p.found!r}, expected {p.expected!r}" for p in self.problems)


def refuse(kind: str, *, found: object = "", expected: object = "", where: Place = NOWHERE) -> ProblemsFound:
    """The exception for a single problem: `raise refuse("bad-card", found=text)`."""
    return ProblemsFound([Problem(kind, where, str(found), str(expected))])


class gathered:  # noqa: N801 - is used like a function
    """What is refused inside joins the list, so that it can be told together with the rest."""

    __slots__ = ("_problems",)

    def __init__(self, problems: list[Problem]) -> None:
        self._problems = problems

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, trouble: BaseException | None, __: object) -> bool:
        if isinstance(trouble, ProblemsFound):
            self._problems += trouble.problems
            return True
        return False
