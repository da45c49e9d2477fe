"""The facts of an event as lines of JSON, and back. Exact numbers are texts: `"7/2"`, `"12.03"`."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.facts.event import AnyEvent
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.state import Contest
from arbitro.regulations.readers import exact
from arbitro.scoring.rounding import exact_text

MOST_REFUSED = 20  # one mistake can make every later fact impossible


def write_exact(value: Any) -> str:
    if isinstance(value, Fraction):
        return exact_text(value)
    raise NotImplementedError(type(value))


def read_exact(form: type, raw: Any) -> Any:
    if form is Fraction:
        value = exact(str(raw))
        if value is None:
            raise ValueError(f"not a number: {raw!r}")
        return value
    raise NotImplementedError(form)


_ENCODER = msgspec.json.Encoder(enc_hook=write_exact)
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=read_exact)


def write_event(event: AnyEvent) -> str:
    """One line."""
    return _ENCODER.encode(event).decode()


def read_event(line: str | bytes) -> AnyEvent:
    """One fact; what it lacks or has too much is told."""
    try:
        return _DECODER.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ProblemsFound([Problem("contest-event-form", found=str(error), expected='{"event": …}')]) from None


def read_events(lines: Iterable[str | bytes]) -> tuple[AnyEvent, ...]:
    """Every fact of a log; raises with every line that is none."""
    return tuple(_numbered(lines).values())


def _numbered(lines: Iterable[str | bytes]) -> Mapping[int, AnyEvent]:
    """The facts by the number of their line."""
    events: dict[int, AnyEvent] = {}
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                events[number] = read_event(line)
            except ProblemsFound as trouble:
                problems += _at(trouble, number)
    if problems:
        raise ProblemsFound(problems)
    return events


def replayed(lines: Iterable[str | bytes]) -> Contest:
    """The event that a log tells; raises with every line that is no fact, or with the facts that cannot be: each is
    judged as if those refused before it had not been there, and no more than so many are told."""
    contest: Contest | None = None
    problems: list[Problem] = []
    refused = 0
    for number, event in _numbered(lines).items():
        try:
            contest = checked(contest, event)
        except ProblemsFound as trouble:
            problems += _at(trouble, number)
            refused += 1
            if contest is None or refused == MOST_REFUSED:
                break
    if problems:
        raise ProblemsFound(problems)
    if contest is None:
        raise ProblemsFound([Problem("not-opened", expected="opened")])
    return contest


def _at(trouble: ProblemsFound, line: int) -> Iterator[Problem]:
    for problem in trouble.problems:
        yield msgspec.structs.replace(problem, where=msgspec.structs.replace(problem.where, line=line))
