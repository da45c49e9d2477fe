"""A robot at somebody else's table: what the table manager says becomes what a player sees, and his act a line.

visitor = Visitor("arbitro", Seat.NORTH, think)
lines = visitor.begin()                 # to be sent
lines = visitor.hear(line)              # at every line that comes
"""

from collections.abc import Callable

from arbitro.book.problem import refuse
from arbitro.bridge.auction import Auction
from arbitro.bridge.cards import Card
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.robots import protocol as p
from arbitro.robots.memory import Memory
from arbitro.robots.player import Act
from arbitro.table import event as at
from arbitro.table.options import Options
from arbitro.table.state import BoardPhase
from arbitro.table.view import CallSeen, TableView, VisibleCard

Think = Callable[[TableView, Memory], Act | None]
IsAlerted = Callable[[Auction, Vulnerability], bool]
PACK = 52


class Visitor:
    """`seat`: None for any. `alerted`: whether the last call of an auction has to be alerted."""

    def __init__(self, name: str, seat: Seat | None, think: Think, alerted: IsAlerted) -> None:
        self.name, self.wanted, self._think, self._alerted = name, seat, think, alerted
        self.seat = seat or Seat.NORTH
        self.boards = 0
        self.is_over = False
        self._board = p.BoardTold(1, Seat.NORTH, Vulnerability.NONE)
        self._begin_board()

    def _begin_board(self) -> None:
        self._hands: dict[Seat, Hand] = {}  # that it sees, as they were dealt
        self._played: list[VisibleCard] = []
        self._auction = Auction(self._board.dealer)
        self._has_lead = False

    def begin(self) -> list[str]:
        return [p.say_connecting(self.name, self.wanted)]

    def hear(self, text: str) -> list[str]:
        """What to answer; a problem for what cannot be."""
        match p.read_line(text):
            case p.Seated(seat):
                if self.wanted not in (None, seat):
                    raise refuse("protocol-seat", found=seat.name, expected=self.seat.name)
                self.seat = seat
                return [p.say_ready(seat, "for teams")]
            case p.Teams():
                return [p.say_ready(self.seat, "to start")]
            case p.BoardStarts():
                return [p.say_ready(self.seat, "for deal")]
            case p.BoardTold() as told:
                self._board = told
                self.boards += 1
                self._begin_board()
                return [p.say_ready(self.seat, "for cards")]
            case p.HandTold(seat, hand):
                self._hands[self._whose(seat)] = hand
                return self._answers()
            case p.CallTold(seat, call):
                if self._auction.is_over or seat is not self._auction.turn:
                    raise refuse("protocol-turn", found=text[:80])
                self._auction = self._auction.call(call)
                return self._answers()
            case p.CardTold(seat, card):
                self._lay(self._whose(seat), card, text)
                return self._answers()
            case p.ToLead():
                self._has_lead = True
                return self._answers()
            case p.SessionEnds():
                self.is_over = True
        return []

    def _whose(self, seat: Seat | None) -> Seat:
        contract = self._auction.contract if self._auction.is_over else None
        if seat is None and contract is None:
            raise refuse("protocol-turn", found="Dummy")
        return seat or contract.dummy if contract else seat or self.seat

    # -- the play so far

    @property
    def _trick(self) -> list[VisibleCard]:
        return self._played[len(self._played) // 4 * 4 :]

    @property
    def _turn(self) -> Seat:
        """Whose card is next."""
        contract = self._auction.contract
        assert contract is not None
        if self._trick:
            return self._trick[-1].seat.lho
        if not self._played:
            return contract.leader
        led, trumps = self._played[-4].card.suit, contract.denomination.suit
        return max(
            self._played[-4:], key=lambda laid: (laid.card.suit is trumps, laid.card.suit is led, laid.card.rank)
        ).seat

    def _left(self, seat: Seat) -> Hand:
        return self._hands.get(seat, EMPTY) - Hand.of(laid.card for laid in self._played if laid.seat is seat)

    def _lay(self, seat: Seat, card: Card, line: str) -> None:
        known = seat in self._hands
        taken = any(laid.card is card for laid in self._played)
        over = not self._auction.contract or not self._auction.is_over or len(self._played) == PACK
        if over or seat is not self._turn or taken or (known and card not in self._left(seat)):
            raise refuse("protocol-turn", found=line[:80])
        self._played.append(VisibleCard(seat, card))

    # -- what it does

    def _answers(self) -> list[str]:
        """Its own calls and cards, until it waits for somebody."""
        lines: list[str] = []
        while not self._auction.is_over:
            turn = self._auction.turn
            if turn is not self.seat:
                return [*lines, p.say_ready(self.seat, f"for {p.name(turn)}'s bid")]
            act = self._think(self._view(), Memory())
            assert isinstance(act, at.CallEvent)
            self._auction = self._auction.call(act.call)
            alert = self._alerted(self._auction, self._board.vulnerability)
            lines.append(p.say_call(self.seat, act.call, alert=alert))
        contract = self._auction.contract
        while contract is not None and len(self._played) < PACK:
            turn = self._turn
            if len(self._played) == 1 and self.seat is not contract.dummy and contract.dummy not in self._hands:
                return [*lines, p.say_ready(self.seat, "for dummy")]
            acts = contract.declarer if turn is contract.dummy else turn
            if acts is not self.seat:
                trick = len(self._played) // 4 + 1
                return [*lines, p.say_ready(self.seat, f"for {p.name(turn)}'s card to trick {trick}")]
            if not self._trick and not self._has_lead:
                return lines
            self._has_lead = False
            act = self._think(self._view(), self._memory())
            assert isinstance(act, at.CardEvent)
            self._lay(turn, act.card, p.say_card(turn, act.card))
            lines.append(p.say_card(turn, act.card))
        return lines

    def _memory(self) -> Memory:
        tricks = [self._played[first : first + 4] for first in range(0, len(self._played), 4)]
        voids = {
            (laid.seat, trick[0].card.suit)
            for trick in tricks
            for laid in trick
            if laid.card.suit is not trick[0].card.suit
        }
        return Memory(tuple(self._played), frozenset(voids))

    def _view(self) -> TableView:
        """What a player would see now."""
        auction, contract = self._auction, self._auction.contract if self._auction.is_over else None
        calls = tuple(CallSeen(auction.caller(index), call.value) for index, call in enumerate(auction.calls))
        hands = {seat.value: tuple(self._left(seat)) for seat in self._hands}
        if contract is None:
            phase, turn, may = BoardPhase.AUCTION, auction.turn, Options(calls=auction.legal_calls)
        else:
            phase, turn = (BoardPhase.PLAY if self._played else BoardPhase.OPENING_LEAD), self._turn
            left = self._left(turn)
            trick = self._trick
            follow = [card for card in left if trick and card.suit is trick[0].card.suit]
            may = Options(cards=tuple(follow or left), hand=turn)
        return TableView(
            viewer=self.seat.value,
            phase=phase,
            board=self._board.number,
            dealer=self._board.dealer,
            vulnerability=self._board.vulnerability,
            turn=turn,
            calls=calls,
            contract=contract.bid if contract else "",
            declarer=contract.declarer if contract else None,
            hands=hands,
            trick=tuple(self._trick) if contract else (),
            options=may,
        )
