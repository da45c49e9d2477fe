"""Everything that a live table sends is the same, byte for byte, whatever cards are hidden from whoever gets it.

A hand that an act opens is about to be seen, and stays as it is; the other two are dealt anew. What a director says
aloud is public, also where it rests on a hand: which of two things is wrong with a card that is wrong in any case (a
revoke, or a penalty card that was not played; a discard out of turn, which is taken back if its player could follow
suit, 62A); what he asks all four about a contested claim, and what becomes of it, with every hand face up (70B2); what
an inspection after the play has shown (66D). Where he says the same, all is the same, and of nothing else does he say
what rests on hidden cards. What is asked of one player apart is not public: nobody else learns from whether it is asked
how many cards he had to choose from.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest
from msgspec.structs import replace

from arbitro.answers.live import Present, StateParts, live_state, told_state
from arbitro.answers.problems import refusal
from arbitro.book.edition import ALL, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, Seat
from arbitro.journal import open_journal
from arbitro.journal.fact import NewFact, Write
from arbitro.journal.register import Person
from arbitro.office.actor import Role
from arbitro.office.live.act import AnyAct
from arbitro.office.live.acting import acted
from arbitro.office.live.directing import by_itself
from arbitro.office.live.fact import (
    PREFIX,
    SCHEMA,
    AnyTableFact,
    BoardLaid,
    SeatTaken,
    TableKind,
    TableOpened,
    WatchBegun,
    Watching,
    kind_of,
)
from arbitro.office.live.powers import standing_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import Act, LiveTable, TableNow, board_begun, table_after
from arbitro.office.live.tables import MOST_BY_ITSELF
from arbitro.server.accounts import Accounts
from arbitro.table import event as at
from arbitro.table.event import AnyEvent, Mode
from arbitro.table.fold import begin
from arbitro.table.irregularity import Kind
from arbitro.table.ruling import for_all_four
from arbitro.table.screen import has_tray, tray_is_due
from arbitro.table.seeing import ANYHOW, hands_open
from arbitro.table.state import BoardPhase, Table
from arbitro.table.view import Onlooker, view
from tests.amounts import PROOF, TABLES, Figures
from tests.office.evening import settings_of
from tests.server.sitting import Player, served
from tests.table.driver import RandomTable
from tests.table.resampling import acts, dealt_anew, possible

NOON = datetime(2026, 5, 14, 12, tzinfo=UTC)
FEW = max(TABLES // 20, 9)
OVER_SOCKETS = 200 if PROOF else 8  # tables of which the bytes are read off a socket
MOMENTS = 8 if PROOF else 4  # of a board
PRESENT = Present(str.upper, NOON)
WATCHER, NOBODY = "watcher", ""
ROOMS = ((Mode.PERMISSIVE, False), (Mode.PERMISSIVE, True), (Mode.STRICT, False), (Mode.STRICT, True))


class Room(RandomTable):
    """A random board, strict or not, with screens or without; what is refused does not happen."""

    def __init__(self, seed: str, edition: Edition, mode: Mode, *, screens: bool) -> None:
        super().__init__(random.Random(seed), edition, 0 if mode is Mode.STRICT else 0.07)
        first = self.events[0]
        assert isinstance(first, at.BoardPlaced)
        while mode is Mode.STRICT and not self.table.setting.board.deal.is_complete:
            first = cast(at.BoardPlaced, RandomTable(self.chance, edition, 0).events[0])
            self.tables = [begin(first)]
        first = replace(first, mode=mode, screens=screens)
        self.events, self.tables = [first], [begin(first)]

    def do(self, event: AnyEvent) -> None:
        with suppress(*(ProblemsFound,) if self.table.setting.mode is Mode.STRICT else ()):
            super().do(event)

    def step(self) -> None:
        """Behind a screen the tray is moved, and the screen opened, by those who do it."""
        table = self.table
        if tray_is_due(table) and (Mode.STRICT is table.setting.mode or self.chance.random() < 0.8):
            moves = next(seat for seat in (Seat.NORTH, Seat.SOUTH) if has_tray(table, seat))
            self.do(at.TrayPassed(moves))
        elif table.setting.screens and table.phase is BoardPhase.PLAY and not table.screen_open:
            self.do(at.ScreenOpened(Seat.WEST))
        else:
            super().step()


class Moment(NamedTuple):
    """A table as it is, and as it would be if cards that a player does not see were others."""

    where: tuple[object, ...]
    seat: Seat
    here: TableNow
    there: TableNow
    acts: tuple[AnyEvent, ...]  # what the player may try


def moments(edition: Edition, count: int, chance: random.Random) -> Iterator[Moment]:
    for number in range(count):
        mode, screens = ROOMS[number % len(ROOMS)]
        board = Room(f"live {number}", edition, mode, screens=screens).played()
        whole = len(board.events)
        for many in (*sorted(chance.sample(range(1, whole), min(MOMENTS, whole - 1))), whole):
            events, table = board.events[:many], board.tables[many - 1]
            seat, directing = chance.choice(SEATS), chance.choice(tuple(at.Directing))
            anew = dealt_anew(events, table, seat, chance, by_suit=chance.random() < 0.6)
            if anew is None or possible(events, anew, table, seat) is None:
                continue
            live = table_of_four(seat, f"t{int(edition)}n{number}m{many}")
            here = laid(live, events, table.setting.board.deal.pbn(), directing)
            there = laid(live, events, anew.pbn(), directing)
            if said_aloud(here) != said_aloud(there):  # 70B2: what all four are asked with every hand face up
                assert is_claim_ruled_on(table), (edition, number, many)
                continue
            said: list[AnyEvent] = [
                at.AttentionCalled(seat),
                at.AttentionCalled(seat, "revoke"),
                at.MatterLeftOpen(seat),
            ]
            wrong = {fault.kind.value for fault in table.irregularities}
            said += [at.AttentionCalled(seat, kind) for kind in sorted(wrong - {"revoke"})]
            tries = (*acts(table, seat, chance), *said)
            yield Moment((edition, number, many, seat), seat, here, there, tries)


def table_facts(watched: Seat, id: str) -> tuple[AnyTableFact, ...]:
    settings = settings_of(mode="permissive", kibitzers=Watching.ONE_HAND.value)
    opened = TableOpened(id=id, kind=TableKind.CASUAL, by="opener", settings=settings, secret="0" * 64)
    taken = (SeatTaken(seat=seat, person=str(seat.value)) for seat in SEATS)
    return (opened, *taken, WatchBegun(person=WATCHER, seat=watched), BoardLaid(n=1))


def table_of_four(watched: Seat, id: str) -> LiveTable:
    first, *facts = table_facts(watched, id)
    table = table_after(None, 1, NOON, first)
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
    """What goes out to somebody, whole: the same over HTTP and over a socket."""
    here = standing_of(now.table, person)
    state = msgspec.json.encode(live_state(now, here, PRESENT, "en"))
    assert told_state(now, here, PRESENT, "en", StateParts(now, PRESENT)).text.encode() == state
    return state


def after(now: TableNow, seat: Seat, act: AnyEvent) -> TableNow | bytes:
    """The table after a player's act and after what the house does; or the refusal."""
    assert now.board is not None
    try:
        step = acted(now, cast(AnyAct, act), standing_of(now.table, str(seat.value)), position(now.board, seat), 1)
    except ProblemsFound as trouble:
        return msgspec.json.encode(refusal(trouble.problems, "en"))
    now = now.with_board(now.board.then(Act(NOON, "", step.authority), step.event))
    for _ in range(MOST_BY_ITSELF):
        next = by_itself(now)
        if next is None:
            break
        now = now.with_board(now.boards[1].then(Act(NOON, "", next.authority), next.event))
    return now


