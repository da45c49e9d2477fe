"""The table-manager protocol of computer bridge ("Blue Chip", version 18): what a line says, and how it is written.

It has no public specification. It is read leniently (dots, case, `10` or `T`, `NT` or `N`, alerts and what follows
them) and written in the one way that every program known to speak it reads.
"""

import re
from typing import TypeAlias

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat, Vulnerability

VERSION = 18
LONGEST_LINE = 400  # characters
LONGEST_NAME = 40
ANY_SEAT = "ANYPL"


class Connecting(Struct, frozen=True):
    """A program asks for a seat, or for any."""

    name: str
    seat: Seat | None


class Seated(Struct, frozen=True):
    seat: Seat
    name: str


class Teams(Struct, frozen=True):
    ns: str
    ew: str


class BoardStarts(Struct, frozen=True):
    pass


class BoardTold(Struct, frozen=True):
    number: int
    dealer: Seat
    vulnerability: Vulnerability


class HandTold(Struct, frozen=True):
    """The cards of a player, or of dummy."""

    seat: Seat | None
    hand: Hand


class CallTold(Struct, frozen=True):
    """`alert`: None if it was not alerted, else what was said with it."""

    seat: Seat
    call: Call
    alert: str | None = None


class CardTold(Struct, frozen=True):
    """A card from a hand; from dummy's, if no seat is named."""

    seat: Seat | None
    card: Card


class ToLead(Struct, frozen=True):
    seat: Seat | None


class Ready(Struct, frozen=True):
    """A program is ready for what comes next: `teams`, `deal`, `cards`, `dummy`, somebody's bid or card."""

    what: str

    @property
    def to_start(self) -> bool:
        return self.what.lower().startswith("start")


class SessionEnds(Struct, frozen=True):
    pass


class Remark(Struct, frozen=True):
    """What asks for nothing: how long it took, and whatever a program has to say."""

    text: str


Line: TypeAlias = (
    Connecting
    | Seated
    | Teams
    | BoardStarts
    | BoardTold
    | HandTold
    | CallTold
    | CardTold
    | ToLead
    | Ready
    | SessionEnds
    | Remark
)

_SEAT = r"(?P<seat>north|east|south|west|dummy)"
_FORMS = {
    form: re.compile(pattern, re.IGNORECASE)
    for form, pattern in {
        "connecting": r'connecting\s*"(?P<name>[^"]*)"\s*as\s+(?P<seat>\w+)(\s+using\s+protocol\s+version\s+\d+)?',
        "seated": rf'{_SEAT}\s*\(?\s*"(?P<name>[^"]*)"\s*\)?\s*seated',
        "teams": r'teams\s*:?\s*N/S\s*:?\s*"(?P<ns>[^"]*)"[\s.,]*E/W\s*:?\s*"(?P<ew>[^"]*)"',
        "starts": r"start\s+of\s+board",
        "board": r"board\s+number\s+(?P<number>\d{1,6})[\s.,]*dealer\s+(?P<seat>\w+)[\s.,]*(?P<vul>[\w/-]+)\s+vul\w*",
        "hand": rf"{_SEAT}'?s\s+cards\s*:?(?P<cards>.*)",
        "lead": rf"{_SEAT}\s+to\s+lead",
        "ready": r"(?:north|east|south|west)\s+ready\s+(?:for|to)\s+(?P<what>.*)",
        "call": rf"{_SEAT}\s+(?:bids?\s+)?"
        r"(?P<call>pass(?:es)?|doubles?|redoubles?|x{1,2}|[1-7]\s*(?:nt?|sa|[cdhs♣♦♥♠]))"
        r"(?:[\s.,!]+(?P<alert>alert\w*\b.*))?",
        "card": rf"{_SEAT}\s+plays?\s+(?P<card>\S+)",
        "ends": r"end\s+of\s+session",
    }.items()
}
_WORDS = {"PASSES": "PASS", "DOUBLES": "X", "REDOUBLES": "XX", "REDOUBLE": "XX"}
_SUIT_TOLD = re.compile(r"([SHDC♣♦♥♠])((?:10|[AKQJT2-9]|[\s.,:-])*)")
_VULNERABLE = {"neither": "none", "none": "none", "no": "none", "both": "both", "all": "both"}


