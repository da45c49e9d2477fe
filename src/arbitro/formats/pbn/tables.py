"""Tables (5.2): a header that names the columns, then the elements of the rows."""

import re

from msgspec import Struct

from arbitro.formats.pbn.game import Findings, Tag
from arbitro.formats.pbn.syntax import unescaped

_COLUMN = re.compile(
    r"\s*(?P<order>[+-]?)(?P<name>[^\\;+-][^\\;]*)(?:\\\s*(?P<width>\d{1,3})(?P<align>[LR]?)\s*)?", re.ASCII
)
ELEMENT = re.compile(r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"|[^\s"]++', re.ASCII)


class TagColumn(Struct, frozen=True):
    """One column; `+` and `-` before its name say that the rows are in its order."""

    name: str
    width: int = 0
    align: str = ""  # "L", "R" or as it comes
    order: str = ""  # "+", "-" or none

    def laid_out(self, element: str) -> str:
        return element.rjust(self.width) if self.align == "R" else element.ljust(self.width)


class TagTable(Struct, frozen=True):
    columns: tuple[TagColumn, ...]
    rows: tuple[tuple[str, ...], ...]  # as written; `text` takes the quotes off

    @staticmethod
    def text(element: str) -> str:
        """An element without its quotes; `-` is one that is not there."""
        return unescaped(element[1:-1]) if element[:1] == '"' else element

    def column(self, name: str) -> tuple[str, ...]:
        place = [column.name for column in self.columns].index(name)
        return tuple(self.text(row[place]) for row in self.rows)


def table(tag: Tag, findings: Findings) -> TagTable | None:
    """Reads a table; every row must be full."""
    columns = []
    for header in tag.value.split(";"):
        match = _COLUMN.fullmatch(header)
        if match is None:
            findings.add("bad-table-header", tag, found=header, expected="+Name\\6R")
            return None
        columns.append(TagColumn(match["name"].strip(), int(match["width"] or 0), match["align"] or "", match["order"]))
    elements = ELEMENT.findall(tag.section)
    wide = len(columns)
    if len(elements) % wide:
        findings.add("table-row-short", tag, found=len(elements) % wide, expected=wide)
        return None
    rows = tuple(tuple(elements[at : at + wide]) for at in range(0, len(elements), wide))
    return TagTable(tuple(columns), rows)
