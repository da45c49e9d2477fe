"""Law 8: how boards and players move, and when a round is over."""

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *

last_round = yes_no("last_round", source=Source.LOG)
all_scored = yes_no("all_scored", source=Source.LOG)
signal_given = yes_no("signal_given", source=Source.LOG)
finished_at_signal = yes_no("finished_at_signal", source=Source.LOG)
players_moved = yes_no("players_moved", source=Source.LOG)
board_postponed = yes_no("board_postponed", source=Source.LOG, usual=False)
board_settled = yes_no("board_settled", source=Source.LOG)
other_instruction = yes_no("other_instruction")

NOT_EXECUTABLE = {"8A1": "organisation"}
DECISIONS = (OurReading("board_put_off_1997", "8B", E1997),)


# -- 8A  boards that did not move ------------------------------------------------------------------------------------


class BoardsMisplaced(Situation, frozen=True):
    """The finished boards of a table did not get to where they should be."""


@law("8", ALL, what="boards_not_moved", situation=BoardsMisplaced, examples=[BoardsMisplaced()])
def boards_not_moved(case: Case[BoardsMisplaced]) -> Ruling:
    case.apply("8A2", Instruction("bring_boards"))
    # 8A2  North answers for them, unless the director has said otherwise
    if case.ask(other_instruction, clause="8A2"):
        case.considered("90B8", other_instruction)
        return case.rule(NoRectification())
    return case.rule("90B8", Penalty(PenaltyKind.PROCEDURAL, Seat.NORTH.side, Seat.NORTH, "90B8"))


# -- 8B, 8C  the end of a round --------------------------------------------------------------------------------------


class RoundAsked(Situation, frozen=True):
    """Is the round over, at this table and for this board?"""


@law("8", ALL, what="has_round_ended", situation=RoundAsked, examples=[RoundAsked()])
def has_round_ended(case: Case[RoundAsked]) -> Ruling:
    # 8B2 (2007, 2017)  a board that the director put off: played, its score agreed and entered, or cancelled
    if case.met(board_postponed, clause="8B2", since=E2007):
        over = case.ask(board_settled, clause="8B2")
        return case.rule("8B2", RoundEnded(RoundEnd.BOARD_SETTLED) if over else RoundContinues())

    # 8C  the last round, and the session: all boards of the table played and entered without objection
    if case.met(last_round, clause="8C"):
        over = case.ask(all_scored, clause="8C")
        return case.rule("8C", RoundEnded(RoundEnd.ALL_SCORED) if over else RoundContinues())

    # 8B1 (1997 8B)  the director's signal for the next one; at a table that still plays, when its players move
    clause = "8B1"
    if not case.ask(signal_given, clause=clause):
        return case.rule(clause, RoundContinues())
    if case.ask(finished_at_signal, clause=clause):
        return case.rule(clause, RoundEnded(RoundEnd.SIGNAL))
    over = case.ask(players_moved, clause=clause)
    return case.rule(clause, RoundEnded(RoundEnd.MOVE) if over else RoundContinues())
