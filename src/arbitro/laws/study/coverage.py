"""Which clauses of a law the program carries out, and how; which it cannot, and why."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.contents import ClauseKind, contents
from arbitro.book.edition import Edition
from arbitro.laws.case.index import index


class ClauseStanding(Enum):
    """What the program does with a clause."""

    CITED = "cited"  # some branch of some procedure applies, reviews, considers or asks it
    CARRIED = "carried"  # a function carries it out
    NOT_EXECUTABLE = "not_executable"  # with its reason; only for references and conduct
    MISSING = "missing"


NEED_NOT = frozenset({ClauseKind.REFERENCE, ClauseKind.PROCEDURE})
"""The kinds of clauses that may be listed as not executable."""


class Covered(Struct, frozen=True):
    """One clause: the procedures or functions that carry it, or the reason why nothing does."""

    clause: str
    kind: ClauseKind
    standing: ClauseStanding
    carried_by: tuple[str, ...] = ()
    reason: str = ""


class Coverage(Struct, frozen=True):
    """One law of one edition."""

    edition: int
    law: str
    title: str
    clauses: tuple[Covered, ...]

    @property
    def missing(self) -> tuple[Covered, ...]:
        return tuple(clause for clause in self.clauses if clause.standing is ClauseStanding.MISSING)

    def count(self) -> Mapping[tuple[ClauseKind, ClauseStanding], int]:
        """How many clauses of each kind stand how."""
        return Counter((clause.kind, clause.standing) for clause in self.clauses)


def coverage(law: str, edition: Edition) -> Coverage:
    """Every clause of a law, in order."""
    book = contents(edition)
    clauses = tuple(_covered(str(entry.clause), entry.kind, edition) for entry in book.law(int(law)))
    return Coverage(int(edition), law, book.title(law), clauses)


def _covered(clause: str, kind: ClauseKind, edition: Edition) -> Covered:
    if cited := citations(edition).get(clause):
        return Covered(clause, kind, ClauseStanding.CITED, cited)
    if carried := index().carried_by.get(clause):
        return Covered(clause, kind, ClauseStanding.CARRIED, (carried,))
    if clause in (listed := index().not_executable):
        standing = ClauseStanding.NOT_EXECUTABLE if kind in NEED_NOT else ClauseStanding.MISSING
        return Covered(clause, kind, standing, reason=listed[clause])
    return _by_its_parts(clause, kind, edition)


def _by_its_parts(clause: str, kind: ClauseKind, edition: Edition) -> Covered:
    """A clause that has parts is carried out by its parts, and not executable if none of them is."""
    book = contents(edition)
    parts = [_covered(str(part), book.kind(part), edition) for part in book.children(Clause(clause))]
    if carried := {name for part in parts for name in part.carried_by}:
        return Covered(clause, kind, ClauseStanding.CITED, tuple(sorted(carried)))
    if kind in NEED_NOT and parts and all(part.standing is ClauseStanding.NOT_EXECUTABLE for part in parts):
        return Covered(clause, kind, ClauseStanding.NOT_EXECUTABLE, reason=parts[0].reason)
    return Covered(clause, kind, ClauseStanding.MISSING)


@cache
def citations(edition: Edition) -> Mapping[str, tuple[str, ...]]:
    """For every clause that some branch cites, the procedures that do."""
    cited: dict[str, list[str]] = {}
    for procedure in sorted(index().procedures, key=lambda entry: entry.what):
        for clause in procedure.cites if procedure.edition == edition else ():
            cited.setdefault(clause, []).append(procedure.what)
    return {clause: tuple(by) for clause, by in cited.items()}


def resolve(function: str) -> Any:
    """The function that a law file names: `arbitro.bridge.board:vulnerability_of`."""
    module, _, names = function.partition(":")
    value: Any = import_module(module)
    for name in names.split("."):
        value = getattr(value, name)
    return value
