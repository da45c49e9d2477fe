"""Outside programs at a real server, by the table-manager protocol; the robot of the command line at a live table."""

import asyncio
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from arbitro.bridge.seats import SEATS, Seat
from arbitro.robots.protocol import LONGEST_LINE
from arbitro.robots.visiting import Visitor
from tests.analysis.reference import needs_solver
from tests.robots.test_protocol import visitor
from tests.server.process import PATIENCE, free_port
from tests.server.sitting import Player, served

PORT = free_port()
MAIN = "from arbitro.cli import main; main()"


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("arbitro.server.robots.PACE", 0.0)
    with served(str(tmp_path / "club.db"), robots=PORT) as url:
        yield url


async def plays(each: Visitor, boards: int) -> None:
    """Until it hears of one board more than it is to play."""
    lines, wire = await asyncio.open_connection("127.0.0.1", PORT)
    wire.writelines(f"{line}\n".encode() for line in each.begin())
    while each.boards <= boards:
        line = (await asyncio.wait_for(lines.readuntil(b"\n"), PATIENCE)).decode()
        assert not line.startswith("Error"), line
        wire.writelines(f"{answer}\r\n".encode() for answer in each.hear(line))
    wire.close()


@needs_solver
@pytest.mark.usefixtures("url")
def test_four_programs_play_boards_at_a_table_of_their_own() -> None:
    """Each checks what it is told by the rules: calls, cards and turns."""

    async def evening() -> list[Visitor]:
        chance = Random("programs")
        programs = [visitor(chance) for _ in SEATS]
        await asyncio.gather(*(plays(each, 1) for each in programs))
        return programs

    programs = asyncio.run(evening())
    assert {each.seat for each in programs} == set(Seat)


def said_to(*lines: bytes) -> str:
    """What a program is answered until the server ends it."""
    with socket.create_connection(("127.0.0.1", PORT), PATIENCE) as wire:
        for line in lines:
            wire.sendall(line)
        wire.settimeout(PATIENCE)
        heard = b""
        while data := wire.recv(4096):
            heard += data
    return heard.decode()


@pytest.mark.usefixtures("url")
@pytest.mark.parametrize(
    "line",
    [b"hello\n", b"NORTH ready for teams\n", b'Connecting "x@zzzzzz" as NORTH\n', b"x" * 10 * LONGEST_LINE + b"\n"],
    ids=["no greeting", "not seated", "no such table", "too long"],
)
def test_a_program_that_does_not_keep_to_it_is_told_why_and_let_go(line: bytes) -> None:
    assert re.match(r"Error: .+\r\n", said_to(line))


@pytest.mark.usefixtures("url")
def test_a_call_that_cannot_be_ends_it() -> None:
    heard = said_to(b'Connecting "x" as NORTH\nNORTH ready for teams\nNORTH ready to start\n', b"NORTH bids 9C\n")
    assert 'NORTH ("x") seated' in heard
    assert "Error: " in heard


def test_codes_of_tables_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    """As at a sign-in: whoever has tried too many waits."""
    with served(str(tmp_path / "club.db"), robots=PORT, sign_ins=2):
        first, second, third = (said_to(f'Connecting "x@zzzzz{n}" as NORTH\n'.encode()) for n in range(3))
    assert first == second.replace("zzzzz1", "zzzzz0")
    assert "a minute" in third


@needs_solver
def test_the_robot_of_the_command_line_plays_at_a_live_table(url: str) -> None:
    """With three robots of the house; the board comes to its end without anything irregular."""

    async def evening() -> None:
        ada = Player(url, "Ada")
        await ada.sign_in()
        table = await ada.open(settings={"next": "by_itself"})
        more = ("--seat", "S", "--strength", "quick", "--seconds", "0.2", "--boards", "1")
        done = subprocess.Popen(
            [sys.executable, "-c", MAIN, "robot", "--table", f"{url}/table/{table}", *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        async with ada.connected(table):
            await ada.until(lambda state: state["table"]["seats"]["S"])
            answer = await ada.post(f"/api/live/{table}/fill?strength=quick", {})
            assert answer.status_code == 200, answer.text
            await ada.until(lambda state: state["table"]["board"] == 2)
            line = ada.state["table"]["boards"][0]
            assert line["result"] or line["score_ns"] == 0
        told, problems = await asyncio.to_thread(done.communicate, None, PATIENCE)
        assert (done.returncode, problems) == (0, ""), told
        await ada.client.aclose()

    asyncio.run(evening())
