"""A server is killed again and again while people write: nothing that it had confirmed is lost or there twice."""

import random
from collections.abc import Sequence

from arbitro.journal import open_journal
from tests.amounts import SERVER_KILLS, Figures
from tests.server.process import Server, Writer, acknowledged, check, load, prepared, wait_until

EVENTS, WRITERS = 4, 12
MOST = 60  # acknowledged commands before the server is killed


def all_of(writers: Sequence[Writer], before: Sequence[int]) -> bool:
    """Whether everybody has had an answer since; whoever had none asked again."""
    return all(len(writer.acknowledged) > known for writer, known in zip(writers, before, strict=True))


def test_nothing_confirmed_is_lost_when_the_server_is_killed(database: str, record_property: Figures) -> None:
    chance = random.Random(9)
    writers = prepared(database, EVENTS, WRITERS)
    for _ in range(SERVER_KILLS):
        with Server(database) as server:
            load(server.url, writers, chance.randint(1, MOST), then=server.kill)
        with open_journal(database, create=False) as journal:
            check(journal, writers)
    before = [len(writer.acknowledged) for writer in writers]
    with Server(database) as server:
        load(server.url, writers, 0, then=lambda: wait_until(lambda: all_of(writers, before)))
        server.stop()
    with open_journal(database, create=False) as journal:
        assert check(journal, writers) == acknowledged(writers)
    assert acknowledged(writers) >= SERVER_KILLS
    record_property("servers killed under load", SERVER_KILLS)
    record_property("confirmed commands found again after the kills", acknowledged(writers))
