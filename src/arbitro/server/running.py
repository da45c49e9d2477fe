"""Runs a server until it is told to stop, then within a few seconds, whoever is connected."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from sys import setswitchinterval
from threading import Thread
from time import sleep
from typing import cast

import uvicorn
from litestar import Litestar

from arbitro.book.contents import contents
from arbitro.book.edition import E2017
from arbitro.bridge.seats import Vulnerability
from arbitro.journal.opening import open_journal
from arbitro.office.office import Office
from arbitro.scoring.notation import possible_scores
from arbitro.server.accounts import Accounts
from arbitro.server.app import create_app
from arbitro.server.connections import IN_ALL, Live, Patient
from arbitro.server.house import House
from arbitro.server.keeping import Keeper
from arbitro.server.laws import read_ahead
from arbitro.server.logs import LOG, start_logs
from arbitro.server.pages import built
from arbitro.server.settings import Settings

GARBAGE = 20_000  # objects after which it is collected: a request makes few that need it
AGAIN = 0.02  # seconds until it is looked again whether the server has started
TURN = 0.0005  # seconds for which a thread has the interpreter: what is worked out aside holds up an answer no longer
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
            ws=Live,
            ws_max_size=2**12,
            ws_per_message_deflate=False,  # which costs every socket a quarter of a megabyte, and time
            http=type("Patient", (Patient,), {"proxies": frozenset(filter(None, [settings.proxy]))}),
            limit_concurrency=2 * IN_ALL,  # for what comes through a proxy
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
        setswitchinterval(TURN)
        app = cast(Litestar, server.config.app)
        keeper: Keeper = app.state.keeper
        aside = Thread(target=_aside, args=(server, app, settings.languages), daemon=True)
        aside.start()
        server.run()
        keeper.stop()
        aside.join(GRACE)


def _aside(server: uvicorn.Server, app: Litestar, languages: tuple[str, ...]) -> None:
    """What somebody will ask for, once the server answers: a moment each, which no player should wait for. Then the
    record is looked after.

    The thread is as urgent as any other: one that had to stand back could hold the lock of the interpreter meanwhile.
    """
    while not server.started:
        sleep(AGAIN)
    built()
    for vulnerability in Vulnerability:
        possible_scores(vulnerability)
    contents(E2017)
    app.openapi_schema  # noqa: B018 - is described now
    try:
        read_ahead(app.state.solver, languages)
    except Exception as trouble:  # the server stops, or cannot have workers: who asks is told why
        LOG.warning("read ahead", exc_info=trouble)
    app.state.postman.wake()  # what waited when the server last stopped
    app.state.keeper.run()