def opened_by(moment: Moment, act: AnyEvent, then: TableNow | bytes) -> set[Seat]:
    """Hands of which an act shows cards: those that lie open after it, dummy's where a card of it is called."""
    if isinstance(then, bytes):
        return set()
    before, now = moment.here.boards[1].table, then.boards[1].table
    called = {now.dummy} if isinstance(act, at.Designated) and now.dummy else set()
    return (set(hands_open(now)) | called) - set(hands_open(before))


def acted_on(moment: Moment, act: AnyEvent, chance: random.Random) -> tuple[TableNow | bytes, TableNow | bytes] | None:
    """What an act comes to here, and where the cards that stay hidden after it are others; nothing if none are."""
    here = after(moment.here, moment.seat, act)
    if not (opened := opened_by(moment, act, here)):
        return here, after(moment.there, moment.seat, act)
    board = moment.here.boards[1]
    anew = dealt_anew(board.events, board.table, moment.seat, chance, by_suit=True, keeps=opened)
    if anew is None or possible(board.events, anew, board.table, moment.seat) is None:
        return None
    there = laid(moment.here.table, board.events, anew.pbn(), board.placed.directing)
    return here, after(there, moment.seat, act)


def said_aloud(now: TableNow | bytes) -> bytes:
    """What the director says of it: to what attention was drawn, what he asks all four, his rulings."""
    if isinstance(now, bytes):
        return b""
    board = now.boards[1]
    heard, asked = view(board.table, Onlooker.KIBITZER), board.asked
    asks = asked.question if asked and for_all_four(board.table, asked) else None
    return msgspec.json.encode((heard.wrong, heard.rulings, (asks.identity, asks.clause) if asks else None))


