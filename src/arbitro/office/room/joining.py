"""Members and entries from a text, a file or what was pasted: what would come of it, and everything that is wrong.

Persons are found by id, by number, or by a name that only one of them has; whoever is not known is new.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.book.text import folded
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Team, called
from arbitro.contest.entry.eligibility import EntryKind, conditions
from arbitro.contest.entry.entries import entry_problems
from arbitro.contest.facts.event import Entered
from arbitro.contest.plan import Form
from arbitro.formats.members import EntryList, MemberList, plain, read_entries, read_members
from arbitro.journal.register import Erased, Person
from arbitro.office.fold import checked
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event

KINDS: dict[Form, EntryKind] = {"individual": "individual", "pairs": "pair", "teams": "team"}

LONGEST_NUMBER = 10

Fresh = Callable[[], str]
"""Ids for new persons."""


def is_called(person: Person, asked: str) -> bool:
    """Whether every word that is asked for is a part of the name or of the number."""
    known = folded(f"{person.name} {person.number}")
    return all(word in known for word in folded(asked).split())


# -- members


class MemberRead(Struct, frozen=True, kw_only=True):
    """A line of the text, and what it would do to the register."""

    id: str
    name: str
    number: str
    state: Literal["new", "changed", "same"]


class MembersRead(Struct, frozen=True):
    """`persons`: those who are new or changed, as the register will have them. `left_out`: columns that it has no place
    for."""

    members: tuple[MemberRead, ...]
    persons: tuple[Person, ...]
    problems: tuple[Problem, ...]
    left_out: tuple[str, ...]


def members_read(text: str, register: Iterable[Person | Erased], fresh: Fresh) -> MembersRead:
    """What a text would do to the register."""
    entries = list(register)
    known = {one.id: one for one in entries if isinstance(one, Person)}
    by_number, by_name = _by(known.values(), lambda one: one.number), _by(known.values(), lambda one: plain(one.name))
    problems: list[Problem] = []
    listed = MemberList(())
    with gathered(problems):
        listed = read_members(text.encode(), pasted=True)
        problems += listed.problems
        if not listed.members and not listed.problems:
            raise refuse("no-members")
    gone = {one.id for one in entries if isinstance(one, Erased)}
    found: list[MemberRead] = []
    persons: list[Person] = []
    taken: set[str] = set()
    for member in listed.members:
        told = member.id if member.id not in (member.number, member.name) else ""
        held = known.get(told) if told else _of(member, by_number, by_name, problems)
        if told in gone:
            problems.append(Problem("person-erased", found=told))
            continue
        id = told or (held.id if held else fresh())
        if id in taken:
            problems.append(Problem("member-twice", found=member.name))
        taken.add(id)
        person = Person(id, member.name, member.number or (held.number if held else ""), held.contacts if held else b"")
        state: Literal["new", "changed", "same"] = "new" if held is None else "same" if held == person else "changed"
        found.append(MemberRead(id=id, name=person.name, number=person.number, state=state))
        if state != "same":
            persons.append(person)
    besides = ("category", "sex", "born", "club")
    left_out = tuple(name for name in besides if any(getattr(member, name) for member in listed.members))
    return MembersRead(tuple(found), tuple(persons), tuple(problems), left_out)


def _by(persons: Iterable[Person], key: Callable[[Person], str]) -> dict[str, list[Person]]:
    found: dict[str, list[Person]] = {}
    for one in persons:
        found.setdefault(key(one), []).append(one)
    return found


def _of(
    member: Member, by_number: dict[str, list[Person]], by_name: dict[str, list[Person]], problems: list[Problem]
) -> Person | None:
    """By the number, else by the name, unless that person has another number."""
    numbered = by_number.get(member.number, []) if member.number else []
    named = [one for one in by_name.get(plain(member.name), []) if not one.number or not member.number]
    found = numbered or named
    if len(found) > 1:
        problems.append(Problem("member-ambiguous", found=member.name, expected=", ".join(one.id for one in found)))
    return found[0] if found else None


# -- entries


class PersonRead(Struct, frozen=True, kw_only=True):
    """`new`: not in the register yet."""

    id: str
    name: str
    number: str = ""
    new: bool = False


class EntryRead(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    persons: tuple[PersonRead, ...]


class EntriesRead(Struct, frozen=True):
    """`persons`: those who are new."""

    entries: tuple[EntryRead, ...]
    contestants: tuple[Contestant, ...]
    persons: tuple[Person, ...]
    problems: tuple[Problem, ...]


def entries_read(
    event: Event, text: str, register: Iterable[Person | Erased], fresh: Fresh, section: str = ""
) -> EntriesRead:
    """The entries of a text for an event, whether with a header or of the event's own form."""
    contest = contest_of(event)
    members = {one.id: Member(one.id, one.name, one.number) for one in register if isinstance(one, Person)}
    problems: list[Problem] = []
    found = EntryList((), ())
    with gathered(problems):
        numbers = [int(id) for id in contest.entries if id.isdecimal() and len(id) < LONGEST_NUMBER]
        found = read_entries(text.encode(), members, pasted=contest.plan.form, first=max(numbers, default=0) + 1)
        problems += found.problems
        if not found.contestants and not found.problems:
            raise refuse("no-entries")
    new = _new(found.contestants, members, fresh)
    members |= {member.id: member for member in new.values()}
    contestants = tuple(_known(one, new) for one in found.contestants)
    asked = conditions(pack_of(event), kind=KINDS[contest.plan.form])
    problems += entry_problems(contestants, members, asked, found.places)
    if not problems:
        problems += _refused(event, contestants, found.places, members, section)
    return EntriesRead(
        tuple(_entry(one, members, new) for one in contestants),
        contestants,
        tuple(Person(member.id, member.name) for member in new.values()),
        tuple(dict.fromkeys(problems)),
    )


