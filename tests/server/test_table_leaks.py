"""Everything that a live table sends to a player is the same, byte for byte, whatever cards are hidden from him."""

import random
from collections import Counter
from datetime import UTC, datetime
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from arbitro.answers.live import Present, live_state
from arbitro.answers.problems import refusal
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, Seat
from arbitro.office.live.act import AnyAct
from arbitro.office.live.acting import acted
from arbitro.office.live.directing import by_itself
from arbitro.office.live.fact import AnyTableFact, BoardLaid, SeatTaken, TableKind, TableOpened, WatchBegun, Watching
from arbitro.office.live.powers import standing_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import Act, LiveBoard, LiveTable, TableNow, board_begun, table_after
from arbitro.office.live.tables import MOST_BY_ITSELF
from arbitro.table import event as at
from arbitro.table.event import AnyEvent
from tests.amounts import TABLES, Figures
from tests.office.evening import settings_of
from tests.table.driver import play
from tests.table.resampling import acts, dealt_anew, possible

NOON = datetime(2026, 5, 14, 12, tzinfo=UTC)
FEW = max(TABLES // 20, 12)
PRESENT = Present(str.upper, NOON)


def table_of_four(watched: Seat) -> LiveTable:
    settings = settings_of(mode="permissive", kibitzers=Watching.ONE_HAND.value)
    opened = TableOpened(id="cdfhjk", kind=TableKind.CASUAL, by="opener", settings=settings, secret="0" * 64)
    table = table_after(None, 1, NOON, opened)
    taken = (SeatTaken(seat=seat, person=str(seat.value)) for seat in SEATS)
    facts: tuple[AnyTableFact, ...] = (*taken, WatchBegun(person="watcher", seat=watched), BoardLaid(n=1))
    for fact in facts:
        table = table_after(table, table.version + 1, NOON, fact)
    return table


def laid(table: LiveTable, events: tuple[AnyEvent, ...], deal: str, directing: at.Directing) -> TableNow:
    """The log at a live table, with this deal."""
    act = Act(NOON, "", "house")
    assert isinstance(events[0], at.BoardPlaced)
    board = board_begun(1, act, replace(events[0], deal=deal, directing=directing))
    for event in events[1:]:
        board = board.then(act, event)
    return TableNow(table, {1: board})


def sent(now: TableNow, person: str) -> bytes:
    """What goes out to somebody, whole."""
    return msgspec.json.encode(live_state(now, standing_of(now.table, person), PRESENT, "en"))


def answered(now: TableNow, seat: Seat, act: AnyEvent) -> bytes:
    """What a player gets for an act: the refusal, or the state after it and after what the house does."""
    assert now.board is not None
    try:
        step = acted(now, cast(AnyAct, act), standing_of(now.table, str(seat.value)), position(now.board, seat), 1)
    except ProblemsFound as trouble:
        return msgspec.json.encode(refusal(trouble.problems, "en"))
    board: LiveBoard = now.board.then(Act(NOON, "", step.authority), step.event)
    now = now.with_board(board)
    if board.table.noticed:
        return b"a ruling is due, and may rest on any card"
    for _ in range(MOST_BY_ITSELF):
        next = by_itself(now)
        if next is None:
            break
        now = now.with_board(now.boards[1].then(Act(NOON, "", next.authority), next.event))
    return sent(now, str(seat.value))


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: str(int(edition)))
def test_nothing_that_is_sent_tells_of_hidden_cards(edition: Edition, record_property: Figures) -> None:
    chance = random.Random(int(edition))
    compared: Counter[str] = Counter()
    for number in range(FEW):
        board = play(f"live {number}", edition)
        for count in chance.sample(range(1, len(board.events)), min(8, len(board.events) - 1)):
            events, table = board.events[:count], board.tables[count - 1]
            seat, directing = chance.choice(SEATS), chance.choice(tuple(at.Directing))
            anew = dealt_anew(events, table, seat, chance, by_suit=chance.random() < 0.6)
            if anew is None or possible(events, anew, table, seat) is None or table.is_over:
                continue
            live = table_of_four(seat)
            here = laid(live, events, table.setting.board.deal.pbn(), directing)
            there = laid(live, events, anew.pbn(), directing)
            for person in (str(seat.value), "watcher", ""):
                assert sent(there, person) == sent(here, person), (number, count, seat, person)
                compared["states"] += 1
            more: tuple[AnyEvent, ...] = (at.AttentionCalled(seat, "revoke"), at.MatterLeftOpen(seat))
            for act in (*acts(table, seat, chance), *more):
                assert answered(there, seat, act) == answered(here, seat, act), (number, count, seat, act)
                compared["answers"] += 1
    assert compared["states"] > FEW
    for what, many in compared.items():
        record_property(f"{what} of live tables compared with the hidden cards dealt anew", many)
