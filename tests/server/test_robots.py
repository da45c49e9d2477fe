"""Robots of the house on a real server: one person sits down, they take the other seats and play whole boards."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.server import robots
from tests.analysis.reference import needs_solver
from tests.server.sitting import Player, served

pytestmark = needs_solver


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(robots, "PACE", 0.0)
    with served(str(tmp_path / "club.db")) as url:
        yield url


def due(player: Player) -> Any:
    """What the others wait for: a call, a card, or dummy's cards."""
    if "dummy_spread" in player.state["view"].get("options", {}).get("acts", ()):
        return {"event": "dummy_spread", "seat": "S"}
    return player.next_act()


@pytest.mark.parametrize("mode", ["strict", "permissive"])
def test_one_person_plays_a_board_with_three_robots(url: str, mode: str) -> None:
    """She does what is offered to her; nothing goes wrong, and the next board comes when she is ready."""

    async def evening() -> None:
        ada = Player(url, "Ada")
        await ada.sign_in()
        table = await ada.open(seat="S", settings={"mode": mode})
        async with ada.connected(table):
            answer = await ada.post(f"/api/live/{table}/fill", {})
            assert answer.status_code == 200, answer.text
            seats = answer.json()["table"]["seats"]
            assert [seat for seat in "NESW" if seats[seat]["robot"]] == ["N", "E", "W"]
            for _ in range(60):
                await ada.until(lambda state: state["view"] and (due(ada) or state["view"]["phase"] == "over"))
                if ada.state["view"]["phase"] == "over":
                    break
                before = ada.state["position"]
                assert (await ada.act(due(ada)))["type"] == "done"
                await ada.until(lambda state, before=before: state["position"] != before)
            line = ada.state["table"]["boards"][0]
            assert line["result"] or line["score_ns"] == 0
            assert not ada.state["view"].get("irregularities")
            assert (await ada.act({"event": "hands_returned", "seat": "S"}))["type"] == "done"
            await ada.until(lambda state: state["table"]["board"] == 2)
        await ada.client.aclose()

    asyncio.run(evening())


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
