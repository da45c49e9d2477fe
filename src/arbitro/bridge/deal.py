"""Four hands, complete or partly known."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.cards import PACK, Card
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.seats import SEATS, Seat


class Deal(Struct, frozen=True, gc=False):
    """The cards of the four players. A deal may be partial; `problems()` says what keeps it from being complete."""

    north: Hand = EMPTY
    east: Hand = EMPTY
    south: Hand = EMPTY
    west: Hand = EMPTY

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand]) -> "Deal":
        return cls(*(hands.get(seat, EMPTY) for seat in SEATS))

    @classmethod
    def parse(cls, text: str) -> "Deal":
        """The PBN form `N:hand hand hand hand`, clockwise from the seat named; `-` is an unknown hand.

        Raises with every hand that cannot be read. It does not ask that the deal be complete.
        """
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise refuse("bad-deal", found=text, expected="N:hand hand hand hand")
        problems: list[Problem] = []
        dealt: list[Hand] = []
        seat = Seat.parse(first)
        for hand in hands:
            try:
                dealt.append(EMPTY if hand == "-" else Hand.from_pbn(hand))
            except ProblemsFound as trouble:
                who = seat.after(len(dealt)).value
                problems += (Problem(p.kind, Place(seat=who), p.found, p.expected) for p in trouble.problems)
                dealt.append(EMPTY)
        if problems:
            raise ProblemsFound(problems)
        north = -seat.index % 4
        return cls(*dealt[north:], *dealt[:north])

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat.index]

    def __iter__(self) -> Iterator[Hand]:
        return iter(self.hands)

    @property
    def hands(self) -> tuple[Hand, Hand, Hand, Hand]:
        """North, East, South, West."""
        return (self.north, self.east, self.south, self.west)

    @property
    def masks(self) -> tuple[int, int, int, int]:
        """The four hands as 52-bit sets."""
        return (self.north.mask, self.east.mask, self.south.mask, self.west.mask)

    def holder(self, card: Card) -> Seat | None:
        """Who holds the card; the first of them in rotation from North if more than one does."""
        return next((seat for seat in SEATS if card in self[seat]), None)

    @property
    def is_complete(self) -> bool:
        """Four hands of thirteen, every card once."""
        north, east, south, west = self.masks
        sizes = (north.bit_count(), east.bit_count(), south.bit_count(), west.bit_count())
        return sizes == (13, 13, 13, 13) and north | east | south | west == PACK

    @property
    def missing(self) -> Hand:
        """The cards that nobody holds."""
        return Hand(PACK & ~(self.north.mask | self.east.mask | self.south.mask | self.west.mask))

    def problems(self, *, partial: bool = False) -> tuple[Problem, ...]:
        """Everything that is wrong, at once: hands of a wrong size, cards held twice, cards nobody holds.

        With `partial`, hands may be short and cards missing; too many and twice remain wrong.
        """
        problems = []
        for seat in SEATS:
            size = len(self[seat])
            if size > 13 or (size < 13 and not partial):
                problems.append(Problem("hand-size", Place(seat=seat.value), str(size), "13"))
        seen = twice = 0
        for hand in self.hands:
            twice |= seen & hand.mask
            seen |= hand.mask
        for card in Hand(twice):
            holders = " ".join(seat.value for seat in SEATS if card in self[seat])
            problems.append(Problem("card-held-twice", Place(seat=holders), card.value))
        if not partial:
            problems += (Problem("card-missing", found=card.value) for card in self.missing)
        return tuple(problems)

    def checked(self, *, partial: bool = False) -> "Deal":
        """The deal itself, or an exception with every problem."""
        if problems := self.problems(partial=partial):
            raise ProblemsFound(problems)
        return self

    def completed(self) -> "Deal":
        """With three hands of thirteen known, the fourth has the rest; any other deal is returned as it is."""
        short = [seat for seat in SEATS if len(self[seat]) != 13]
        if len(short) != 1 or self[short[0]] - self.missing or len(self.missing | self[short[0]]) != 13:
            return self
        return Deal.of({seat: self[seat] for seat in SEATS} | {short[0]: self.missing | self[short[0]]})

    def pbn(self, first: Seat = Seat.NORTH) -> str:
        hands = (self[first.after(n)] for n in range(4))
        return f"{first.value}:" + " ".join(str(hand) if hand else "-" for hand in hands)

    def __str__(self) -> str:
        return self.pbn()

    def __repr__(self) -> str:
        return f"Deal.parse({self.pbn()!r})"
