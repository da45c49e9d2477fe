"""Writing boards as LIN: one by one, as a link to the hand viewer of Bridge Base Online, or as a whole broadcast.

LIN of one board carries number, room, deal, dealer, vulnerability, players, calls with alerts and explanations, the
play, and declarer's tricks. Event, scoring, teams, and a result without its auction stand at the head of a broadcast.
Site and date have no place in either; `not_kept` says what else a file would lose.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from arbitro.book.problem import Problem, refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS
from arbitro.bridge.contract import Result
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.lin.board import SEATS_OF_LIN
from arbitro.formats.lin.broadcast import SCORING, titled
from arbitro.formats.lin.reader import read
from arbitro.formats.lin.tokens import LinCommand
from arbitro.formats.record import BoardRecord, RecordedCall

VIEWER = "https://www.bridgebase.com/tools/handviewer.html?lin="

_VULNERABILITY = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_CALL = {Call.PASS: "p", Call.DOUBLE: "d", Call.REDOUBLE: "r"}
_ROOM = {"Open": "o", "Closed": "c"}
_KIND = {scoring: kind for kind, scoring in SCORING.items()} | {"MatchPoints": "P", "IMPs": "I"}
Slot = tuple[int | None, bool]
"""A place among the results of a broadcast: the board, and whether it is the closed room's."""
_SPACED = str.maketrans("|\r\n", "   ")
_UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def write(record: BoardRecord) -> str:
    """One line of LIN, without line end. A bar or line end in a text, or a comma in a name, becomes a space."""
    return _id(record) + _board(record)


def write_file(records: Iterable[BoardRecord]) -> Iterator[str]:
    """The text of a file in pieces: boards one to a line, under the head of their broadcast where they have one."""
    for boards in _broadcasts(records):
        head = _Head(boards)
        yield head.text()
        yield from (f"{head.board(record)}\n" for record in boards)


def not_kept(records: Iterable[BoardRecord]) -> tuple[Problem, ...]:
    """What a file of these boards would not tell: each kind of thing once, with the number of its boards."""
    lost: Counter[str] = Counter()
    for boards in _broadcasts(records):
        head = _Head(boards)
        for record in boards:
            lost.update(head.loses(record))
    return tuple(Problem("lin-not-kept", found=what, expected=str(times)) for what, times in sorted(lost.items()))


def viewer_link(record: BoardRecord) -> str:
    """The address at which a browser shows the board."""
    return VIEWER + "".join(
        chr(byte) if byte in _UNRESERVED else f"%{byte:02X}" for byte in _board(record).encode(errors="replace")
    )


def from_link(url: str) -> BoardRecord:
    """The board of a viewer link, however much of it is percent-encoded."""
    query = url.partition("?")[2].partition("#")[0]
    for parameter in query.split("&"):
        name, _, value = parameter.partition("=")
        if name.lower() == "lin":
            match list(read([_decoded(value)])):
                case [BoardRecord() as record]:
                    return record
    raise refuse("lin-link", found=url.strip()[:80], expected=VIEWER + "…")


def _decoded(text: str) -> str:
    return re.sub("(?:%[0-9A-Fa-f]{2})+", lambda match: _characters(match[0]), text.replace("+", " "))


def _characters(escapes: str) -> str:
    octets = bytes.fromhex(escapes.replace("%", ""))
    try:
        return octets.decode()
    except UnicodeDecodeError:
        return octets.decode("latin-1")  # as old links have it


