"""Live tables on a real server: people sit down, play, lose their connection, come back; and who means no good."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed

from arbitro.server import sittings
from arbitro.server.settings import Settings
from tests.server.sitting import PARTNER, SEATS, Player, four, play, served, to_act

ACTS = 60  # a minute, of one player here


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("tables") / "club.db")


@pytest.fixture(scope="module")
def url(database: str) -> Iterator[str]:
    with served(database, acts=ACTS) as url:
        yield url


def test_four_guests_sit_down_and_play_a_board_over_their_sockets(url: str) -> None:
    """Nobody is sent a card of a hand that he may not see; when all are ready the next board comes."""

    async def evening() -> None:
        table, players = await four(url)
        async with AsyncExitStack() as stack:
            for player in players.values():
                await stack.enter_async_context(player.connected(table))
                await player.until(lambda state: state["table"]["board"] == 1)
            for _ in range(60):
                turn = next((player for player in players.values() if player.next_act()), None)
                if turn is None:
                    break
                before = {player.name: player.state["position"] for player in players.values()}
                assert (await turn.act(turn.next_act()))["type"] == "done"
                for player in players.values():
                    await player.until(lambda state, old=before[player.name]: state["position"] != old)
                    _only_own_cards(player)
            assert {player.state["view"]["phase"] for player in players.values()} == {"over"}
            for seat, player in players.items():
                assert (await player.act({"event": "hands_returned", "seat": seat}))["type"] == "done"
            for player in players.values():
                await player.until(lambda state: state["table"]["board"] == 2)
            line = players["N"].state["table"]["boards"][0]
            file = (await players["E"].client.get(f"/api/live/{table}/boards.pbn")).text
            assert f'[Result "{_tricks(line["result"])}"]' in file
            assert (await players["E"].client.get(f"/api/live/{table}/boards/2")).status_code == 404
            finished = (await players["E"].client.get(f"/api/live/{table}/boards/1")).json()
            step = await players["E"].client.get(f"/api/live/{table}/boards/1/steps/{len(finished['events'])}")
            assert step.json()["result"] == line["result"]

    asyncio.run(evening())


def _only_own_cards(player: Player) -> None:
    view = player.state["view"]
    dummy = PARTNER.get(view.get("declarer", ""), "")
    assert set(view["hands"]) <= {view["viewer"], dummy}
    if not view.get("trick") and not view.get("tricks_ns") and not view.get("tricks_ew"):
        assert set(view["hands"]) == {view["viewer"]}


def _tricks(result: str) -> int:
    """`1NT N +2`, `3S W -1`, `2H S =`: what declarer has won."""
    contract, _, over = result.split()
    return 6 + int(contract[0]) + (0 if over == "=" else int(over))


def test_who_comes_back_has_what_he_missed_or_nothing(url: str) -> None:
    """Whether he was away for no act or for many: the newest, once."""

    async def evening() -> None:
        table, players = await four(url)
        north = players["N"]
        async with north.connected(table):
            version = (await north.heard())["version"]
        acts = 0
        for missed in (0, 1, 2, 3, 7):
            acts += await play(players, table, missed)
            async with north.connected(table, version):
                heard = await north.heard()
                if missed == 0:
                    assert heard == {"type": "same", "version": version}
                else:
                    view = heard["view"]
                    won = view.get("tricks_ns", 0) + view.get("tricks_ew", 0)
                    assert len(view["calls"]) + len(view.get("trick", ())) + 4 * won == acts
                version = heard["version"]
        async with north.connected(table, "another-time"):
            assert (await north.heard())["type"] == "state"

    asyncio.run(evening())


def test_a_lost_connection_is_shown_to_the_others(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        north, east = players["N"], players["E"]
        async with north.connected(table):
            await north.heard()
            async with east.connected(table):
                await east.heard()
            state = await north.until(lambda state: state["table"]["seats"]["E"]["away"])
            assert state["table"]["seats"]["N"]["away"] is None
            async with east.connected(table):
                await north.until(lambda state: not state["table"]["seats"]["E"]["away"])

    asyncio.run(evening())


def test_the_same_act_twice_two_tabs_a_stale_act_and_another_seat(url: str) -> None:
    """North deals."""

    async def evening() -> None:
        table, players = await four(url)
        north, tab, east = players["N"], Player(url, ""), players["E"]
        tab.token = north.token
        async with north.connected(table), tab.connected(table), east.connected(table):
            for player in (north, tab, east):
                await player.heard()
            call = {"event": "call", "seat": "N", "call": "1S"}
            assert [problem["kind"] for problem in (await east.act(call))["problems"]] == ["not-your-seat"]
            old = north.state["position"]
            first = await north.act(call, key="once")
            assert first == {"type": "done", "key": "once", "again": False}
            again = await tab.act(call, at=old, key="once")
            assert again == {"type": "done", "key": "once", "again": True}
            stale = await tab.act(call, at=old, key="twice")
            assert [problem["kind"] for problem in stale["problems"]] == ["table-changed"]
            other = await north.act({"event": "call", "seat": "N", "call": "2S"}, key="once", at=old)
            assert other["problems"][0]["kind"] in ("table-changed", "journal-key-reused")
            state = await tab.until(lambda state: state["view"].get("calls"))
            assert state["view"]["calls"] == [{"seat": "N", "call": "1S"}]
            assert state["version"] == (await north.seen(table))["version"]

    asyncio.run(evening())


BAD: tuple[Any, ...] = (
    "nonsense",
    "[" * 2000,
    {},
    {"key": ""},
    {"key": "k"},
    {"key": "k", "act": {"event": "board", "deal": "N:"}},
    {"key": "k", "act": {"event": "ruling"}},
    {"key": "k", "act": {"event": "call", "seat": "Q", "call": "1S"}},
    {"key": "k", "act": {"event": "call", "seat": "N", "call": "8S"}},
    {"key": "k", "act": {"event": "card", "seat": "N", "card": "SA", "cheat": True}},
    {"key": "k", "act": {"event": "card", "seat": "N", "card": "S1"}},
    {"key": "k", "act": {"event": "lead_face_down", "seat": "N", "card": "SA"}},
    {"key": "k", "act": {"event": "talk", "seat": "N", "text": "x" * 201}},
    {"key": "k", "act": {"event": "claim", "seat": "N", "tricks": 10**30}},
    {"key": "k", "act": {"event": "claim", "seat": "N", "tricks": 14}},
    {"key": "k", "act": {"event": "talk", "seat": "N", "text": "\ud800"}},
    {"key": "k", "command": {"command": "take_seat", "seat": "N"}},
    {"key": "k", "command": {"command": "close"}, "act": {"event": "play_on"}},
    {"key": "k", "board": 7, "act": {"event": "director_called", "by": "N"}},
)


def test_what_cannot_be_is_refused_with_its_reason_and_the_table_plays_on(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        north = players["N"]
        async with north.connected(table):
            before = (await north.heard())["position"]
            for bad in BAD:
                await north.socket.send(bad if isinstance(bad, str) else json.dumps(bad))
                answer = await north.answer("k")
                assert answer["type"] == "refused", bad
                assert all(problem["text"] for problem in answer["problems"]), bad
            await north.socket.send(
                json.dumps({"key": "k", "act": {"event": "talk", "seat": "N", "text": "x" * 10**6}})
            )
            assert await north.closed() == 1009
        assert (await north.seen(table))["position"] == before
        assert await play(players, table, 2) == 2

    asyncio.run(evening())


def test_what_cannot_be_is_refused_over_http_too(url: str) -> None:
    """With the same reasons as over a socket; what is too long is not sent back."""

    async def evening() -> None:
        table, players = await four(url)
        north = players["N"]
        before = await north.seen(table)
        long = "x" * 10**6
        acts = [bad for bad in BAD if isinstance(bad, dict) and "act" in bad and "command" not in bad]
        bodies = [("acts", {name: value for name, value in bad.items() if name != "key"}) for bad in acts]
        bodies += [
            ("acts", {"act": {"event": "talk", "seat": "N", "text": long}}),
            ("commands", {"command": "take_seat", "seat": long}),
            ("commands", {"command": "comment", "text": long}),
            ("commands", {"command": "give_boards", "boards": {"source": "file", "text": long}}),
            ("commands", {"command": "take_seat", "seat": "E"}),
        ]
        for number, (door, body) in enumerate(bodies):
            headers = {"idempotency-key": f"bad {number}", "content-type": "application/json"}
            answer = await north.client.post(f"/api/live/{table}/{door}", content=json.dumps(body), headers=headers)
            assert 400 <= answer.status_code < 500, body
            assert all(problem["text"] for problem in answer.json()["problems"]), body
            assert len(answer.content) < 1000, body
        assert await north.seen(table) == before
        assert await play(players, table, 2) == 2

    asyncio.run(evening())


def test_a_text_that_is_too_long_is_named_over_a_socket(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        async with players["N"].connected(table):
            await players["N"].heard()
            answer = await players["N"].act({"event": "call", "seat": "N", "call": "1S"}, at="x" * 201)
        (problem,) = answer["problems"]
        assert (problem["kind"], problem["where"]) == ("request-form", {"tag": "at"})

    asyncio.run(evening())


def test_a_call_after_the_end_and_a_card_that_is_not_held_are_refused(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        assert await play(players, table, 6) == 6  # 1NT and three passes, the lead, a card of dummy
        turn = await to_act(players, table)
        assert turn is not None
        held = set(turn.state["view"]["hands"][turn.state["view"]["viewer"]])
        seat = turn.state["view"]["turn"]
        other = next(card for card in ("SA", "HA", "DA", "CA", "SK", "HK", "DK", "CK") if card not in held)
        for act in ({"event": "call", "seat": seat, "call": "P"}, {"event": "card", "seat": seat, "card": other}):
            answer = await turn.post(f"/api/live/{table}/acts", {"act": act, "at": turn.state["position"]})
            assert answer.status_code == 422, act
            assert answer.json()["problems"][0]["text"]
        assert await play(players, table, 1) == 1

    asyncio.run(evening())


def test_whoever_floods_is_held_up_and_nobody_else(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        east = players["E"]
        async with east.connected(table):
            await east.heard()
            kinds: list[str] = []

            async def listen() -> int:
                while True:
                    try:
                        message = await east.heard()
                    except ConnectionClosed as closed:
                        return closed.rcvd.code if closed.rcvd else 0
                    if message["type"] in ("done", "refused"):
                        kinds.append(message.get("problems", [{"kind": ""}])[0]["kind"])

            listening = asyncio.create_task(listen())
            with suppress(ConnectionClosed):
                for _ in range(ACTS + 3 * sittings.REFUSED):
                    await east.send(act={"event": "talk", "seat": "E", "phrase": "hello"})
            assert await listening == sittings.TOO_MANY
            assert set(kinds) == {"", "too-many-requests"}
        assert await play({"N": players["N"]}, table, 1) == 1

    asyncio.run(evening())


def test_whoever_floods_over_http_is_held_up_and_nobody_else(url: str) -> None:
    async def evening() -> None:
        table, players = await four(url)
        hello = {"act": {"event": "talk", "seat": "E", "phrase": "hello"}}
        answers = [await players["E"].post(f"/api/live/{table}/acts", hello) for _ in range(ACTS)]
        while answers[-1].status_code == 200:  # as long as it takes
            answers.append(await players["E"].post(f"/api/live/{table}/acts", hello))
        assert {answer.status_code for answer in answers} == {200, 429}
        (problem,) = answers[-1].json()["problems"]
        assert (problem["kind"], bool(problem["text"])) == ("too-many-requests", True)
        said = (await players["N"].seen(table))["view"]["said"]
        assert len(said) == len(answers) - 1
        assert await play({"N": players["N"]}, table, 1) == 1

    asyncio.run(evening())


def test_a_socket_that_takes_nothing_is_let_go_and_the_others_play_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        table, players = await four(url)

        async def never(*_: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(sittings, "HEARTBEAT", 0.1)
        monkeypatch.setattr(sittings, "PATIENCE", 0.1)
        async with players["W"].connected(table):
            await players["W"].heard()
            monkeypatch.setattr(WebSocket, "send_data", never)
            await play(players, table, 1)
            assert await players["W"].closed() == sittings.TOO_SLOW
        monkeypatch.undo()
        assert await play(players, table, 2) == 2

    asyncio.run(evening())


def test_strangers_look_and_do_nothing(url: str) -> None:
    async def evening() -> None:
        table, _ = await four(url)
        stranger = Player(url, "")
        state = await stranger.seen(table)
        assert (state["me"]["viewer"], state["view"].get("hands"), state["me"]["may"]) == ("kibitzer", None, [])
        refused = await stranger.post(f"/api/live/{table}/commands", {"command": "take_seat", "seat": "N"})
        assert refused.status_code == 403
        assert (await stranger.post("/api/live", {})).status_code == 403
        assert (await stranger.client.get("/api/live/cccccc")).status_code == 404
        assert (await stranger.client.get("/api/live")).json() == []
        async with stranger.connected("cccccc"):
            assert await stranger.closed() == sittings.UNKNOWN

    asyncio.run(evening())


def test_a_program_holds_a_seat_and_acts_like_a_person(url: str) -> None:
    async def evening() -> None:
        opener = Player(url, "Ada")
        await opener.sign_in()
        table = await opener.open(name="Robots", settings={"listed": True})
        for seat in SEATS:
            made = await opener.post(f"/api/live/{table}/robots", {"seat": seat, "name": f"Robot {seat}"})
            assert made.status_code == 201, made.text
            robot = Player(url, "")
            robot.token = made.json()["token"]
            robot.client.headers["authorization"] = f"Bearer {robot.token}"
            if seat == "N":
                north = robot
        assert await play({"N": north}, table, 1) == 1
        shown = (await opener.client.get("/api/live")).json()
        assert [(line["id"], line["mine"], line["free"]) for line in shown] == [(table, True, [])]
        assert (await north.post(f"/api/live/{table}/robots", {"seat": "N", "name": "x"})).status_code == 403
        await opener.command(table, command="close")

    asyncio.run(evening())


def test_the_players_of_a_table_may_be_spread_over_two_servers(url: str, database: str) -> None:
    async def evening(other: str) -> None:
        table, players = await four(url)
        for seat in "SW":
            players[seat].url = other
            players[seat].client.base_url = other
        async with AsyncExitStack() as stack:
            for player in players.values():
                await stack.enter_async_context(player.connected(table))
                await player.until(lambda state: state["table"]["board"] == 1)
            for acts in range(1, 9):
                turn = next(player for player in players.values() if player.next_act())
                before = {player.name: player.state["position"] for player in players.values()}
                assert (await turn.act(turn.next_act()))["type"] == "done", acts
                for player in players.values():
                    await player.until(lambda state, old=before[player.name]: state["position"] != old)

    with served(database) as other:
        asyncio.run(evening(other))


def test_a_guest_has_few_tables_at_once(url: str) -> None:
    async def evening() -> None:
        guest = Player(url, "Ada")
        await guest.sign_in()
        opened = [await guest.open() for _ in range(Settings().tables_of_guest)]
        refused = await guest.post("/api/live", {})
        assert (refused.status_code, refused.json()["problems"][0]["kind"]) == (422, "tables-too-many")
        await guest.command(opened[0], command="close")
        await guest.open()

    asyncio.run(evening())
