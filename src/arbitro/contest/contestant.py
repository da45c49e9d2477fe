"""Who takes part (Law 1 definitions, 3, 4): players, pairs and teams. Persons are named by their id in the register."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct


class Member(Struct, frozen=True, omit_defaults=True):
    """A person in the register: `number` of the federation, `category` as the federation has them, strongest first."""

    id: str
    name: str
    number: str = ""
    category: str = ""
    sex: Literal["", "F", "M"] = ""
    born: int | None = None  # year
    club: str = ""
    email: str = ""


class Individual(Struct, frozen=True, tag="individual"):
    id: str
    player: str

    @property
    def players(self) -> tuple[str, ...]:
        return (self.player,)


class Pair(Struct, frozen=True, tag="pair"):
    id: str
    players: tuple[str, str]


class Team(Struct, frozen=True, omit_defaults=True, tag="team"):
    """Four to eight players. A captain who is not among them does not play; without one the first player is captain."""

    id: str
    name: str
    players: tuple[str, ...]
    captain: str = ""

    @property
    def acting_captain(self) -> str:
        return self.captain or self.players[0]

    @property
    def plays_without_captain(self) -> bool:
        return self.captain != "" and self.captain not in self.players


Contestant = Individual | Pair | Team


def called(contestant: Contestant, players: Iterable[str]) -> str:
    """A team by its own name, others by the names of their players."""
    return contestant.name if isinstance(contestant, Team) else " – ".join(players)


Register = Mapping[str, Member]
