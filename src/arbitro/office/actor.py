"""Who acts, and on what authority (80B2, 81, 92, 93)."""

from enum import StrEnum

from msgspec import Struct


class Role(StrEnum):
    ORGANISER = "organiser"
    SCORER = "scorer"
    DIRECTOR = "director"
    ASSISTANT = "assistant_director"
    PLAYER = "player"
    CAPTAIN = "captain"
    COMMITTEE = "appeals_committee"
    PUBLIC = "public"
    TABLE = "table"  # a live table, which records what happened there; nobody signs in as one


STAFF = frozenset({Role.ORGANISER, Role.SCORER, Role.DIRECTOR, Role.ASSISTANT})
OFFICE = STAFF - {Role.ASSISTANT}  # an assistant director rules but does not change the event
IN_CHARGE = frozenset({Role.ORGANISER, Role.DIRECTOR})
DIRECTING = frozenset({Role.DIRECTOR, Role.ASSISTANT})
PLAYING = frozenset({Role.PLAYER, Role.CAPTAIN})


class Actor(Struct, frozen=True):
    """A person in a role. `contestant`: of a player or a captain, the one that the person belongs to."""

    role: Role
    person: str = ""
    contestant: str = ""


NOBODY = Actor(Role.PUBLIC)