def _new(contestants: Iterable[Contestant], members: dict[str, Member], fresh: Fresh) -> dict[str, Member]:
    """By the word that was written: those who are in no register. A number that nobody has is not a name."""
    found: dict[str, Member] = {}
    named: dict[str, Member] = {}
    for word in (word for one in contestants for word in (*one.players, one.captain if isinstance(one, Team) else "")):
        if word and word not in members and not word.isdecimal():
            found[word] = named.setdefault(plain(word), Member(fresh(), word))
    return found


def _known(contestant: Contestant, new: dict[str, Member]) -> Contestant:
    def person(word: str) -> str:
        return new[word].id if word in new else word

    match contestant:
        case Individual():
            return replace(contestant, player=person(contestant.player))
        case Pair():
            one, other = contestant.players
            return replace(contestant, players=(person(one), person(other)))
        case Team():
            players = tuple(map(person, contestant.players))
            return replace(contestant, players=players, captain=person(contestant.captain))


def _refused(
    event: Event, contestants: Sequence[Contestant], places: Sequence[Place], members: dict[str, Member], section: str
) -> list[Problem]:
    """What the event says to them, one after the other; persons by their names."""
    problems: list[Problem] = []
    for contestant, place in zip(contestants, places, strict=True):
        try:
            event = checked(event, event.history[-1].stamp, Entered(contestant=contestant, section=section))
        except ProblemsFound as trouble:
            for one in trouble.problems:
                said = members[one.found].name if one.found in members else one.found
                problems.append(replace(one, where=place, found=said))
    return problems


def _entry(contestant: Contestant, members: dict[str, Member], new: dict[str, Member]) -> EntryRead:
    fresh = {member.id for member in new.values()}
    known = (members.get(id, Member(id, id)) for id in contestant.players)
    persons = tuple(PersonRead(id=one.id, name=one.name, number=one.number, new=one.id in fresh) for one in known)
    return EntryRead(id=contestant.id, name=called(contestant, (one.name for one in persons)), persons=persons)
