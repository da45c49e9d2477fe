"""The words of the Introduction: how strongly a law speaks, and what follows if it is not obeyed.

Two scales. What is asked of a player: may, does, should, shall, must. What is forbidden: should not, shall not,
may not, must not. Words are compared within one scale only; across scales there is no order.
"""

from enum import Enum
from functools import cache

from msgspec import Struct, field

from arbitro.book.clause import Clause
from arbitro.book.contents import cite
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.book.shelf import read, text_of

FILE = "duties.toml"


class Severity(Enum):
    """What the program proposes by default when a word is not heeded; mildest first."""

    NONE = "none"  # nothing is wrong
    CORRECT_PROCEDURE = "correct_procedure"  # set it right; no infraction, no penalty
    RECORD_INFRACTION = "record_infraction"  # doubt goes against the infractor; no penalty by default
    PROPOSE_PENALTY = "propose_penalty"  # more often than not
    PROPOSE_PENALTY_FIRMLY = "propose_penalty_firmly"  # one step short of the strongest
    PROPOSE_PENALTY_STRONGLY = "propose_penalty_strongly"  # a serious matter

    @property
    def is_infraction(self) -> bool:
        return self not in (Severity.NONE, Severity.CORRECT_PROCEDURE)

    @property
    def proposes_penalty(self) -> bool:
        return self.is_infraction and self is not Severity.RECORD_INFRACTION


class DutyWord(Enum):
    """The word that a law uses."""

    MAY = "may"
    DOES = "does"
    SHOULD = "should"
    SHALL = "shall"
    MUST = "must"
    SHOULD_NOT = "should_not"
    SHALL_NOT = "shall_not"
    MAY_NOT = "may_not"
    MUST_NOT = "must_not"

    @property
    def is_prohibition(self) -> bool:
        return self in PROHIBITIONS

    @property
    def consequence(self) -> Severity:
        """What follows by default when a player does otherwise."""
        return CONSEQUENCES[self]

    def __lt__(self, other: "DutyWord") -> bool:
        """Weaker, within one scale."""
        if self.is_prohibition is not other.is_prohibition:
            return NotImplemented
        scale = PROHIBITIONS if self.is_prohibition else DUTIES
        return scale.index(self) < scale.index(other)

    def __gt__(self, other: "DutyWord") -> bool:
        """Stronger, within one scale."""
        return DutyWord.__lt__(other, self)


DUTIES = (DutyWord.MAY, DutyWord.DOES, DutyWord.SHOULD, DutyWord.SHALL, DutyWord.MUST)
PROHIBITIONS = (DutyWord.SHOULD_NOT, DutyWord.SHALL_NOT, DutyWord.MAY_NOT, DutyWord.MUST_NOT)

CONSEQUENCES = {
    DutyWord.MAY: Severity.NONE,
    DutyWord.DOES: Severity.CORRECT_PROCEDURE,
    DutyWord.SHOULD: Severity.RECORD_INFRACTION,
    DutyWord.SHALL: Severity.PROPOSE_PENALTY,
    DutyWord.MUST: Severity.PROPOSE_PENALTY_STRONGLY,
    DutyWord.SHOULD_NOT: Severity.RECORD_INFRACTION,
    DutyWord.SHALL_NOT: Severity.PROPOSE_PENALTY,
    DutyWord.MAY_NOT: Severity.PROPOSE_PENALTY_FIRMLY,
    DutyWord.MUST_NOT: Severity.PROPOSE_PENALTY_STRONGLY,
}


def duty_of(clause: Clause | str, edition: Edition) -> DutyWord | None:
    """The word of this clause, if the book records one."""
    return _duties().get((edition, cite(edition, clause)))


@cache
def _duties() -> dict[tuple[Edition, Clause], DutyWord]:
    return read_duties(text_of(FILE))


class _Tag(Struct, forbid_unknown_fields=True):
    duty: DutyWord
    act: str  # what the word is about
    e1997: list[str] = field(name="1997", default_factory=list)
    e2007: list[str] = field(name="2007", default_factory=list)
    e2017: list[str] = field(name="2017", default_factory=list)


class _Tags(Struct, forbid_unknown_fields=True):
    tag: list[_Tag]


def read_duties(text: str) -> dict[tuple[Edition, Clause], DutyWord]:
    """The words by edition and clause, from their file; raises with everything that is wrong in it."""
    words: dict[tuple[Edition, Clause], DutyWord] = {}
    problems: list[Problem] = []
    for tag in read(text, _Tags, file=FILE).tag:
        where = Place(file=FILE, tag=tag.act)
        for edition, clauses in zip(ALL, (tag.e1997, tag.e2007, tag.e2017), strict=True):
            for number in clauses:
                try:
                    clause = cite(edition, number)
                except ProblemsFound as trouble:
                    problems += (Problem(p.kind, where, p.found, p.expected) for p in trouble.problems)
                    continue
                if (edition, clause) in words:
                    problems.append(Problem("duty-twice", where, f"{clause} ({edition})"))
                words[edition, clause] = tag.duty
    if problems:
        raise ProblemsFound(problems)
    return words
