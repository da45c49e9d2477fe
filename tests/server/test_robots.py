"""Robots of the house on a real server: they take the free seats and play whole boards."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitro.server.logs import LOG
from tests.amounts import SERVED_BOARDS, Figures
from tests.analysis.reference import needs_solver
from tests.server.sitting import Player, served

pytestmark = needs_solver


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("arbitro.server.robots.PACE", 0.0)
    with served(str(tmp_path / "club.db")) as url:
        yield url


def test_four_robots_play_boards_at_a_strict_table_without_an_illegal_act(
    url: str, monkeypatch: pytest.MonkeyPatch, record_property: Figures
) -> None:
    """The server tells of every act of a robot that it refuses: there is none, and every board has its result."""
    refused = list[str]()
    monkeypatch.setattr(LOG, "info", lambda what, **_: refused.append(what))

    async def evening() -> None:
        ada = Player(url, "Ada")
        await ada.sign_in()
        table = await ada.open(settings={"mode": "strict", "next": "by_itself"})
        async with ada.connected(table):
            answer = await ada.post(f"/api/live/{table}/fill?strength=quick", {})
            assert answer.status_code == 200, answer.text
            seats = answer.json()["table"]["seats"]
            assert all(seats[seat]["robot"] for seat in "NESW")
            await ada.until(lambda state: state["table"]["board"] > SERVED_BOARDS)
            boards = ada.state["table"]["boards"][:SERVED_BOARDS]
            assert all(line["result"] or line["score_ns"] == 0 for line in boards)
        await ada.client.aclose()

    asyncio.run(evening())
    assert "robot" not in refused
    record_property("boards of four robots through the server", SERVED_BOARDS)


def test_only_who_may_seat_others_fills_the_seats(url: str) -> None:
    async def evening() -> None:
        ada, bea = Player(url, "Ada"), Player(url, "Bea")
        for player in (ada, bea):
            await player.sign_in()
        table = await ada.open(seat="S")
        assert (await bea.post(f"/api/live/{table}/fill", {})).status_code == 403
        assert (await ada.post("/api/live/xxxxxx/fill", {})).status_code in (404, 422)
        for player in (ada, bea):
            await player.client.aclose()

    asyncio.run(evening())
