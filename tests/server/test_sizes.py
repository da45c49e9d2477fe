"""Every text of every command and of every other request has a limit, at its door and in the description."""

import types
from collections.abc import Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
from litestar.exceptions import ValidationException
from msgspec import Meta, Struct

from arbitro.contest.facts.log import read_exact
from arbitro.office.subjects import POWERS
from arbitro.scoring.outcome import Weighted
from arbitro.server.app import doors
from arbitro.server.sizes import BODY, FILE_BODY, FREE, ITEMS, LINE, bounds, check_sizes
from tests.gather import gathered
from tests.server.club import ORGANISER, PUBLIC, Club

LONGEST_FILE = 500_000
DEEP = 12  # Structs in Structs that are looked into

BODIES = {
    (method, route.path): handler.parsed_fn_signature.parameters["data"].annotation
    for route in doors().routes
    for handler in getattr(route, "route_handlers", ())
    if "data" in handler.parsed_fn_signature.parameters
    for method in handler.http_methods
}

WHOLE: dict[type[Struct], Any] = {Weighted: {"type": "weighted", "shares": [{"weight": "1", "score_ns": 420}]}}
"""Values that cannot be with the least in their fields."""


def sample(of: Any, depth: int = 0) -> Any:
    """Something of a type, as JSON has it, as little as possible."""
    origin, args = get_origin(of), get_args(of)
    if origin is Annotated:
        told = next((one for one in args[1:] if isinstance(one, Meta)), Meta())
        return told.ge if told.ge is not None else sample(args[0], depth)
    if origin is Literal:
        return args[0]
    if origin in (Union, types.UnionType):
        return None if type(None) in args else sample(args[0], depth)
    if isinstance(of, type) and issubclass(of, Struct):
        return WHOLE.get(of) or written(of, {}, depth)
    if isinstance(of, type) and issubclass(of, Enum):
        return next(iter(of)).value
    if origin is tuple and Ellipsis not in args:
        return [sample(arg, depth) for arg in args]
    if isinstance(origin, type):
        return {} if issubclass(origin, Mapping) else []
    return {str: "x", bytes: "eA==", int: 1, float: 1.0, bool: True, Fraction: "1", Any: "x"}.get(of, "2026-05-05")


def written(form: type[Struct], fields: Mapping[str, Any], depth: int = 0) -> dict[str, Any]:
    config = form.__struct_config__
    needed = {one.encode_name: sample(one.type, depth + 1) for one in msgspec.structs.fields(form) if one.required}
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    return tag | needed | dict(fields)


def texts(of: Any, depth: int = 0) -> Iterator[tuple[str, int, Any]]:
    """Every place of a text in a type: its name, the length that it may have, and, as JSON with `None` in that place,
    a function from the text to a value of the type."""
    origin, args = get_origin(of), get_args(of)
    if depth > DEEP:
        return
    if origin is Annotated:
        told = next((one for one in args[1:] if isinstance(one, Meta) and one.max_length is not None), None)
        for name, most, put in texts(args[0], depth):
            yield name, (told.max_length or 0) if told and args[0] is str else most, put
    elif of is str:
        yield "", LINE, lambda text: text
    elif of is Any:
        yield "", FREE, lambda text: text
    elif origin in (Union, types.UnionType):
        for one in args:
            yield from texts(one, depth)
    elif isinstance(of, type) and issubclass(of, Struct):
        for field in msgspec.structs.fields(of):
            for name, most, put in texts(field.type, depth + 1):
                yield f".{field.name}{name}", most, lambda text, f=field, p=put: written(of, {f.encode_name: p(text)})
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        if args[0] is str:
            yield "{}", LINE, lambda text: {text: sample(args[1])}
        for name, most, put in texts(args[1], depth):
            yield f"{{}}{name}", most, lambda text, p=put: {sample(args[0]): p(text)}
    elif origin is tuple and Ellipsis not in args:
        for at, one in enumerate(args):
            for name, most, put in texts(one, depth):
                yield (
                    f"[{at}]{name}",
                    most,
                    lambda text, at=at, p=put: [p(text) if n == at else sample(part) for n, part in enumerate(args)],
                )
    elif isinstance(origin, type):
        for name, most, put in texts(args[0], depth):
            yield f"[]{name}", most, lambda text, p=put: [p(text)]


