"""The search: the fewest and the most tricks that the claimer's side can come to.

The opponents defend best and see all cards. The claimer's side plays what its statement leaves open and what is not
struck out: the worst of it (`fewest`), or, to know whether a choice matters at all, the best of it (`most`).
Both are answered as "at most k tricks?", with memory over positions at the start of a trick, equal cards merged.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from arbitro.analysis.claims.kinds import Option, groups, options, point
from arbitro.analysis.claims.statement import Statement
from arbitro.analysis.claims.view import NO_TRUMPS, View, beats, legal_cards
from arbitro.analysis.position import Position
from arbitro.bridge.seats import SEATS, Seat

Hands: TypeAlias = tuple[int, int, int, int]

FEWEST, MOST = 0, 1

_LETTERS = tuple(seat.value for seat in SEATS)


class LimitReached(Exception):
    """As many positions as allowed were searched."""


@cache
def _relative(n: int, e: int, s: int, w: int) -> int:
    """Who holds the cards left of a suit, from the lowest on, without their ranks: two bits for each."""
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


class Search:
    """One position, claimer and statement, with some choices struck out."""

    def __init__(
        self,
        position: Position,
        claimer: Seat,
        statement: Statement,
        struck: tuple[str, ...] = (),
        shown: int = 0,
        limit: int = 1_000_000,
    ) -> None:
        self.statement, self.struck, self.limit = statement, struck, limit
        self.sorts = tuple(name for name in struck if "@" not in name)
        self.choices = frozenset(struck) - frozenset(self.sorts)
        # where choices are struck out: whose turn, and how many cards he has left
        points = [name.split("@")[1] for name in self.choices]
        self._turns = {(where[:1], where.partition(":")[2].partition(":")[0].count(where[:1])) for where in points}
        self.side = claimer.index & 1
        self.trump = position.denomination.suit.index if position.denomination.suit else NO_TRUMPS
        self.named = statement.named
        self.silent = not (statement.steps or statement.manners or statement.from_top)
        self.searched = 0
        north, east, south, west = (hand.mask for hand in position.hands)
        trick = tuple(card.index for card in position.trick)
        self.root = Node((north, east, south, west), position.leader.index, trick, 0, shown)
        self._bounds: tuple[dict[tuple[int, ...], tuple[int, int]], ...] = ({}, {})

    # -- answers -----------------------------------------------------------------------------------------------

    def fewest(self, node: Node | None = None) -> int:
        return self._value(FEWEST, node or self.root)

    def most(self, node: Node | None = None) -> int:
        return self._value(MOST, node or self.root)

    def _value(self, which: int, node: Node) -> int:
        tricks = 0
        while not self.at_most(which, node, tricks):
            tricks += 1
        return tricks

    def at_most(self, which: int, node: Node, tricks: int) -> bool:
        """Whether the claimer's side comes to so many tricks at most from here, with the trick under way."""
        shown = node.shown if self.struck else 0
        if node.trick:
            return self._turn(which, node.hands, node.leader, node.trick, node.done, shown, tricks)
        return self._trick(which, node.hands, node.leader, node.done, shown, tricks)

    # -- one turn ----------------------------------------------------------------------------------------------

    def is_own(self, node: Node) -> bool:
        return node.seat & 1 == self.side

    def view(self, node: Node) -> View:
        seat = node.seat
        legal = legal_cards(node.hands[seat], node.trick)
        return View(node.hands, node.leader, node.trick, seat, legal, self.trump)

    def open_options(self, node: Node) -> list[Option]:
        """What the claimer's side may choose from at its turn; a struck choice only where nothing else is left."""
        view = self.view(node)
        found = options(view, self._allowed(view, node.done), self.named)
        if not self.struck or len(found) == 1:
            return found
        for sort in self.sorts:
            found = [option for option in found if sort not in option.sorts] or found
        if self.choices and len(found) > 1:
            here = point(view, node.shown)
            found = [option for option in found if not self._is_struck(option, here)] or found
        return found

    def _is_struck(self, option: Option, here: str) -> bool:
        return any(identity(option, depth, here) in self.choices for depth in range(1, len(option.path) + 1))

    def identity(self, node: Node, option: Option, depth: int) -> str:
        """The name of a choice: its first decisions and the point."""
        return identity(option, depth, point(self.view(node), node.shown))

    def _allowed(self, view: View, done: int) -> int:
        return view.legal if self.silent else self.statement.allowed(view, done)

    def cards(self, node: Node) -> list[int]:
        """One card of each group that may be played at a turn of either side."""
        if self.is_own(node):
            return [card_of(option.cards, node.trick) for option in self.open_options(node)]
        view = self.view(node)
        return [card_of(cards, node.trick) for cards in groups(view, view.legal, self.named)]

    def after(self, node: Node, card: int) -> tuple[Node, int]:
        """The turn after a card, and the tricks (0 or 1) that the claimer's side won with it."""
        seat = node.seat
        hands = _without(node.hands, card)
        shown = self._shown(node.shown, seat, card, node.trick)
        trick = (*node.trick, card)
        if len(trick) < 4:
            return Node(hands, node.leader, trick, node.done, shown), 0
        winner = self._winner(node.leader, trick)
        done = self._done(hands, node.leader, trick, node.done)
        return Node(hands, winner, (), done, shown), int(winner & 1 == self.side)

    # -- the search itself -------------------------------------------------------------------------------------

    def _trick(self, which: int, hands: Hands, leader: int, done: int, shown: int, tricks: int) -> bool:
        if tricks < 0:
            return False
        left = hands[leader].bit_count()
        if tricks >= left:
            return True
        key = self._key(hands, leader, done, shown)
        bounds = self._bounds[which]
        low, high = bounds.get(key, (0, left))
        if high <= tricks or low > tricks:
            return high <= tricks
        self.searched += 1
        if self.searched > self.limit:
            raise LimitReached
        found = self._turn(which, hands, leader, (), done, shown, tricks)
        low, high = bounds.get(key, (0, left))
        bounds[key] = (low, min(high, tricks)) if found else (max(low, tricks + 1), high)
        return found

    def _turn(
        self, which: int, hands: Hands, leader: int, trick: tuple[int, ...], done: int, shown: int, tricks: int
    ) -> bool:
        seat = (leader + len(trick)) % 4
        own = seat & 1 == self.side
        every = own and which == MOST  # the side must fail with every card
        for card in self._cards(which, hands, leader, trick, seat, done, shown):
            after = _without(hands, card)
            out = self._shown(shown, seat, card, trick) if self.struck else shown
            played = (*trick, card)
            if len(played) < 4:
                found = self._turn(which, after, leader, played, done, out, tricks)
            else:
                winner = self._winner(leader, played)
                left = tricks - 1 if winner & 1 == self.side else tricks
                found = self._trick(which, after, winner, self._done(after, leader, played, done), out, left)
            if found != every:
                return found
        return every

    def _cards(
        self, which: int, hands: Hands, leader: int, trick: tuple[int, ...], seat: int, done: int, shown: int
    ) -> list[int]:
        """One card of each group, the likeliest first: low ones of a side that wants to lose, high ones otherwise."""
        if seat & 1 != self.side:
            view = View(hands, leader, trick, seat, legal_cards(hands[seat], trick), self.trump)
            return [card_of(cards, trick) for cards in groups(view, view.legal, self.named)]
        if self.sorts or (self._turns and (_LETTERS[seat], hands[seat].bit_count()) in self._turns):
            node = Node(hands, leader, trick, done, shown)
            found = [card_of(option.cards, trick) for option in self.open_options(node)]
        else:
            view = View(hands, leader, trick, seat, legal_cards(hands[seat], trick), self.trump)
            allowed = self._allowed(view, done)
            found = [card_of(cards, trick) for cards in groups(view, allowed, self.named)]
        return found if which == MOST else found[::-1]

    def _shown(self, shown: int, seat: int, card: int, trick: tuple[int, ...]) -> int:
        if trick and seat & 1 != self.side and card // 13 != trick[0] // 13:
            return shown | 1 << 4 * seat + trick[0] // 13
        return shown

    def _winner(self, leader: int, trick: tuple[int, ...]) -> int:
        best, winner = trick[0], leader
        for turns in (1, 2, 3):
            if beats(trick[turns], best, self.trump):
                best, winner = trick[turns], (leader + turns) % 4
        return winner

    def _done(self, hands: Hands, leader: int, trick: tuple[int, ...], done: int) -> int:
        if leader & 1 != self.side or not self.statement.steps:
            return done
        before = list(hands)
        for turns, card in enumerate(trick):
            before[(leader + turns) % 4] |= 1 << card
        n, e, s, w = before
        view = View((n, e, s, w), leader, (), leader, before[leader], self.trump)
        return self.statement.done_after(view, done, trick)

    def _key(self, hands: Hands, leader: int, done: int, shown: int) -> tuple[int, ...]:
        if self.named:
            return (*hands, leader, done, shown)
        n, e, s, w = hands
        return (
            _relative(n & 0x1FFF, e & 0x1FFF, s & 0x1FFF, w & 0x1FFF),
            _relative(n >> 13 & 0x1FFF, e >> 13 & 0x1FFF, s >> 13 & 0x1FFF, w >> 13 & 0x1FFF),
            _relative(n >> 26 & 0x1FFF, e >> 26 & 0x1FFF, s >> 26 & 0x1FFF, w >> 26 & 0x1FFF),
            _relative(n >> 39, e >> 39, s >> 39, w >> 39),
            leader,
            done,
            shown,
        )

    def cheapest_line(self, tricks: int, prefer: Callable[[Node, Option], bool]) -> Iterator[tuple[Node, int]]:
        """A line that leaves the claimer's side this many tricks, its fewest: each turn and the card played.

        Among the choices that do, those that `prefer` says.
        """
        node = self.root
        while node.tricks_left:
            if self.is_own(node):
                found = sorted(self.open_options(node), key=lambda option: not prefer(node, option))
                cards = [card_of(option.cards, node.trick) for option in found]
            else:
                cards = self.cards(node)
            for card in cards:
                then, won = self.after(node, card)
                if self.at_most(FEWEST, then, tricks - won):
                    break
            yield node, card
            node, tricks = then, tricks - won


def _without(hands: Hands, card: int) -> Hands:
    north, east, south, west = hands
    left = ~(1 << card)
    return (north & left, east & left, south & left, west & left)


def identity(option: Option, depth: int, here: str) -> str:
    return "/".join(map(str, option.path[:depth])) + "@" + here


def card_of(cards: int, trick: tuple[int, ...]) -> int:
    """The card that stands for its equals: the highest to lead, the lowest to follow with.

    One card for all, so that a choice struck out after one of them is struck out after every other.
    """
    return (cards & -cards if trick else cards).bit_length() - 1
