"""Law 5: who sits where, and who answers for it."""

from enum import Enum

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_04_partnerships import same_session
from arbitro.laws.law_15_wrong_board_or_hand import WrongBoard
from arbitro.laws.shared.hands import auction_problems

seat_change_permitted = yes_no("seat_change_permitted")

DECISIONS = (
    OurReading("wrong_table_is_wrong_board", "5B"),
    OurReading("wrong_direction", "5B"),
)


# -- a compass point given up ----------------------------------------------------------------------------------------


class SeatChanged(Situation, frozen=True):
    """The members of a side have exchanged the seats that they had taken."""

    side: Side


CHANGES = (SeatChanged(Side.NS),)


@law("5", ALL, what="seat_changed", situation=SeatChanged, examples=CHANGES)
def seat_changed(case: Case[SeatChanged]) -> Ruling:
    side = case.situation.side
    # 5A  they choose among the seats assigned to them; within a session only the director lets them change
    for excuse, wanted in ((same_session, False), (seat_change_permitted, True)):
        if case.ask(excuse, about=side.value, clause="5A") is wanted:
            case.considered("90B8", excuse)
            return case.rule("5A", NoRectification())
    return case.rule("5A", Instruction("return_to_seats"), "90B8", Penalty(PenaltyKind.PROCEDURAL, side, clause="90B8"))


# -- at the wrong table, or in the wrong direction -------------------------------------------------------------------


class Misplaced(Enum):
    """How the players sit."""

    WRONG_TABLE = "wrong_table"  # contestants who were not to play here in this round
    WRONG_DIRECTION = "wrong_direction"  # the right contestants, each in the other's seats


class PlayersMisplaced(Accepting, frozen=True):
    """Players who are not where the movement wants them; the board on the table and its calls so far."""

    misplaced: Misplaced
    dealer: Seat
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)


MISPLACED = tuple(
    PlayersMisplaced(how, Seat.NORTH, auction) for how in Misplaced for auction in ((), (Call.BID_1S, Call.PASS))
)


@law("5", ALL, what="players_misplaced", situation=PlayersMisplaced, examples=MISPLACED)
def players_misplaced(case: Case[PlayersMisplaced]) -> Ruling:
    it = case.situation
    # 5B  the director says clearly who moves where; each player answers for sitting in the right place
    case.apply("5B")
    if not it.auction:
        return case.rule(Instruction("take_right_seats"), NoRectification())
    if it.misplaced is Misplaced.WRONG_TABLE:
        return case.refer("wrong_board_played", WrongBoard(it.dealer, it.auction, accepted_calls=it.accepted_calls))
    return case.rule("82B", Instruction("settle_wrong_direction"), Penalty(PenaltyKind.PROCEDURAL, clause="90B8"))
