"""The databases that a server stands on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journal.servers import Postgres
from tests.server.club import Club, no_hurry, opened


@pytest.fixture(scope="session", autouse=True)
def _no_hurry() -> Iterator[None]:
    with no_hurry():
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
