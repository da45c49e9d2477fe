"""A criterion: what each of the tied has by it, why it does not apply, or what has to be told first."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from arbitro.contest.scoring.record import MatchRecord, SessionRecord
from arbitro.contest.ties.trace import INFINITE, Counted, Group, TieConditions, Value
from arbitro.regulations.pack import Pack

Reason = Literal["one_phase", "one_session", "several_sessions", "not_all_met", "not_met", "not_offered", "none_played"]


class Facts(Struct, frozen=True):
    """What the criteria look at; `several_phases`: of the event."""

    matches: Mapping[str, tuple[MatchRecord, ...]]
    sessions: Mapping[str, tuple[SessionRecord, ...]]
    several_phases: bool
    conditions: TieConditions
    pack: Pack

    def matches_of(self, team: str) -> tuple[MatchRecord, ...]:
        """In the phase of the tie."""
        phase = self.conditions.phase
        return tuple(match for match in self.matches.get(team, ()) if not phase or match.phase == phase)

    def sessions_of(self, contestant: str) -> tuple[SessionRecord, ...]:
        """In the phase of the tie."""
        phase = self.conditions.phase
        return tuple(session for session in self.sessions.get(contestant, ()) if not phase or session.phase == phase)


class Measured(Struct, frozen=True):
    """What each has, and the matches or boards that it comes from."""

    values: Mapping[str, Value]
    counted: tuple[Counted, ...] = ()


class Skipped(Struct, frozen=True):
    """The criterion does not apply here."""

    reason: Reason


class Untold(Struct, frozen=True):
    """The criterion cannot be applied before this question is answered."""

    question: str


Finding: TypeAlias = Measured | Skipped | Untold


class Criterion(Struct, frozen=True):
    """`fewest`: the smallest value is best. `of_group`: the values depend on who is tied with whom. `lead`: of two
    teams the better must have the lead that wins a knock-out match."""

    measure: Callable[[Group, Facts], Finding]
    fewest: bool = False
    of_group: bool = False
    lead: bool = False


def quotient(won: Fraction | int, lost: Fraction | int) -> Value:
    """Won by lost, exactly."""
    return Fraction(won) / lost if lost else INFINITE
