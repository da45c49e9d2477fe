"""Movements from anybody, as JSON: `{"rounds": [{"round": 1, "tables": [{"table", "ns", "ew", "boards"}]}]}`; as rows
with the columns round, table, ns, ew, boards; or as lines of text, one for each round: `1: 8-1 (1-2)  2-7 (3-4)`. A
line that begins with `Table` has the rounds of that table instead. A single number or letter is a set of boards.

What can be worked out may be missing: the numbers of rounds and tables in their order, who sits out, the kind and how
many winners there are. Every problem is told at once with its place; whether the movement is any good is not asked
here (`contest.movement.proof`).
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.contest.movement.movement import Kind, Movement, Round, Side, Sitting
from arbitro.formats.results.csv import decoded

FORM = '{"rounds": [{"tables": [{"ns": 1, "ew": 8, "boards": [1, 2]}]}]}'
MOST = 999  # of contestants, rounds and tables: what can be proved while one waits
MOST_BOARDS = 9999

T = TypeVar("T", bound=Struct)


class WrittenTable(Struct, frozen=True):
    """One table; in an individual `ns` and `ew` are two numbers each."""

    ns: Side
    ew: Side
    boards: tuple[int, ...]
    table: int | None = None


class WrittenRound(Struct, frozen=True):
    """One round."""

    tables: tuple[WrittenTable, ...]
    round: int | None = None
    sits_out: tuple[int, ...] | None = None


class WrittenMovement(Struct, frozen=True):
    """A movement; anything else that the file says is passed over."""

    rounds: tuple[WrittenRound, ...]
    name: str = ""
    tables: int | None = None
    kind: Kind | None = None
    winners: Literal[1, 2] | None = None


class _OutlineRound(Struct, frozen=True):
    tables: tuple[msgspec.Raw, ...]
    round: int | None = None
    sits_out: tuple[int, ...] | None = None


class _Read(Struct, frozen=True):
    """A round that was read; whether it said who sits out."""

    round: int
    tables: tuple[Sitting, ...]
    sits_out: tuple[int, ...] | None


class _MovementOutline(Struct, frozen=True):
    """The same with its rounds not yet looked into."""

    rounds: tuple[msgspec.Raw, ...]
    name: str = ""
    tables: int | None = None
    kind: Kind | None = None
    winners: Literal[1, 2] | None = None


def read(data: bytes, file: str | None = None) -> Movement:
    """The movement that a text describes."""
    where = Place(file=file)
    text = decoded(data, file)
    if not text.lstrip().startswith("{"):
        return _completed(_MovementOutline(()), _written_out(text, where))
    try:
        outline = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_MovementOutline)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise refuse("bad-json", found=trouble, expected=FORM, where=where) from None
    problems: list[Problem] = []
    if not 1 <= len(outline.rounds) <= MOST:
        problems.append(Problem("movement-file-rounds", where, str(len(outline.rounds)), f"1 … {MOST}"))
    rounds = []
    for at, raw in enumerate(outline.rounds[:MOST], 1):
        each = _round(raw, at, where, problems)
        if each is not None:
            rounds.append(each)
    twice = [number for number, times in Counter(round.round for round in rounds).items() if times > 1]
    problems += (Problem("movement-round-twice", where, str(number)) for number in twice)
    if not problems:
        problems += _forms(outline, rounds, where)
    if problems:
        raise ProblemsFound(problems)
    return _completed(outline, rounds)


# -- text

_CELL = re.compile(
    r"(?<![\d(\[/-])(?P<ns>\d{1,3})\s?(?:-|–|vs?)\s?(?P<ew>\d{1,3})(?!\d)"
    r"\s*[(\[/ -]\s*(?P<boards>[A-Za-z](?![A-Za-z])|\d{1,4}(?:\s?[-–]\s?\d{1,4})?)\s?[)\]]?",
    re.IGNORECASE,
)
_LABEL = re.compile(r"\s*(?P<what>round|r|table|t|)\s?(?P<number>\d{1,3})\s*(?:[:.|;,\t]|\s|$)", re.IGNORECASE)
_COLUMNS = ("round", "table", "ns", "ew")


def _written_out(text: str, where: Place) -> list[_Read]:
    """The tables of a text, as rows of columns or as lines of cells."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise refuse("movement-file-rounds", where=where, found=0, expected=f"1 … {MOST}")
    between = max((",", ";", "\t"), key=lines[0][1].count)
    header = [cell.strip().lower() for cell in lines[0][1].split(between)]
    problems: list[Problem] = []
    sittings: dict[tuple[int, int], Sitting] = {}
    rows = _of_columns(header, lines[1:], between) if {*_COLUMNS} <= {*header} else _of_cells(lines)
    for line, round, table, cell in rows:
        sitting = _sitting(table, cell)
        at = replace(where, line=line)
        if sitting is None or not 1 <= round <= MOST or not 1 <= table <= MOST:
            problems.append(Problem("movement-line", at, cell.strip()[:60], "1-8 (1-2)"))
        elif (round, table) in sittings:
            problems.append(Problem("movement-table-twice", at, f"{round} {table}"))
        else:
            sittings[round, table] = sitting
    if problems or not sittings:
        raise ProblemsFound(problems or [Problem("movement-line", where, lines[0][1].strip()[:60], "1-8 (1-2)")])
    rounds = sorted({round for round, _ in sittings})
    tables = {round: [sittings[at] for at in sorted(sittings) if at[0] == round] for round in rounds}
    return [_Read(round, tuple(tables[round]), None) for round in rounds]