def rests_on_hands(moment: Moment, then: TableNow | bytes) -> bool:
    """Whether the director may say what rests on hidden cards: of a card that is wrong in any case, of a claim, or
    after the play, when all cards may be inspected."""
    if isinstance(then, bytes):
        return False
    before, now = moment.here.boards[1].table.irregularities, then.boards[1].table
    aloud = (*ANYHOW, Kind.PLAY_OUT_OF_TURN, Kind.CLAIM_CONTESTED)
    anyhow = {n for n, wrong in enumerate(now.irregularities) if wrong.kind in aloud and wrong.noticed is not None}
    spoken = any(n >= len(before) or before[n].noticed is None for n in anyhow)
    return spoken or is_inspected(now)


def is_claim_ruled_on(table: Table) -> bool:
    return any(table.irregularities[number].kind is Kind.CLAIM_CONTESTED for number in table.noticed)


def is_inspected(table: Table) -> bool:
    """66D: the play is over, and somebody says that something is wrong: every card may be looked at."""
    return table.is_over and (table.halted or any(said.open for said in table.attention))


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: str(int(edition)))
def test_nothing_that_is_sent_tells_of_hidden_cards(edition: Edition, record_property: Figures) -> None:
    chance = random.Random(int(edition))
    compared: Counter[str] = Counter()
    for moment in moments(edition, FEW, chance):
        people = (str(moment.seat.value), WATCHER, NOBODY)
        table = moment.here.boards[1].table
        for person in people:
            assert sent(moment.there, person) == sent(moment.here, person), (moment.where, person)
            compared["states"] += 1
            compared["states of boards that are over"] += table.is_over
        for act in moment.acts:
            both = acted_on(moment, act, chance)
            if both is None:
                continue
            here, there = both
            assert isinstance(here, bytes) is isinstance(there, bytes), (moment.where, act)
            if said_aloud(here) != said_aloud(there):
                assert rests_on_hands(moment, here) or rests_on_hands(moment, there), (moment.where, act)
                compared["rulings that rest on hands"] += 1
                continue
            for person in people:
                told = [now if isinstance(now, bytes) else sent(now, person) for now in (here, there)]
                assert told[0] == told[1], (moment.where, act, person, told)
            compared["refusals" if isinstance(here, bytes) else "answers"] += 1
    assert min(compared[what] for what in ("states", "answers", "refusals")) > FEW
    for what, many in compared.items():
        record_property(f"{what} of live tables compared with the hidden cards dealt anew", many)


