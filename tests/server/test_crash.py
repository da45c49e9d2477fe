"""A server is killed again and again while people write: nothing that it had confirmed is lost or there twice."""

import random

from arbitro.journal import open_journal
from tests.amounts import SERVER_KILLS, Figures
from tests.server.process import Server, check, load, moment, prepared

EVENTS, WRITERS = 4, 12


def test_nothing_confirmed_is_lost_when_the_server_is_killed(database: str, record_property: Figures) -> None:
    chance = random.Random(9)
    writers = prepared(database, EVENTS, WRITERS)
    for _ in range(SERVER_KILLS):
        with Server(database) as server:
            load(server.url, writers, moment(chance), then=server.kill)
        with open_journal(database, create=False) as journal:
            check(journal, writers)
    with Server(database) as server:  # whoever had no answer asks again
        load(server.url, writers, 1.0)
        assert server.stop() < 5
    with open_journal(database, create=False) as journal:
        assert check(journal, writers) == sum(len(writer.acknowledged) for writer in writers)
    assert sum(len(writer.acknowledged) for writer in writers) >= SERVER_KILLS
    record_property("servers killed under load", SERVER_KILLS)
    record_property("confirmed commands found again after the kills", sum(len(one.acknowledged) for one in writers))
