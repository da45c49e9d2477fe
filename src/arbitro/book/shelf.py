"""The data files that come with the book. What reads them is loaded with the first of them."""

from typing import TypeVar

import msgspec

from arbitro.book.problem import Place, refuse

T = TypeVar("T")


def text_of(*path: str) -> str:
    """The text of a file of this room: `text_of("contents", "2017.toml")`."""
    from importlib import resources

    return resources.files("arbitro.book").joinpath(*path).read_text("utf-8")


def read(text: str, shape: type[T], *, file: str) -> T:
    """A TOML text as a value of the given shape."""
    import tomllib

    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as trouble:
        raise refuse("bad-data-file", where=Place(file=file), found=trouble) from None
