"""The register of persons over HTTP: names, numbers and contacts, which can be erased. For organisers; the staff of an
event may look for names while they enter."""

from secrets import token_hex
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import ProblemsFound
from arbitro.book.writing import FileText
from arbitro.contest.contestant import Member
from arbitro.formats.members import write_members
from arbitro.journal.register import Erased, Person
from arbitro.office.actor import STAFF, Role
from arbitro.office.contacts import LONGEST_ADDRESS, Contacts, contact_problems, read_contacts, write_contacts
from arbitro.office.forgetting import Traces, entry_of, forget, traces
from arbitro.office.room.joining import MemberRead, is_called, members_read
from arbitro.server.accounts import new_person, readable
from arbitro.server.exports import CSV, file
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import demand, house_of, language_of
from arbitro.server.keeping import Keeper
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import FILE_BODY
from arbitro.words import LANGUAGES

PAGE = 200

Text = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})?$", max_length=2)]


Also = Annotated[
    list[Annotated[str, Meta(max_length=100)]] | None,
    QueryParameter(max_items=20, description="Other words that stand for the person, of three letters at least."),
]
PersonId = Annotated[str, QueryParameter(max_length=200)]


class ForgottenAnswer(Struct, frozen=True, kw_only=True):
    """What was done: so many facts changed, in these events. `left`: where the name still is, since an address cannot
    be changed. `copies`: files beside the journal that were made before, and still have everything."""

    person: str
    facts: int
    events: tuple[str, ...]
    left: tuple[str, ...]
    copies: tuple[str, ...]


class MemberData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`results`: wants them by e-mail; `language`: in which, else in that of the club."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    number: Text = ""
    contacts: Annotated[str, Meta(max_length=2000)] = ""
    email: Annotated[str, Meta(max_length=LONGEST_ADDRESS)] = ""
    results: bool = False
    language: Language = ""


class MemberLine(Struct, frozen=True, kw_only=True):
    """Somebody in the register; who asked to be forgotten has only an id."""

    id: str
    name: str
    number: str
    contacts: str
    erased: bool
    email: str = ""
    results: bool = False
    language: str = ""


class MemberPage(Struct, frozen=True):
    """Some members; `next` is the cursor of those that follow, empty at the end."""

    members: tuple[MemberLine, ...]
    next: str


class MembersText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line for each member, with or without a header. Without `commit` nothing is changed: one sees what would be."""

    text: Annotated[FileText, Meta(min_length=1)]
    commit: bool = False


class MembersAnswer(Struct, frozen=True, kw_only=True):
    """What was read, and everything that is wrong with it. `left_out`: columns that the register does not keep."""

    members: tuple[MemberRead, ...]
    problems: tuple[SaidProblem, ...]
    left_out: tuple[str, ...]
    committed: bool


class Members(Controller):
    path = "/api/members"
    tags = ("members",)

    @get(sync_to_thread=True, summary="The register, a page at a time, by id; or whoever is called so")
    def listed(
        self,
        request: AnyRequest,
        q: Annotated[str, QueryParameter(max_length=100, description="Parts of a name or of a number.")] = "",
        event: Annotated[str, QueryParameter(description="For the staff of an event, who are told no contacts.")] = "",
        after: FromQuery[str] = "",
        limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
    ) -> MemberPage:
        actor = demand(request, STAFF if event else {Role.ORGANISER}, event)
        lines: list[MemberLine] = []
        for entry in house_of(request).office.journal.register:
            if entry.id <= after or not _is_asked(entry, q):
                continue
            if len(lines) == limit:
                return MemberPage(tuple(lines), lines[-1].id)
            line = _line(entry) if isinstance(entry, Person) else _forgotten(entry.id)
            lines.append(line if actor.role is Role.ORGANISER else _without_contacts(line))
        return MemberPage(tuple(lines), "")

    @post(
        "/import",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="Members from a text: what would come of it, or, committed, all of them or none",
    )
    def imported(self, request: AnyRequest, data: JSONBody[MembersText]) -> MembersAnswer:
        demand(request, {Role.ORGANISER})
        register = house_of(request).office.journal.register
        read = members_read(data.text, register, new_person)
        if data.commit:
            if read.problems:
                raise ProblemsFound(read.problems)
            register.put(*read.persons)
        problems = said_problems(read.problems, language_of(request))
        return MembersAnswer(members=read.members, problems=problems, left_out=read.left_out, committed=data.commit)

    @put("/{id:path}", sync_to_thread=True, summary="Enter or change a person")
    def entered(self, request: AnyRequest, id: FromPath[str], data: JSONBody[MemberData]) -> MemberLine:
        demand(request, {Role.ORGANISER})
        contacts = Contacts(email=data.email.strip(), results=data.results, language=data.language, other=data.contacts)
        if problems := list(contact_problems(contacts)):
            raise ProblemsFound(problems)
        person = Person(id.removeprefix("/"), data.name.strip(), data.number.strip(), write_contacts(contacts))
        house_of(request).office.journal.register.put(person)
        return _line(person)

    @get("/traces", sync_to_thread=True, summary="Where the name of a person is in what was recorded")
    def sought(self, request: AnyRequest, person: PersonId = "", also: Also = None) -> Traces:
        demand(request, {Role.ORGANISER})
        return traces(house_of(request).office.journal, person, also or ())

    @delete(
        "/{id:path}",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        summary="Forget a person for good, in the register and in what was recorded",
    )
    def erased(self, request: AnyRequest, id: FromPath[str], also: Also = None) -> ForgottenAnswer:
        actor = demand(request, {Role.ORGANISER})
        house, person = house_of(request), id.removeprefix("/")
        entry_of(house.office.journal, person, also or ())
        house.accounts.forget(person, actor.person)
        done = forget(house.office.journal, person, also or (), house.clock(), actor.person, token_hex, readable)
        house.reread()
        keeper: Keeper = request.app.state.keeper
        copies = tuple(path.name for _, path in keeper.copies())
        return ForgottenAnswer(person=done.person, facts=done.facts, events=done.events, left=done.left, copies=copies)


@get(
    "/api/members.csv",
    sync_to_thread=True,
    media_type=CSV,
    tags=("members",),
    summary="The register as a file that can be imported again",
)
def members_csv(request: AnyRequest) -> Response[str]:
    demand(request, {Role.ORGANISER})
    register = house_of(request).office.journal.register
    persons = (
        Member(person.id, person.name, person.number, email=read_contacts(person.contacts).email)
        for person in register
        if isinstance(person, Person)
    )
    return file(write_members(persons), CSV, "members.csv")


def _is_asked(entry: Person | Erased, asked: str) -> bool:
    return not asked.strip() or (isinstance(entry, Person) and is_called(entry, asked))


def _line(person: Person) -> MemberLine:
    contacts = read_contacts(person.contacts)
    return MemberLine(
        id=person.id,
        name=person.name,
        number=person.number,
        contacts=contacts.other,
        erased=False,
        email=contacts.email,
        results=contacts.results,
        language=contacts.language,
    )


def _without_contacts(line: MemberLine) -> MemberLine:
    return replace(line, contacts="", email="", results=False, language="")


def _forgotten(id: str) -> MemberLine:
    return MemberLine(id=id, name="", number="", contacts="", erased=True)
