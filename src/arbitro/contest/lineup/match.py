"""A match of two teams as its line-ups see it, and the lots that are drawn for it (appendix 5)."""

from typing import Literal, get_args

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.contest.lots import drawn

LineupForm = Literal["swiss", "danish", "round_robin", "knockout"]
LINEUP_FORMS: tuple[LineupForm, ...] = get_args(LineupForm)
Draw = Literal["picks", "last", "extra", "sudden_death"]
"""What a lot decides: who picks first, who has the right in an odd last stanza, in the extra ones, board by board."""

SESSION = 2  # stanzas of a session (A5.3a)


class Match(Struct, frozen=True):
    """Two teams, first the one that sits North-South in the open room in the first stanza.

    `sessions`: the stanzas come in sessions of two. `home_and_away`: the teams meet twice, at home each once.
    """

    home: str
    away: str
    form: LineupForm = "knockout"
    stanzas: int = 1
    sessions: bool = False
    home_and_away: bool = False

    def __post_init__(self) -> None:
        problems = []
        if self.home == self.away:
            problems.append(Problem("team-meets-itself", found=self.home))
        if self.stanzas < 1:
            problems.append(Problem("count-range", found=str(self.stanzas), expected="1 2 3 …"))
        if self.sessions and self.stanzas % SESSION:
            problems.append(Problem("lineup-sessions", found=str(self.stanzas), expected="2 4 6 …"))
        if problems:
            raise ProblemsFound(problems)

    @property
    def teams(self) -> tuple[str, str]:
        return self.home, self.away

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(range(1, self.stanzas + 1))

    def other(self, team: str) -> str:
        """The opponents of a team of this match."""
        if team not in self.teams:
            raise refuse("lineup-team", found=team, expected=", ".join(self.teams))
        return self.away if team == self.home else self.home


def stanza_in(session: int, number: int) -> int:
    """The stanza of a session: `stanza_in(2, 1)` is the third of the match."""
    return (session - 1) * SESSION + number


def rest_of_session(stanza: int) -> int:
    """The other stanza of the same session."""
    return stanza + 1 if stanza % SESSION else stanza - 1


class Lot(Struct, frozen=True, omit_defaults=True):
    """Who won a draw; from which seed, unless it was drawn at the table and told."""

    winner: str
    seed: str = ""


def draw_lot(match: Match, seed: str, what: Draw = "picks") -> Lot:
    """The lot of a match from the seed of a round: every draw and every two teams have lots of their own."""
    team, other = sorted(match.teams)
    return Lot(drawn(f"{seed}\n{what}\n{team}\n{other}", match.teams)[0], seed)
