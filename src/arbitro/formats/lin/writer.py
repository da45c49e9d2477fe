"""Writing a board as LIN, and as a link to the hand viewer of Bridge Base Online.

LIN of one board carries number, room, deal, dealer, vulnerability, players, calls with alerts and explanations,
the play, and declarer's tricks. It has no word for a contract without its auction, nor for event, site and date.
"""

import re

from arbitro.book.problem import refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.lin.board import SEATS_OF_LIN
from arbitro.formats.lin.reader import read
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
_SPACED = str.maketrans("|\r\n", "   ")
_UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def write(record: BoardRecord) -> str:
    """One line of LIN, without line end. A bar or line end in a text, or a comma in a name, becomes a space."""
    room = _ROOM.get(record.room)
    board_id = f"qx|{room}{record.number}|" if room and record.number else ""
    return board_id + _board(record)


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


def _board(record: BoardRecord) -> str:
    names = ",".join(_plain(record.player(seat).replace(",", " ")) for seat in SEATS_OF_LIN)
    parts = [f"pn|{names}|st||md|{_deal(record)}|rh||"]
    if record.number:
        parts.append(f"ah|Board {record.number}|")
    if record.vulnerability:
        parts.append(f"sv|{_VULNERABILITY[record.vulnerability]}|")
    parts += (_call(call) for call in record.calls)
    parts.append("pg||")
    if (auction := record.auction) and auction.contract:
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
