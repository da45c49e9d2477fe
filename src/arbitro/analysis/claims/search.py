"""The search: the fewest and the most tricks that the claimer's side can come to.

The opponents defend best and see all cards. The claimer's side plays what its statement leaves open and what is not
struck out: the worst of it (`fewest`), or, to know whether a choice matters at all, the best of it (`most`).
Both are answered as "at most k tricks?", with memory over positions at the start of a trick, equal cards merged.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from arbitro.analysis.claims.kinds import PlayOption, groups, options, point
from arbitro.analysis.claims.statement import Statement
from arbitro.analysis.claims.sure import sure_trumps
from arbitro.analysis.claims.view import NO_TRUMPS, SUIT_OF, Hands, Turn, beats, card_of, legal_cards, standing
from arbitro.analysis.position import Position
from arbitro.bridge.seats import SEATS, Seat

FEWEST, MOST = 0, 1
WATCHED_EVERY = 5_000  # positions

_LETTERS = tuple(seat.value for seat in SEATS)

Watch = Callable[[int], None]
"""Is told from time to time how many positions were searched."""


class LimitReached(Exception):
    """As many positions as allowed were searched."""


class Effort:
    """The positions searched, at any point of a trick, over all searches of a hearing; and how many there may be."""

    def __init__(self, limit: int = 1_000_000, watch: Watch | None = None) -> None:
        self.limit, self.watch = limit, watch
        self.searched = 0

    def one_more(self) -> None:
        if self.searched >= self.limit:
            raise LimitReached
        self.searched += 1
        if self.watch and self.searched % WATCHED_EVERY == 0:
            self.watch(self.searched)


@lru_cache(1 << 17)
def _relative(hands: Hands) -> tuple[int, ...]:
    """For each suit who holds the cards left, without their ranks."""
    n, e, s, w = hands
    return (
        _holders(n & 0x1FFF, e & 0x1FFF, s & 0x1FFF, w & 0x1FFF),
        _holders(n >> 13 & 0x1FFF, e >> 13 & 0x1FFF, s >> 13 & 0x1FFF, w >> 13 & 0x1FFF),
        _holders(n >> 26 & 0x1FFF, e >> 26 & 0x1FFF, s >> 26 & 0x1FFF, w >> 26 & 0x1FFF),
        _holders(n >> 39, e >> 39, s >> 39, w >> 39),
    )


@lru_cache(1 << 17)
def _holders(n: int, e: int, s: int, w: int) -> int:
    """The holders of a suit from the lowest card on: two bits for each."""
    code = 1
    live = n | e | s | w
    while live:
        bit = live & -live
        live ^= bit
        code = code << 2 | (0 if n & bit else 1 if e & bit else 2 if s & bit else 3)
    return code


class Node:
    """A turn within the search: the view, the steps of the statement that are done, and who has shown out."""

    __slots__ = ("done", "hands", "leader", "shown", "trick")

    def __init__(self, hands: Hands, leader: int, trick: tuple[int, ...], done: int, shown: int) -> None:
        self.hands, self.leader, self.trick, self.done, self.shown = hands, leader, trick, done, shown

    @property
    def seat(self) -> int:
        return (self.leader + len(self.trick)) % 4

    @property
    def tricks_left(self) -> int:
        return self.hands[self.seat].bit_count()


class Lead(NamedTuple):
    """The start of a trick: all hands, the cards in them as one set, who leads, the steps of the statement done."""

    hands: Hands
    live: int
    leader: int
    done: int


class Search:
    """One position, claimer and statement, with some choices struck out.

    Where something is struck out, `wider` is the search without it: its lines include all of this one's, so that
    its fewest are a lower bound and its most an upper one.
    """

    def __init__(
        self,
        position: Position,
        claimer: Seat,
        statement: Statement,
        struck: tuple[str, ...] = (),
        shown: int = 0,
        effort: Effort | None = None,
    ) -> None:
        self.statement, self.struck, self.effort = statement, struck, effort or Effort()
        self.sorts = tuple(name for name in struck if "@" not in name)
        self.choices = frozenset(struck) - frozenset(self.sorts)
        # where choices are struck out: whose turn, and how many cards he has left
        points = [name.split("@")[1] for name in self.choices]
        self._turns = {(where[:1], where.partition(":")[2].partition(":")[0].count(where[:1])) for where in points}
        self._last = min((cards for _, cards in self._turns), default=0)
        self.wider: Search | None = None
        if struck:
            self.wider = Search(position, claimer, statement, self.sorts if self.choices else (), shown, self.effort)
        self.side = claimer.index & 1
        self.trump = position.denomination.suit.index if position.denomination.suit else NO_TRUMPS
        self.named = statement.named
        self.silent = not (statement.steps or statement.manners or statement.from_top)
        north, east, south, west = (hand.mask for hand in position.hands)
        trick = tuple(card.index for card in position.trick)
        self.root = Node((north, east, south, west), position.leader.index, trick, 0, shown)
        self._bounds: tuple[dict[tuple[int, ...], tuple[int, int]], ...] = ({}, {})

    # -- answers -----------------------------------------------------------------------------------------------

    def fewest(self, node: Node | None = None) -> int:
        return self._value(FEWEST, node or self.root)

    def most(self, node: Node | None = None) -> int:
        return self._value(MOST, node or self.root)

    def widening(self) -> Iterator["Search"]:
        """This search, and those with less struck out."""
        search: Search | None = self
        while search:
            yield search
            search = search.wider

    def _value(self, which: int, node: Node) -> int:
        tricks = self.wider.fewest(node) if self.wider and which == FEWEST else 0
        while not self.at_most(which, node, tricks):
            tricks += 1
        return tricks

    def at_most(self, which: int, node: Node, tricks: int) -> bool:
        """Whether the claimer's side comes to so many tricks at most from here, with the trick under way."""
        shown = node.shown if self.choices else 0
        if not node.trick:
            return self._trick(which, node.hands, node.leader, node.done, shown, tricks)
        lead = self._lead(node)
        view = self.view(node)
        winner = (node.leader + node.trick.index(view.best)) % 4
        return self._turn(which, lead, node.trick, view.best, winner, shown, tricks)

    def _lead(self, node: Node) -> Lead:
        """The trick under way at its start."""
        hands = list(node.hands)
        for turns, card in enumerate(node.trick):
            hands[(node.leader + turns) % 4] |= 1 << card
        n, e, s, w = hands
        return Lead((n, e, s, w), n | e | s | w, node.leader, node.done)

    # -- one turn ----------------------------------------------------------------------------------------------

    def is_own(self, node: Node) -> bool:
        return node.seat & 1 == self.side

    def view(self, node: Node) -> Turn:
        seat = node.seat
        legal = legal_cards(node.hands[seat], node.trick)
        return Turn(node.hands, node.leader, node.trick, seat, legal, self.trump)

    def open_options(self, node: Node) -> list[PlayOption]:
        """What the claimer's side may choose from at its turn; a struck choice only where nothing else is left."""
        view = self.view(node)
        left = options(view, self._allowed(view, node.done), self.named)
        if not self.struck or len(left) == 1:
            return left
        for sort in self.sorts:
            left = [option for option in left if not option.is_of(sort)] or left
        if self.choices and len(left) > 1:
            here = point(view, node.shown)
            left = [option for option in left if not self._is_struck(option, here)] or left
        return left

    def _is_struck(self, option: PlayOption, here: str) -> bool:
        return any(identity(option, depth, here) in self.choices for depth in range(1, len(option.path) + 1))

    def identity(self, node: Node, option: PlayOption, depth: int) -> str:
        """The name of a choice: its first decisions and the point."""
        return identity(option, depth, point(self.view(node), node.shown))

    def _allowed(self, view: Turn, done: int) -> int:
        return view.legal if self.silent else self.statement.allowed(view, done)

    def cards(self, node: Node) -> list[int]:
        """One card of each group that may be played at a turn of either side."""
        if self.is_own(node):
            return [card_of(option.cards, node.trick) for option in self.open_options(node)]
        view = self.view(node)
        return [card_of(cards, node.trick) for cards in groups(view, view.legal, self.named)]

    def after(self, node: Node, card: int) -> tuple[Node, int]:
        """The turn after a card, and the tricks (0 or 1) that the claimer's side won with it."""
        hands, trick, shown = _without(node.hands, (card,)), (*node.trick, card), node.shown
        if node.trick and not self.is_own(node) and card // 13 != trick[0] // 13:
            shown |= 1 << 4 * node.seat + trick[0] // 13
        if len(trick) < 4:
            return Node(hands, node.leader, trick, node.done, shown), 0
        winner = self._winner(node.leader, trick)
        return Node(hands, winner, (), self._done(self._lead(node), trick), shown), int(winner & 1 == self.side)

    def _winner(self, leader: int, trick: tuple[int, ...]) -> int:
        best, winner = trick[0], leader
        for turns in (1, 2, 3):
            if beats(trick[turns], best, self.trump):
                best, winner = trick[turns], (leader + turns) % 4
        return winner

    # -- the search itself -------------------------------------------------------------------------------------

    def _trick(self, which: int, hands: Hands, leader: int, done: int, shown: int, tricks: int) -> bool:
        left = hands[leader].bit_count()
        if tricks < 0 or tricks >= left:
            return tricks >= 0
        if self._last > left and self.wider:  # no struck choice is still to come
            return self.wider._trick(which, hands, leader, done, 0, tricks)
        low, high = self._known(which, hands, leader, done, shown, left)
        if low > tricks or high <= tricks:
            return high <= tricks
        n, e, s, w = hands
        reached = self._turn(which, Lead(hands, n | e | s | w, leader, done), (), 0, leader, shown, tricks)
        key = self._key(hands, leader, done, shown)
        bounds = self._bounds[which]
        low, high = bounds.get(key, (low, high))
        bounds[key] = (low, min(high, tricks)) if reached else (max(low, tricks + 1), high)
        return reached

    def _known(self, which: int, hands: Hands, leader: int, done: int, shown: int, left: int) -> tuple[int, int]:
        """The least and the most that the claimer's side can have, as far as is known before searching."""
        known = self._bounds[which].get(self._key(hands, leader, done, shown))
        if known:
            return known
        low, high = 0, left
        if self.wider:
            low, high = self.wider._known(which, hands, leader, done, 0 if not self.wider.choices else shown, left)
            return (low, left) if which == FEWEST else (0, high)
        if self.trump != NO_TRUMPS:
            shift = 13 * self.trump
            n, e, s, w = (hand >> shift & 0x1FFF for hand in hands)
            north_south, east_west = sure_trumps(n, e, s, w), sure_trumps(e, s, w, n)
            low, high = (east_west, left - north_south) if self.side else (north_south, left - east_west)
        return low, high

    def _turn(
        self, which: int, lead: Lead, trick: tuple[int, ...], best: int, winner: int, shown: int, tricks: int
    ) -> bool:
        """The turn after the cards of a trick, of which `best` is winning for the seat `winner`."""
        self.effort.one_more()
        seat = (lead.leader + len(trick)) & 3
        own = seat & 1 == self.side
        every = own and which == MOST  # the side must fail with every card
        for card in self._cards(which, lead, trick, seat, shown):
            suit = SUIT_OF[card]
            takes = not trick or (card > best if suit == SUIT_OF[best] else suit == self.trump)
            out = shown
            if self.choices and trick and not own and suit != SUIT_OF[trick[0]]:
                out |= 1 << 4 * seat + SUIT_OF[trick[0]]
            if len(trick) < 3:
                now = (card, seat) if takes else (best, winner)
                reached = self._turn(which, lead, (*trick, card), *now, out, tricks)
            else:
                then = seat if takes else winner
                left = tricks - 1 if then & 1 == self.side else tricks
                reached = left >= 0 and self._next(which, lead, (*trick, card), then, out, left)
            if reached != every:
                return reached
        return every

    def _next(self, which: int, lead: Lead, trick: tuple[int, ...], winner: int, shown: int, tricks: int) -> bool:
        """The next trick."""
        first, second, third, fourth = trick
        left = lead.live ^ (1 << first | 1 << second | 1 << third | 1 << fourth)
        n, e, s, w = lead.hands
        done = self._done(lead, trick) if self.statement.steps else 0
        return self._trick(which, (n & left, e & left, s & left, w & left), winner, done, shown, tricks)

    def _cards(self, which: int, lead: Lead, trick: tuple[int, ...], seat: int, shown: int) -> tuple[int, ...]:
        """One card of each group, the likeliest first: low ones of a side that wants to lose, high ones otherwise."""
        hand = lead.hands[seat]
        allowed = legal_cards(hand, trick)
        own = seat & 1 == self.side
        if own and not self.silent:
            view = Turn(_without(lead.hands, trick), lead.leader, trick, seat, allowed, self.trump)
            allowed = self.statement.allowed(view, lead.done)
        cards = standing(hand, lead.live, allowed, self.named, bool(trick))
        if not own or len(cards) == 1:
            return cards
        if self.sorts or (self._turns and (_LETTERS[seat], hand.bit_count()) in self._turns):
            node = Node(_without(lead.hands, trick), lead.leader, trick, lead.done, shown)
            cards = tuple(card_of(option.cards, trick) for option in self.open_options(node))
        return cards if which == MOST else cards[::-1]

    def _done(self, lead: Lead, trick: tuple[int, ...]) -> int:
        if lead.leader & 1 != self.side:
            return lead.done
        view = Turn(lead.hands, lead.leader, (), lead.leader, lead.hands[lead.leader], self.trump)
        return self.statement.done_after(view, lead.done, trick)

    def _key(self, hands: Hands, leader: int, done: int, shown: int) -> tuple[int, ...]:
        return (*(hands if self.named else _relative(hands)), leader, done, shown)

    def cheapest_line(self, tricks: int, prefer: Callable[[Node, PlayOption], bool]) -> Iterator[tuple[Node, int]]:
        """A line that leaves the claimer's side this many tricks, its fewest: each turn and the card played.

        Among the choices that do, those that `prefer` says.
        """
        node = self.root
        while node.tricks_left:
            if self.is_own(node):
                choices = sorted(self.open_options(node), key=lambda option: not prefer(node, option))
                cards = [card_of(option.cards, node.trick) for option in choices]
            else:
                cards = self.cards(node)
            for card in cards:
                then, won = self.after(node, card)
                if self.at_most(FEWEST, then, tricks - won):
                    break
            yield node, card
            node, tricks = then, tricks - won


def _without(hands: Hands, trick: tuple[int, ...]) -> Hands:
    north, east, south, west = hands
    for card in trick:
        left = ~(1 << card)
        north, east, south, west = north & left, east & left, south & left, west & left
    return (north, east, south, west)


def identity(option: PlayOption, depth: int, here: str) -> str:
    return f"{option.named(depth)}@{here}"
