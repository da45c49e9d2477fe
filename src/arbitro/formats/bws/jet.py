"""Databases of the Jet engine (.mdb, .bws), versions 3 and 4, as far as table devices need them: rows of tables read,
and rows added to tables that have no index.

A file is a row of pages. Page 2 defines the catalogue, in which every table stands with the page of its definition; a
page of data names the definition that it belongs to. A row has its fixed columns first, then those of variable length,
the places of these, and a bit for each column that has a value.
"""

import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import cached_property

from msgspec import Struct

from arbitro.book.problem import ProblemsFound, refuse

Value = str | int | float | bool | datetime | None
JetRow = Mapping[str, Value]

MOST = 64 << 20  # bytes of a file
MOST_COLUMNS = 255
_MARK = b"\x00\x01\x00\x00Standard Jet DB\x00"
_CATALOGUE = 2
_DATA, _MAP = 1, 5
_DELETED, _MOVED, _PLACE = 0x8000, 0x4000, 0x1FFF
_EPOCH = datetime(1899, 12, 30)
_BOOL, _DATE, _TEXT = 1, 8, 10
_NUMBERS = {2: "<B", 3: "<h", 4: "<i", 6: "<f", 7: "<d", _DATE: "<d"}
_FIXED, _COUNTED = 1, 4  # flags of a column
_COMPRESSED = b"\xff\xfe"


class JetForm(Struct, frozen=True):
    """Where things stand in a version of the format."""

    page: int  # bytes
    counts: int  # in a definition: how many variable columns, columns …
    rows: int  # in a definition: how many rows
    usage: int  # in a definition: where the pages of the table are marked
    columns: int  # in a definition: after what comes before the columns
    index: int  # bytes for each index before the columns
    column: int  # bytes of a column
    places: tuple[int, int, int, int, int]  # in a column: number, place if variable, flags, place if fixed, length
    first: int  # in a page of data: how many rows


THREE = JetForm(2048, 23, 12, 35, 43, 8, 18, (1, 3, 13, 14, 16), 8)
FOUR = JetForm(4096, 43, 16, 55, 63, 12, 25, (5, 7, 15, 21, 23), 12)


class JetColumn(Struct, frozen=True):
    name: str
    kind: int
    number: int
    variable: int
    flags: int
    fixed: int
    length: int


class JetTable(Struct, frozen=True):
    """A table as it is defined."""

    page: int
    columns: tuple[JetColumn, ...]
    rows: int
    variables: int
    indexes: int
    usage: int


