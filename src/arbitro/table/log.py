"""A log as it is written: one event a line, as JSON."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import msgspec

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.laws.request import read_field
from arbitro.table.event import AnyEvent, BidAboveSeven, BoardPlaced, CallEvent
from arbitro.table.fold import after, begin
from arbitro.table.state import Table

FORMS: Mapping[str, type[Any]] = {str(form.__struct_config__.tag): form for form in get_args(AnyEvent)}
# Other names under which an event may be written.
ALSO = {
    "board_placed": "board",
    "cards_taken": "hand_taken",
    "attention_drawn": "attention",
    "play": "card",
    "card_played": "card",
    "explanation": "answer",
    "card_faced": "card_exposed",
    "card_named": "designation",
    "card_turned_down": "card_turned",
    "hands_returned_to_board": "hands_returned",
    "cards_returned": "hands_returned",
    "score_agreed": "result_agreed",
    "next_board_call": "first_call_next_board",
}
BY = frozenset({"attention", "director_called", "tray_passed", "screen_opened", "option_chosen"})
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def read_log(lines: Iterable[str | bytes]) -> tuple[AnyEvent, ...]:
    """Every event of a log; raises with every line that is none."""
    events: list[AnyEvent] = []
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            events.append(read_event(line))
        except ProblemsFound as trouble:
            problems += (msgspec.structs.replace(p, where=_on_line(p.where, number)) for p in trouble.problems)
    if problems:
        raise ProblemsFound(problems)
    return tuple(events)


def _on_line(where: Place, number: int) -> Place:
    return msgspec.structs.replace(where, line=number)


def read_event(line: str | bytes) -> AnyEvent:
    """One event from its JSON; calls, cards and seats as people write them."""
    try:
        return _DECODER.decode(line)
    except msgspec.ValidationError:
        return _read_freely(msgspec.json.decode(line))
    except msgspec.DecodeError as error:
        raise ProblemsFound([Problem("event-form", found=str(error), expected='{"event": …}')]) from None


def _read_freely(raw: Any) -> AnyEvent:
    """The same, where names or values are not in their one spelling; says what cannot be read."""
    if not isinstance(raw, dict) or not isinstance(raw.get("event"), str):
        raise ProblemsFound([Problem("event-form", found=str(raw)[:80], expected='{"event": …}')])
    written: str = raw["event"]
    name = ALSO.get(written, written)
    form = FORMS.get(name)
    if form is None:
        raise ProblemsFound([Problem("unknown-log-event", Place(tag="event"), written, " ".join(FORMS))])
    told = {("by" if key == "seat" and name in BY else key): value for key, value in raw.items()} | {"event": name}
    if form is CallEvent and str(told.get("call", ""))[:1] in ("8", "9"):
        form, told = BidAboveSeven, {"event": "bid_above_seven", "seat": told.get("seat"), "bid": told["call"]}
    try:
        event: AnyEvent = read_field(form, told)
    except ProblemsFound as trouble:
        raise ProblemsFound(_misread(trouble.problems[0].found, form)) from None
    return event


def _misread(message: str, form: type[Any]) -> Iterator[Problem]:
    """What the form has instead."""
    said, _, place = message.partition(" - at `$.")
    fields = " ".join(field.name for field in msgspec.structs.fields(form))
    yield Problem("event-field", Place(tag=place.strip("`") or None), said, fields)


def tables(events: Iterable[AnyEvent]) -> Iterator[Table]:
    """The table after each event; a problem names the event, counted from 1."""
    table: Table | None = None
    for number, event in enumerate(events, 1):
        try:
            if table is None:
                if not isinstance(event, BoardPlaced):
                    raise ProblemsFound([Problem("no-board", expected='{"event": "board", "deal": "N:…"}')])
                table = begin(event)
            else:
                table = after(table, event)
        except ProblemsFound as trouble:
            raise ProblemsFound(
                msgspec.structs.replace(p, where=msgspec.structs.replace(p.where, index=number))
                for p in trouble.problems
            ) from None
        yield table
