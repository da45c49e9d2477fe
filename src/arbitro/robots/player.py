"""What a robot does: it calls by its system, plays the card that is best over deals that could be, and answers what it
is asked. It breaks no law: it does only what its options allow."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice

from msgspec import Struct

from arbitro.analysis.position import Position
from arbitro.analysis.table import best_cards, double_dummy_table, tricks_to_come
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw
from arbitro.bridge.hand import Hand
from arbitro.bridge.sampling import sampled_deals
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat
from arbitro.robots.memory import Memory
from arbitro.systems import Agreements, Understanding
from arbitro.table import event as at
from arbitro.table.state import BoardPhase
from arbitro.table.view import TableView

TRICKS = 13
AGREED = 0.9  # of the deals that could be, in which a claim holds


class Strength(Struct, frozen=True):
    """How many deals are looked at: for a call that no rule covers, for a card early in the play, for one late."""

    calls: int = 8
    early: int = 10
    late: int = 30
    tries: int = 60_000  # to find them


class Ways(Struct, frozen=True):
    """What both sides have agreed, and how hard a robot thinks."""

    agreements: Agreements
    strength: Strength = Strength()


Act = (
    at.CallEvent
    | at.LeadFaced
    | at.DummyLaidDown
    | at.CardEvent
    | at.OptionChosen
    | at.MatterLeftOpen
    | at.Objected
    | at.Acquiesced
    | at.HandsReturned
)


def decide(view: TableView, memory: Memory, ways: Ways, draw: Draw) -> Act | None:
    """What the player in this view does now; None if it is for others to act."""
    return _Player(view, memory, ways, draw).act()


class _Player:
    def __init__(self, view: TableView, memory: Memory, ways: Ways, draw: Draw) -> None:
        self.view, self.memory, self.ways, self.draw = view, memory, ways, draw
        self.seat = Seat(view.viewer)

    def act(self) -> Act | None:
        view, acts = self.view, self.view.options.acts
        if view.question is not None:
            return self._answer()
        if view.claim is not None and "claim_agreed" in acts:
            return self._on_claim()
        if view.options.calls:
            return at.CallEvent(seat=self.seat, call=self._call(view.options.calls))
        if "lead_faced" in acts:
            return at.LeadFaced(seat=self.seat)
        if "dummy_spread" in acts:
            return at.DummyLaidDown(seat=self.seat)
        if view.options.cards and view.options.hand is not None:
            return at.CardEvent(seat=view.options.hand, card=self._card(view.options.cards))
        if "hands_returned" in acts and view.phase is BoardPhase.OVER:
            return at.HandsReturned(seat=self.seat)
        return None

    # -- what the law asks

    def _answer(self) -> Act | None:
        """Nothing irregular is accepted; else what is offered first. What only a judge can say is left for later."""
        question, acts = self.view.question, self.view.options.acts
        assert question is not None
        if "option_chosen" in acts and question.options:
            answers = [choice.answer for choice in question.options]
            answer = False if False in answers else answers[0]
            return at.OptionChosen(question=question.question, answer=answer, by=self.seat)
        if "left_open" in acts:
            return at.MatterLeftOpen(by=self.seat)
        return None

    def _on_claim(self) -> Act | None:
        claim = self.view.claim
        assert claim is not None
        if self.seat in (claim.seat, *claim.agreed, *claim.objected):
            return None
        if claim.seat.side is self.seat.side:
            return at.Acquiesced(seat=self.seat)
        holds: list[bool] = []
        with suppress(ProblemsFound):  # after an irregularity the cards may not add up
            holds += (self._is_sound(deal) for deal in self._deals(self.ways.strength.early))
        if sum(holds) < AGREED * len(holds):
            return at.Objected(seat=self.seat)
        return at.Acquiesced(seat=self.seat)

    def _is_sound(self, deal: Deal) -> bool:
        claim, turn = self.view.claim, self.view.turn
        assert claim is not None
        if turn is None:
            return True
        position = self._position(deal)
        best = tricks_to_come(position)
        return (best if turn.side is claim.seat.side else claim.left - best) >= claim.tricks

    # -- calls

    def _understood(self) -> Understanding:
        calls = (made.call for made in self.view.calls)
        auction = Auction.of(self.view.dealer, calls)
        return Understanding.of(self.ways.agreements, auction, self.view.vulnerability)

    def _call(self, legal: Sequence[Call]) -> Call:
        if len(legal) == 1:  # bound to it by a ruling
            return legal[0]
        try:
            known = self._understood()
        except ProblemsFound:  # an auction in which something irregular stands
            return Call.PASS
        hand = Hand.of(self.view.hands[self.seat.value])
        fitting = [meaning.call for meaning in known.fitting(hand) if meaning.call in legal]
        if fitting:
            return fitting[0]
        return self._judged(known, hand, legal)

    def _judged(self, known: Understanding, hand: Hand, legal: Sequence[Call]) -> Call:
        """Where no rule fits: the best of the contracts in reach, over deals that could be."""
        if not known.forced or known.in_game:
            return Call.PASS
        lowest: dict[Denomination, Call] = {}
        for call in legal:
            if call.denomination is not None:
                lowest.setdefault(call.denomination, call)
        deals = list(islice(self._sampled(known, self._with_hand(hand)), self.ways.strength.calls))
        if not deals or not lowest:
            return Call.PASS
        return max(lowest.values(), key=lambda call: sum(self._worth(deal, call) for deal in deals))

    def _worth(self, deal: Deal, call: Call) -> int:
        """Of a call as the last one, to its side."""
        assert call.denomination is not None
        assert call.level is not None
        tricks = double_dummy_table(deal).tricks(call.denomination, self.seat)
        contract = Contract(call.level, call.denomination, self.seat)
        return score(Result(contract, tricks), self.view.vulnerability, self.seat.side)

    def _with_hand(self, hand: Hand) -> Deal:
        return Deal(*(hand if seat is self.seat else Hand(0) for seat in SEATS))

    # -- cards

    def _card(self, legal: Sequence[Card]) -> Card:
        if len(legal) == 1:
            return legal[0]
        left = TRICKS - len(self.memory.played) // 4
        number = self.ways.strength.early if left > 8 else self.ways.strength.late
        worth = dict.fromkeys(legal, 0)
        with suppress(ProblemsFound):  # after an irregularity the cards may not add up
            for deal in self._deals(number):
                for card, tricks in best_cards(self._position(deal)):
                    if card in worth:
                        worth[card] += tricks
        return max(legal, key=lambda card: (worth[card], -card.rank.index))

    def _deals(self, number: int) -> Iterator[Deal]:
        """That fit the auction and the play; without the auction, where nothing fits both."""
        begun = Deal(*self.memory.hands(self.view))
        try:
            deals = list(islice(filter(self._can_be, self._sampled(self._understood(), begun)), number))
        except ProblemsFound:
            deals = []
        yield from deals or islice(filter(self._can_be, sampled_deals((), self.draw, known=begun)), number)

    def _sampled(self, known: Understanding, begun: Deal) -> Iterator[Deal]:
        hidden = (each for each in known.constraints if len(begun[each.seats[0]]) < TRICKS)
        return sampled_deals(hidden, self.draw, known=begun, tries=self.ways.strength.tries)

    def _can_be(self, deal: Deal) -> bool:
        """Whoever has shown out of a suit has none left."""
        return not any((deal[seat] - self.memory.cards_of(seat)).holding(suit) for seat, suit in self.memory.voids)

    def _position(self, deal: Deal) -> Position:
        view, contract = self.view, self.view.contract
        leader = view.trick[0].seat if view.trick else view.turn
        assert leader is not None
        north, east, south, west = (deal[seat] - self.memory.cards_of(seat) for seat in SEATS)
        denomination = Contract.parse(f"{contract} N").denomination
        return Position((north, east, south, west), denomination, leader, tuple(laid.card for laid in view.trick))