# -- over sockets --------------------------------------------------------------------------------------------------


def kept(database: str, tables: Sequence[TableNow], seats: Sequence[Seat]) -> dict[str, str]:
    """Writes the tables down for a server, and gives everybody a token."""
    with open_journal(database) as journal:
        accounts = Accounts(journal, lambda: datetime.now(UTC))
        people = [*(str(seat.value) for seat in SEATS), WATCHER]
        for person in (*people, "opener"):
            journal.register.put(Person(person, person.upper()))
        for now, watched in zip(tables, seats, strict=True):
            stream = PREFIX + now.table.opened.id
            for name, facts in (
                (stream, table_facts(watched, now.table.opened.id)),
                (f"{stream}/1", now.boards[1].events),
            ):
                lines = [NewFact(kind_of(fact), msgspec.json.encode(fact), NOON, "", "house", SCHEMA) for fact in facts]
                journal.append_all([Write(name, 0, tuple(lines))])
        return {person: accounts.give(person, Role.PUBLIC) for person in people} | {NOBODY: ""}


def test_the_bytes_off_a_socket_are_the_same(tmp_path: Path, record_property: Figures) -> None:
    """Two servers with the same tables, but for the cards that a player does not see; he and two who watch connect to
    both, and he acts."""
    chance = random.Random(0)
    cases = [case for case in moments(E2017, 4 * OVER_SOCKETS, chance) if not case.here.boards[1].table.is_over]
    cases = chance.sample(cases, OVER_SOCKETS)
    databases = [str(tmp_path / name) for name in ("here.db", "there.db")]
    seats = [case.seat for case in cases]
    tables = [case.here for case in cases], [case.there for case in cases]
    tokens = [kept(database, these, seats) for database, these in zip(databases, tables, strict=True)]
    compared = 0

    async def one(urls: Sequence[str], case: Moment) -> int:
        id, seat = case.here.table.opened.id, str(case.seat.value)
        act = chance.choice(case.acts)
        both = [after(now, case.seat, act) for now in (case.here, case.there)]
        alike = not opened_by(case, act, both[0]) and said_aloud(both[0]) == said_aloud(both[1])
        async with AsyncExitStack() as stack:
            heard: list[list[str]] = []
            for url, known in zip(urls, tokens, strict=True):
                heard.append([])
                for person in (seat, WATCHER, NOBODY):
                    player = Player(url, person)
                    player.token = known[person]
                    await stack.enter_async_context(player.connected(id))
                    heard[-1].append(await player.heard_raw())
                    if person == seat:
                        sends = player
                state = msgspec.json.decode(heard[-1][0])
                await sends.send(key="1", act=msgspec.to_builtins(act), at=state["position"])
                heard[-1].append(await sends.answer_raw())
            told = len(heard[0])
            assert heard[0][:3] == heard[1][:3], case.where
            if alike:
                assert heard[0] == heard[1], (case.where, act)
        if alike:
            for person in (seat, WATCHER, NOBODY):
                bodies = []
                for url, known in zip(urls, tokens, strict=True):
                    player = Player(url, person)
                    if person:
                        player.client.headers["authorization"] = f"Bearer {known[person]}"
                    bodies.append((await player.client.get(f"/api/live/{id}")).content.replace(url.encode(), b""))
                assert _without_away(bodies[0]) == _without_away(bodies[1]), (case.where, act, person)
                told += 1
        return told

    with served(databases[0]) as here, served(databases[1]) as there:
        for case in cases:
            compared += asyncio.run(one((here, there), case))
    record_property("messages of live tables compared byte for byte, off a socket", compared)


def _without_away(body: bytes) -> bytes:
    """Since when somebody is not connected is told to the microsecond, and so is what stands for the whole."""
    state = msgspec.json.decode(body)
    state["version"] = ""
    for sitter in state["table"]["seats"].values():
        sitter["away"] = bool(sitter["away"])
    return msgspec.json.encode(state)
