"""A log as it is written: one event a line, as JSON."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Card
from arbitro.laws.case.request import read_field
from arbitro.laws.case.ruling import Plain
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent, BoardPlaced, CallEvent, Mode, NextBoardCalled, NoSuchBid, Noted
from arbitro.table.fold import begin, following
from arbitro.table.state import Table

FORMS: Mapping[str, type[Any]] = {str(form.__struct_config__.tag): form for form in get_args(AnyEvent)}
# Other names under which an event may be written.
ALSO = {
    "board_placed": "board",
    "cards_taken": "hand_taken",
    "attention_drawn": "attention",
    "alerted": "alert",
    "bid": "call",
    "play": "card",
    "lead": "card",
    "opening_lead": "card",
    "card_played": "card",
    "explanation": "answer",
    "card_faced": "card_exposed",
    "exposed_card": "card_exposed",
    "card_retracted": "card_withdrawn",
    "dummy_faced": "dummy_spread",
    "claim_accepted": "claim_agreed",
    "acquiescence": "claim_agreed",
    "claim_objected": "objection",
    "card_named": "designation",
    "card_turned_down": "card_turned",
    "hands_returned_to_board": "hands_returned",
    "cards_returned": "hands_returned",
    "score_agreed": "result_agreed",
    "result": "result_agreed",
    "director": "director_called",
    "answer_given": "option_chosen",
    "next_board_call": "first_call_next_board",
}
# What a log may also say and the table knows by itself.
KNOWN = frozenset({"final_pass", "play_ended", "trick_quitted", "lead_to_next_trick", "director_arrived"})
# When an event happened: the order of the lines tells it.
CLOCK = ("seq", "sequence", "time")
BY = frozenset({"attention", "director_called", "tray_passed", "screen_opened", "option_chosen"})
# How a value of a field is written, where that is not a list of words.
WRITTEN = {Card: "SA", Call: "1S P X XX", str: '"…"', int: "1", Plain: 'true false 1 "…"'}
SIDES = {"NS": "N", "EW": "E"}
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class LogLine(NamedTuple):
    """An event and the line of the log on which it stands."""

    number: int
    event: AnyEvent


def read_log(lines: Iterable[str | bytes]) -> tuple[AnyEvent, ...]:
    """Every event of a log; raises with every line that is none."""
    return tuple(line.event for line in read_lines(lines))


def read_lines(lines: Iterable[str | bytes]) -> tuple[LogLine, ...]:
    """The same, each event with its line."""
    events: list[LogLine] = []
    unread: list[Problem] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            events.append(LogLine(number, read_event(line)))
        except ProblemsFound as trouble:
            unread += (_on_line(p, number) for p in trouble.problems)
    if unread:
        raise ProblemsFound(unread)
    return tuple(events)


def _on_line(problem: Problem, number: int) -> Problem:
    where = msgspec.structs.replace(problem.where, line=number, index=None)
    return msgspec.structs.replace(problem, where=where)


def read_event(line: str | bytes) -> AnyEvent:
    """One event from its JSON; calls, cards and seats as people write them."""
    try:
        try:
            return _DECODER.decode(line)
        except msgspec.ValidationError:
            return _read_freely(msgspec.json.decode(line))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemsFound([Problem("event-form", found=str(error), expected='{"event": …}')]) from None


def _read_freely(raw: Any) -> AnyEvent:
    """The same, where names or values are not in their one spelling; says what cannot be read."""
    if not isinstance(raw, dict) or not isinstance(raw.get("event"), str):
        raise ProblemsFound([Problem("event-form", found=str(raw)[:80], expected='{"event": …}')])
    written: str = raw["event"]
    if written in KNOWN:
        return Noted(written)
    name = ALSO.get(written, written)
    form = FORMS.get(name)
    if form is None:
        raise ProblemsFound([Problem("unknown-log-event", Place(tag="event"), written, " ".join(FORMS))])
    values = {_field(key, name): value for key, value in raw.items() if key not in ("event", *CLOCK)}
    if form is BoardPlaced:
        values = _board(values)
    if form is NextBoardCalled and values.get("seat") in SIDES:
        values["seat"] = SIDES[values["seat"]]
    if form is CallEvent and _is_above_seven(values.get("call")):
        form, name, values = NoSuchBid, "bid_above_seven", {"seat": values.get("seat"), "bid": values["call"]}
    if faults := _faults(values, form):
        raise ProblemsFound(faults)
    event: AnyEvent = read_field(form, {**values, "event": name})
    return event


def _board(values: dict[str, Any]) -> dict[str, Any]:
    """An edition may be written as text, and a strict table as such."""
    if str(values.get("edition", "")).isdecimal():
        values["edition"] = int(values["edition"])
    if isinstance(strict := values.pop("strict", None), bool):
        values["mode"] = Mode.STRICT.value if strict else Mode.PERMISSIVE.value
    return values


def _field(key: str, name: str) -> str:
    """The field that is meant."""
    if key in FORMS[name].__struct_fields__:
        return key
    if name == "designation" and key in ("card", "text"):
        return "words"
    if name == "first_call_next_board" and key == "side":
        return "seat"
    if name in ("question", "answer") and key == "call":
        return "about"
    if name == "board" and key == "board":
        return "number"
    if key in ("seat", "by", "player", "actor"):
        return "by" if name in BY else "seat"
    return key


def _is_above_seven(call: object) -> bool:
    return isinstance(call, str) and call[:1] in "89" and call[1:].upper() in DENOMINATION_BY_TEXT


def _faults(values: Mapping[str, Any], form: type[Any]) -> list[Problem]:
    """Every field that the event does not have, lacks, or cannot be read."""
    fields = {field.name: field for field in msgspec.structs.fields(form)}
    hints = get_type_hints(form)
    known = " ".join(fields)
    faults = [Problem("event-field", Place(tag=name), name, known) for name in values if name not in fields]
    for name, field in fields.items():
        if name not in values:
            if field.required:
                faults.append(Problem("event-field-missing", Place(tag=name), name, known))
            continue
        try:
            read_field(hints[name], values[name])
        except ProblemsFound:
            faults.append(Problem("event-value", Place(tag=name), str(values[name]), _expected(hints[name])))
    return faults


def _expected(hint: Any) -> str:
    """How such a value is written."""
    for kind in get_args(hint) or (hint,):
        if kind in WRITTEN:
            return WRITTEN[kind]
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " ".join(str(member.value) for member in kind)
    return "true false" if hint is bool else "…"


def tables(events: Iterable[AnyEvent], lines: Sequence[int] = ()) -> Iterator[Table]:
    """The table after each event; a problem names the event, counted from 1, or its line where lines are told."""
    table: Table | None = None
    log: list[AnyEvent] = []
    for number, event in enumerate(events, 1):
        try:
            if table is None:
                if not isinstance(event, BoardPlaced):
                    raise ProblemsFound([Problem("no-board", expected='{"event": "board", "deal": "N:…"}')])
                table = begin(event)
            else:
                if refused := problems(table, event):
                    raise ProblemsFound(refused)
                table = following(log, table, event)
        except ProblemsFound as trouble:
            if lines:
                raise ProblemsFound(_on_line(p, lines[number - 1]) for p in trouble.problems) from None
            raise ProblemsFound(
                msgspec.structs.replace(p, where=msgspec.structs.replace(p.where, index=number))
                for p in trouble.problems
            ) from None
        log.append(event)
        yield table
