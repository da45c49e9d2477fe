"""The board: number, dealer, vulnerability and cards (Law 2)."""

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Vulnerability


def dealer_of(number: int) -> Seat:
    """Who deals board `number`: North, East, South, West in turn."""
    return SEATS[(_positive(number) - 1) % 4]


def vulnerability_of(number: int) -> Vulnerability:
    """Who is vulnerable on board `number`: none, NS, EW, both, one place further on with every four boards."""
    place = (_positive(number) - 1) % 16
    return VULNERABILITIES[(place + place // 4) % 4]


def _positive(number: int) -> int:
    if number < 1:
        raise refuse("board-number", found=number, expected="1 2 3 …")
    return number


class Board(Struct, frozen=True):
    """A board as it lies on the table.

    Marks that do not follow the number are in force all the same for the session (Law 2).
    """

    number: int
    deal: Deal = Deal()
    marked_dealer: Seat | None = None
    marked_vulnerability: Vulnerability | None = None

    @property
    def dealer(self) -> Seat:
        return self.marked_dealer or dealer_of(self.number)

    @property
    def vulnerability(self) -> Vulnerability:
        return self.marked_vulnerability or vulnerability_of(self.number)

    @property
    def conforms(self) -> bool:
        """Whether its marks are those that its number calls for."""
        return self.dealer is dealer_of(self.number) and self.vulnerability is vulnerability_of(self.number)
