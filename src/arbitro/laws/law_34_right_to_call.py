"""Law 34: three passes do not end the auction if one of them robbed a player of his turn.

The text stands here in 1997, in 17E2 in 2007 and in 17D3 in 2017.
"""

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *

DECISIONS = (OurReading("first_player_robbed", "34"),)


class PlayerSkipped(Situation, frozen=True):
    """All calls in the order they were made, with who made each; the last three are passes."""

    dealer: Seat
    auction: tuple[Call, ...]
    callers: tuple[Seat, ...]

    def problems(self) -> tuple[Problem, ...]:
        if len(self.callers) != len(self.auction):
            where = Place(tag="callers")
            return (Problem("callers-against-calls", where, str(len(self.callers)), str(len(self.auction))),)
        if len(self.auction) < 4 or set(self.auction[-3:]) != {Call.PASS}:
            calls = " ".join(call.value for call in self.auction)
            return (Problem("not-three-passes", Place(tag="auction"), calls, "1S P P P"),)
        if not self.out_of_rotation:
            return (Problem("nobody-skipped", Place(tag="callers"), " ".join(s.value for s in self.callers)),)
        return ()

    def due(self, index: int) -> Seat:
        """Whose turn it was at this call."""
        return self.callers[index - 1].lho if index else self.dealer

    @property
    def out_of_rotation(self) -> tuple[int, ...]:
        """Which of the last three passes were made at another player's turn."""
        last = range(len(self.auction) - 3, len(self.auction))
        return tuple(index for index in last if self.callers[index] is not self.due(index))


NORTH, EAST, SOUTH, WEST = Seat
EXAMPLES = (
    PlayerSkipped(NORTH, (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS), (NORTH, SOUTH, WEST, NORTH)),
    PlayerSkipped(NORTH, (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS), (NORTH, SOUTH, EAST, NORTH)),
)


@law("34", ALL, what="player_skipped", situation=PlayerSkipped, examples=EXAMPLES)
def player_skipped(case: Case[PlayerSkipped]) -> Ruling:
    made = case.situation
    first = made.out_of_rotation[0]
    case.apply("34", "17D3")

    # every pass from there on is cancelled; back to the player who missed his turn
    case.apply(*(CallCancelled(seat, Call.PASS) for seat in made.callers[first:]))
    case.apply(AuctionContinues(made.due(first)))
    # 1997  as if nothing had happened
    if case.edition is E1997:
        return case.rule(NoRectification())
    # 2007, 2017  whoever passed out of rotation is an offender as to what was withdrawn
    offenders = {made.callers[index].side for index in made.out_of_rotation}
    innocent = tuple(side for side in Side if side not in offenders)
    guilty = tuple(side for side in Side if side in offenders)
    return case.rule(Information("withdrawn_call", case.clause("16C"), innocent, guilty))
