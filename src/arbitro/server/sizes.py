"""How large what is sent may be. A text has a line, a list a thousand items, unless its type says otherwise
(`Meta(max_length=…)`, to which msgspec holds): so every field of every request has a limit, also one that is new.

Facts have the same values inside and no limits: what was recorded is read for ever.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from litestar import Litestar
from litestar.exceptions import ValidationException
from msgspec import Meta, Struct

LINE = 200  # characters of a text
FREE = 2000  # of a text where anything may be told: what happened, and what was answered
ITEMS = 1000  # of a list
DEEPEST = 32  # lists in lists
BODY = 64 * 1024  # bytes
FILE_BODY = 2 * 1024 * 1024  # where a file may be sent

RULE = (
    f"A text of a request has at most {LINE} characters, a list {ITEMS} items and a body {BODY // 1024} KiB, unless "
    f"`maxLength`, `maxItems` or the route say otherwise; where any value may be told, a text has {FREE}."
)

Handle = Callable[..., Awaitable[Any]]


class Bound(NamedTuple):
    """Of a field: characters of each text in it, items of each list; None where its type says it."""

    text: int | None = LINE
    items: int | None = ITEMS


USUAL = Bound()


def check_sizes(value: object, bound: Bound = USUAL, place: str = "data", depth: int = 0) -> None:
    """Refuses a request with anything too large in it, as one is refused that its types forbid."""
    if isinstance(value, str):
        if bound.text is not None and len(value) > bound.text:
            raise _too_large(place, "length", bound.text)
    elif depth > DEEPEST:
        raise _too_large(place, "depth", DEEPEST)
    elif value is None:
        return
    elif isinstance(value, Struct):
        for name, own in bounds(type(value)).items():
            check_sizes(getattr(value, name), own, f"{place}.{name}", depth + 1)
    elif isinstance(value, Mapping | tuple | list | set | frozenset):
        if bound.items is not None and len(value) > bound.items:
            raise _too_large(place, "length", bound.items)
        if isinstance(value, Mapping):
            for name in value:
                check_sizes(name, USUAL, place, depth + 1)
            value = tuple(value.values())
        for item in value:
            check_sizes(item, bound, place, depth + 1)


@cache
def bounds(form: type[Struct]) -> Mapping[str, Bound]:
    """Of the fields that may hold a text or a list of any length."""
    return {field.name: _bound(field.type) for field in msgspec.structs.fields(form) if not _is_small(field.type)}


def _is_small(of: Any) -> bool:
    """Whether nothing of the type can be large: a number, or one of so many words."""
    parts = get_args(of) if get_origin(of) in (Annotated, Union, UnionType) else ()
    if get_origin(of) is Annotated:
        return _is_small(parts[0])
    if parts:
        return all(map(_is_small, parts))
    return get_origin(of) is Literal or of in (int, bool, NoneType) or (isinstance(of, type) and issubclass(of, Enum))


def _bound(of: Any) -> Bound:
    parts = tuple(_parts(of))
    bounded = {_kind(part) for part, meta in parts if meta is not None and meta.max_length is not None}
    text = FREE if any(part in (Any, object) for part, _ in parts) else LINE
    return Bound(None if "text" in bounded else text, None if "items" in bounded else ITEMS)


def _parts(of: Any, meta: Meta | None = None) -> Iterator[tuple[Any, Meta | None]]:
    """A type and those that it is made of, each with what is said of it."""
    if get_origin(of) is Annotated:
        base, *more = get_args(of)
        yield from _parts(base, next((item for item in more if isinstance(item, Meta)), None))
        return
    yield of, meta
    for part in get_args(of):
        yield from _parts(part)


def _kind(of: Any) -> str:
    return "text" if of in (str, bytes) else "items"


def _too_large(place: str, what: str, most: int) -> ValidationException:
    return ValidationException(extra=[{"key": place.removeprefix("data."), "message": f"Expected {what} <= {most}"}])


def limit_bodies(app: Litestar) -> None:
    """Every door looks at the size of what it is given before it does anything with it."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if "data" in handler.parsed_fn_signature.parameters:
                put_around(handler, _checked)


def _checked(answer: Handle) -> Handle:
    async def checked(*args: Any, **given: Any) -> Any:
        check_sizes(given["data"])
        return await answer(*args, **given)

    return checked


def put_around(handler: Any, around: Callable[[Handle], Handle]) -> None:
    """Litestar has no other place between a request that is read and its handler, whose name is in the description."""
    name = handler.handler_name
    handler._fn = around(handler.fn)
    handler._fn.__name__ = handler._fn.__qualname__ = name
