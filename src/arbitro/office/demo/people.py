"""Who takes part in the demonstration: staff, pairs and teams, with the numbers that members type.

Pair 1 has the numbers 101 and 102, pair 2 has 201 and 202 …; team 1 has T101 … T105, and its first player is captain.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from msgspec import Struct

from arbitro.book.shelf import read
from arbitro.contest.contestant import Pair, Team
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role

FILE = "people.toml"
PREFIX = "demo/"  # of the ids
ORGANISER, DIRECTOR, SCORER = (
    Actor(role, PREFIX + role.value) for role in (Role.ORGANISER, Role.DIRECTOR, Role.SCORER)
)


class NamedTeam(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    players: tuple[str, ...]


class People(Struct, frozen=True, forbid_unknown_fields=True):
    """Names: of the staff by their roles, of pairs and teams in the order of their numbers."""

    staff: dict[str, str]
    pairs: tuple[tuple[str, str], ...]
    teams: tuple[NamedTeam, ...]


@cache
def people() -> People:
    return read(files(__package__).joinpath(FILE).read_text("utf-8"), People, file=FILE)


def pairs() -> tuple[Pair, ...]:
    return tuple(Pair(str(n), (_of_pair(n, 1), _of_pair(n, 2))) for n, _ in enumerate(people().pairs, 1))


def teams() -> tuple[Team, ...]:
    return tuple(
        Team(str(n), team.name, tuple(_of_team(n, at) for at, _ in enumerate(team.players, 1)))
        for n, team in enumerate(people().teams, 1)
    )


def persons() -> Iterator[Person]:
    """Everybody, with the numbers of the players."""
    for role, name in people().staff.items():
        yield Person(PREFIX + role, name)
    for n, pair in enumerate(people().pairs, 1):
        yield from (Person(_of_pair(n, at), name, f"{n}0{at}") for at, name in enumerate(pair, 1))
    for n, team in enumerate(people().teams, 1):
        yield from (Person(_of_team(n, at), name, f"T{n}0{at}") for at, name in enumerate(team.players, 1))


def _of_pair(pair: int, player: int) -> str:
    return f"{PREFIX}{pair}-{player}"


def _of_team(team: int, player: int) -> str:
    return f"{PREFIX}team-{team}-{player}"