def taken(raw: Any, form: Any) -> None:
    """As a door takes a body."""
    check_sizes(msgspec.convert(raw, form, strict=False, dec_hook=read_exact, str_keys=True))


def is_refused(raw: Any, form: Any) -> bool:
    try:
        taken(raw, form)
    except (ValidationException, msgspec.ValidationError) as trouble:
        told = str(trouble.extra) if isinstance(trouble, ValidationException) else str(trouble)
        return "length" in told
    return False


@pytest.mark.parametrize("form", [*POWERS, *(form for form in BODIES.values() if isinstance(form, type))])
def test_a_text_longer_than_its_limit_is_refused_wherever_it_stands(form: type[Struct]) -> None:
    with gathered() as trying:
        with trying(form.__name__):
            left_out = [field.type for field in msgspec.structs.fields(form) if field.name not in bounds(form)]
            described = str([msgspec.json.schema(of) for of in left_out])
            assert not {one for one in ("string", "array", "object") if f"'type': '{one}'" in described}
        for name, most, put in texts(form):
            with trying(form.__name__, name):
                assert most <= LONGEST_FILE
                assert is_refused(put("x" * (most + 1)), form), "not refused"


def test_the_commands_and_the_other_requests_are_all_bodies_that_there_are() -> None:
    assert len(POWERS) > 30
    assert len(BODIES) > 20


def test_a_list_longer_than_its_limit_is_refused() -> None:
    undo = next(command for command in POWERS if command.__name__ == "Undo")
    taken(written(undo, {"versions": list(range(1, ITEMS + 1))}), undo)
    assert is_refused(written(undo, {"versions": list(range(1, ITEMS + 2))}), undo)


def test_every_door_looks_at_the_size_of_what_it_is_given(club: Club) -> None:
    with gathered() as trying:
        for (method, path), form in BODIES.items():
            found = (one for part in ([form] if isinstance(form, type) else get_args(form)) for one in texts(part))
            name, most, put = min(found, key=lambda one: one[1], default=("", LINE, lambda text: text))
            address = path.replace("{id:str}", "x").replace("{code:str}", "x").replace("{board:int}", "1")
            address = address.replace("{id:path}", "/x")
            with trying(method, path, name):
                answer = club.asked(method, address, put("x" * (most + 1)), ORGANISER)
                assert answer.status_code == 400, answer.text
                answer = club.asked(method, address, {"x": "x" * FILE_BODY}, ORGANISER)
                assert answer.status_code == 413, answer.text
                answer = club.asked(method, address, {"x": "x" * BODY}, PUBLIC)
                assert answer.status_code == 413, answer.text


def test_a_body_that_is_not_utf_8_is_not_read(club: Club) -> None:
    with gathered() as trying:
        for method, path in BODIES:
            address = path.replace("{id:path}", "/x").replace("{board:int}", "1").replace(":str", "")
            with trying(method, path):
                headers = {"content-type": "application/json", "idempotency-key": "x"}
                club.client.cookies.clear()
                answer = club.client.request(method, address, headers=headers, content=b'{"name": "\xff\xfe"}')
                assert answer.status_code == 400, answer.text


def test_the_description_tells_the_limits(club: Club) -> None:
    described = club.client.get("/api/schema/openapi.json").json()
    assert str(LINE) in described["info"]["description"]
    call = described["components"]["schemas"]["CallDirector"]["properties"]["about"]
    assert call["maxLength"] == 500
    fixed = described["components"]["schemas"]["MovementWanted"]["properties"]["fixed"]
    assert fixed["maxItems"] == 60
