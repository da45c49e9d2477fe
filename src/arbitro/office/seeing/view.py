"""An event as somebody sees it at a moment."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import cached_property

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.contest.contestant import called
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.state import Contest, Phase
from arbitro.office.actor import STAFF
from arbitro.office.fact import BoardKey
from arbitro.office.room.plays import keys
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.seeing.visibility import Viewer, What, may_see
from arbitro.office.state import Event
from arbitro.regulations import Pack

Names = Callable[[str], str]
"""From a person's id to the name, as the register has it."""


class Named(Struct, frozen=True):
    """A contestant with its name, and the names of its players."""

    id: str
    name: str
    players: tuple[str, ...] = ()


class PersonOf(Struct, frozen=True, kw_only=True):
    """A person by name; the id, and the number of a member, only for those who have to do with him."""

    name: str
    id: str = ""
    number: str = ""


class PhoneAsking(Struct, frozen=True):
    """A second phone of somebody, which waits for a yes; it shows the number."""

    id: str
    device: str
    number: str


class Phones(Struct, frozen=True):
    """Who is signed in at an event, each with the room of a match that he sat down in; and, of whoever looks, the
    phones that ask."""

    rooms: Mapping[str, Room] = {}
    asking: tuple[PhoneAsking, ...] = ()


class View(Struct, frozen=True, dict=True):
    """`present`: of a past moment, the event as it is now. Nothing is shown of the past that may not be seen today: who
    plays a board, or has entered, was not known then."""

    event: Event
    viewer: Viewer
    now: datetime
    names: Names
    present: Event | None = None
    phones: Callable[[], Phones] = Phones

    @cached_property
    def _known(self) -> dict[What, bool]:
        return {}

    def sees(self, what: What) -> bool:
        """Asked once for each thing: many projections compare all results of a board."""
        seen = self._known.get(what)
        if seen is None:
            events = (self.event,) if self.present is None else (self.event, self.present)
            seen = self._known[what] = all(may_see(event, self.viewer, what, self.now) for event in events)
        return seen

    @cached_property
    def boards_seen(self) -> dict[BoardKey, bool]:
        """Whether every result on a board is shown, where it was asked."""
        return {}

    @property
    def contest(self) -> Contest:
        return contest_of(self.event)

    @property
    def pack(self) -> Pack:
        return pack_of(self.event)

    def phase(self, name: str) -> Phase:
        return phase_of(self.contest, name)

    def check_board(self, key: BoardKey) -> None:
        """Refuses a board that the session does not have."""
        if key not in keys(self.contest, self.phase(key.phase), key.session):
            raise refuse("no-such-board", found=key.board)

    def person(self, id: str) -> str:
        return self.names(id) if id else ""

    def knows(self, contestant: str) -> bool:
        """Whether somebody is told the persons of a contestant by their ids: staff, and its own."""
        return self.viewer.actor.role in STAFF or contestant in self.viewer.plays

    def person_of(self, id: str, contestant: str) -> PersonOf:
        return PersonOf(name=self.person(id), id=id if self.knows(contestant) else "")

    def named(self, contestant: str) -> Named:
        entry = self.contest.entries[contestant]
        persons = now_playing(entry) or entry.contestant.players  # whoever has left still has a name
        players = tuple(map(self.person, persons))
        return Named(contestant, called(entry.contestant, players), players)

    def all_named(self, contestants: Iterable[str]) -> tuple[Named, ...]:
        return tuple(map(self.named, contestants))