class _Head:
    """What stands before the boards of a broadcast. Boards that tell everything themselves need none."""

    def __init__(self, boards: Sequence[BoardRecord]) -> None:
        first = boards[0]
        self.boards = boards
        self.needed = bool(first.event or first.scoring or first.home or first.visitors)
        self.needed |= any(record.number and record.result and not _tells_contract(record) for record in boards)
        slots = Counter(map(_slot, boards))
        self.results: Mapping[Slot, Result] = {
            _slot(record): record.result
            for record in boards
            if self.needed and record.number and record.result and slots[_slot(record)] == 1
        }
        seats = {
            closed: {record.players for record in boards if _slot(record)[1] is closed} for closed in (False, True)
        }
        self.names = all(len(players) <= 1 for players in seats.values()) and self.needed  # the same at each table
        self.seats = seats

    def text(self) -> str:
        if not self.needed:
            return ""
        numbers = list(dict.fromkeys(record.number for record in self.boards if record.number))
        lines = [f"vg|{self._title(numbers)}|"]
        if self.results:
            told = (self.results.get((number, closed)) for number in numbers for closed in (False, True))
            lines.append(f"rs|{','.join(map(_entered, told))}|")
        if self.names:
            tables = [next(iter(players)) for players in self.seats.values() if players]
            rooms = tables if self.seats[False] else [("", "", "", ""), *tables]
            lines.append(f"pn|{','.join(map(_names, rooms))}|")
        if numbers:
            lines.append(f"bn|{','.join(map(str, numbers))}|")
        return "\n".join([*lines, "pg||", ""])

    def _title(self, numbers: Sequence[int]) -> str:
        record = self.boards[0]
        event = ",".join(_plain(part) for part in record.event.split(","))
        teams = (_plain(team.replace(",", " ")) for team in (record.home, record.visitors))
        places = (str(numbers[0]), str(numbers[-1])) if numbers else ("1", str(len(self.boards)))
        return ",".join([event, "", _KIND.get(record.scoring, ""), *places, *(f"{team},0" for team in teams)])

    def board(self, record: BoardRecord) -> str:
        return _id(record) + _board(record, entered=self.results.get(_slot(record)), named=not self.names)

    def loses(self, record: BoardRecord) -> Iterator[str]:
        """The names of what is not kept of a board."""
        yield from (name for name, told in (("site", record.site), ("date", record.date)) if told)
        if self.needed:
            title, _ = titled(LinCommand("vg", self._title([record.number or 1]), 1))
            yield from (
                name
                for name in ("event", "scoring", "home", "visitors")
                if getattr(title, name) != getattr(record, name)
            )
        contract = record.contract or (record.result.contract if record.result else None)
        if record.result and not _tells_contract(record) and _slot(record) not in self.results:
            yield "result"
        elif contract and not record.result and not _tells_contract(record):
            yield "contract"


def _broadcasts(records: Iterable[BoardRecord]) -> Iterator[list[BoardRecord]]:
    """Boards of the same event that follow each other."""
    for _, boards in groupby(records, key=lambda record: (record.event, record.scoring, record.home, record.visitors)):
        yield list(boards)


def _slot(record: BoardRecord) -> Slot:
    return record.number, record.room == "Closed"


def _tells_contract(record: BoardRecord) -> bool:
    """Whether the calls lead to the contract, which then need not be told otherwise."""
    auction = record.auction
    return auction is not None and auction.is_over


def _entered(result: Result | None) -> str:
    """A result as `rs` has it: `4SSx=`."""
    if result is None:
        return ""
    contract = result.contract
    if contract is None:
        return "PASS"
    over = f"{result.over:+}" if result.over else "="
    bid = f"{contract.level}{contract.denomination.value[0]}"
    return f"{bid}{contract.declarer.value}{contract.risk.value.lower()}{over}"


def _id(record: BoardRecord) -> str:
    room = _ROOM.get(record.room)
    return f"qx|{room}{record.number}|" if room and record.number else ""


def _names(players: tuple[str, str, str, str]) -> str:
    north, east, south, west = (_plain(name.replace(",", " ")) for name in players)
    return f"{south},{west},{north},{east}"


def _board(record: BoardRecord, *, entered: Result | None = None, named: bool = True) -> str:
    names = f"pn|{_names(record.players)}|" if named else ""
    parts = [f"{names}st||md|{_deal(record)}|rh||"]
    if record.number:
        parts.append(f"ah|Board {record.number}|")
    if record.vulnerability:
        parts.append(f"sv|{_VULNERABILITY[record.vulnerability]}|")
    parts += (_call(call) for call in record.calls)
    parts.append("pg||")
    auction = record.auction
    if (auction and auction.contract) or (auction is None and entered and entered.contract):
        parts.append(_play(record))
    return "".join(parts)


def _deal(record: BoardRecord) -> str:
    """The dealer's number, then South, West and North; East has the rest unless hands are unknown."""
    deal, dealer = record.deal, record.board.dealer
    hands = [deal[seat].lin() if deal[seat] else "" for seat in SEATS_OF_LIN]
    if deal.is_complete:
        hands[SEATS_OF_LIN.index(Seat.EAST)] = ""
    return f"{SEATS_OF_LIN.index(dealer) + 1}" + ",".join(hands)


def _call(recorded: RecordedCall) -> str:
    call = _CALL.get(recorded.call) or recorded.call.value.replace("NT", "N")
    explanation = _plain(recorded.explanation)
    for suit in SUITS:
        explanation = explanation.replace(suit.symbol, f"!{suit.value}")
    return f"mb|{call}{'!' if recorded.alerted else ''}|" + (f"an|{explanation}|" if explanation else "")


def _play(record: BoardRecord) -> str:
    tricks = [record.cards[at : at + 4] for at in range(0, len(record.cards), 4)]
    played = "".join("".join(f"pc|{card.value}|" for card in trick) + "pg||" for trick in tricks)
    if record.result is None or len(record.cards) == 52:
        return played
    return f"{played}mc|{record.result.tricks}|pg||"


def _plain(text: str) -> str:
    return text.translate(_SPACED).strip()
