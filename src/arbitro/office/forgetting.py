"""Persons forgotten at their request: the register forgets them, and their names are taken out of facts that have them.

Facts name persons by ids that say nothing. A name gets into one all the same: in the name of a team, in a reason, in an
id that somebody chose. There a mark takes its place, the same one everywhere, so that whatever was one thing stays one
thing. Names are found as people write them: with or without accents, the family's first or last.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.book.writing import folded
from arbitro.bridge.deal import Deal
from arbitro.contest.facts.event import ResultCorrected, ResultEntered
from arbitro.journal.fact import KeptFact
from arbitro.journal.journal import Journal
from arbitro.journal.redaction import STREAM as REDACTIONS
from arbitro.journal.redaction import Redaction
from arbitro.journal.register import Person
from arbitro.office.fact import (
    AppealMoved,
    Created,
    DealsGiven,
    ResultProposed,
    RulingGiven,
    SystemFiled,
    TableRecorded,
)
from arbitro.office.ladders import STREAM as LADDERS
from arbitro.office.ladders import read_ladder
from arbitro.office.office import PREFIX
from arbitro.office.payload import read_fact
from arbitro.office.room.regulations import copy_of
from arbitro.office.room.systems import system_of

SHORTEST = 3  # letters of a word that is looked for by itself
MOST = 200  # traces that are told
AROUND = 40  # characters on each side of a name, in a trace

_WORDS = re.compile(r"[^\W_]+")
_ADDRESSES = re.compile(r"[^\s,;<>\"'()]+@[^\s,;<>\"'()]+")
_NEAR = 3  # characters between two words of a name, at most

Span = tuple[int, int]


class Trace(Struct, frozen=True, kw_only=True):
    """A place in a fact with a name: `text` around it. `stream`: of the journal; of an event, its id after `event/`."""

    stream: str
    version: int
    kind: str
    text: str


class Traces(Struct, frozen=True, kw_only=True):
    """Where the name is. `words`: parts of the name that facts have by themselves, which may be somebody else's."""

    found: tuple[Trace, ...]
    words: dict[str, tuple[Trace, ...]]


class Forgotten(Struct, frozen=True, kw_only=True):
    """What was done. `facts`: of which something was taken out, in `events`. `left`: streams that are named so, which
    cannot be changed, and facts that could not be read without it."""

    person: str
    facts: int
    events: tuple[str, ...]
    left: tuple[str, ...]


# -- names in texts


class Sought(Struct, frozen=True):
    """What is looked for: words that stand together, in any order; addresses as they are."""

    phrases: tuple[tuple[str, ...], ...] = ()
    addresses: tuple[str, ...] = ()

    def spans(self, text: str) -> list[Span]:
        """Where it is, from the left, none over another."""
        words = [(word.start(), word.end(), folded(word.group())) for word in _WORDS.finditer(text)]
        spans = [span for phrase in self.phrases for span in _spans(words, phrase)]
        small = text.lower() if len(text.lower()) == len(text) else text
        for address in self.addresses:
            spans += (match.span() for match in re.finditer(re.escape(address.lower()), small))
        apart: list[Span] = []
        for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            if not apart or start >= apart[-1][1]:
                apart.append((start, end))
        return apart


def _spans(words: list[tuple[int, int, str]], phrase: tuple[str, ...]) -> Iterator[Span]:
    size = len(phrase)
    for at in range(len(words) - size + 1):
        window = words[at : at + size]
        if tuple(sorted(word for _, _, word in window)) == phrase and all(
            after[0] - before[1] <= _NEAR for before, after in pairwise(window)
        ):
            yield window[0][0], window[-1][1]


def phrase(name: str) -> tuple[str, ...]:
    return tuple(sorted(folded(word) for word in _WORDS.findall(name)))


def _letters(name: str) -> int:
    return sum(letter.isalpha() for word in phrase(name) for letter in word)


def sought(person: Person | None, also: Iterable[str]) -> Sought:
    """A name of one word may be any word: it is taken out only if that is said. One without letters may be a date."""
    own = person.name if person and len(phrase(person.name)) > 1 and _letters(person.name) >= SHORTEST else ""
    names = [own, *also]
    addresses = _ADDRESSES.findall(person.contacts.decode(errors="replace")) if person else []
    return Sought(tuple(dict.fromkeys(filter(None, map(phrase, names)))), tuple(addresses))


def entry_of(journal: Journal, person: str, also: Iterable[str]) -> Person | None:
    """Who is to be forgotten, None if he is already; refused if nobody is, or if a word is so short that it would be
    everywhere."""
    problems = [
        Problem("forget-word", found=each, expected=str(SHORTEST)) for each in also if _letters(each) < SHORTEST
    ]
    entry = journal.register.get(person)
    if entry is None:
        problems.append(Problem("person-unknown", found=person))
    if problems:
        raise ProblemsFound(problems)
    return entry if isinstance(entry, Person) else None


# -- names in facts


