"""The application: routes, refusals, guards, description; see the modules for each kind of door."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from fractions import Fraction
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec

from arbitro import __version__
from arbitro.answers.problems import ProblemsReply
from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.log import read_exact, write_exact
from arbitro.server.agreed import AgreedDoors, SystemDoors
from arbitro.server.analysis import Analyses
from arbitro.server.cards import Cards
from arbitro.server.claims import Claims
from arbitro.server.courses import Courses
from arbitro.server.desk import Desk
from arbitro.server.devices import Devices
from arbitro.server.entries import Entries
from arbitro.server.equity import Equities
from arbitro.server.events import Events
from arbitro.server.exports import Exports, whole_site
from arbitro.server.guards import guarded
from arbitro.server.health import health, metrics, ready
from arbitro.server.house import House
from arbitro.server.keeping import Keeper, keeping
from arbitro.server.laws import Laws, Regulations
from arbitro.server.live import Hub, live
from arbitro.server.mail import Mails
from arbitro.server.members import Members, members_csv
from arbitro.server.openapi import Described, Description
from arbitro.server.packs import Packs
from arbitro.server.pages import pages
from arbitro.server.policy import Policies
from arbitro.server.post import Postman
from arbitro.server.previews import Previews
from arbitro.server.printing import Printing
from arbitro.server.problems import tell, tell_bug, tell_http, tell_misformed, tell_unreadable
from arbitro.server.programs import Programs
from arbitro.server.robots import Robots
from arbitro.server.ruling import RuleBook
from arbitro.server.rulings import Rulings
from arbitro.server.season import Seasons
from arbitro.server.setting_up import SettingUp
from arbitro.server.sheets import Sheets
from arbitro.server.signing import Signing
from arbitro.server.sittings import Sittings, table_socket
from arbitro.server.sizes import BODY, RULE, limit_bodies
from arbitro.server.solving import Solver
from arbitro.server.strangers import Strangers, share_threads
from arbitro.server.tables import LiveTables
from arbitro.server.watch import Figures, Watch

REST = 2.0  # seconds for a message that is being sent when the server stops
THREADS = 32  # for what may wait for a disk

REFUSALS: Mapping[int, str] = {
    400: "The request cannot be read.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    405: "Not done in this way.",
    409: "Somebody else was quicker, or the key stands for another command.",
    413: "Too long.",
    422: "It cannot be done.",
    429: "Too often.",
    503: "The database does not answer; it may be tried again.",
}


def create_app(house: House) -> Litestar:
    app = doors()
    move_in(app, house)
    return app


def move_in(app: Litestar, house: House) -> None:
    """Behind the doors are from now on this house, its live connections, its solver and its figures."""
    figures = Figures()
    hub, solver = Hub(house.office.journal, figures, house.reread, house.tables.heard, house.online.heard), Solver()
    app.state.update({"house": house, "hub": hub, "figures": figures, "solver": solver, "strangers": Strangers()})
    app.state["sittings"] = Sittings(house, figures)
    app.state["robots"] = robots = Robots(house, solver)
    app.state["programs"] = Programs(house, robots)
    app.state["keeper"], app.state["postman"] = Keeper(house), Postman(house)


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    async with app.state.hub.lifespan(app), app.state.solver.lifespan(app), app.state.house.online.working():
        await app.state.programs.open()
        yield
        await app.state.programs.close()
        await app.state.robots.rest()
    await asyncio.to_thread(app.state.postman.rest, REST)


def doors() -> Litestar:
    """All routes with their description, and no house behind them yet."""
    described = Described()
    app = Litestar(
        [
            Signing,
            Events,
            Previews,
            Printing,
            Sheets,
            Analyses,
            Equities,
            Exports,
            Devices,
            whole_site,
            Members,
            members_csv,
            Packs,
            SettingUp,
            Seasons,
            AgreedDoors,
            SystemDoors,
            Mails,
            Entries,
            Courses,
            Desk,
            Rulings,
            Cards,
            RuleBook,
            Laws,
            Regulations,
            Claims,
            Policies,
            live,
            LiveTables,
            table_socket,
            health,
            ready,
            metrics,
            keeping,
            pages,
        ],
        lifespan=[_lifespan],
        before_request=guarded,
        exception_handlers={
            ProblemsFound: tell,
            ValidationException: tell_misformed,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeDecodeError: tell_unreadable,
            Exception: tell_bug,
        },
        plugins=[described],
        logging_config=None,
        request_max_body_size=BODY,
        type_decoders=[(_is_exact, read_exact)],
        type_encoders={Fraction: write_exact},
        openapi_config=OpenAPIConfig(
            title="Arbitro",
            version=__version__,
            description=RULE,
            path="/api/schema",
            render_plugins=[Description(described)],
        ),
    )
    _describe_refusals(app)
    limit_bodies(app)
    share_threads(app)
    app.asgi_handler = Watch(app.asgi_handler, app.state)
    return app


def _describe_refusals(app: Litestar) -> None:
    """Every door can refuse."""
    refusals = {
        status: ResponseSpec(ProblemsReply, generate_examples=False, description=text)
        for status, text in REFUSALS.items()
    }
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            handler.responses = refusals | (handler.responses or {})


def _is_exact(form: Any) -> bool:
    return form is Fraction
