"""The application: routes, refusals, headers; see the modules for each kind of door."""

from fractions import Fraction
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from arbitro import __version__
from arbitro.book.problem import ProblemsFound
from arbitro.contest.log import read_exact, write_exact
from arbitro.server.events import Events
from arbitro.server.house import House
from arbitro.server.problems import tell, tell_http, tell_misformed


def create_app(house: House) -> Litestar:
    return Litestar(
        [Events],
        state=State({"house": house}),
        exception_handlers={
            ProblemsFound: tell,
            ValidationException: tell_misformed,
            HTTPException: tell_http,
        },
        type_decoders=[(_is_exact, read_exact)],
        type_encoders={Fraction: write_exact},
        openapi_config=OpenAPIConfig(title="Arbitro", version=__version__, path="/api/schema"),
    )


def _is_exact(form: Any) -> bool:
    return form is Fraction
