"""Team play: a board with an adjusted score, and what the other table did (86D of 2007, 86B of 2017).

The director finds who is at fault and whether the other table's result favours a team; the code says which score
each team gets, in IMPs from its own point of view.
"""

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, Edition
from arbitro.book.problem import refuse
from arbitro.regulations import Pack, keys
from arbitro.scoring.artificial import ArtificialWhy, Fault, explain_imps


class Results(Enum):
    """What was obtained on the board between the two teams."""

    NONE = "none"
    ONE = "one"  # at the other table
    SEVERAL = "several"  # results that cannot be compared (a fouled board), or more than one adjusted score is due


class MatchTeam(Enum):
    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> "MatchTeam":
        return MatchTeam.SECOND if self is MatchTeam.FIRST else MatchTeam.FIRST


class TeamBoardFindings(Struct, frozen=True):
    """The director's findings on a board of a team match.

    `assigned` is the assigned score for the first team in IMPs, worked out with the result of the other table
    (weighted if need be); it is needed only where the code uses it.
    """

    first_fault: Fault
    second_fault: Fault
    results: Results = Results.NONE
    favours: MatchTeam | None = None  # whom the other table's result favours (2017: clearly)
    assigned: Fraction | None = None
    director_assigns: bool = False  # 2007: the director uses the other table though nothing asks for it
    one_table_only: bool = False  # the board was played at one table only (86B3)
    not_duplicated: bool = False  # the board is adjusted under 6D2, which 86D leaves out
    first_own: Fraction | None = None  # IMPs a board on the other boards of the session, for 12C2(c)
    second_own: Fraction | None = None
    first_nth: int = 1  # which of its boards without a result in the session this is, for 12C2(d)
    second_nth: int = 1

    def fault(self, team: MatchTeam) -> Fault:
        return self.first_fault if team is MatchTeam.FIRST else self.second_fault

    @property
    def at_fault(self) -> tuple[MatchTeam, ...]:
        return tuple(team for team in MatchTeam if self.fault(team) is not Fault.NONE)


class ScoreSource(Enum):
    """Where a team's score comes from."""

    ARTIFICIAL = "artificial"
    ASSIGNED = "assigned"
    BETTER = "better"  # the better of average plus and assigned
    COMPLEMENT = "complement"  # of what the other team gets
    REGULATION = "regulation"


class TeamScores(Struct, frozen=True, tag="team_scores"):
    """What each team gets, why, and whether a replacement board may be played instead if time permits."""

    first: Fraction
    second: Fraction
    sources: tuple[ScoreSource, ScoreSource]
    clauses: tuple[Clause, ...]
    artificial: tuple[ArtificialWhy, ...] = ()
    replacement: bool = False
    regulation: str = ""  # the article that decided, where one did


def team_scores(
    board: TeamBoardFindings, edition: Edition, *, pack: Pack, could_know_result: bool = False
) -> TeamScores:
    """The scores of a board for the two teams of a match.

    `could_know_result`: a player could know how the match ends without this board; then there is no redeal (86A).
    They need not balance; in a knock-out match see `knockout.balanced`.
    """
    if edition is E1997:
        return _artificial(board, edition, pack, Clause("86A"))
    if edition is E2007:
        return _other_table_2007(board, pack)
    return _other_table_2017(board, edition, pack, could_know_result)


def _other_table_2007(board: TeamBoardFindings, pack: Pack) -> TeamScores:
    """86D: the director may assign a score, and should if the other table's result favours the innocent team."""
    usable = board.results is Results.ONE and not board.not_duplicated
    should = board.favours is not None and board.at_fault == (board.favours.other,)
    if usable and (should or board.director_assigns):
        return _assigned(board, Clause("86D"))
    return _artificial(board, E2007, pack, Clause("12C2(b)"))


def _other_table_2017(board: TeamBoardFindings, edition: Edition, pack: Pack, could_know_result: bool) -> TeamScores:
    if board.one_table_only and (regulated := _regulated(board, pack)):
        return regulated
    if board.results is Results.SEVERAL:
        return _several(board, edition, pack, could_know_result)
    if board.results is Results.ONE and board.favours is not None:  # 86B1: in favour of either team
        return _assigned(board, Clause("86B1"), Clause("12C1(c)"))
    return _artificial(board, edition, pack, Clause("12C2(b)"))


def _several(board: TeamBoardFindings, edition: Edition, pack: Pack, could_know_result: bool) -> TeamScores:
    """86B2: results that cannot be compared, or several adjusted scores."""
    match board.at_fault:
        case ():
            replacement = not could_know_result
            return _artificial(board, edition, pack, Clause("86B2(a)"), Clause("12C2"), replacement=replacement)
        case (guilty,):
            return _better(board, guilty.other, edition, pack)
        case _:
            return _artificial(board, edition, pack, Clause("86B2(c)"), Clause("12C2"))


def _better(board: TeamBoardFindings, innocent: MatchTeam, edition: Edition, pack: Pack) -> TeamScores:
    """86B2(b): the innocent team has the better of average plus and assigned, the other the complement."""
    plus = _award(board, innocent, edition, pack)
    given = board.assigned
    assigned = None if given is None else given if innocent is MatchTeam.FIRST else -given
    best = plus.worth if assigned is None else max(plus.worth, assigned)
    first = innocent is MatchTeam.FIRST
    return TeamScores(
        best if first else -best,
        -best if first else best,
        (ScoreSource.BETTER, ScoreSource.COMPLEMENT) if first else (ScoreSource.COMPLEMENT, ScoreSource.BETTER),
        (Clause("86B2(b)"), Clause("12C2(b)")),
        (plus,),
    )


def _assigned(board: TeamBoardFindings, *clauses: Clause) -> TeamScores:
    if board.assigned is None:
        raise refuse("assigned-score-needed", expected=str(clauses[0]))
    return TeamScores(board.assigned, -board.assigned, (ScoreSource.ASSIGNED, ScoreSource.ASSIGNED), clauses)


def _artificial(
    board: TeamBoardFindings, edition: Edition, pack: Pack, *clauses: Clause, replacement: bool = False
) -> TeamScores:
    """Average plus, average, average minus by each team's fault."""
    first, second = (_award(board, team, edition, pack) for team in MatchTeam)
    sources = (ScoreSource.ARTIFICIAL, ScoreSource.ARTIFICIAL)
    return TeamScores(first.worth, second.worth, sources, clauses, (first, second), replacement)


def _award(board: TeamBoardFindings, team: MatchTeam, edition: Edition, pack: Pack) -> ArtificialWhy:
    first = team is MatchTeam.FIRST
    own, nth = (board.first_own, board.first_nth) if first else (board.second_own, board.second_nth)
    return explain_imps(board.fault(team).award, own, edition, pack=pack, nth=nth)


def _regulated(board: TeamBoardFindings, pack: Pack) -> TeamScores | None:
    """86B3: what the regulations give for boards played at one table only, if they say anything."""
    figures = pack[keys.ONE_TABLE_IMPS]
    if figures is None:
        return None
    by_fault = dict(zip(Fault, figures, strict=True))
    return TeamScores(
        by_fault[board.first_fault],
        by_fault[board.second_fault],
        (ScoreSource.REGULATION, ScoreSource.REGULATION),
        (Clause("86B3"),),
        regulation=pack.setting(keys.ONE_TABLE_IMPS).source,
    )
