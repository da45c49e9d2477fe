"""Members and entries from a text, a file or what was pasted: what would come of it, and everything that is wrong.

Persons are found by id, by number, or by a name that only one of them has; whoever is not known is new.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.book.writing import folded
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Team, called
from arbitro.contest.entry.eligibility import EntryKind, conditions
from arbitro.contest.entry.entries import entry_problems
from arbitro.contest.facts.event import Entered
from arbitro.contest.plan import Form
from arbitro.formats.members import EntryList, MemberList, plain, read_entries, read_members
from arbitro.journal.register import Erased, Person
from arbitro.office.contacts import contact_problems, read_contacts, write_contacts
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
    known = {entry.id: entry for entry in entries if isinstance(entry, Person)}
    by_number, by_name = _by(known.values(), lambda p: p.number), _by(known.values(), lambda p: plain(p.name))
    problems: list[Problem] = []
    listed = MemberList(())
    with gathered(problems):
        listed = read_members(text.encode(), pasted=True)
        problems += listed.problems
        if not listed.members and not listed.problems:
            raise refuse("no-members")
    gone = {entry.id for entry in entries if isinstance(entry, Erased)}
    read: list[MemberRead] = []
    persons: list[Person] = []
    taken: set[str] = set()
    for member in listed.members:
        own_id = member.id if member.id not in (member.number, member.name) else ""
        held = known.get(own_id) if own_id else _of(member, by_number, by_name, problems)
        if own_id in gone:
            problems.append(Problem("person-erased", found=own_id))
            continue
        id = own_id or (held.id if held else fresh())
        if id in taken:
            problems.append(Problem("member-twice", found=member.name))
        taken.add(id)
        contacts = held.contacts if held else b""
        if member.email:
            addressed = replace(read_contacts(contacts), email=member.email)
            problems += contact_problems(addressed)
            contacts = write_contacts(addressed)
        person = Person(id, member.name, member.number or (held.number if held else ""), contacts)
        state: Literal["new", "changed", "same"] = "new" if held is None else "same" if held == person else "changed"
        read.append(MemberRead(id=id, name=person.name, number=person.number, state=state))
        if state != "same":
            persons.append(person)
    besides = ("category", "sex", "born", "club")
    left_out = tuple(name for name in besides if any(getattr(member, name) for member in listed.members))
    return MembersRead(tuple(read), tuple(persons), tuple(problems), left_out)


def _by(persons: Iterable[Person], key: Callable[[Person], str]) -> dict[str, list[Person]]:
    by_key: dict[str, list[Person]] = {}
    for person in persons:
        by_key.setdefault(key(person), []).append(person)
    return by_key


def _of(
    member: Member, by_number: dict[str, list[Person]], by_name: dict[str, list[Person]], problems: list[Problem]
) -> Person | None:
    """By the number, else by the name, unless that person has another number."""
    numbered = by_number.get(member.number, []) if member.number else []
    named = [person for person in by_name.get(plain(member.name), []) if not person.number or not member.number]
    fitting = numbered or named
    if len(fitting) > 1:
        problems.append(
            Problem("member-ambiguous", found=member.name, expected=", ".join(person.id for person in fitting))
        )
    return fitting[0] if fitting else None


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
    members = {
        person.id: Member(person.id, person.name, person.number) for person in register if isinstance(person, Person)
    }
    problems: list[Problem] = []
    listed = EntryList((), ())
    with gathered(problems):
        numbers = [int(id) for id in contest.entries if id.isdecimal() and len(id) < LONGEST_NUMBER]
        listed = read_entries(text.encode(), members, pasted=contest.plan.form, first=max(numbers, default=0) + 1)
        problems += listed.problems
        if not listed.contestants and not listed.problems:
            raise refuse("no-entries")
    new = _new(listed.contestants, members, fresh)
    members |= {member.id: member for member in new.values()}
    contestants = tuple(_known(contestant, new) for contestant in listed.contestants)
    asked = conditions(pack_of(event), kind=KINDS[contest.plan.form])
    problems += entry_problems(contestants, members, asked, listed.places)
    if not problems:
        problems += _refused(event, contestants, listed.places, members, section)
    return EntriesRead(
        tuple(_entry(contestant, members, new) for contestant in contestants),
        contestants,
        tuple(Person(member.id, member.name) for member in new.values()),
        tuple(dict.fromkeys(problems)),
    )


def _new(contestants: Iterable[Contestant], members: dict[str, Member], fresh: Fresh) -> dict[str, Member]:
    """By the word that was written: those who are in no register. A number that nobody has is not a name."""
    new: dict[str, Member] = {}
    named: dict[str, Member] = {}
    for word in (
        word
        for contestant in contestants
        for word in (*contestant.players, contestant.captain if isinstance(contestant, Team) else "")
    ):
        if word and word not in members and not word.isdecimal():
            new[word] = named.setdefault(plain(word), Member(fresh(), word))
    return new


def _known(contestant: Contestant, new: dict[str, Member]) -> Contestant:
    def person(word: str) -> str:
        return new[word].id if word in new else word

    match contestant:
        case Individual():
            return replace(contestant, player=person(contestant.player))
        case Pair():
            first, other = contestant.players
            return replace(contestant, players=(person(first), person(other)))
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
            for problem in trouble.problems:
                said = members[problem.found].name if problem.found in members else problem.found
                problems.append(replace(problem, where=place, found=said))
    return problems


def _entry(contestant: Contestant, members: dict[str, Member], new: dict[str, Member]) -> EntryRead:
    fresh = {member.id for member in new.values()}
    known = (members.get(id, Member(id, id)) for id in contestant.players)
    persons = tuple(
        PersonRead(id=member.id, name=member.name, number=member.number, new=member.id in fresh) for member in known
    )
    return EntryRead(id=contestant.id, name=called(contestant, (person.name for person in persons)), persons=persons)
