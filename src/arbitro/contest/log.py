"""The facts of an event as lines of JSON, and back. Exact numbers are texts: `"7/2"`, `"12.03"`."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

import msgspec

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.event import AnyEvent
from arbitro.contest.fold import after, begin
from arbitro.contest.state import Contest
from arbitro.regulations.readers import exact
from arbitro.scoring.rounding import exact_text


def _written(value: Any) -> str:
    if isinstance(value, Fraction):
        return exact_text(value)
    raise NotImplementedError(type(value))


def _read(form: type, raw: Any) -> Any:
    if form is Fraction:
        value = exact(str(raw))
        if value is None:
            raise ValueError(f"not a number: {raw!r}")
        return value
    raise NotImplementedError(form)


_ENCODER = msgspec.json.Encoder(enc_hook=_written)
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=_read)


def write_event(event: AnyEvent) -> str:
    """One line."""
    return _ENCODER.encode(event).decode()


def read_event(line: str | bytes) -> AnyEvent:
    """One fact; what it lacks or has too much is told."""
    try:
        return _DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise ProblemsFound([Problem("contest-event-form", found=str(error), expected='{"event": …}')]) from None


def read_events(lines: Iterable[str | bytes]) -> tuple[AnyEvent, ...]:
    """Every fact of a log; raises with every line that is none."""
    events: list[AnyEvent] = []
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                events.append(read_event(line))
            except ProblemsFound as trouble:
                problems += _at(trouble, number)
    if problems:
        raise ProblemsFound(problems)
    return tuple(events)


def replayed(lines: Iterable[str | bytes]) -> Contest:
    """The event that a log tells; raises with the line of the first fact that cannot be."""
    contest: Contest | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            event = read_event(line)
            contest = begin(event) if contest is None else after(contest, event)
        except ProblemsFound as trouble:
            raise ProblemsFound(_at(trouble, number)) from None
    if contest is None:
        raise ProblemsFound([Problem("not-opened", expected="opened")])
    return contest


def _at(trouble: ProblemsFound, line: int) -> Iterator[Problem]:
    for problem in trouble.problems:
        yield msgspec.structs.replace(problem, where=msgspec.structs.replace(problem.where, line=line))
