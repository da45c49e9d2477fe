"""Results from LIN: a row for each table of each board, also of boards that stand only in the list of results (`rs`).

A board that lacks one in a room is passed over with a note.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.formats import lin
from arbitro.formats.lin.broadcast import Broadcast
from arbitro.formats.lin.tokens import LinCommand, commands
from arbitro.formats.record import BoardRecord, Rejected
from arbitro.formats.results.matches import MatchTable, contestants
from arbitro.formats.results.row import ResultRow, ResultRows


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a LIN file."""
    records: list[BoardRecord] = []
    problems: list[Problem] = []
    lines = data.splitlines(keepends=True)
    for item in lin.read(lines, file=file, strict=False):
        if isinstance(item, Rejected):
            problems += item.problems
        else:
            records.append(item)
    records += _only_listed(lines, {(record.number, record.room) for record in records})
    played = [record for record in records if record.result]
    rooms = {room: {record.number for record in played if record.room == room} for room in ("Open", "Closed")}
    lacking = rooms["Open"] ^ rooms["Closed"] if all(rooms.values()) else set()
    notes = [
        Problem("one-room-only", Place(file=file, board=str(board)))
        for board in sorted(number for number in lacking if number)
    ]
    records = [record for record in played if record.number not in lacking]
    if not records and not problems:
        raise refuse("no-results", where=Place(file=file))
    tables = [
        MatchTable(str(record.number or ""), record.home, record.visitors, record.room, record.players)
        for record in records
    ]
    rows = tuple(
        ResultRow(
            Place(file=file, board=f"{record.room[:1].lower()}{record.number}", index=at),
            table=record.room,
            board=str(record.number or ""),
            ns=ns,
            ew=ew,
            contract=str(record.result),
            vulnerability=record.vulnerability.value if record.vulnerability else "",
        )
        for at, (record, (ns, ew)) in enumerate(zip(records, contestants(tables), strict=True), 1)
    )
    return ResultRows(rows, tuple(problems), notes=tuple(notes))


def _only_listed(lines: Sequence[bytes], there: Collection[tuple[int | None, str]]) -> Iterator[BoardRecord]:
    """Results of boards that are not in the file themselves, where it is one broadcast."""
    if not there or not all(room for _, room in there):
        return
    broadcast = Broadcast()
    for command in commands(line.decode("latin-1") for line in lines):
        if isinstance(command, LinCommand) and command.name in {"vg", "pn", "rs", "bn"}:
            if command.name == "vg" and broadcast.results:
                return
            broadcast, _ = broadcast.after(command)
    for place in range(len(broadcast.results) // 2):
        listed = broadcast.numbers[place] if place < len(broadcast.numbers) else str(broadcast.first + place)
        for room in ("Open", "Closed"):
            number = int(listed or 0)
            entry = broadcast.listed(place, room)
            if number and entry and (number, room) not in there:
                with suppress(ProblemsFound):  # told where its board is read
                    yield BoardRecord(
                        number,
                        vulnerability=vulnerability_of(number),
                        result=entry.result(),
                        players=broadcast.names(room),
                        room=room,
                        home=broadcast.home,
                        visitors=broadcast.visitors,
                    )
