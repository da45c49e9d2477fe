"""Somebody else's program at one of our tables: what its player sees goes out as lines, and its lines are his acts.

A line that tells what others have done waits until the program has said that it is ready for it.
"""

from collections.abc import Iterator

from arbitro.book.problem import refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.robots import protocol as p
from arbitro.robots.memory import Memory
from arbitro.table import event as at
from arbitro.table.view import TableView


class Host:
    """Of one program in one seat."""

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat, self.name = seat, name
        self._is_ready_to_start = False
        self._ready = 0  # lines that it waits for
        self._board = 0  # the one that it has been told of
        self._steps: Iterator[str | None] = iter(())
        self._seen: tuple[TableView, Memory] | None = None

    def welcome(self) -> str:
        return f'{p.name(self.seat)} ("{p.quoted(self.name)}") seated'

    def teams(self, ns: str, ew: str) -> str:
        return f'Teams: N/S "{p.quoted(ns)}" E/W "{p.quoted(ew)}"'

    def heard(self, text: str) -> at.CallEvent | at.CardEvent | None:
        """What the program does, if it does something."""
        match p.read_line(text):
            case p.Ready() as ready:
                self._is_ready_to_start |= ready.to_start
                self._ready += not ready.to_start
            case p.CallTold(seat, call):
                if seat is not self.seat:
                    raise refuse("protocol-seat", found=seat.name, expected=self.seat.name)
                return at.CallEvent(seat=seat, call=call)
            case p.CardTold(seat, card):
                view = self._seen[0] if self._seen else None
                hand = view.options.hand if view else None
                return at.CardEvent(seat=seat or hand or self.seat, card=card)
        return None

    def lines(self, number: int, view: TableView, memory: Memory) -> Iterator[str]:
        """What may be sent now; `number`: which board of the table it is."""
        self._seen = view, memory
        if not self._is_ready_to_start:
            return
        if number != self._board:
            self._board, self._ready = number, 0
            self._steps = self._told()
        while True:
            step = next(self._steps, None)
            if step is None:
                return
            yield step

    def _told(self) -> Iterator[str | None]:
        """Every line about one board in its turn; None while there is nothing, or the program is not ready."""
        assert self._seen is not None
        view = self._seen[0]
        hand = Hand.of(view.hands.get(self.seat.value, ()))
        yield "Start of board"
        yield from self._when_ready(p.say_board(view.board, view.dealer, view.vulnerability))
        yield from self._when_ready(p.say_hand(self.seat, hand))
        calls = cards = 0
        dummy_told = led = False
        while True:
            view, memory = self._seen
            dummy = view.declarer.partner if view.declarer else None
            mine: tuple[Seat | None, ...] = (self.seat, dummy) if view.declarer is self.seat else (self.seat,)
            if self.seat is dummy:
                mine = ()
            if calls < len(view.calls):
                made = view.calls[calls]
                calls += 1
                if made.seat is not self.seat:
                    alert = any(said.what == "alert" and said.text == made.call for said in view.said)
                    yield from self._when_ready(p.say_call(made.seat, Call(made.call), alert=alert))
            elif cards == 1 and not dummy_told and self.seat is not dummy:
                shown = Hand.of(view.hands.get(dummy.value, ())) if dummy else Hand(0)
                if not dummy or len(shown | memory.cards_of(dummy)) < 13:
                    yield None
                    continue
                dummy_told = True
                yield from self._when_ready(p.say_hand(None, shown | memory.cards_of(dummy)))
            elif cards < len(memory.played):
                laid = memory.played[cards]
                cards += 1
                led = False
                if laid.seat not in mine:
                    yield from self._when_ready(p.say_card(laid.seat, laid.card))
            elif view.options.cards and not view.trick and not led:
                led = True
                yield f"{'Dummy' if view.options.hand is dummy else p.name(self.seat)} to lead"
            else:
                yield None

    def _when_ready(self, line: str) -> Iterator[str | None]:
        while not self._ready:
            yield None
        self._ready -= 1
        yield line
