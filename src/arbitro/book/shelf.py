"""The data files that come with the program."""

from pkgutil import get_data
from typing import TypeVar

import msgspec

from arbitro.book.problem import Place, refuse

T = TypeVar("T")


def text_of(path: str, package: str = "arbitro.book") -> str:
    """The text of a file that comes with the program: `text_of("contents/2017.toml")`."""
    return (get_data(package, path) or b"").decode()


def read(text: str, shape: type[T], *, file: str) -> T:
    """A TOML text as a value of the given shape."""
    import tomllib

    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as trouble:
        raise refuse("bad-data-file", where=Place(file=file), found=trouble) from None
