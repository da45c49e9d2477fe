"""Runs a server until it is told to stop, then within a few seconds, whoever is connected."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Thread

import uvicorn

from arbitro.bridge.seats import Vulnerability
from arbitro.journal.opening import open_journal
from arbitro.office.office import Office
from arbitro.scoring.notation import possible_scores
from arbitro.server.accounts import Accounts
from arbitro.server.app import create_app
from arbitro.server.house import House
from arbitro.server.laws import read_ahead
from arbitro.server.logs import start_logs
from arbitro.server.settings import Settings
from arbitro.words import catalogue

GARBAGE = 20_000  # objects after which it is collected: a request makes few that need it
GRACE = 2  # seconds for what is under way when the server stops


def now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def opened(settings: Settings, clock: Callable[[], datetime] = now) -> Iterator[House]:
    """The house on its journal, which is closed at the end."""
    with open_journal(settings.database) as journal:
        yield House(Office(journal, clock), Accounts(journal, clock), settings, clock)


def server_of(house: House) -> uvicorn.Server:
    """Not started yet; its log has no addresses, which may hold codes."""
    settings = house.settings
    return uvicorn.Server(
        uvicorn.Config(
            create_app(house),
            host=settings.address,
            port=settings.port,
            ssl_certfile=settings.certificate,
            ssl_keyfile=settings.key,
            timeout_graceful_shutdown=GRACE,
            access_log=False,
            server_header=False,
            log_config=None,
            ws_max_size=2**12,
        )
    )


def run(settings: Settings) -> None:
    """Until SIGTERM or SIGINT. The languages are read first, and the scores of all contracts computed: it takes a
    second, which no player should wait for. The book, which takes longer, is read while the server runs."""
    start_logs()
    for language in settings.languages:
        catalogue(language)
    for vulnerability in Vulnerability:
        possible_scores(vulnerability)
    with opened(settings) as house:
        server = server_of(house)
        gc.freeze()  # what is there now stays: it is not looked through again and again for garbage
        gc.set_threshold(GARBAGE, 20, 20)
        Thread(target=read_ahead, args=(settings.languages,), daemon=True).start()
        server.run()