class Jet(Struct, frozen=True, dict=True):
    """A file."""

    data: bytes

    @classmethod
    def of(cls, data: bytes) -> "Jet":
        """Refused if it is no such file."""
        if not data.startswith(_MARK) or data[20:21] not in (b"\x00", b"\x01") or len(data) > MOST:
            raise refuse("bad-bws", found=data[4:19].decode("latin-1"), expected="Standard Jet DB")
        return cls(data)

    @property
    def form(self) -> JetForm:
        return FOUR if self.data[20] else THREE

    def rows(self, table: str) -> Iterator[JetRow]:
        """The rows of a table in their order; none where there is no such table."""
        if table in self._catalogue:
            defined = self.table(table)
            for row in self._rows_of(defined.page):
                yield self._read(defined, row)

    def table(self, name: str) -> JetTable:
        return self._defined(self._catalogue[name])

    def __contains__(self, name: str) -> bool:
        return name in self._catalogue

    @cached_property
    def _catalogue(self) -> Mapping[str, int]:
        """The page on which each table is defined."""
        catalogue = self._defined(_CATALOGUE)
        pages = {}
        for row in self._rows_of(_CATALOGUE):
            entry = self._read(catalogue, row)
            name, page = entry.get("Name"), entry.get("Id")
            if entry.get("Type") == 1 and isinstance(name, str) and isinstance(page, int):
                pages[name] = page & 0xFFFFFF
        return pages

    @cached_property
    def _pages(self) -> Mapping[int, list[int]]:
        """The pages of data of each definition."""
        pages: dict[int, list[int]] = {}
        for at in range(0, len(self.data) - self.form.page + 1, self.form.page):
            if self.data[at] == _DATA:
                pages.setdefault(_long(self.data, at + 4), []).append(at)
        return pages

    def _page(self, number: int) -> bytes:
        size = self.form.page
        page = self.data[number * size : (number + 1) * size]
        if len(page) < size:
            raise _broken(f"page {number}")
        return page

    def _defined(self, number: int) -> JetTable:
        """A definition; it may go on on other pages."""
        form, text = self.form, self._page(number)
        pieces, seen, after = [text], {number}, _long(text, 4)
        while after:
            if after in seen:
                raise _broken(f"page {after}")
            seen.add(after)
            page = self._page(after)
            pieces.append(page[8:])
            after = _long(page, 4)
        text = b"".join(pieces)
        with _whole(f"page {number}"):
            variables, columns = struct.unpack_from("<HH", text, form.counts)
            indexes = _long(text, form.counts + 8)
            if columns > MOST_COLUMNS or indexes > MOST_COLUMNS:
                raise _broken(f"page {number}")
            at = form.columns + form.index * indexes
            names = at + form.column * columns
            found = []
            for column in range(at, names, form.column):
                name, names = self._name(text, names)
                number_, variable, flags, fixed, length = (column + place for place in form.places)
                found.append(
                    JetColumn(
                        name,
                        text[column],
                        _short(text, number_),
                        _short(text, variable),
                        text[flags],
                        _short(text, fixed),
                        _short(text, length),
                    )
                )
            rows, usage = _long(text, form.rows), _long(text, form.usage)
        return JetTable(number, tuple(found), rows, variables, indexes, usage)

    def _name(self, text: bytes, at: int) -> tuple[str, int]:
        """The name of a column, and where the next one stands."""
        if self.form is THREE:
            return text[at + 1 : at + 1 + text[at]].decode("cp1252"), at + 1 + text[at]
        size = _short(text, at)
        return text[at + 2 : at + 2 + size].decode("utf-16-le"), at + 2 + size

    def _rows_of(self, definition: int) -> Iterator[bytes]:
        """The rows as they stand in the pages of a definition, without those that were deleted."""
        for at in self._pages.get(definition, ()):
            page = self.data[at : at + self.form.page]
            for start, end, flags in self._places(page):
                if flags & _MOVED:
                    yield self._moved(page[start:end])
                elif not flags & _DELETED:
                    yield page[start:end]

    def _places(self, page: bytes) -> Iterator[tuple[int, int, int]]:
        """Where each row of a page begins and ends, and its flags; rows fill a page from its end."""
        first, end = self.form.first, len(page)
        for at in range(first + 2, min(first + 2 + 2 * _short(page, first), len(page) - 1), 2):
            place = _short(page, at)
            start = place & _PLACE
            if start < end:
                yield start, end, place
                end = start

    def _moved(self, pointer: bytes) -> bytes:
        """A row that did not fit where it was."""
        with _whole("row"):
            page = self._page(_long(pointer, 0) >> 8)
            for at, (start, end, _) in enumerate(self._places(page)):
                if at == pointer[0]:
                    return page[start:end]
        raise _broken("row")

    def _read(self, table: JetTable, row: bytes) -> JetRow:
        form = self.form
        with _whole("row"):
            wide = 1 if form is THREE else 2
            count = int.from_bytes(row[:wide], "little")
            end = len(row) - (count + 7) // 8
            filled = int.from_bytes(row[end:], "little")
            ends = self._variables(row, end) if table.variables else ()
            values: dict[str, Value] = {}
            for column in table.columns:
                there = column.number < count and bool(filled >> column.number & 1)
                if column.kind == _BOOL:
                    values[column.name] = there
                elif not there:
                    values[column.name] = None
                elif not column.flags & _FIXED:
                    if column.kind == _TEXT and column.variable + 1 < len(ends):
                        values[column.name] = self._text(row[ends[column.variable] : ends[column.variable + 1]])
                elif column.kind in _NUMBERS:
                    (value,) = struct.unpack_from(_NUMBERS[column.kind], row, wide + column.fixed)
                    values[column.name] = _EPOCH + timedelta(days=value) if column.kind == _DATE else value
            return values

    def _variables(self, row: bytes, end: int) -> tuple[int, ...]:
        """Where the columns of variable length begin, and where the last one ends.

        In version 3 a place is one byte, and a table of jumps says from which on another 256 is to be added.
        """
        if self.form is FOUR:
            count = _short(row, end - 2)
            return struct.unpack_from(f"<{count + 1}H", row, end - 2 - 2 * (count + 1))[::-1]
        count, jumps = row[end - 1], (len(row) - 1) // 256
        last = end - 2 - jumps
        if (last - count) // 256 < jumps:
            jumps -= 1
        marks = [row[end - 2 - jump] for jump in range(jumps)]
        return tuple(row[last - at] + 256 * sum(mark <= at for mark in marks) for at in range(count + 1))

    def _text(self, raw: bytes) -> str:
        if self.form is THREE:
            return raw.decode("cp1252", errors="replace")
        if not raw.startswith(_COMPRESSED):
            return raw.decode("utf-16-le", errors="replace")
        pieces = raw[2:].split(b"\x00")  # a zero goes over to two bytes a letter, and back
        return "".join(
            piece.decode("utf-16-le" if at % 2 else "latin-1", errors="replace") for at, piece in enumerate(pieces)
        )

    # -- rows added

    def adding(self, rows: Mapping[str, Iterable[JetRow]]) -> "Jet":
        """The file with more rows, on pages of their own. Only version 4, and only tables without an index."""
        data = bytearray(self.data)
        for name, added in rows.items():
            _Adding(data, self.table(name)).all(added)
        return Jet(bytes(data))


