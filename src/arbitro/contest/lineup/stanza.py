"""The line-ups of one stanza as a state machine: who hands in when, who sees what when (A5.0).

The state is a fold over what happened:

    RIGHT_PENDING    -- the right is determined -->                 FIRST_DECLARES, or BLIND if nobody has it
    FIRST_DECLARES   -- the team without the right hands in -->     SECOND_DECLARES
    SECOND_DECLARES  -- the team with the right hands in -->        LOCKED
    BLIND            -- both have handed in, unseen -->             LOCKED
    LOCKED           -- seated and checked (art. 81.1) -->          PLAYING

A line-up that nobody else has seen may be changed until it is seen; afterwards the director has to permit it, and the
team that has the right may then choose again.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.lineup.lineup import Lineup, lineup_problems
from arbitro.contest.lineup.rights import Right


class StanzaPhase(Enum):
    RIGHT_PENDING = "right_pending"
    FIRST_DECLARES = "first_declares"
    SECOND_DECLARES = "second_declares"
    BLIND = "blind"
    LOCKED = "locked"
    PLAYING = "playing"


class LineupOnlooker(Enum):
    """Those who see line-ups without being one of the teams."""

    DIRECTOR = "director"
    PUBLIC = "public"


# -- what happens


class Determined(Struct, frozen=True, tag="determined"):
    """The right of choice in this stanza is known."""

    right: Right


class HandedIn(Struct, frozen=True, tag="handed_in"):
    lineup: Lineup


class Changed(Struct, frozen=True, tag="changed"):
    """Another line-up in place of one that was handed in; `permitted` by the director."""

    lineup: Lineup
    permitted: bool = False


class FoundSeated(Struct, frozen=True, tag="seated"):
    """The director has found the players at their tables so."""

    lineups: tuple[Lineup, Lineup]


LineupEvent = Determined | HandedIn | Changed | FoundSeated

# -- the state


class Stanza(Struct, frozen=True):
    """Two teams before a stanza. `home` sits North-South in the open room in this stanza.

    `substitutes`: of each team the players whom the director has admitted.
    """

    number: int
    home: Team
    away: Team
    substitutes: Mapping[str, tuple[str, ...]] = {}
    right: Right | None = None
    lineups: Mapping[str, Lineup] = {}
    playing: bool = False

    @property
    def phase(self) -> StanzaPhase:
        if self.right is None:
            return StanzaPhase.RIGHT_PENDING
        if self.playing:
            return StanzaPhase.PLAYING
        if len(self.lineups) == 2:
            return StanzaPhase.LOCKED
        if self.right.blind:
            return StanzaPhase.BLIND
        return StanzaPhase.SECOND_DECLARES if self.lineups else StanzaPhase.FIRST_DECLARES

    @property
    def due(self) -> tuple[str, ...]:
        """The teams that may hand in now."""
        if self.right is None:
            return ()
        missing = tuple(team.id for team in (self.home, self.away) if team.id not in self.lineups)
        if self.right.blind or len(missing) < 2:
            return missing
        return tuple(team for team in missing if team != self.right.team)

    def team(self, id: str) -> Team:
        for team in (self.home, self.away):
            if team.id == id:
                return team
        raise refuse("lineup-team", found=id, expected=f"{self.home.id}, {self.away.id}", where=self.where)

    def side(self, id: str) -> Side:
        """Which way a team sits in the open room."""
        return Side.NS if id == self.home.id else Side.EW

    @property
    def where(self) -> Place:
        return Place(index=self.number)


def step(stanza: Stanza, event: LineupEvent) -> Stanza:
    """The state after an event; every problem at once if it cannot happen now."""
    if reasons := tuple(problems(stanza, event)):
        raise ProblemsFound(reasons)
    return after(stanza, event)


def fold(stanza: Stanza, events: Iterable[LineupEvent]) -> Stanza:
    """What was recorded is not asked again."""
    for event in events:
        stanza = after(stanza, event)
    return stanza


def after(stanza: Stanza, event: LineupEvent) -> Stanza:
    """What comes of an event that has happened."""
    match event:
        case Determined(right):
            return replace(stanza, right=right)
        case HandedIn(lineup):
            return replace(stanza, lineups={**stanza.lineups, lineup.team: lineup})
        case Changed(lineup):
            kept = {**stanza.lineups, lineup.team: lineup}
            if stanza.right is not None and stanza.right.team not in ("", lineup.team):
                kept.pop(stanza.right.team, None)  # who has the right sees the new one and chooses again
            return replace(stanza, lineups=kept)
        case FoundSeated():
            return replace(stanza, playing=True)


def problems(stanza: Stanza, event: LineupEvent) -> Iterator[Problem]:
    """Why it cannot happen now."""
    match event:
        case Determined(right):
            if stanza.right is not None:
                yield _out_of_order(stanza, "determined")
            elif not right.is_determined:
                yield Problem("lineup-right-open", stanza.where)
            elif right.team:
                yield from _strange(stanza, right.team)
        case HandedIn(lineup):
            yield from _strange(stanza, lineup.team) or _hand_in_problems(stanza, lineup)
        case Changed(lineup, permitted):
            yield from _strange(stanza, lineup.team) or _change_problems(stanza, lineup, permitted)
        case FoundSeated(lineups):
            yield from _seating_problems(stanza, lineups)


def _out_of_order(stanza: Stanza, event: str) -> Problem:
    return Problem("lineup-out-of-order", stanza.where, event, stanza.phase.value)


def _strange(stanza: Stanza, team: str) -> tuple[Problem, ...]:
    """A team of another match."""
    if team in (stanza.home.id, stanza.away.id):
        return ()
    return (Problem("lineup-team", stanza.where, team, f"{stanza.home.id}, {stanza.away.id}"),)


def _players(stanza: Stanza, lineup: Lineup) -> Iterable[Problem]:
    team = stanza.team(lineup.team)
    return lineup_problems(lineup, team, stanza.side(team.id), stanza.substitutes.get(team.id, ()))


def _hand_in_problems(stanza: Stanza, lineup: Lineup) -> Iterator[Problem]:
    if lineup.team in stanza.due:
        yield from _players(stanza, lineup)
    elif lineup.team in stanza.lineups:
        yield Problem("lineup-handed-in", stanza.where, lineup.team)
    elif stanza.right is None:
        yield _out_of_order(stanza, "handed_in")
    else:  # the other team declares first
        yield Problem("lineup-not-due", stanza.where, lineup.team, " ".join(stanza.due))


def _change_problems(stanza: Stanza, lineup: Lineup, permitted: bool) -> Iterator[Problem]:
    if stanza.playing or lineup.team not in stanza.lineups:
        yield _out_of_order(stanza, "changed")
    elif stanza.phase is not StanzaPhase.BLIND and not permitted:
        yield Problem("lineup-seen", stanza.where, lineup.team)
    else:
        yield from _players(stanza, lineup)


def _seating_problems(stanza: Stanza, lineups: tuple[Lineup, Lineup]) -> Iterator[Problem]:
    if stanza.phase is not StanzaPhase.LOCKED:
        yield _out_of_order(stanza, "seated")
        return
    seated = {lineup.team: lineup for lineup in lineups}
    for team, declared in stanza.lineups.items():
        if team not in seated or not declared.same_as(seated[team]):
            yield Problem("lineup-seated-otherwise", stanza.where, team)


# -- who sees what


def visible(stanza: Stanza, viewer: str | LineupOnlooker) -> tuple[Lineup, ...]:
    """The line-ups that a team, the director or the public may see.

    A team sees its own. A line-up of which nobody has the right to see it first is sealed for all others until both
    are in; one that is declared first is shown to the director and to the team that has the right. Locked, they are
    public.
    """
    shown = tuple(stanza.lineups[team.id] for team in (stanza.home, stanza.away) if team.id in stanza.lineups)
    if isinstance(viewer, str):
        stanza.team(viewer)
    match stanza.phase:
        case StanzaPhase.LOCKED | StanzaPhase.PLAYING:
            return shown
        case StanzaPhase.SECOND_DECLARES if viewer is LineupOnlooker.DIRECTOR:
            return shown
        case StanzaPhase.SECOND_DECLARES if stanza.right is not None and viewer == stanza.right.team:
            return shown
    return tuple(lineup for lineup in shown if lineup.team == viewer)
