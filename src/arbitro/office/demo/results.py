"""What a table of club players might do with a deal: the contract follows from points and fits, the tricks from these
and from how the cards lie, which is the same at every table. Each table has its own mood."""

from msgspec import Struct

from arbitro.bridge.cards import DENOMINATIONS, Denomination
from arbitro.bridge.commitment import KeyedStream
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.seats import Seat, Side

GAME, SLAM, GRAND = 25, 33, 39  # points of a side, with those for a long fit
GAMES = {Denomination.NOTRUMP: 3, Denomination.SPADES: 4, Denomination.HEARTS: 4}
MINOR_GAME = 28
OPENING = 13  # points of a hand, with one for each card above four in its longest suit, with which all would open


class Holding(Struct, frozen=True):
    """What a side has: its points and the cards that it has together in each suit, the lowest first."""

    side: Side
    points: int
    lengths: tuple[int, ...]

    @classmethod
    def of(cls, deal: Deal, side: Side) -> "Holding":
        hands = [deal[seat] for seat in side.seats]
        lengths = map(sum, zip(*(reversed(hand.lengths) for hand in hands), strict=True))
        return cls(side, sum(map(hcp, hands)), tuple(lengths))

    @property
    def suit(self) -> Denomination:
        """The major with a fit, else the longest."""
        by_length = sorted(DENOMINATIONS[:4], key=lambda suit: (self.lengths[suit.index], suit), reverse=True)
        return next((suit for suit in by_length if not suit.is_minor and self.fit(suit) >= 8), by_length[0])

    def fit(self, strain: Denomination) -> int:
        return self.lengths[strain.index] if strain.suit else 0

    def worth(self, strain: Denomination) -> int:
        """Points, and two for each trump above eight."""
        return self.points + 2 * max(0, self.fit(strain) - 8)

    def tenths(self, strain: Denomination) -> int:
        """Tenths of tricks that it makes on average."""
        if strain.suit is None:
            return 67 + 4 * (self.points - 20)
        return 78 + 36 * (self.points - 20) // 10 + 7 * (self.fit(strain) - 8)


def plausible(deal: Deal, draw: KeyedStream) -> Result:
    """The result of one table, whose mood is in `draw`."""
    if _is_passed_out(deal, draw):
        return Result(None)
    weak, strong = sorted((Holding.of(deal, side) for side in Side), key=lambda holding: holding.points)
    strain = _strain(strong, draw)
    level = _level(strong, strain, draw)
    if _competes(weak, strong.worth(strain), draw):
        suit = weak.suit
        over = level + (suit < strain)  # the least that is enough
        if strong.worth(strain) < GAME and over <= 3:
            return _played(deal, weak, max(over, 2), suit, draw, doubled=3)
        if over in (4, 5) and 10 * (over + 4) <= weak.tenths(suit) and draw(4) == 0:  # two down, one hopes
            return _played(deal, weak, over, suit, draw, doubled=1)
    return _played(deal, strong, level, strain, draw, doubled=6)


def _is_passed_out(deal: Deal, draw: KeyedStream) -> bool:
    best = max(hcp(hand) + max(hand.lengths) - 4 for hand in deal)
    return best < OPENING and draw(2) == 0


def _strain(strong: Holding, draw: KeyedStream) -> Denomination:
    """No trump without a fit, and mostly instead of a minor."""
    suit = strong.suit
    if strong.fit(suit) < 8:
        return Denomination.NOTRUMP
    if suit.is_minor:
        tempting = 4 if strong.worth(suit) >= GAME - 1 else 2
        return Denomination.NOTRUMP if strong.fit(suit) < 10 and draw(5) < tempting else suit
    return Denomination.NOTRUMP if strong.fit(suit) == 8 and draw(7) == 0 else suit


def _level(side: Holding, strain: Denomination, draw: KeyedStream) -> int:
    """Some are bold and some are careful."""
    worth = side.worth(strain) + (-1, 0, 0, 0, 1)[draw(5)]
    if worth >= SLAM:
        return 7 if worth >= GRAND else 6
    game = GAMES.get(strain, 5)
    if worth >= (MINOR_GAME if strain.is_minor else GAME):
        return game
    invites = worth >= GAME - 1
    return 2 + invites if strain.suit else 1 + invites


def _competes(weak: Holding, worth: int, draw: KeyedStream) -> bool:
    """Whether the weaker side bids too: more often with more points and a better fit, never against a slam."""
    fit = weak.fit(weak.suit)
    return worth < SLAM - 1 and fit >= 8 and draw(10) < (weak.points - 14) + 2 * (fit - 8)


def _played(deal: Deal, side: Holding, level: int, strain: Denomination, draw: KeyedStream, *, doubled: int) -> Result:
    """`doubled`: one in so many contracts that fail by two tricks or more."""
    lie = KeyedStream(deal.pbn().encode(), side.side.value)(5)
    tenths = side.tenths(strain) + (-12, 0, 0, 0, 12)[lie] + (-10, 0, 0, 0, 10)[draw(5)]
    tricks = min(13, max(0, (tenths + 5) // 10))
    down = level + 6 - tricks
    risk = Risk.DOUBLED if down >= 2 and draw(doubled) == 0 else Risk.UNDOUBLED
    return Result(Contract(level, strain, _declarer(deal, side.side, strain, draw), risk), tricks)


def _declarer(deal: Deal, side: Side, strain: Denomination, draw: KeyedStream) -> Seat:
    """Who has the longer trumps, in no trump the stronger hand; mostly."""

    def holds(seat: Seat) -> int:
        return hcp(deal[seat]) if strain.suit is None else deal[seat].lengths[3 - strain.index]

    longer, other = sorted(side.seats, key=holds, reverse=True)
    return other if draw(2 if holds(longer) == holds(other) else 8) == 0 else longer
