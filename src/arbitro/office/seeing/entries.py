"""Who has entered, with the persons of each contestant."""

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.contestant import Team
from arbitro.contest.entry.eligibility import EntryKind, kind_of
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.state import Entry
from arbitro.office.actor import STAFF
from arbitro.office.seeing.view import Names, PersonOf, View


class EntryNow(Struct, frozen=True, kw_only=True):
    """A contestant with those who play in it now. `captain`: of a team; he may be none of the players."""

    id: str
    name: str
    kind: EntryKind
    section: str
    persons: tuple[PersonOf, ...]
    withdrawn: bool
    captain: PersonOf | None = None


def entries(view: View, numbers: Names) -> tuple[EntryNow, ...]:
    """In the order of entry; `numbers` of members are told to staff."""
    entered = view.event.contest.entries if view.event.contest else {}
    return tuple(_entry(view, id, entry, numbers) for id, entry in entered.items())


def _entry(view: View, id: str, entry: Entry, numbers: Names) -> EntryNow:
    who = entry.contestant
    persons = now_playing(entry) or who.players
    captain = who.acting_captain if isinstance(who, Team) else ""
    return EntryNow(
        id=id,
        name=view.named(id).name,
        kind=kind_of(who),
        section=entry.section,
        persons=tuple(_person(view, id, person, numbers) for person in persons),
        withdrawn=entry.withdrawn is not None,
        captain=_person(view, id, captain, numbers) if captain else None,
    )


def _person(view: View, contestant: str, person: str, numbers: Names) -> PersonOf:
    known = view.person_of(person, contestant)
    return replace(known, number=numbers(person)) if view.viewer.actor.role in STAFF else known
