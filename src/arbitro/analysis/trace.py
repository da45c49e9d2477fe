"""A play followed card by card: what the cards were worth, and which of them cost tricks."""

from msgspec import Struct

from arbitro.analysis.memory import Memory
from arbitro.analysis.solver import solve_play
from arbitro.bridge.cards import Card
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat


class Cost(Struct, frozen=True):
    """A card that gave tricks away."""

    index: int  # its place in the play, from 1
    seat: Seat  # whose card it was
    card: Card
    tricks: int


class Trace(Struct, frozen=True):
    """Declarer's double-dummy tricks in all: before the first card and after each; and the cards that cost."""

    tricks: tuple[int, ...]
    costs: tuple[Cost, ...]

    def cost_of(self, index: int) -> int:
        """What the card in this place of the play cost, from 1."""
        return next((cost.tricks for cost in self.costs if cost.index == index), 0)


TRACES: Memory[Play, Trace] = Memory(10_000)


def trace(play: Play) -> Trace:
    """Follows a play, finished or not."""
    return TRACES.answer(play, _trace)


def _trace(play: Play) -> Trace:
    solved = solve_play(play)
    tricks = solved + solved[-1:] * (len(play.cards) + 1 - len(solved))  # the last trick leaves no choice
    declaring = play.contract.declarer.side
    costs = []
    at = Play.begin(play.deal, play.contract)
    for index, card in enumerate(play.cards, 1):
        lost = tricks[index - 1] - tricks[index]
        if cost := lost if at.turn.side is declaring else -lost:
            costs.append(Cost(index, at.turn, card, cost))
        at = at.play(card)
    return Trace(tricks, tuple(costs))
