"""An event at live tables whose servers die, or are two: every board has its result, once."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import httpx
from msgspec import Struct

from arbitro.contest.facts.event import ResultEntered
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import MakeDeals
from arbitro.office.fact import TableRecorded
from arbitro.office.office import Office
from arbitro.office.online import SetPlay
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.server.accounts import Accounts
from tests.contest.small import HOWELL, contestant
from tests.journal.servers import Postgres
from tests.server.process import Server, wait_until
from tests.server.sitting import SEATS, Player, served

PAIRS = ("1", "2", "3", "4")
ORGANISER, DIRECTOR = Actor(Role.ORGANISER, "organiser"), Actor(Role.DIRECTOR, "director")
PLAN = Plan(name="Online", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))


def now() -> datetime:
    return datetime.now(UTC)


class Evening(Struct, frozen=True):
    """An event in its first round, which is played at two live tables; everybody has a token."""

    database: str
    id: str
    tokens: Mapping[str, str]

    @contextmanager
    def office(self) -> Iterator[Office]:
        """What is on disk, read by somebody else."""
        with open_journal(self.database, create=False) as journal:
            yield Office(journal, now)

    def recorded(self) -> list[tuple[int, str]]:
        """Table and result of every board, as often as it was recorded, with what it rests on."""
        with self.office() as office:
            facts = [noted.fact for noted in office.event(self.id).history]
            rests = [fact for fact in facts if isinstance(fact, TableRecorded)]
            entered = [fact for fact in facts if isinstance(fact, ResultEntered)]
            assert [(fact.at, fact.recorded) for fact in rests] == [(fact.at, fact.recorded) for fact in entered]
            for fact in rests:
                (last,) = office.journal.read(f"table/{fact.table}/{fact.n}", fact.version - 1, 1)
                assert last.hash.hex() == fact.hash
            return sorted((fact.at.table, fact.recorded.result) for fact in entered)


def prepared(database: str) -> Evening:
    with open_journal(database) as journal:
        office, accounts = Office(journal, now), Accounts(journal, now)
        id = office.do(CreateEvent(name="Online", date="2026-05-14", plan=PLAN), ORGANISER).event
        steps: tuple[AnyCommand, ...] = (
            Appoint(person=DIRECTOR.person, role=Role.DIRECTOR),
            Enter(contestants=tuple(contestant("pairs", pair) for pair in PAIRS)),
            SeatSection(movement=HOWELL),
            MakeDeals(),
            SetPlay(played="online"),
            BeginRound(round=1),
        )
        for step in steps:
            office.do(step, ORGANISER, id)
        tokens = {
            f"{pair} {seat}": accounts.give(f"{pair} {seat}", Role.PLAYER, event=id, contestant=pair)
            for pair in PAIRS
            for seat in "NS"
        }
        return Evening(database, id, tokens)


async def seated(evening: Evening, url: str) -> dict[str, dict[str, Player]]:
    """The players by their live tables and seats, as they are told where to go."""
    tables: dict[str, dict[str, Player]] = {}
    for person, token in evening.tokens.items():
        player = Player(url, person)
        player.token = token
        player.client.headers["authorization"] = f"Bearer {token}"
        place = (await player.client.get(f"/api/events/{evening.id}/place")).json()
        (sits,) = place["now"]["tables"]
        tables.setdefault(sits["live"], {})[sits["seat"]] = player
    assert [sorted(players) for players in tables.values()] == [sorted(SEATS)] * 2
    return tables


async def meant(player: Player, table: str, act: Any) -> Any:
    """An act, for what the player sees now."""
    return {"act": act, "at": (await player.seen(table))["position"]}


async def sent(player: Player, table: str, act: Any, key: str = "") -> None:
    answer = await player.post(f"/api/live/{table}/acts", act, key)
    assert answer.status_code == 200, answer.text


async def up_to_the_last(players: Mapping[str, Player], table: str) -> tuple[Player, Any]:
    """1NT, a card led and everything claimed; who agrees, and how he does."""
    for call in ("1NT", "P", "P", "P"):
        turn = (await players["N"].seen(table))["view"]["turn"]
        call_now = {"event": "call", "seat": turn, "call": call}
        await sent(players[turn], table, await meant(players[turn], table, call_now))
    view = (await players["N"].seen(table))["view"]
    leads, declarer = view["turn"], view["declarer"]
    card = (await players[leads].seen(table))["view"]["options"]["cards"][0]
    agrees = SEATS[(SEATS.index(declarer) + 1) % 4]
    for seat, act in ((leads, {"event": "card", "card": card}), (declarer, {"event": "claim", "tricks": 13})):
        await sent(players[seat], table, await meant(players[seat], table, {"seat": seat, **act}))
    return players[agrees], await meant(players[agrees], table, {"event": "claim_agreed", "seat": agrees})


def test_a_server_that_dies_between_the_last_act_and_the_result_has_recorded_it_when_it_is_back(database: str) -> None:
    """It is killed, not stopped: the agreement to the claim is on disk, the result is not."""
    evening = prepared(database)

    async def until_it_dies(server: Server) -> tuple[str, Player, Any]:
        tables = await seated(evening, server.url)
        table = sorted(tables)[0]
        last, act = await up_to_the_last(tables[table], table)
        with suppress(httpx.TransportError):
            await sent(last, table, act, "last")
        server.process.join()
        return table, last, act

    async def again(server: Server, table: str, last: Player, act: Any) -> None:
        """Whoever has had no answer sends it again."""
        last.client.base_url = server.url
        await sent(last, table, act, "last")

    with Server(database, dies=True) as server:
        table, last, act = asyncio.run(until_it_dies(server))
        assert server.process.exitcode == -9
    assert evening.recorded() == []
    for _ in range(2):
        with Server(database) as server:
            asyncio.run(again(server, table, last, act))
            wait_until(lambda: len(evening.recorded()) == 1)
        (result,) = evening.recorded()
        assert result[1].startswith("1NT ")
        assert result[1].endswith(" +6")


def test_the_tables_of_an_event_may_be_played_at_two_servers_on_postgres(postgres: Postgres) -> None:
    """North and South of each table come to one server, East and West to the other; the round is ended at one."""
    evening = prepared(postgres.schema())

    async def played(here: str, there: str) -> None:
        for number, (table, players) in enumerate((await seated(evening, here)).items()):
            for seat in "EW" if number else "NS":
                players[seat].client.base_url = there
            last, act = await up_to_the_last(players, table)
            await sent(last, table, act)

    async def is_over(url: str, table: str) -> bool:
        async with httpx.AsyncClient(base_url=url) as client:
            client.headers["authorization"] = f"Bearer {evening.tokens['1 N']}"
            return bool((await client.get(f"/api/live/{table}")).json()["event"]["over"])

    with served(evening.database) as here, served(evening.database) as there:
        asyncio.run(played(here, there))
        wait_until(lambda: len(evening.recorded()) == 2)
        with evening.office() as office:
            office.do(EndRound(round=1), DIRECTOR, evening.id)
            live = tuple(office.event(evening.id).live.values())
        for url in (here, there):
            for told in live:
                wait_until(lambda at=(url, told.table): asyncio.run(is_over(*at)))  # type: ignore[misc]
    assert [table for table, _ in evening.recorded()] == [1, 2]
