"""What a ranking and its ties are made from: the matches of teams, the boards of pairs and players, session by session.

These are points as `scoring` computed them; nothing here is scored again.
"""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

Figure = Literal["vp", "imps", "points", "lost"]


class MatchRecord(Struct, frozen=True, kw_only=True):
    """One team's side of one match; the opponents have their own. Without an opponent: a bye.

    `points_won` and `points_lost`: total points, of the boards won and of those lost by the team. `lost`: whether the
    match was lost, where that is counted (board-a-match). `untold`: figures that nobody has told, not really nothing.
    """

    team: str
    opponent: str | None
    round: int
    vp: Fraction = Fraction()
    imps_won: Fraction = Fraction()
    imps_lost: Fraction = Fraction()
    points_won: int = 0
    points_lost: int = 0
    lost: bool = False
    kind: Literal["played", "bye", "awarded"] = "played"
    phase: str = ""
    boards: tuple["TeamBoardRecord", ...] = ()
    untold: tuple[Figure, ...] = ()


class TeamBoardRecord(Struct, frozen=True):
    """One board of a match: the net of both rooms in total points, and what it was worth in the match."""

    board: str
    net: int
    worth: Fraction


class BoardPoints(Struct, frozen=True):
    """One contestant's matchpoints on one board, of a top; against whom. Best and worst: of all results on the board
    in the same direction; `sharing`: how many have exactly these points."""

    board: str
    points: Fraction
    top: Fraction
    opponents: tuple[str, ...]
    is_top: bool
    is_bottom: bool
    sharing: int = 1


class SessionRecord(Struct, frozen=True):
    """One contestant's session: its total, its rank in it, its boards; the line where lines are ranked apart."""

    contestant: str
    session: int
    total: Fraction
    rank: Fraction
    boards: tuple[BoardPoints, ...] = ()
    phase: str = ""
    line: str = ""
