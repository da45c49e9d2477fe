"""What comes out of a procedure: a ruling, or the question that has to be answered first."""

from typing import Any

from msgspec import Struct

from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.question import Party, Question, Source

Plain = bool | int | str | list[int | str] | None
"""An answer as JSON has it."""


class Fact(Struct, frozen=True):
    """A fact that a ruling rests on. `value` is plain: what JSON has.

    A fact that an authority decides has the name of its key as id and is about the article of the pack that
    decides it.
    """

    id: str
    about: str
    value: Plain
    source: Source
    put_to: str = ""  # whom it was asked of
    disputed: Plain = None  # what the table's log says, where the answer contradicts it
    pack: str = ""  # of regulations, where an authority decides


class Option(Struct, frozen=True):
    """A choice that was put to a player, and what he chose."""

    question: str
    put_to: str
    chosen: Plain


class Review(Struct, frozen=True, omit_defaults=True):
    """What the director has to look at again, and when."""

    clause: str
    when: str
    question: str
    about: str = ""  # the offender, if nothing else is named


class Considered(Struct, frozen=True):
    """A clause that might have applied, and the fact for which it did not."""

    clause: str
    why_not: str


class Ruling(Struct, frozen=True):
    """A decision with all that it rests on."""

    edition: int
    regulations: str
    clauses: tuple[str, ...]  # applied, in order
    path: tuple[str, ...]  # the laws gone through
    effects: tuple[AnyEffect, ...]
    options: tuple[Option, ...] = ()
    reviews: tuple[Review, ...] = ()
    considered: tuple[Considered, ...] = ()
    facts: tuple[Fact, ...] = ()


class Pending(Exception):
    """A question that has no answer yet, with what it is about and whom it is put to."""

    def __init__(
        self,
        question: Question[Any],
        about: str,
        put_to: Seat | Party,
        clause: str,
        answers: tuple[tuple[str, tuple[Any, ...]], ...],
        facts: tuple[Fact, ...],
    ) -> None:
        self.question = question
        self.about = about
        self.put_to = put_to
        self.clause = clause
        self.answers = answers  # classes of answers: a name and its members; the law treats a class alike
        self.facts = facts  # what was asked and answered before
        super().__init__(self.identity)

    @property
    def identity(self) -> str:
        return f"{self.question.id}@{self.about}" if self.about else self.question.id


class Referral(Exception):
    """Where an exploration stops: another procedure goes on with this situation."""

    def __init__(self, what: str, situation: object) -> None:
        self.what = what
        self.situation = situation
        super().__init__(what)
