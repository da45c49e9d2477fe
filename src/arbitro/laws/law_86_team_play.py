"""Law 86: team play: average plus and minus in IMPs, and what the result of the other table does to a score."""

from enum import Enum
from fractions import Fraction
from typing import Any

from arbitro.bridge.seats import Side, Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.law_06_shuffle_and_deal import match_result_known
from arbitro.laws.shared.adjustment import TEAM_METHODS, ComparedTable, Scored, ScoringMethod, score_assigned
from arbitro.laws.shared.artificial_score import artificial, awarded, fault_of, give
from arbitro.laws.shared.outcomes import an_exact_number
from arbitro.laws.shared.prospects import legally_reachable, prospects
from arbitro.regulations import keys
from arbitro.scoring.adjusted import Authority, explain_side
from arbitro.scoring.artificial import Fault, explain_share
from arbitro.scoring.other_table import Results, TeamBoardFindings, TeamScores, team_scores
from arbitro.scoring.rounding import exact_text


class Favours(Enum):
    """Whom the result of the other table favours."""

    NS = "ns"  # the team that sits North-South at this table
    EW = "ew"
    NOBODY = "nobody"

    @property
    def side(self) -> Side | None:
        return None if self is Favours.NOBODY else Side(self.value.upper())


favours = one_of("favours", Favours)
uses_other_table = judgment("uses_other_table", "weigh_result_at_other_table")
assigned_imps = an_exact_number("assigned_imps")
assigned_percent = an_exact_number("assigned_percent")
time_for_redeal = yes_no("time_for_redeal")
team_method = one_of("method", ScoringMethod)
results_between_teams = one_of("results", Results)
score_at_other_table = a_number("score_at_other_table", -7600, 7600)
TEAM_SCORING = [method for method in ScoringMethod if method.is_for_teams]

CARRIED_BY = {"86B3": "arbitro.scoring.other_table:team_scores"}
DECISIONS = (
    OurReading("partly_at_fault", "86B2", E2017),
    OurReading("assigned_without_comparison", "86B2(b)", E2017),
    OurReading("one_table_only", "86B3", E2017),
)


class TeamBoard(Scored, frozen=True):
    """A board of a team match that gets an adjusted score; the teams are named by their direction at this table."""

    results: Results = Results.NONE
    other_table: int | None = None  # score of North-South there, if there is one result
    vulnerability: Vulnerability | None = None
    under_way: bool = False  # play of the board has begun at the other table
    undealt: bool = False  # adjusted because the board was never shuffled (6D2)
    one_table_only: bool = False  # the boards were played at one table only (86B3)

    def problems(self) -> tuple[Problem, ...]:
        problems = list(super().problems())
        if not self.method.is_for_teams:
            problems.append(Problem("not-a-team-match", Place(tag="method"), self.method.value, TEAM_METHODS))
        if (self.results is Results.ONE) is not (self.other_table is not None):
            problems.append(Problem("other-table", Place(tag="other_table"), self.results.value))
        return tuple(problems)


def team_board(
    board: Scored, other_table: int | None = None, vulnerability: Vulnerability | None = None, *, several: bool = False
) -> TeamBoard:
    """A board of a team match as Law 86 sees it."""
    known = Results.NONE if other_table is None else Results.ONE
    return TeamBoard(
        board.method, board.ns_session, board.ew_session, board.ns_percent, board.ew_percent, board.ns_nth,
        board.ew_nth, Results.SEVERAL if several else known, other_table, vulnerability,
    )  # fmt: skip


def known_between_teams(case: Case[Any], method: ScoringMethod | None = None) -> TeamBoard:
    """The board as another law hands it on: how it is scored and what the other table has is asked."""
    method = method or case.ask(team_method, clause="86", among={way.value: [way] for way in TEAM_SCORING})
    results = case.ask(results_between_teams, clause="86B")
    if results is not Results.ONE:
        return TeamBoard(method, results=results)
    other = case.ask(score_at_other_table, clause="86B", among={"score": Examples([170, -100])})
    return TeamBoard(method, results=results, other_table=other)