class _Adding:
    """Rows on their way into a table."""

    def __init__(self, data: bytearray, table: JetTable) -> None:
        assert not table.indexes
        self.data, self.table = data, table
        self.page = 0  # where the page begins that is being filled
        self.head = table.page * FOUR.page + FOUR.rows
        self.counted = [column.name for column in table.columns if column.flags & _COUNTED]

    def all(self, rows: Iterable[JetRow]) -> None:
        count, last = struct.unpack_from("<II", self.data, self.head)
        for row in rows:
            count, last = count + 1, last + bool(self.counted)
            self._put(_written(self.table, {**row, **dict.fromkeys(self.counted, last)}))
        struct.pack_into("<II", self.data, self.head, count, last)

    def _put(self, row: bytes) -> None:
        if not self.page or _short(self.data, self.page + 2) < len(row) + 2:
            self.page = self._new_page(_DATA, struct.pack("<HII", FOUR.page - FOUR.first - 2, self.table.page, 0))
            self._mark(self.page // FOUR.page)
        first = self.page + FOUR.first
        free, count = _short(self.data, self.page + 2), _short(self.data, first)
        end = _short(self.data, first + 2 * count) if count else FOUR.page
        start = end - len(row)
        self.data[self.page + start : self.page + end] = row
        struct.pack_into("<H", self.data, first + 2 + 2 * count, start)
        struct.pack_into("<H", self.data, first, count + 1)
        struct.pack_into("<H", self.data, self.page + 2, free - len(row) - 2)

    def _new_page(self, kind: int, head: bytes = b"") -> int:
        at = len(self.data)
        self.data += (bytes([kind, 1]) + head).ljust(FOUR.page, b"\x00")
        return at

    def _mark(self, page: int) -> None:
        """The page in the table's own map: the row of the map names pages of bits, one for each page of the file."""
        at = (self.table.usage >> 8) * FOUR.page
        start = at + (_short(self.data, at + FOUR.first + 2 + 2 * (self.table.usage & 0xFF)) & _PLACE)
        each = 8 * (FOUR.page - 4)
        named = start + 1 + 4 * (page // each)
        bits = _long(self.data, named) * FOUR.page
        if not bits:
            bits = self._new_page(_MAP)
            struct.pack_into("<I", self.data, named, bits // FOUR.page)
        self.data[bits + 4 + page % each // 8] |= 1 << page % 8


def _written(table: JetTable, values: JetRow) -> bytes:
    """A row of version 4."""
    count = max(column.number for column in table.columns) + 1
    filled = 0
    fixed = bytearray()
    variable: dict[int, bytes] = {}
    for column in table.columns:
        value = values.get(column.name)
        if value is not None and value is not False:
            filled |= 1 << column.number
        if column.kind == _BOOL:
            continue
        if not column.flags & _FIXED:
            variable[column.variable] = b"" if value is None else str(value).encode("utf-16-le")[: column.length]
            continue
        fixed = fixed.ljust(column.fixed + column.length, b"\x00")
        if isinstance(value, datetime):
            value = (value - _EPOCH) / timedelta(days=1)
        if value is not None:
            struct.pack_into(_NUMBERS[column.kind], fixed, column.fixed, value)
    row = struct.pack("<H", count) + fixed
    if table.variables:
        places = []
        for at in range(table.variables):
            places.append(len(row))
            row += variable.get(at, b"")
        row += struct.pack(f"<{table.variables + 2}H", len(row), *reversed(places), table.variables)
    return bytes(row + filled.to_bytes((count + 7) // 8, "little"))


@contextmanager
def _whole(what: str) -> Iterator[None]:
    """What points outside of the file, or is no text or number, is a fault of the file."""
    try:
        yield
    except (struct.error, IndexError, UnicodeDecodeError, OverflowError, ValueError) as trouble:
        raise _broken(f"{what}: {trouble}") from None


def _broken(what: str) -> ProblemsFound:
    return refuse("bws-broken", found=what)


def _short(data: bytes | bytearray, at: int) -> int:
    value: int = struct.unpack_from("<H", data, at)[0]
    return value


def _long(data: bytes | bytearray, at: int) -> int:
    value: int = struct.unpack_from("<I", data, at)[0]
    return value
