"""Facts of a policy question from their JSON."""

from typing import TypeVar

import msgspec

from arbitro.book.problem import Place, refuse
from arbitro.cli.files import opened

T = TypeVar("T")


def read_facts(name: str, form: type[T]) -> T:
    """A file, or standard input, as facts of this form."""
    with opened(name) as file:
        text = file.read()
    try:
        return msgspec.json.decode(text, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why, _, place = str(error).partition(" - at ")
        raise refuse("request-form", found=why, where=Place(tag=place.strip("`$.") or "facts")) from None
