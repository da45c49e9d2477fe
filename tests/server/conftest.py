"""The databases that a server stands on."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from arbitro.server import accounts, equity, solving
from tests.journal.servers import Postgres
from tests.server.club import Club, opened


@pytest.fixture(scope="session", autouse=True)
def _no_hurry() -> Iterator[None]:
    """A solver has all the time that it needs on a busy machine. argon2, which takes its time on purpose, does the
    least work that it can be set to (but see test_signing)."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(solving, "SECONDS", 600.0)
        patched.setattr(equity, "SECONDS", 600.0)
        patched.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
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