def _texts(value: Any, change: Callable[[str], str]) -> Any:
    """A value of JSON with every text changed."""
    match value:
        case str():
            return change(value)
        case list():
            return [_texts(each, change) for each in value]
        case dict():
            return {change(name): _texts(each, change) for name, each in value.items()}
        case _:
            return value


def _facts(journal: Journal) -> Iterator[KeptFact]:
    position = 0
    while facts := journal.read_all(position):
        yield from (fact for fact in facts if fact.stream != REDACTIONS)
        position = facts[-1].position


def _ids(journal: Journal) -> frozenset[str]:
    """What an address is made of, and stays."""
    return frozenset(stream.name.removeprefix(PREFIX) for stream in journal.streams())


def _decoded(fact: KeptFact) -> Any:
    try:
        return msgspec.json.decode(fact.payload)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def traces(journal: Journal, person: str, also: Collection[str] = ()) -> Traces:
    """What would be taken out, and which parts of the name are there besides."""
    known = entry_of(journal, person, also)
    wanted, ids = sought(known, also), _ids(journal)
    parts = [word for word in phrase(known.name if known else "") if len(word) >= SHORTEST]
    single = {word: Sought(((word,),)) for word in parts if (word,) not in wanted.phrases}
    found: list[Trace] = []
    words: dict[str, list[Trace]] = {word: [] for word in single}

    def look(fact: KeptFact, text: str) -> str:
        if text in ids:
            return text
        spans = wanted.spans(text)
        _tell(found, fact, text, spans)
        for word, alone in single.items():
            apart = [span for span in alone.spans(text) if not any(a <= span[0] < b for a, b in spans)]
            _tell(words[word], fact, text, apart)
        return text

    for fact in _facts(journal):
        _texts([_decoded(fact), fact.who], lambda text, fact=fact: look(fact, text))  # type: ignore[misc]
    return Traces(found=tuple(found), words={word: tuple(each) for word, each in words.items() if each})


def _tell(told: list[Trace], fact: KeptFact, text: str, spans: Iterable[Span]) -> None:
    for start, end in spans:
        if len(told) < MOST:
            near = text[max(0, start - AROUND) : end + AROUND]
            told.append(Trace(stream=fact.stream, version=fact.version, kind=fact.kind, text=near))


def forget(
    journal: Journal,
    person: str,
    also: Collection[str],
    now: datetime,
    by: str,
    fresh: Callable[[], str],
    readable: Callable[[str, bytes], bool] = lambda _stream, _payload: True,
) -> Forgotten:
    """For good: the register, and every fact. What was taken out before is not found again; to forget twice is to look
    for other words. `readable`: whether a payload of a stream that is not an event's can still be read."""
    known = entry_of(journal, person, also)
    wanted, ids, mark = sought(known, also), _ids(journal), f"N.N.-{fresh()[:6]}"
    tells = known is not None and bool(set(phrase(known.name)) & set(phrase(person)))

    def change(text: str) -> str:
        if tells and text == person:
            return mark
        if text in ids:
            return text
        for start, end in reversed(wanted.spans(text)):
            text = text[:start] + mark + text[end:]
        return text

    redactions: list[Redaction] = []
    left = [stream for stream in sorted(ids) if wanted.spans(stream)]
    for fact in _facts(journal):
        value, who = _decoded(fact), change(fact.who)
        changed = _texts(value, change)
        if (changed, who) == (value, fact.who):
            continue
        payload = fact.payload if changed == value else msgspec.json.encode(changed)
        if not (
            _is_readable(fact, payload) if fact.stream.startswith((PREFIX, LADDERS)) else readable(fact.stream, payload)
        ):
            left.append(f"{fact.stream} {fact.version}")
            continue
        redactions.append(Redaction(fact.stream, fact.version, who, payload))
    if redactions:
        journal.redact(redactions, now, by)
    journal.register.erase(person, now, under=change(person))
    events = dict.fromkeys(each.stream.removeprefix(PREFIX) for each in redactions if each.stream.startswith(PREFIX))
    return Forgotten(person=change(person), facts=len(redactions), events=tuple(events), left=tuple(left))


def _is_readable(kept: KeptFact, payload: bytes) -> bool:
    """A word may be one of the program's own, also in what is kept as it was written: regulations, systems, deals,
    results."""
    try:
        if kept.stream == LADDERS:
            read_ladder(payload)
            return True
        match read_fact(kept.kind, kept.schema, payload):
            case Created() as created:
                copy_of(created)
            case SystemFiled(text=text) as filed if text:
                system_of(filed)
            case DealsGiven(deals=deals):
                for dealt in deals:
                    Deal.parse(dealt.deal)
            case RulingGiven(scores=scores) | AppealMoved(scores=scores):
                for change in scores:
                    for recorded in filter(None, (change.before, change.after)):
                        recorded.outcome(change.board)
            case ResultEntered() | ResultCorrected() | ResultProposed() | TableRecorded() as fact:
                fact.recorded.outcome(fact.board)
    except (msgspec.DecodeError, ProblemsFound):  # of which what does not fit its type is one
        return False
    return True
