"""A server is killed again and again in the middle of boards: everybody comes back to the same trick; and the four may
be spread over two servers."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx

from arbitro.journal import open_journal
from arbitro.office.live.fact import PREFIX
from tests.amounts import TABLE_KILLS, Figures
from tests.journal.servers import Postgres
from tests.server.process import Server
from tests.server.sitting import Player, four, play, served, to_act

DONE = ("call", "card")


def test_after_a_crash_everybody_comes_back_to_the_same_trick(database: str, record_property: Figures) -> None:
    """Nothing acknowledged is lost; an act that was under way is sent again with its key, and done once."""
    chance, undone = random.Random(21), 0

    async def evening() -> None:
        nonlocal undone
        table, players, acts = "", dict[str, Player](), 0
        last: tuple[Player, Any] | None = None
        before: list[Any] = []
        for kill in range(TABLE_KILLS + 1):
            with Server(database) as server:
                if not players:
                    table, players = await four(server.url, settings={"next": "by_itself"})
                for player in players.values():
                    player.client.base_url = server.url
                if last is not None:
                    if _acts(database, table) == acts:  # the last one was not done: everybody sees what he saw
                        assert [await player.seen(table) for player in players.values()] == before
                        undone += 1
                    for _ in range(2):
                        again = await last[0].post(f"/api/live/{table}/acts", last[1], key=f"last {kill - 1}")
                        assert again.status_code == 200, again.text
                    acts += 1
                assert _acts(database, table) == acts
                acts += await play(players, table, chance.randint(1, 5))
                turn = await to_act(players, table)
                assert turn is not None
                last = turn, {"act": turn.next_act(), "at": turn.state["position"]}
                before = [await player.seen(table) for player in players.values()]
                under_way = asyncio.create_task(turn.post(f"/api/live/{table}/acts", last[1], key=f"last {kill}"))
                await asyncio.sleep(chance.random() * 0.02)
                server.kill()
                await asyncio.gather(under_way, return_exceptions=True)
                if (found := under_way.exception()) is not None:
                    assert isinstance(found, httpx.TransportError)

    asyncio.run(evening())
    record_property("servers killed in the middle of boards", TABLE_KILLS)
    record_property("servers killed in the middle of boards, the act under way not yet on disk", undone)


def _acts(database: str, table: str) -> int:
    """Calls and cards of all boards, as they are kept."""
    with open_journal(database, create=False) as journal:
        streams = [stream.name for stream in journal.streams(f"{PREFIX}{table}/")]
        return sum(kept.kind in DONE for stream in streams for kept in journal.read(stream))


def test_the_players_of_a_table_may_be_spread_over_two_servers_on_postgres(postgres: Postgres) -> None:
    """Two here and two there; what one does, all see, and nobody acts on what he has not seen."""
    database = postgres.schema()

    async def evening(here: str, there: str) -> None:
        table, players = await four(here)
        for seat in "SW":
            players[seat].url = there
            players[seat].client.base_url = there
        async with AsyncExitStack() as stack:
            for player in players.values():
                await stack.enter_async_context(player.connected(table))
                await player.until(lambda state: state["table"]["board"] == 1)
            for acts in range(1, 13):
                turn = next(player for player in players.values() if player.next_act())
                before = {player.name: player.state["position"] for player in players.values()}
                assert (await turn.act(turn.next_act()))["type"] == "done", acts
                for player in players.values():
                    await player.until(lambda state, old=before[player.name]: state["position"] != old)

    with served(database) as here, served(database) as there:
        asyncio.run(evening(here, there))