def _of_columns(header: list[str], lines: list[tuple[int, str]], between: str) -> Iterator[tuple[int, int, int, str]]:
    """Line, round, table, and the cell as the other form has it."""
    for number, line in lines:
        row = dict(zip(header, (cell.strip() for cell in line.split(between)), strict=False))
        low, high = row.get("low", ""), row.get("high", "")
        boards = row.get("boards") or (f"{low}-{high}" if high else low)
        round, table = (int(row[name]) if row.get(name, "").isdecimal() else 0 for name in ("round", "table"))
        yield number, round, table, f"{row.get('ns', '')}-{row.get('ew', '')} ({boards})"


def _of_cells(lines: list[tuple[int, str]]) -> Iterator[tuple[int, int, int, str]]:
    """Lines without a cell are headings."""
    at = 0
    for number, line in lines:
        cells = [match[0] for match in _CELL.finditer(line)]
        if not cells:
            continue
        label = _LABEL.match(line)
        if label and label.end() > line.index(cells[0]):
            label = None
        at = int(label["number"]) if label else at + 1
        across = label is not None and label["what"].lower().startswith("t")
        for place, cell in enumerate(cells, 1):
            yield (number, place, at, cell) if across else (number, at, place, cell)


def _sitting(table: int, cell: str) -> Sitting | None:
    match = _CELL.fullmatch(cell)
    if match is None:
        return None
    boards = match["boards"].upper()
    if boards.isalpha():
        told: tuple[int, ...] = (ord(boards) - ord("A") + 1,)
    else:
        low, _, high = (part.strip() for part in boards.replace("–", "-").partition("-"))
        told = tuple(range(int(low), int(high or low) + 1))
    ns, ew = int(match["ns"]), int(match["ew"])
    return Sitting(table, ns, ew, told) if told and min(ns, ew, *told) > 0 and len(told) <= MOST else None


def _round(raw: msgspec.Raw, at: int, where: Place, problems: list[Problem]) -> _Read | None:
    where = replace(where, tag=f"rounds {at}")
    outline = _decoded(raw, _OutlineRound, where, problems)
    if outline is None:
        return None
    number = at if outline.round is None else outline.round
    problems += _numbers("round", (number,), MOST, where)
    problems += _numbers("sits_out", outline.sits_out or (), MOST, where)
    if not 1 <= len(outline.tables) <= MOST:
        problems.append(Problem("movement-file-tables", where, str(len(outline.tables)), f"1 … {MOST}"))
    tables = []
    for index, sitting in enumerate(outline.tables[:MOST], 1):
        table = _table(sitting, index, replace(where, index=index), problems)
        if table is not None:
            tables.append(table)
    return _Read(number, tuple(tables), outline.sits_out)