EXAMPLES = (
    TeamBoard(ScoringMethod.TEAM_IMPS),
    TeamBoard(ScoringMethod.TEAM_IMPS, under_way=True),
    TeamBoard(ScoringMethod.BOARD_A_MATCH, results=Results.SEVERAL),
    TeamBoard(ScoringMethod.KNOCKOUT, results=Results.ONE, other_table=170),
    TeamBoard(ScoringMethod.TEAM_IMPS, results=Results.ONE, other_table=170, undealt=True),
    TeamBoard(ScoringMethod.TEAM_IMPS, results=Results.SEVERAL),
    TeamBoard(ScoringMethod.TEAM_IMPS, one_table_only=True),
)


@law("86", ALL, what="team_board_adjusted", situation=TeamBoard, examples=EXAMPLES)
def team_board_adjusted(case: Case[TeamBoard]) -> Ruling:
    board = case.situation
    # 1997 86A  three IMPs; nothing is said of the other table
    if case.edition is E1997:
        artificial(case, board)
        return case.rule()
    # 86B3  2017: the authority may have rules for boards played at one table only
    one_table = case.edition is E2017 and board.one_table_only and not board.method.has_top
    if one_table and case.regulated(keys.ONE_TABLE_IMPS) is not None:
        return _by_regulation(case)
    if case.edition is E2017 and board.results is Results.SEVERAL:
        return _several(case)
    # 86D  2007: what has begun at the other table is completed first
    if case.edition is E2007 and board.under_way and board.results is Results.NONE and not board.undealt:
        return case.rule(Clause("86D"), AdjustedScore(ScoreKind.DIRECTORS), Instruction("complete_at_other_table"))
    if board.results is Results.ONE and _other_table_counts(case):
        return _assigned(case)
    return _artificial(case)


def _faults(case: Case[TeamBoard]) -> dict[Side, Fault]:
    return {side: fault_of(case, case.situation, side) for side in Side}


def _other_table_counts(case: Case[TeamBoard]) -> bool:
    """Whether the result of the other table makes the score an assigned one."""
    # 86B1  2017: if it clearly favours a side, whichever
    if case.edition is E2017:
        if case.ask(favours, clause="86B1").side:
            return True
        case.considered("86B1", favours)
        return False
    # 86D  2007: not after 6D2; the director may, and should if it favours the innocent team
    if case.situation.undealt:
        case.considered(Clause("86D"), "board_never_shuffled")
        return False
    side = case.ask(favours, clause=Clause("86D")).side
    if side and (fault := _faults(case))[side] is Fault.NONE and fault[side.opponents] is not Fault.NONE:
        return True
    return case.met(uses_other_table, clause=Clause("86D"))


def _assigned(case: Case[TeamBoard]) -> Ruling:
    """86D, 86B1: a score in IMPs, from what could have happened here and what did happen there."""
    board = case.situation
    seen = prospects(case, board.vulnerability)
    if not seen or board.other_table is None:
        case.considered("86B1", legally_reachable)
        return _artificial(case)
    case.apply("86B1")
    case.apply("12C1(c)", since=E2017)
    case.apply(AdjustedScore(ScoreKind.ASSIGNED))
    table = ComparedTable(board.method, (board.other_table,), case.regulations, case.edition)
    score = explain_side(Side.NS, seen, False, case.edition, pack=case.regulations, by=Authority.DIRECTOR).score
    give(case, board, score_assigned(table, Side.NS, score), score_assigned(table, Side.EW, score))
    return case.rule()


def _artificial(case: Case[TeamBoard]) -> Ruling:
    """12C2: by the fault of each team."""
    board = case.situation
    case.apply("12C2(a)", AdjustedScore(ScoreKind.ARTIFICIAL))
    ns, ew = (awarded(case, board, side, fault) for side, fault in _faults(case).items())
    give(case, board, ns, ew)
    return case.rule()


