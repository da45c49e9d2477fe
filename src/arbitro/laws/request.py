"""A request as programs write it: what happened, in plain JSON, and what is known."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT
from arbitro.laws.procedure import Procedure, procedure, procedures_of
from arbitro.regulations import load
from arbitro.regulations.pack import Pack


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of the code. `what` names what happened; `law` may stand for it where a law has one entry."""

    situation: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    edition: int = int(E2017)
    regulations: str = "wbf"
    law: str | None = None
    what: str | None = None
    language: str = "en"


class Prepared(Struct, frozen=True):
    """A request that makes sense: ready to be ruled on."""

    procedure: Procedure
    situation: Any
    regulations: Pack
    answers: Mapping[str, Any]
    language: str


def prepare(request: Request) -> Prepared:
    """Reads a request; raises with everything that is wrong with it."""
    problems: list[Problem] = []

    def attempt(read: Callable[[], Any]) -> Any:
        try:
            return read()
        except ProblemsFound as trouble:
            problems.extend(trouble.problems)

    edition = attempt(lambda: Edition.parse(request.edition))
    pack = attempt(lambda: load(request.regulations))
    found = edition and attempt(lambda: entry(request.law, request.what, edition))
    situation = found and attempt(lambda: read_situation(found.situation, request.situation))
    if problems:
        raise ProblemsFound(problems)
    return Prepared(found, situation, pack, request.answers, request.language)


def entry(law: str | None, what: str | None, edition: Edition) -> Procedure:
    """The procedure that a request means."""
    if what:
        found = procedure(what, edition)
        if law and found.law != law:
            raise refuse("law-against-event", found=law, expected=found.law, where=Place(tag="law"))
        return found
    if not law:
        raise refuse("no-event", expected="what law", where=Place(tag="what"))
    of_law = procedures_of(law, edition)
    if len(of_law) != 1:
        raise refuse("which-event", found=law, expected=" ".join(p.what for p in of_law), where=Place(tag="what"))
    return of_law[0]


def read_situation(form: type[Any], raw: Mapping[str, Any]) -> Any:
    """A situation of the given form; calls, cards and seats may be written as people write them."""
    try:
        situation = msgspec.convert(_spelled(raw), form)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at ")
        raise refuse("situation-form", found=message, where=Place(tag=place.strip("`$.") or "situation")) from None
    situation.checked()
    return situation


def _spelled(value: Any, key: str = "") -> Any:
    """Texts that are calls, cards or seats, in their one spelling; anything else as it is."""
    if isinstance(value, Mapping):
        return {name: _spelled(inner, name) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_spelled(inner, key) for inner in value]
    if isinstance(value, str):
        text = value.strip().upper()
        if text in SEAT_BY_TEXT:
            return SEAT_BY_TEXT[text].value
        if text in CARD_BY_TEXT:
            return CARD_BY_TEXT[text].value
        if text in CALL_BY_TEXT:
            return CALL_BY_TEXT[text].value
    return value
