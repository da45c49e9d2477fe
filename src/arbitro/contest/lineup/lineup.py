"""A line-up: which four players of a team sit in which room, and which way (appendix 5)."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, get_args

from msgspec import Struct

from arbitro.book.problem import Place, Problem
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team

Room = Literal["open", "closed"]
ROOMS: tuple[Room, ...] = get_args(Room)
Two = tuple[str, str]


class Fielded(Struct, frozen=True):
    """A pair in a room; who of the two sits North or East is theirs to say."""

    room: Room
    side: Side
    players: Two


class Lineup(Struct, frozen=True):
    """What a team hands in."""

    team: str
    pairs: tuple[Fielded, ...]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for pair in self.pairs for player in pair.players)

    def same_as(self, other: "Lineup") -> bool:
        """Whether the same pairs sit at the same places."""
        return self.team == other.team and self._places() == other._places()

    def _places(self) -> Mapping[tuple[Room, Side], frozenset[str]]:
        return {(pair.room, pair.side): frozenset(pair.players) for pair in self.pairs}


def seated(team: str, open_room: Two, closed_room: Two, *, side: Side) -> Lineup:
    """A line-up from its two pairs; `side` is the team's in the open room, in the closed room it is the other."""
    return Lineup(team, (Fielded("open", side, open_room), Fielded("closed", side.opponents, closed_room)))


def lineup_problems(lineup: Lineup, team: Team, side: Side, substitutes: Collection[str] = ()) -> tuple[Problem, ...]:
    """Everything that is wrong with a line-up.

    `side`: the team's in the open room. `substitutes`: players whom the director has admitted to the team.
    """
    return tuple(_problems(lineup, team, side, substitutes))


def _problems(lineup: Lineup, team: Team, side: Side, substitutes: Collection[str]) -> Iterator[Problem]:
    where = Place(tag=team.id)
    if lineup.team != team.id:
        yield Problem("lineup-team", where, lineup.team, team.id)
    rooms = [pair.room for pair in lineup.pairs]
    if sorted(rooms) != sorted(ROOMS):
        yield Problem("lineup-rooms", where, " ".join(rooms), " ".join(ROOMS))
    for pair in lineup.pairs:
        due = side if pair.room == "open" else side.opponents
        if pair.side is not due:
            yield Problem("lineup-side", Place(tag=f"{team.id} {pair.room}"), pair.side.value, due.value)
    for player, times in Counter(lineup.players).items():
        if times > 1:
            both = {pair.room for pair in lineup.pairs if player in pair.players}
            yield Problem("lineup-both-rooms" if len(both) > 1 else "lineup-player-twice", where, player)
        if player not in team.players and player not in substitutes:
            kind = "lineup-captain" if player == team.captain else "lineup-not-member"
            yield Problem(kind, where, player)
