"""What comes out of a procedure: a ruling, or the question that has to be answered first."""

from typing import Any

from msgspec import Struct

from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.question import AnswerKind, Source, identity_of

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

    @property
    def identity(self) -> str:
        return identity_of(self.id, self.about)


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


class Considered(Struct, frozen=True, omit_defaults=True):
    """A clause that might have applied, and the fact for which it did not."""

    clause: str
    why_not: str
    pack: str = ""  # of regulations, where it is an article of theirs


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


class Outlook(Struct, frozen=True):
    """What an answer leads to, as far as it can be told without further answers."""

    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    asks: str = ""  # the question that would come next, if any
    asks_of: str = ""  # and whom it would be put to


class Choice(Struct, frozen=True):
    """One possible answer, or a class of answers that lead to the same."""

    answer: Plain
    then: Outlook


class QuestionPut(Struct, frozen=True):
    """A question on its way out: whom to ask, what to weigh, what each answer leads to, what was answered before.

    `tell`: what a player hears before he chooses (10C1), by message id; `legal`: his legal choices, where illegal ones
    can be answered too, or the numbers that are possible.
    """

    id: str
    kind: AnswerKind
    put_to: str
    clause: str
    about: str = ""
    weigh: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    facts: tuple[Fact, ...] = ()
    tell: tuple[str, ...] = ()
    legal: tuple[Plain, ...] = ()

    @property
    def identity(self) -> str:
        """The name under which it is answered."""
        return identity_of(self.id, self.about)


class Pending(Exception):
    """A question that has no answer yet. The law treats the members of each class of `answers` alike."""

    def __init__(self, put: QuestionPut, answers: tuple[tuple[str, tuple[Any, ...]], ...]) -> None:
        self.put = put
        self.answers = answers
        super().__init__(put.identity)


class Referral(Exception):
    """Where an exploration stops: another procedure goes on with this situation."""

    def __init__(self, what: str, situation: object) -> None:
        self.what = what
        self.situation = situation
        super().__init__(what)
