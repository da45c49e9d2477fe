"""What stands in a file of table devices, with every row that cannot be meant and every result that is missing."""

import re
from collections.abc import Iterable, Iterator

from arbitro.book.problem import Place as Where
from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.contest.movement.movement import Sitting
from arbitro.formats.bws.jet import Jet, JetRow
from arbitro.formats.bws.session import BwsPlayer, BwsResult, BwsSection, BwsSession, Place, movement_of

MOST_BOARDS = 999
_DIRECTIONS = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")


def read(data: bytes, file: str | None = None) -> BwsSession:
    """The session of a file. Raises if it is no such file at all."""
    try:
        return _Reading(Jet.of(data), file).session()
    except ProblemsFound as trouble:
        raise ProblemsFound(
            Problem(p.kind, p.where if p.where.file else Where(file=file), p.found, p.expected)
            for p in trouble.problems
        ) from None


class _Reading:
    def __init__(self, jet: Jet, file: str | None) -> None:
        self.jet, self.file = jet, file
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []

    def session(self) -> BwsSession:
        if "RoundData" not in self.jet or "ReceivedData" not in self.jet:
            raise refuse("bws-tables", expected="RoundData, ReceivedData")
        letters = {_number(row, "ID"): _text(row, "Letter") for row in self.jet.rows("Section")}
        sections = tuple(self._sections(letters))
        session = BwsSession(sections, tuple(self._results(letters, sections)), self._deals())
        there = {result.place for result in session.results}
        self.notes += self._missing([place for place in session.expected() if place not in there])
        return BwsSession(sections, session.results, session.deals, tuple(self.problems), tuple(self.notes))

    # -- movement and players

    def _sections(self, letters: dict[int, str]) -> Iterator[BwsSection]:
        tables: dict[int, dict[Place, Sitting]] = {id: {} for id in letters}
        for at, row in enumerate(self.jet.rows("RoundData"), 1):
            section, table, round = (_number(row, name) for name in ("Section", "Table", "Round"))
            ns, ew = _number(row, "NSPair"), _number(row, "EWPair")
            boards = _boards(row)
            if not (ns > 0 and ew > 0):
                continue  # half a table
            if section not in tables or table < 1 or round < 1 or not boards or (round, table) in tables[section]:
                self.problems.append(Problem("bws-round", self._where("RoundData", at), f"{section} {table} {round}"))
            else:
                tables[section][round, table] = Sitting(table, ns, ew, boards)
        players = self._players()
        for id, letter in letters.items():
            if tables[id]:
                seats = {(table, seat): player for (section, table, seat), player in players.items() if section == id}
                yield BwsSection(letter, movement_of(letter, tables[id]), seats)

    def _players(self) -> dict[tuple[int, int, Seat], BwsPlayer]:
        names = {str(_number(row, "ID")): _text(row, "Name") for row in self.jet.rows("PlayerNames")}
        players = {}
        for row in self.jet.rows("PlayerNumbers"):
            seat = next((seat for seat in SEATS if seat.value == _text(row, "Direction")[:1].upper()), None)
            number = _text(row, "Number").strip()
            name = _text(row, "Name") or names.get(number, "")
            if seat and (name or number.strip("0")):
                players[_number(row, "Section"), _number(row, "Table"), seat] = BwsPlayer(name, number)
        return players

    # -- results

    def _results(self, letters: dict[int, str], sections: Iterable[BwsSection]) -> Iterator[BwsResult]:
        """The last one of each table and board; erased ones count for nothing."""
        sittings = {(section.letter, *place): s for section in sections for place, s in section.sittings().items()}
        last: dict[tuple[str, int, int, int], BwsResult] = {}
        for at, row in enumerate(self.jet.rows("ReceivedData"), 1):
            if row.get("Erased"):
                continue
            result = _result(row, letters)
            where = self._where("ReceivedData", at, result.board)
            planned = sittings.get((result.section, result.round, result.table))
            if planned is None or result.board not in planned.boards:
                self.problems.append(
                    Problem("bws-not-planned", where, f"{result.section}{result.table}", str(result.round))
                )
                continue
            if {result.ns, result.ew} != {planned.ns, planned.ew}:
                self.notes.append(
                    Problem("bws-other-pairs", where, f"{result.ns}-{result.ew}", f"{planned.ns}-{planned.ew}")
                )
            if result.place in last:
                self.notes.append(Problem("bws-again", where, f"{result.section}{result.table}", str(result.round)))
            last[result.place] = result
        return iter(last.values())

    def _missing(self, places: list[tuple[str, int, int, int]]) -> Iterator[Problem]:
        """One note for each table and round that lacks boards."""
        boards: dict[tuple[str, int, int], list[int]] = {}
        for section, round, table, board in places:
            boards.setdefault((section, round, table), []).append(board)
        for (section, round, table), lacking in boards.items():
            where = Where(file=self.file, board=", ".join(map(str, lacking)))
            yield Problem("bws-missing", where, f"{section}{table}", str(round))

    # -- hands

    def _deals(self) -> dict[int, Deal]:
        deals: dict[int, Deal] = {}
        for at, row in enumerate(self.jet.rows("HandRecord"), 1):
            board = _number(row, "Board")
            try:
                deal = Deal.of(
                    {
                        seat: Hand.parse(".".join(_text(row, name + suit).replace("10", "T") for suit in _SUITS))
                        for seat, name in _DIRECTIONS.items()
                    }
                )
                problems = deal.problems()
            except ProblemsFound as trouble:
                problems = trouble.problems
            if problems or not 1 <= board <= MOST_BOARDS:
                self.problems.append(Problem("bws-hands", self._where("HandRecord", at, board)))
            else:
                deals[board] = deal
        return deals

    def _where(self, table: str, row: int, board: int | None = None) -> Where:
        return Where(file=self.file, board=None if board is None else str(board), tag=table, index=row)


def _boards(row: JetRow) -> tuple[int, ...]:
    custom = re.findall("[0-9]{1,3}", _text(row, "CustomBoards"))
    if custom:
        return tuple(dict.fromkeys(map(int, custom)))
    low, high = _number(row, "LowBoard"), _number(row, "HighBoard")
    return tuple(range(low, high + 1)) if 1 <= low <= high <= MOST_BOARDS else ()


def _result(row: JetRow, letters: dict[int, str]) -> BwsResult:
    section = _number(row, "Section")
    return BwsResult(
        _number(row, "ID"),
        letters.get(section, str(section)),
        _number(row, "Table"),
        _number(row, "Round"),
        _number(row, "Board"),
        _number(row, "PairNS"),
        _number(row, "PairEW"),
        _text(row, "NS/EW")[:1].upper(),
        _text(row, "Contract").replace(" ", "").upper(),
        _text(row, "Result").replace(" ", ""),
        _text(row, "LeadCard").replace(" ", "").upper(),
        _text(row, "Remarks").strip(),
    )


def _number(row: JetRow, name: str) -> int:
    value = row.get(name)
    return value if isinstance(value, int) else 0


def _text(row: JetRow, name: str) -> str:
    value = row.get(name)
    return value if isinstance(value, str) else ""
