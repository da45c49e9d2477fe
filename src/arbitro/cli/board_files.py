"""Files of boards, read and written by their format; a format is loaded when it is met."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Literal

from arbitro.book.problem import Place, refuse
from arbitro.cli.files import STANDARD
from arbitro.cli.voice import clean
from arbitro.formats.record import BoardRecord, Rejected

FileFormat = Literal["pbn", "lin", "json"]
AnyFormat = Literal["pbn", "lin", "json", "csv", "xml", "bws"]
"""Those of results among them."""


def ending(name: str, given: str | None) -> str:
    return given or Path(name).suffix.lower().removeprefix(".")


def format_of(name: str, given: FileFormat | None = None) -> FileFormat:
    """The format that was asked for, or the one that the file's name tells."""
    if given is not None:
        return given
    match ending(name, None):
        case "pbn" | "lin" | "json" as form:
            return form
        case suffix:
            kind = "format-not-told" if name == STANDARD else "unknown-format"
            raise refuse(kind, found=suffix, expected=".pbn .lin .json", where=Place(file=clean(name)))


def records(file: IO[bytes], name: str, form: FileFormat, *, strict: bool) -> Iterator[BoardRecord | Rejected]:
    """The boards of an open file, as they come."""
    name = clean(name)
    match form:
        case "pbn":
            from arbitro.formats import pbn

            return pbn.read(file, file=name, strict=strict)
        case "lin":
            from arbitro.formats import lin

            return lin.read(file, file=name, strict=strict)
        case "json":
            from arbitro.formats import json

            return json.read(file.read(), file=name, strict=strict)


def written(boards: Iterable[BoardRecord], form: FileFormat, head: Mapping[str, str] = {}) -> Iterator[str]:
    """The text of a file with these boards, in pieces. The head is JSON's."""
    match form:
        case "pbn":
            from arbitro.formats import pbn

            return pbn.write(boards)
        case "lin":
            from arbitro.formats import lin

            return lin.write_file(boards)
        case "json":
            from arbitro.formats import json

            return json.write(boards, head)
