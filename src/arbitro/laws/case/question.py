"""Questions: the only way in which a law reads a fact.

A question has an id (snake case), a kind of answer, whom it is put to and where its answer may come from. Its identity
is its id and what it is about (a seat, a card, a trick, a call): `accepted@W`. Asking the same identity twice gives
the same answer.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, TypeVar

import msgspec

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.seats import SEATS, Seat

T = TypeVar("T")


class AnswerKind(Enum):
    """What form the answer has."""

    YES_NO = "yes_no"
    ONE_OF = "one_of"
    SOME_OF = "some_of"
    CALL = "call"
    CARD = "card"
    CARDS = "cards"
    SEAT = "seat"
    NUMBER = "number"
    RESULTS = "results"  # outcomes of a board: `4H N =`, or scores for North-South
    WEIGHTS = "weights"  # parts of one, in the order of the outcomes
    JUDGMENT = "judgment"  # yes or no, by the director's opinion, after weighing what the question names


class Party(Enum):
    """Whom a question is put to when the law does not name a seat."""

    DIRECTOR = "director"
    OFFENDER = "offender"
    LHO = "lho"
    PARTNER = "partner"
    DECLARER = "declarer"
    NON_OFFENDERS = "non_offenders"
    PLAYERS = "players"


class Source(Enum):
    """Where an answer comes from."""

    LOG = "log"  # the table's record, where there is one; else the director is asked
    DIRECTOR = "director"
    PLAYER = "player"  # a choice that the law gives to a player
    ASSUMED = "assumed"  # the usual, as nobody said otherwise
    COMPUTED = "computed"
    FILE = "file"  # a pair's system, with what was said and held: for the director to weigh
    REGULATION = "regulation"


class Examples(tuple[T, ...]):
    """A class of answers that cannot be listed: some of them stand for all."""

    __slots__ = ()

    def __contains__(self, answer: object) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """One question. `read` turns a plain answer (as JSON has it) into the value the law works with."""

    id: str
    kind: AnswerKind
    read: Callable[[object], T]
    answers: tuple[T, ...] = ()  # all possible ones, where they are few
    put_to: Party = Party.DIRECTOR
    source: Source = Source.DIRECTOR
    weigh: tuple[str, ...] = ()  # what a judgment weighs, as message ids
    usual: T | None = None  # what is taken for granted and not asked, unless somebody says otherwise
    members: tuple[Enum, ...] = ()  # of which any number is the answer
    within: tuple[int, int] | None = None  # the least and the greatest number

    def asked_of(self, party: Party) -> "Question[T]":
        return replace(self, put_to=party)


def identity_of(id: str, about: str) -> str:
    """The name under which a question is answered."""
    return f"{id}@{about}" if about else id


def _misread(answer: object, expected: str) -> ProblemsFound:
    """An answer that is none, as JSON has it; a text without its quotes."""
    written = answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()
    return refuse("answer-form", found=written, expected=expected)


def _read_bool(answer: object) -> bool:
    if isinstance(answer, bool):
        return answer
    raise _misread(answer, "true false")


def _reader(options: Mapping[str, T]) -> Callable[[object], T]:
    def read(answer: object) -> T:
        if isinstance(answer, str) and answer in options:
            return options[answer]
        raise _misread(answer, " ".join(options))

    return read


def _parsed(parse: Callable[[str], T]) -> Callable[[object], T]:
    def read(answer: object) -> T:
        if not isinstance(answer, str):
            raise _misread(answer, '"…"')
        return parse(answer)

    return read


def _all_of(read_one: Callable[[object], T], example: str) -> Callable[[object], tuple[T, ...]]:
    def read(answer: object) -> tuple[T, ...]:
        if not isinstance(answer, list | tuple):
            raise _misread(answer, example)
        members: list[T] = []
        problems: list[Problem] = []
        for index, item in enumerate(answer, 1):
            try:
                members.append(read_one(item))
            except ProblemsFound as trouble:
                problems += (Problem(p.kind, Place(index=index), p.found, p.expected) for p in trouble.problems)
        if problems:
            raise ProblemsFound(problems)
        return tuple(members)

    return read


def yes_no(
    id: str, *, put_to: Party = Party.DIRECTOR, source: Source = Source.DIRECTOR, usual: bool | None = None
) -> Question[bool]:
    """A plain fact: yes or no."""
    return Question(id, AnswerKind.YES_NO, _read_bool, (True, False), put_to, source, usual=usual)


def judgment(id: str, *weigh: str, usual: bool | None = None) -> Question[bool]:
    """An opinion that only the director can form; `weigh` names what he has to weigh."""
    return Question(id, AnswerKind.JUDGMENT, _read_bool, (True, False), weigh=weigh, usual=usual)


E = TypeVar("E", bound=Enum)


def one_of(
    id: str,
    options: type[E],
    *,
    put_to: Party = Party.DIRECTOR,
    source: Source = Source.DIRECTOR,
    usual: E | None = None,
) -> Question[E]:
    """One member of an enumeration whose values are the answers."""
    members = {str(member.value): member for member in options}
    return Question(id, AnswerKind.ONE_OF, _reader(members), tuple(options), put_to, source, usual=usual)


def some_of(
    id: str, options: Iterable[E], *, put_to: Party = Party.DIRECTOR, source: Source = Source.DIRECTOR
) -> Question[tuple[E, ...]]:
    """Any number of members of an enumeration, none included; in the order of the enumeration, however answered."""
    members = {str(member.value): member for member in options}
    read_all = _all_of(_reader(members), msgspec.json.encode([*members][:2]).decode())

    def read(answer: object) -> tuple[E, ...]:
        chosen = read_all(answer)
        return tuple(member for member in members.values() if member in chosen)

    return Question(id, AnswerKind.SOME_OF, read, (), put_to, source, members=tuple(members.values()))


def suits(
    id: str, *, put_to: Party = Party.DIRECTOR, usual: tuple[Suit, ...] | None = None
) -> Question[tuple[Suit, ...]]:
    """Any number of suits."""
    return replace(some_of(id, Suit, put_to=put_to), usual=usual)


def a_call(id: str, *, put_to: Party = Party.OFFENDER, source: Source = Source.PLAYER) -> Question[Call]:
    return Question(id, AnswerKind.CALL, _parsed(Call.parse), CALLS, put_to, source)


def a_card(id: str, *, put_to: Party = Party.OFFENDER, source: Source = Source.PLAYER) -> Question[Card]:
    return Question(id, AnswerKind.CARD, _parsed(Card.parse), CARDS, put_to, source)


def some_cards(id: str, *, put_to: Party = Party.DIRECTOR) -> Question[tuple[Card, ...]]:
    return Question(id, AnswerKind.CARDS, _all_of(_parsed(Card.parse), '["SA", "HK"]'), (), put_to)


def a_seat(id: str, *, put_to: Party = Party.DIRECTOR, source: Source = Source.DIRECTOR) -> Question[Seat]:
    return Question(id, AnswerKind.SEAT, _parsed(Seat.parse), SEATS, put_to, source)


def a_number(
    id: str, low: int, high: int, *, put_to: Party = Party.DIRECTOR, source: Source = Source.DIRECTOR
) -> Question[int]:
    def read(answer: object) -> int:
        if isinstance(answer, int) and not isinstance(answer, bool) and low <= answer <= high:
            return answer
        raise _misread(answer, f"{low} … {high}")

    return Question(id, AnswerKind.NUMBER, read, (), put_to, source, within=(low, high))
