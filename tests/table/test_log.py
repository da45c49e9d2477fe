"""A log as it is written: events in their one spelling and as people write them, and everything that is none."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table.event import (
    AnyEvent,
    Asked,
    AttentionCalled,
    CallEvent,
    CardEvent,
    CardShown,
    Claimed,
    Designated,
    Explained,
    HandsReturned,
    HandTaken,
    NextBoardCalled,
    NoSuchBid,
    Noted,
    ResultAgreed,
)
from arbitro.table.irregularity import How
from arbitro.table.log import FORMS, read_event, read_lines, read_log

DEAL = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"
NORTH, EAST, SOUTH, WEST = SEATS


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ('{"event": "call", "seat": "n", "call": "1h"}', CallEvent(NORTH, Call.BID_1H)),
        ('{"event": "call", "seat": "North", "call": "pass"}', CallEvent(NORTH, Call.PASS)),
        ('{"event": "call", "seat": "W", "call": "1SA"}', CallEvent(WEST, Call.BID_1NT)),
        ('{"event": "call", "seat": "W", "call": "8C"}', NoSuchBid(WEST, "8C")),
        ('{"event": "card", "seat": "w", "card": "♥10"}', CardEvent(WEST, Card.HT)),
        ('{"event": "card_exposed", "seat": "E", "card": "hk", "how": "named"}', CardShown(EAST, Card.HK, How.NAMED)),
        ('{"event": "attention", "seat": "E"}', AttentionCalled(EAST)),
    ],
)
def test_calls_cards_and_seats_are_read_as_people_write_them(line: str, event: AnyEvent) -> None:
    assert read_event(line) == event


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ('{"event": "cards_taken", "seat": "N"}', HandTaken(NORTH)),
        ('{"event": "play", "seat": "W", "card": "SA"}', CardEvent(WEST, Card.SA)),
        ('{"event": "card_played", "seat": "W", "card": "SA"}', CardEvent(WEST, Card.SA)),
        ('{"event": "card_faced", "seat": "W", "card": "SA"}', CardShown(WEST, Card.SA)),
        ('{"event": "card_named", "seat": "S", "card": "SA"}', Designated("SA", SOUTH)),
        ('{"event": "designation", "text": "low heart"}', Designated("low heart")),
        ('{"event": "explanation", "seat": "S", "text": "12-14"}', Explained(SOUTH, "12-14")),
        ('{"event": "attention_drawn", "by": "E"}', AttentionCalled(EAST)),
        ('{"event": "attention_drawn", "seat": "E", "irregularity": 1}', AttentionCalled(EAST, 1)),
        ('{"event": "hands_returned_to_board"}', HandsReturned()),
        ('{"event": "score_agreed", "tricks": 9}', ResultAgreed(9)),
        ('{"event": "first_call_next_board", "side": "EW"}', NextBoardCalled(EAST)),
        ('{"event": "final_pass"}', Noted("final_pass")),
        ('{"event": "trick_quitted"}', Noted("trick_quitted")),
        ('{"event": "lead_to_next_trick", "side": "NS"}', Noted("lead_to_next_trick")),
        ('{"event": "director_arrived"}', Noted("director_arrived")),
        ('{"event": "play_ended"}', Noted("play_ended")),
        ('{"event": "call", "seq": 4, "time": "10:05", "actor": "W", "call": "1H"}', CallEvent(WEST, Call.BID_1H)),
        ('{"event": "attention_drawn", "seat": "E", "irregularity": "revoke"}', AttentionCalled(EAST, "revoke")),
        ('{"event": "claim", "by": "S"}', Claimed(SOUTH)),
        ('{"event": "cards_taken"}', HandTaken()),
        ('{"event": "question", "seat": "S", "call": "2C"}', Asked(SOUTH, "2C")),
    ],
)
def test_the_names_of_the_specification_are_read(line: str, event: AnyEvent) -> None:
    assert read_event(line) == event


def test_every_event_is_read_back_from_its_json() -> None:
    for form in FORMS.values():
        event = form(**{field.name: _sample(field) for field in msgspec.structs.fields(form) if field.required})
        if form is not FORMS["ruling"]:
            assert read_event(msgspec.json.encode(event)) == event


def _sample(field: Any) -> Any:
    samples: dict[Any, Any] = {Seat: NORTH, Card: Card.SA, Call: Call.PASS, int: 3, str: DEAL}
    samples[tuple[Card, ...]] = (Card.C8, Card.C3)
    return samples.get(field.type, True)


def problems(*lines: str) -> list[Problem]:
    with pytest.raises(ProblemsFound) as caught:
        read_log(lines)
    return list(caught.value.problems)


def test_every_line_that_is_no_event_is_told_at_once_with_its_number() -> None:
    found = problems(
        f'{{"event": "board", "deal": "{DEAL}"}}',
        "not json",
        "",
        '{"event": "whistle"}',
        '{"event": "call", "seat": "X", "call": "9Z"}',
        '{"event": "card", "seat": "S"}',
        "[1]",
        '{"event": "call", "seat": "S", "call": "1S", "colour": 3}',
        '{"event": "claim", "seat": "S", "tricks": "all"}',
        '{"event": "board", "deal": "N:…", "mode": "lenient"}',
    )
    assert [(p.where.line, p.kind, p.where.tag) for p in found] == [
        (2, "event-form", None),
        (4, "unknown-log-event", "event"),
        (5, "event-value", "seat"),
        (5, "event-value", "call"),
        (6, "event-field-missing", "card"),
        (7, "event-form", None),
        (8, "event-field", "colour"),
        (9, "event-value", "tricks"),
        (10, "event-value", "mode"),
    ]
    assert found[2].expected == "N E S W"
    assert found[-1].expected == "strict permissive"


def test_bytes_that_are_no_text_are_no_event() -> None:
    with pytest.raises(ProblemsFound) as caught:
        read_log([b'{"event": "call", "seat": "\xff"}'])
    assert [p.kind for p in caught.value.problems] == ["event-form"]


def test_empty_lines_are_passed_over_and_each_event_keeps_its_line() -> None:
    lines = read_lines(['{"event": "final_pass"}', "", " ", '{"event": "round_ended"}'])
    assert [line.number for line in lines] == [1, 4]


# -- the documentation -----------------------------------------------------------------------------------------------

PAGE = Path(__file__).parent.parent.parent / "docs" / "table.md"


def test_every_event_has_an_example_in_the_documentation_and_every_example_is_read() -> None:
    examples = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith('{"event"')]
    found = {msgspec.json.decode(line)["event"]: read_event(line) for line in examples}
    assert set(found) == set(FORMS) - {"ruling"}  # a ruling is printed, never written by hand
    assert all(type(event) is FORMS[name] for name, event in found.items())
