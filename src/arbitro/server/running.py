"""Runs a server until it is told to stop, then within a few seconds, whoever is connected."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Thread
from time import sleep

import uvicorn

from arbitro.bridge.seats import Vulnerability
from arbitro.journal.opening import open_journal
from arbitro.office.office import Office
from arbitro.scoring.notation import possible_scores
from arbitro.server.accounts import Accounts
from arbitro.server.app import create_app
from arbitro.server.connections import IN_ALL, Patient
from arbitro.server.house import House
from arbitro.server.keeping import Keeper
from arbitro.server.laws import read_ahead
from arbitro.server.logs import start_logs
from arbitro.server.pages import built
from arbitro.server.settings import Settings

GARBAGE = 20_000  # objects after which it is collected: a request makes few that need it
AGAIN = 0.02  # seconds until it is looked again whether the server has started
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
            http=type("Patient", (Patient,), {"proxies": frozenset(filter(None, [settings.proxy]))}),
            limit_concurrency=IN_ALL,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
        )
    )


def run(settings: Settings) -> None:
    """Until SIGTERM or SIGINT."""
    start_logs()
    with opened(settings) as house:
        server = server_of(house)
        gc.freeze()  # what is there now stays: it is not looked through again and again for garbage
        gc.set_threshold(GARBAGE, 20, 20)
        keeper: Keeper = server.config.app.state.keeper  # type: ignore[union-attr]
        aside = Thread(target=_aside, args=(server, settings.languages, keeper), daemon=True)
        aside.start()
        server.run()
        keeper.stop()
        aside.join(GRACE)


def _aside(server: uvicorn.Server, languages: tuple[str, ...], keeper: Keeper) -> None:
    """What somebody will ask for, once the server answers: a moment each, which no player should wait for. Then the
    record is looked after.

    The thread is as urgent as any other: one that had to stand back could hold the lock of the interpreter meanwhile.
    """
    while not server.started:
        sleep(AGAIN)
    built()
    for vulnerability in Vulnerability:
        possible_scores(vulnerability)
    read_ahead(languages)
    keeper.run()
