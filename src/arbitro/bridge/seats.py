"""Seats, sides and vulnerability."""

from arbitro.book.problem import refuse
from arbitro.bridge.cards import Ordered


class Side(Ordered):
    """The two partnerships at a table (Law 4)."""

    NS = "NS"
    EW = "EW"

    @property
    def opponents(self) -> "Side":
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> "tuple[Seat, Seat]":
        return (SEATS[self.index], SEATS[self.index + 2])


class Seat(Ordered):
    """The four compass points in the order of rotation."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    side: Side
    lho: "Seat"  # left-hand opponent, next in rotation
    partner: "Seat"
    rho: "Seat"
    screenmate: "Seat"  # the opponent on the same side of a screen: North and East, South and West

    @classmethod
    def parse(cls, text: str) -> "Seat":
        """A seat from its letter or English name."""
        try:
            return SEAT_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise refuse("bad-seat", found=text, expected="N E S W") from None

    def after(self, turns: int) -> "Seat":
        """The seat that many turns further in rotation."""
        return SEATS[(self.index + turns) % 4]


SEATS = tuple(Seat)
for _seat in SEATS:
    _seat.side = tuple(Side)[_seat.index % 2]
    _seat.lho, _seat.partner, _seat.rho = (_seat.after(n) for n in (1, 2, 3))
    _seat.screenmate = SEATS[_seat.index ^ 1]

SEAT_BY_TEXT = {text: seat for seat in SEATS for text in (seat.value, seat.name)}


class Vulnerability(Ordered):
    """Which sides are vulnerable."""

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    def __contains__(self, who: Seat | Side) -> bool:
        """`Seat.NORTH in Vulnerability.NS`."""
        side = who.side if isinstance(who, Seat) else who
        return self is Vulnerability.BOTH or self.value == side.value.lower()

    @classmethod
    def of(cls, *, ns: bool, ew: bool) -> "Vulnerability":
        return VULNERABILITIES[ns + 2 * ew]

    @classmethod
    def parse(cls, text: str) -> "Vulnerability":
        """As people and files write it: none, -, o, love; ns; ew; both, all, b."""
        try:
            return VULNERABILITY_BY_TEXT[text.strip().lower()]
        except KeyError:
            raise refuse("bad-vulnerability", found=text, expected="none ns ew both") from None


VULNERABILITIES = tuple(Vulnerability)
VULNERABILITY_BY_TEXT = (
    dict.fromkeys(("none", "-", "o", "0", "love"), Vulnerability.NONE)
    | dict.fromkeys(("ns", "n", "n-s", "n/s"), Vulnerability.NS)
    | dict.fromkeys(("ew", "e", "e-w", "e/w"), Vulnerability.EW)
    | dict.fromkeys(("both", "all", "b"), Vulnerability.BOTH)
)
