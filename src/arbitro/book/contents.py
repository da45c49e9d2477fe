"""The contents of the codes: every numbered clause of each edition, with its kind and a short title."""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.shelf import read, text_of

LAWS = range(1, 94)
PARTS = {
    "preliminaries": 1,
    "progress": 6,
    "irregularities": 9,
    "auction": 17,
    "play": 41,
    "proprieties": 72,
    "score": 77,
    "organiser": 80,
    "director": 81,
    "appeals": 92,
}
"""The parts of the code, each with the number of its first law."""


class ClauseKind(Enum):
    """What a clause means for software."""

    RULING = "ruling"  # facts, then options, then rectification: a decision by a procedure
    MECHANICAL = "mechanical"  # enforced, detected or computed from the log alone
    JUDGMENT = "judgment"  # needs a human opinion, which is asked and recorded
    PROCEDURE = "procedure"  # organisation and conduct: checklists, permissions, duties of officials
    REFERENCE = "reference"  # data, definitions, headings, pointers


KIND_BY_TEXT = {kind.value: kind for kind in ClauseKind}


class ContentsLine(Struct, frozen=True):
    """One line of the contents."""

    clause: Clause
    kind: ClauseKind
    title: str


class Book(Struct, frozen=True, eq=False):
    """The code of one edition. Iterating gives its clauses in order."""

    edition: Edition
    entries: Mapping[Clause, ContentsLine]
    parts: Mapping[Clause, tuple[Clause, ...]]  # the clauses directly under one

    @property
    def laws(self) -> tuple[ContentsLine, ...]:
        """The 93 laws without their clauses."""
        return tuple(entry for entry in self.entries.values() if entry.clause.depth == 0)

    def law(self, number: int) -> tuple[ContentsLine, ...]:
        """A law, then all its clauses in order."""
        return tuple(entry for entry in self.entries.values() if entry.clause.law == number)

    def children(self, clause: Clause | str) -> tuple[Clause, ...]:
        """The clauses directly under this one."""
        return self.parts.get(self[clause].clause, ())

    def kind(self, clause: Clause | str) -> ClauseKind:
        return self[clause].kind

    def title(self, clause: Clause | str) -> str:
        return self[clause].title

    def __getitem__(self, clause: Clause | str) -> ContentsLine:
        return self.entries[cite(self.edition, clause)]

    def __contains__(self, clause: Clause | str) -> bool:
        return (Clause(clause) if isinstance(clause, str) else clause) in self.entries

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


def part_of(law: int) -> str:
    """The part of the code that a law belongs to."""
    return max((part for part, first in PARTS.items() if first <= law), key=PARTS.__getitem__)


@cache
def contents(edition: Edition) -> Book:
    """The book of an edition."""
    return read_contents(edition, text_of(f"contents/{edition}.toml"))


def cite(edition: Edition, clause: Clause | str) -> Clause:
    """The clause, if the edition has it; the problem otherwise names those that stand nearest in the book."""
    cited = Clause.parse(clause) if isinstance(clause, str) else clause
    book = contents(edition)
    if cited in book:
        return cited
    around = cited.parent or cited
    while around not in book and around.parent is not None:
        around = around.parent
    near = book.parts.get(around) or (around,)
    raise refuse("unknown-clause", found=f"{cited} ({edition})", expected=" ".join(map(str, near)))


class _Law(Struct, forbid_unknown_fields=True):
    title: str
    kind: str
    clauses: list[tuple[str, str, str]]


class _Contents(Struct, forbid_unknown_fields=True):
    law: dict[str, _Law]


def read_contents(edition: Edition, text: str) -> Book:
    """A book from its file; raises with everything that is wrong in it."""
    file = f"{edition}.toml"
    laws = read(text, _Contents, file=file).law
    problems = []
    if list(laws) != [str(number) for number in LAWS]:
        problems.append(Problem("contents-laws", Place(file=file), " ".join(laws), "1 … 93"))
    entries: dict[Clause, ContentsLine] = {}
    for number, law in laws.items():
        where = Place(file=file, tag=f"law.{number}")
        for line in ((number, law.kind, law.title), *law.clauses):
            problems += (Problem(p.kind, where, p.found, p.expected) for p in _enter(line, entries))
    if problems:
        raise ProblemsFound(problems)
    parts: dict[Clause, tuple[Clause, ...]] = {}
    for clause in entries:
        if (parent := clause.parent) is not None:
            parts[parent] = (*parts.get(parent, ()), clause)
    return Book(edition, MappingProxyType(entries), MappingProxyType(parts))


def _enter(line: tuple[str, str, str], entries: dict[Clause, ContentsLine]) -> Iterator[Problem]:
    """Adds a line to the entries before it, or says what is wrong with it."""
    number, kind, title = line
    try:
        clause = Clause(number)
    except ProblemsFound as trouble:
        yield from trouble.problems
        return
    if clause in entries:
        yield Problem("contents-clause-twice", found=number)
        return
    if kind not in KIND_BY_TEXT:
        yield Problem("contents-kind", found=f"{number} {kind}", expected=" ".join(KIND_BY_TEXT))
    if entries and clause < (last := next(reversed(entries))):
        yield Problem("contents-order", found=number, expected=f"> {last}")
    if clause.parent is not None and clause.parent not in entries:
        yield Problem("contents-orphan", found=number, expected=str(clause.parent))
    entries[clause] = ContentsLine(clause, KIND_BY_TEXT.get(kind, ClauseKind.REFERENCE), title)