def _table(raw: msgspec.Raw, at: int, where: Place, problems: list[Problem]) -> Sitting | None:
    sitting = _decoded(raw, WrittenTable, where, problems)
    if sitting is None:
        return None
    number = at if sitting.table is None else sitting.table
    problems += _numbers("table", (number,), MOST, where)
    problems += _numbers("ns", _side(sitting.ns), MOST, where)
    problems += _numbers("ew", _side(sitting.ew), MOST, where)
    problems += _numbers("boards", sitting.boards, MOST_BOARDS, where)
    if not sitting.boards:
        problems.append(Problem("movement-no-boards", where))
    again = [board for board, times in Counter(sitting.boards).items() if times > 1]
    problems += (Problem("movement-board-twice", where, str(board)) for board in again)
    return Sitting(number, sitting.ns, sitting.ew, sitting.boards)


def _numbers(field: str, numbers: tuple[int, ...], most: int, where: Place) -> list[Problem]:
    return [
        Problem("movement-number", where, f"{field}: {number}", f"1 … {most}")
        for number in numbers
        if not 1 <= number <= most
    ]


def _forms(outline: _MovementOutline, rounds: list[_Read], where: Place) -> list[Problem]:
    """A side is two players in an individual and one number everywhere else."""
    two = {isinstance(side, tuple) for round in rounds for table in round.tables for side in (table.ns, table.ew)}
    if len(two) > 1:
        return [Problem("movement-sides-differ", where)]
    if outline.kind is not None and two and (outline.kind == "individual") != two.pop():
        return [Problem("movement-kind-sides", where, outline.kind)]
    return []


def _decoded(raw: msgspec.Raw, into: type[T], where: Place, problems: list[Problem]) -> T | None:
    try:
        return msgspec.json.decode(raw, type=into)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        problems.append(Problem("movement-part", where, str(trouble)))
        return None


def _side(side: Side) -> tuple[int, ...]:
    return side if isinstance(side, tuple) else (side,)


# -- what need not be told


def _completed(outline: _MovementOutline, read: list[_Read]) -> Movement:
    everybody = {who for round in read for sitting in round.tables for who in sitting.seated}
    everybody |= {who for round in read for who in round.sits_out or ()}
    rounds = []
    for round in sorted(read, key=lambda each: each.round):
        out = round.sits_out
        if out is None:
            out = tuple(sorted(everybody - {who for sitting in round.tables for who in sitting.seated}))
        rounds.append(Round(round.round, round.tables, out))
    kind = outline.kind or _kind(rounds)
    winners = outline.winners or _winners(rounds, kind)
    tables = max(len({sitting.table for sitting in each.tables}) for each in rounds)
    if outline.tables is not None and tables <= outline.tables <= MOST:
        tables = outline.tables
    return Movement(outline.name, tables, tuple(rounds), kind, winners)


def _kind(rounds: list[Round]) -> Kind:
    """Two players on a side: an individual. Everybody at two tables, once each way: teams. Else pairs."""
    if any(isinstance(sitting.ns, tuple) for each in rounds for sitting in each.tables):
        return "individual"
    for each in rounds:
        ns = Counter(sitting.ns for sitting in each.tables)
        ew = Counter(sitting.ew for sitting in each.tables)
        if ns != ew or any(times > 1 for times in ns.values()) or any(table.ns == table.ew for table in each.tables):
            return "pairs"
    return "teams"


def _winners(rounds: list[Round], kind: Kind) -> Literal[1, 2]:
    """Two where nobody ever changes the direction, and there is more than a single table to compare."""
    sittings = [sitting for each in rounds for sitting in each.tables]
    ns = {sitting.ns for sitting in sittings}
    ew = {sitting.ew for sitting in sittings}
    return 2 if kind == "pairs" and len(ns | ew) > 2 and not ns & ew else 1
