"""Every behaviour of a journal is tested on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from arbitro.journal import Journal, open_journal
from tests.journal.servers import Postgres

Addresses = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgres"])
def addresses(request: pytest.FixtureRequest, tmp_path: Path) -> Addresses:
    """Gives the address of a new journal each time."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.schema
    numbers = count()
    return lambda: f"sqlite:///{tmp_path / f'journal {next(numbers)}.db'}"


@pytest.fixture
def address(addresses: Addresses) -> str:
    return addresses()


@pytest.fixture
def journal(address: str) -> Iterator[Journal]:
    with open_journal(address) as opened:
        yield opened
