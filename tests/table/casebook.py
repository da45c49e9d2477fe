"""Tables as data: a log with what the director is told, and what the table must then be (tests/table/cases/*.toml).

A case has a board and steps. A step adds to the log and, if it has `answers`, lets the director rule on everything
that is then before him: each question that the log does not answer takes its answer from there, each ruling is
carried out. `rulings` are the clauses of each ruling, `asked` the questions put, in order; `expect` names parts of
what `arbitro table --json` says, by path. With `_1997` and the like a demand is for one edition only.

In a log `calls S: 1S P` and `cards W: CJ CA` stand for calls and cards in rotation; any other line is an event.
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.table import table_reply
from arbitro.book.edition import ALL
from arbitro.bridge.seats import Seat
from arbitro.laws.case.ruling import QuestionPut
from arbitro.table.event import AnyEvent, OptionChosen
from arbitro.table.fold import fold
from arbitro.table.log import read_event
from arbitro.table.ruling import decision, matter, rule

CASES = Path(__file__).parent / "cases"
KEYS = {"name", "id", "edition", "board", "step", "completed"}
STEP_KEYS = {"log", "answers", "rulings", "asked", "expect"}


def cases(name: str) -> list[Any]:
    """The cases of one file as pytest parameters, one for each edition they name."""
    file = tomllib.loads((CASES / f"{name}.toml").read_text(encoding="utf-8"))
    params: list[Any] = []
    for number, case in enumerate(file["case"], 1):
        assert set(case) <= KEYS, set(case) - KEYS
        label = f"{number}-{case.get('id', name)}"
        editions = case.get("edition", [int(edition) for edition in ALL])
        params += (pytest.param(case, edition, id=f"{label}-{edition}") for edition in editions)
    return params


def check(case: Mapping[str, Any], edition: int) -> None:
    """Plays the case and demands everything that it says."""
    events: list[AnyEvent] = [_event({"event": "board", "edition": edition, **case["board"]})]
    for step in case["step"]:
        assert {key.partition("_")[0] for key in step} <= STEP_KEYS, step
        events += log_events(step.get("log", ""))
        answers = _for(step, "answers", edition)
        if answers is not None:
            rulings, asked = settle(events, answers)
            if (demanded := _for(step, "rulings", edition)) is not None:
                assert rulings == demanded
            if (demanded := _for(step, "asked", edition)) is not None:
                assert asked == demanded
        said = shown(events)
        demands = {**step.get("expect", {}), **step.get(f"expect_{edition}", {})}
        assert {path: at(said, path) for path in demands} == {path: value or None for path, value in demands.items()}


def log_events(text: str) -> list[AnyEvent]:
    return [event for line in text.splitlines() if line.strip() for event in _line(line.strip())]


def _line(line: str) -> Iterator[AnyEvent]:
    word, _, rest = line.partition(" ")
    if word not in ("calls", "cards"):
        yield read_event(line)
        return
    seat_text, _, acts = rest.partition(":")
    seat = Seat.parse(seat_text)
    for act in acts.split():
        yield _event({"event": word[:-1], "seat": seat.value, word[:-1]: act})
        seat = seat.lho


def _event(raw: Mapping[str, Any]) -> AnyEvent:
    return read_event(msgspec.json.encode(raw))


def _for(step: Mapping[str, Any], key: str, edition: int) -> Any:
    return step.get(f"{key}_{edition}", step.get(key))


def settle(events: list[AnyEvent], answers: Mapping[str, Any]) -> tuple[list[list[str]], list[str]]:
    """The director rules on all that is before him; returns the clauses of each ruling and the questions put."""
    rulings: list[list[str]] = []
    asked: list[str] = []
    used: set[str] = set()
    while what := matter(table := fold(events)):
        outcome = rule(table, what)
        if isinstance(outcome, QuestionPut):
            identity = f"{outcome.id}@{outcome.about}" if outcome.about else outcome.id
            key = identity if identity in answers else outcome.id
            if key not in answers:
                assert rulings, f"still asks {identity}: {outcome}"
                break
            events.append(OptionChosen(identity, answers[key]))
            asked.append(identity)
            used.add(key)
        else:
            rulings.append(list(outcome.ruling.clauses))
            events.append(decision(outcome, what))
    assert used == set(answers), f"never asked: {set(answers) - used}"
    return rulings, asked


def shown(events: list[AnyEvent]) -> Any:
    """What the door says, with the irregularities and penalty cards in short."""
    said = msgspec.json.decode(msgspec.json.encode(table_reply(events)))
    said["wrong"] = [
        " ".join(filter(None, (wrong["kind"], wrong["seat"], wrong.get("status", "open"), wrong.get("clause"))))
        for wrong in said.get("irregularities", ())
    ]
    said["penalty_cards"] = [
        f"{penalty['seat']} {penalty['card']} {penalty['kind']}" for penalty in said["state"].get("penalty_cards", ())
    ]
    return said


def at(said: Any, path: str) -> Any:
    """A part of the reply; what is not told is nothing. Calls and cards are told as one text."""
    for name in path.split("."):
        said = said[int(name)] if isinstance(said, list) else said.get(name)
        if not said:
            return None
    if isinstance(said, list) and path.endswith(("calls", "cards", "trick")):
        return " ".join(part if isinstance(part, str) else "".join(part.values()) for part in said)
    return said
