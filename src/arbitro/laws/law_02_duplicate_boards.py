"""Law 2: the duplicate boards. Dealer and vulnerability follow the number; wrong marks are in force all the same."""

from arbitro.bridge.board import Board
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.law_87_fouled_board import Differs, FouledBoard, compared_forms_differ

board_in_use = yes_no("board_in_use", source=Source.LOG)
copies_differ = yes_no("copies_differ")

DECISIONS = (OurReading("marks_put_right_before_use", "2"),)


class BoardMarked(Situation, frozen=True):
    """The number of a board, and the marks on it; a mark that is not told is the one that the number calls for."""

    number: int
    marked_dealer: Seat | None = None
    marked_vulnerability: Vulnerability | None = None

    def problems(self) -> tuple[Problem, ...]:
        return () if self.number >= 1 else (Problem("board-number", Place(tag="number"), str(self.number), "1 2 3 …"),)

    @property
    def board(self) -> Board:
        return Board(self.number, marked_dealer=self.marked_dealer, marked_vulnerability=self.marked_vulnerability)


EXAMPLES = (
    BoardMarked(5),
    BoardMarked(5, Seat.EAST, Vulnerability.NONE),
    BoardMarked(20, marked_vulnerability=Vulnerability.NS),
)


@law("2", ALL, what="board_marks_wrong", situation=BoardMarked, examples=EXAMPLES)
def board_marks_wrong(case: Case[BoardMarked]) -> Ruling:
    marked = case.situation.board
    right = Board(marked.number)

    # 2  by the number: the dealer turns with every board, the vulnerability repeats after sixteen
    case.computed("conforms", marked.conforms, marked.number)
    if marked.conforms:
        return case.rule("2", BoardConditions(right.dealer, right.vulnerability), NoRectification())

    # a board with other marks should not be used
    if not case.ask(board_in_use, about=marked.number, clause="2"):
        return case.rule("2", Instruction("put_marks_right"), BoardConditions(right.dealer, right.vulnerability))

    # once it is, what it says holds for that session
    case.apply("2", BoardConditions(marked.dealer, marked.vulnerability), Instruction("marks_hold_for_session"))
    # 87A (2007, 2017)  other copies of the deal have other marks: fouled; in 1997 only cards foul a board
    if not case.met(copies_differ, about=marked.number, clause="87A"):
        return case.rule()
    case.follows(compared_forms_differ, True)
    return case.refer("board_fouled", FouledBoard(differs=Differs.DEALER_OR_VULNERABILITY))
