"""The databases that a server stands on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from arbitro.journal.writer import Writer
from tests.journal.servers import Postgres
from tests.server.club import Club, no_hurry, opened


@pytest.fixture(scope="session", autouse=True)
def _no_hurry() -> Iterator[None]:
    with no_hurry():
        yield


@pytest.fixture(scope="session", autouse=True)
def _nobody_waits_for_a_disk_in_the_loop() -> Iterator[None]:
    """A server that wrote in its loop would answer nobody while another process holds the file: whatever a door writes,
    it awaits, or writes in a thread."""

    def aside(write: Callable[..., Any]) -> Callable[..., Any]:
        def written(*args: Any, **more: Any) -> Any:
            with suppress(RuntimeError):
                raise AssertionError(f"written in {asyncio.get_running_loop()}")
            return write(*args, **more)

        return written

    with pytest.MonkeyPatch.context() as patched:
        for name in ("append", "perform"):
            patched.setattr(Writer, name, aside(getattr(Writer, name)))
        yield


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a journal that is not there yet."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.schema()
    return str(tmp_path / "club.db")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Without an event."""
    with opened(tmp_path) as club:
        yield club
