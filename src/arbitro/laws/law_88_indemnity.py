"""Law 88: indemnity points for a contestant without a result; since 2007 a reference to 12C2."""

from arbitro.bridge.seats import Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.law_86_team_play import team_board
from arbitro.laws.shared.adjustment import TEAM_METHODS, Scored, ScoringMethod
from arbitro.laws.shared.artificial_score import artificial

DECISIONS = (OurReading("own_choice_1997", "88", E1997),)


class BoardLost(Scored, frozen=True):
    """A board on which no result can be obtained, by whatever irregularity."""

    other_table: int | None = None  # teams: score of North-South there, if there is a result
    vulnerability: Vulnerability | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = super().problems()
        if self.other_table is not None and not self.method.is_for_teams:
            problems += (Problem("not-a-team-match", Place(tag="other_table"), self.method.value, TEAM_METHODS),)
        return problems


EXAMPLES = (
    BoardLost(),
    BoardLost(ns_session="66", ew_session="35"),
    BoardLost(ns_session="55"),
    BoardLost(ScoringMethod.BUTLER, ns_session="4"),
    BoardLost(ScoringMethod.BOARD_A_MATCH),
    BoardLost(ScoringMethod.TEAM_IMPS),
    BoardLost(ScoringMethod.TEAM_IMPS, other_table=170),
)


@law("88", ALL, what="no_result_possible", situation=BoardLost, examples=EXAMPLES)
def no_result_possible(case: Case[BoardLost]) -> Ruling:
    board = case.situation
    # since 2007 a reference to 12C2; at teams the other table counts too (86)
    if case.edition is not E1997:
        case.apply("88")
        if board.method.is_for_teams:
            return case.refer("team_board_adjusted", team_board(board, board.other_table, board.vulnerability))
    # 12C2 (1997 12C1, 88)  by the fault of each side
    artificial(case, board)
    return case.rule()
