"""A bidder for the demonstration: natural bids from points and lengths. It knows its own hand and the auction."""

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Denomination, Suit
from arbitro.bridge.evaluation import hcp, is_balanced
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat

SMALL_SLAM = 33
MINOR_GAME = 29
FIT = 8
SHORTNESS = (3, 2, 1)  # points for a void, a singleton, a doubleton once there is a fit


class Style(Struct, frozen=True):
    """How bold a player is: the points to open with, and the points of both hands to bid a game."""

    opening: int = 12
    game: int = 25


def choose_call(hand: Hand, auction: Auction, style: Style) -> Call:
    """A legal call: the one that the hand wishes for, or pass."""
    me = auction.turn
    if _bids(auction, me) or _bids(auction, me.partner):
        wish = _continue(hand, auction, style)
    elif auction.last_bid is None:
        wish = _open(hand, style, late=len(auction.calls) >= 2)
    else:
        wish = _compete(hand, auction, style)
    return wish if wish in auction.legal_calls else Call.PASS


def _open(hand: Hand, style: Style, *, late: bool) -> Call:
    points = hcp(hand)
    longest = _longest(hand)
    if is_balanced(hand) and 15 <= points <= 17:
        return Call.BID_1NT
    if is_balanced(hand) and 20 <= points <= 21:
        return Call.BID_2NT
    if points >= style.opening:
        return Call.bid(1, _opening_suit(hand).denomination)
    weak_two = hand.length(longest) == 6 and 6 <= points <= 10 and longest is not Suit.CLUBS
    return Call.bid(2, longest.denomination) if weak_two and not late else Call.PASS


def _opening_suit(hand: Hand) -> Suit:
    """Five-card majors; else the longer minor, diamonds from four each, clubs from three each."""
    longest = _longest(hand)
    if hand.length(longest) >= 5:
        return longest
    diamonds, clubs = hand.length(Suit.DIAMONDS), hand.length(Suit.CLUBS)
    return Suit.DIAMONDS if diamonds > clubs or diamonds == clubs == 4 else Suit.CLUBS


def _longest(hand: Hand) -> Suit:
    """The longest suit, the higher of two."""
    return max(SUITS, key=lambda suit: (hand.length(suit), suit.index))


def _compete(hand: Hand, auction: Auction, style: Style) -> Call:
    """Over the opponents' bids, with nothing from partner yet."""
    suit = _longest(hand)
    points = hcp(hand)
    last = auction.last_bid
    if last is not None and last.level >= 4 and points >= 16:
        return Call.DOUBLE
    bid = _cheapest(auction, suit.denomination)
    lengths_needed = {1: 5, 2: 5, 3: 6}
    if bid is None or hand.length(suit) < lengths_needed.get(bid.level, 14):
        return Call.PASS
    return bid if points >= style.opening - 4 + bid.level else Call.PASS


def _continue(hand: Hand, auction: Auction, style: Style) -> Call:
    """When partner or I have bid: as high as both hands together are worth, in the best fit."""
    me, partner = auction.turn, auction.turn.partner
    mine = _bids(auction, me)
    theirs = _bids(auction, partner)
    fit = _fit(hand, theirs, first=not mine)
    together = _worth(hand, fit) + _shown(theirs, answering=bool(mine) and _began(auction, me))
    target = _target(together, fit, style)
    last = auction.last_bid
    ours = auction.declarer in (me, partner)
    if last is None or (ours and last.index >= target.index) or len(mine) >= 3:
        return Call.PASS
    if target.level >= 3 and together >= style.game:
        return target if target.supersedes(last) else _judge(together, ours)
    if fit and ours and last.denomination is not fit.denomination and theirs:
        return _cheapest(auction, fit.denomination, most=3) or Call.PASS
    if fit and together >= style.game - 2 and not mine:
        return _cheapest(auction, fit.denomination, most=3) or Call.PASS
    if fit and not mine and _worth(hand, fit) >= 6:
        return _cheapest(auction, fit.denomination, most=2) or Call.PASS
    if not mine and hcp(hand) >= 6:
        return _new_suit(hand, auction)
    return Call.PASS


def _judge(together: int, ours: bool) -> Call:
    """They have bid over our game: double with most of the points."""
    return Call.DOUBLE if not ours and together >= 25 else Call.PASS


def _new_suit(hand: Hand, auction: Auction) -> Call:
    """A four-card suit at the one level, lowest first; a good five-card suit at the two level; else notrump."""
    for suit in SUITS:
        bid = _cheapest(auction, suit.denomination, most=1)
        if bid and hand.length(suit) >= 4:
            return bid
    longest = _longest(hand)
    bid = _cheapest(auction, longest.denomination, most=2)
    if bid and hand.length(longest) >= 5 and hcp(hand) >= 10:
        return bid
    return _cheapest(auction, Denomination.NOTRUMP, most=1) or Call.PASS


def _target(together: int, fit: Suit | None, style: Style) -> Call:
    """The contract that the two hands are worth."""
    denomination = fit.denomination if fit else Denomination.NOTRUMP
    if together >= SMALL_SLAM:
        return Call.bid(6, denomination)
    if together >= style.game:
        if fit and fit.is_major:
            return Call.bid(4, denomination)
        return Call.bid(5, denomination) if fit and together >= MINOR_GAME else Call.BID_3NT
    return Call.bid(2, denomination)


def _fit(hand: Hand, theirs: list[Call], *, first: bool) -> Suit | None:
    """The suit in which partner's bids and my cards promise eight."""
    shown: dict[Suit, int] = {}
    for bid in theirs:
        suit = bid.denomination.suit if bid.denomination else None
        if suit is None:
            continue
        promised = 6 if bid.level == 2 and first and len(theirs) == 1 else 5 if suit.is_major and first else 4
        shown[suit] = max(shown.get(suit, 0) + 1, promised)
    fits = [suit for suit, length in shown.items() if length + hand.length(suit) >= FIT]
    return max(fits, key=lambda suit: suit.index, default=None)


def _worth(hand: Hand, fit: Suit | None) -> int:
    short = sum(SHORTNESS[length] for length in hand.lengths if length < 3) if fit else 0
    return hcp(hand) + short


def _shown(theirs: list[Call], *, answering: bool) -> int:
    """The points that partner's bids promise at least; an answer promises less than an opening."""
    if not theirs:
        return 0
    first = theirs[0]
    if first is Call.BID_1NT:
        points = 6 if answering else 15
    elif first is Call.BID_2NT:
        points = 11 if answering else 20
    elif first.level == 1:
        points = 6 if answering else 12
    else:
        points = 4 + 3 * first.level if answering else 6
    return points + 2 * (len(theirs) - 1)


def _began(auction: Auction, seat: Seat) -> bool:
    """Whether, of a side, this player bid before the partner did."""
    side = (seat, seat.partner)
    bidders = (auction.caller(i) for i, call in enumerate(auction.calls) if call.is_bid)
    return next((bidder for bidder in bidders if bidder in side), None) is seat


def _bids(auction: Auction, seat: Seat) -> list[Call]:
    return [call for i, call in enumerate(auction.calls) if call.is_bid and auction.caller(i) is seat]


def _cheapest(auction: Auction, denomination: Denomination, most: int = 7) -> Call | None:
    """The lowest sufficient bid in a denomination, unless it is above level `most`."""
    legal = (call for call in auction.legal_calls if call.denomination is denomination)
    bid = next(legal, None)
    return bid if bid and bid.level <= most else None