def read_line(text: str) -> Line:
    """What a line says; a problem if it begins like one of the protocol and cannot be read."""
    if len(text) > LONGEST_LINE:
        raise refuse("protocol-line-long", found=len(text), expected=LONGEST_LINE)
    line = " ".join(text.split()).rstrip(". ")
    for form, pattern in _FORMS.items():
        if (match := pattern.fullmatch(line)) is not None:
            return _read(form, match)
    if re.match(rf"(?:{_SEAT}\s+(?:bids|plays)|connecting|board\s+number)\b", line, re.IGNORECASE):
        raise refuse("protocol-line", found=line[:80])
    return Remark(line)


def _read(form: str, match: re.Match[str]) -> Line:
    told = match.groupdict()
    seat = None if (told.get("seat") or "").lower() == "dummy" else told.get("seat")
    match form:
        case "connecting":
            wanted = None if (seat or "").upper().startswith("ANY") else Seat.parse(seat or "")
            return Connecting(told["name"].strip()[:LONGEST_NAME], wanted)
        case "teams":
            return Teams(told["ns"][:LONGEST_NAME], told["ew"][:LONGEST_NAME])
        case "starts":
            return BoardStarts()
        case "ends":
            return SessionEnds()
        case "ready":
            return Ready(told["what"])
        case "board":
            vulnerable = Vulnerability.parse(_VULNERABLE.get(told["vul"].lower(), told["vul"]))
            return BoardTold(int(told["number"]), Seat.parse(seat or ""), vulnerable)
        case "hand":
            return HandTold(Seat.parse(seat) if seat else None, read_hand(told["cards"]))
        case "lead":
            return ToLead(Seat.parse(seat) if seat else None)
        case "card":
            return CardTold(Seat.parse(seat) if seat else None, Card.parse(told["card"].strip(".,")))
    caller = Seat.parse(seat or "")
    if form == "seated":
        return Seated(caller, told["name"])
    said = told["call"].replace(" ", "").upper()
    alert = None if told["alert"] is None else re.sub(r"(?i)^alert\w*[\s.:,]*", "", told["alert"])
    return CallTold(caller, Call.parse(_WORDS.get(said, said)), alert)


def read_hand(text: str) -> Hand:
    """`S A T 9 5. H K 6 5. D -. C 7.`, the suits in any order; thirteen cards."""
    cards: list[Card] = []
    for letter, ranks in _SUIT_TOLD.findall(re.sub(r"(?i)void|none", "-", text).upper()):
        suit = Suit.parse(letter)
        cards += (Card.parse(f"{suit.value}{rank}") for rank in re.findall(r"10|[AKQJT2-9]", ranks))
    hand = Hand.of(cards)
    if len(cards) != 13 or len(hand) != 13:
        raise refuse("protocol-hand", found=" ".join(text.split())[:80])
    return hand


# -- as it is written ----------------------------------------------------------------------------------------------


def name(seat: Seat) -> str:
    return seat.name


def quoted(text: str) -> str:
    """A name that may stand in a line."""
    return "".join(letter for letter in text if letter.isprintable() and letter != '"')[:LONGEST_NAME]


def say_connecting(who: str, seat: Seat | None) -> str:
    return f'Connecting "{quoted(who)}" as {name(seat) if seat else ANY_SEAT} using protocol version {VERSION}'


def say_ready(seat: Seat, what: str) -> str:
    return f"{name(seat)} ready {what}"


def say_board(number: int, dealer: Seat, vulnerability: Vulnerability) -> str:
    who = {Vulnerability.NONE: "Neither", Vulnerability.NS: "N/S", Vulnerability.EW: "E/W", Vulnerability.BOTH: "Both"}
    return f"Board number {number}. Dealer {name(dealer)}. {who[vulnerability]} vulnerable."


def say_hand(seat: Seat | None, hand: Hand) -> str:
    suits = (f"{suit.value} {' '.join(_ranks(hand, suit)) or '-'}." for suit in reversed(SUITS))
    return f"{name(seat) if seat else 'Dummy'}'s cards: {' '.join(suits)}"


def _ranks(hand: Hand, suit: Suit) -> list[str]:
    ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: -rank.index)
    return [rank.value for rank in ranks]


def say_call(seat: Seat, call: Call, *, alert: bool = False) -> str:
    words = {Call.PASS: "PASSES", Call.DOUBLE: "DOUBLES", Call.REDOUBLE: "REDOUBLES"}
    return f"{name(seat)} {words.get(call, f'bids {call.value}')}{' Alert.' if alert else ''}"


def say_card(seat: Seat, card: Card) -> str:
    return f"{name(seat)} plays {card.rank.value.lower()}{card.suit.value.lower()}"