def _several(case: Case[TeamBoard]) -> Ruling:
    """86B2: results that cannot be compared, or more than one adjusted score."""
    guilty = [side for side, fault in _faults(case).items() if fault is not Fault.NONE]
    if len(guilty) == 1:
        better = _better_share if case.situation.method.has_top else _better
        return better(case, guilty[0].opponents)
    # 86B2(c)  both at fault; 86B2(a)  nobody: a replacement board, if there is time and nobody could know the result
    if guilty:
        case.apply("86B2(c)", BoardCancelled())
        return _artificial(case)
    case.apply("86B2(a)", BoardCancelled())
    if case.ask(time_for_redeal, clause="86B2(a)"):
        if not case.ask(match_result_known, clause="86A"):
            return case.rule(NewDeal())
        case.apply("86A")
    return _artificial(case)


def _better(case: Case[TeamBoard], innocent: Side) -> Ruling:
    """86B2(b): the innocent team has the better of average plus and an assigned score, the other the complement."""
    board = case.situation
    imps = case.ask(assigned_imps, about=innocent.value, clause="86B2(b)", among=IMPS)
    first = innocent is Side.NS
    fault = _faults(case)
    scores = team_scores(
        TeamBoardFindings(
            fault[Side.NS], fault[Side.EW], Results.SEVERAL, assigned=imps if first else -imps,
            first_own=board.own(Side.NS), second_own=board.own(Side.EW),
            first_nth=board.nth(Side.NS), second_nth=board.nth(Side.EW),
        ),
        case.edition,
        pack=case.regulations,
    )  # fmt: skip
    case.apply(*scores.clauses)
    plus = scores.artificial[0]
    kind = ScoreKind.ASSIGNED if imps > plus.worth else ScoreKind.ARTIFICIAL
    # 12C2(c)  average plus may be the own session
    if kind is ScoreKind.ARTIFICIAL and plus.worth == plus.own and plus.worth > plus.figure:
        case.apply("12C2(c)")
    case.apply(AdjustedScore(kind, in_favour_of=(innocent,), against=(innocent.opponents,)))
    return case.rule(*_exactly(scores))


def _better_share(case: Case[TeamBoard], innocent: Side) -> Ruling:
    """86B2(b) at board-a-match, in per cent of the board."""
    given = case.ask(assigned_percent, about=innocent.value, clause="86B2(b)", among=PERCENTS)
    nth = case.situation.nth(innocent)
    plus = 100 * explain_share(Fault.NONE.award, None, case.edition, pack=case.regulations, nth=nth).worth
    best = max(given, plus)
    kind = ScoreKind.ASSIGNED if given > plus else ScoreKind.ARTIFICIAL
    case.apply("86B2(b)", "12C2(a)", AdjustedScore(kind, in_favour_of=(innocent,), against=(innocent.opponents,)))
    shares = {innocent: best, innocent.opponents: 100 - best}
    return case.rule(*(ScoreAwarded(side, percent=exact_text(shares[side])) for side in Side))


IMPS = {"less": Examples([Fraction(0)]), "more": Examples([Fraction(7)])}  # than average plus
PERCENTS = {"less": Examples([Fraction(50)]), "more": Examples([Fraction(100)])}


def _by_regulation(case: Case[TeamBoard]) -> Ruling:
    fault = _faults(case)
    findings = TeamBoardFindings(fault[Side.NS], fault[Side.EW], one_table_only=True)
    scores = team_scores(findings, case.edition, pack=case.regulations)
    return case.rule("86B3", AdjustedScore(ScoreKind.ARTIFICIAL), *_exactly(scores))


def _exactly(scores: TeamScores) -> tuple[ScoreAwarded, ScoreAwarded]:
    return ScoreAwarded(Side.NS, imps=exact_text(scores.first)), ScoreAwarded(Side.EW, imps=exact_text(scores.second))
