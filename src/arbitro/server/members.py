"""The register of persons over HTTP: names, numbers and contacts, which can be erased. For organisers."""

from typing import Annotated

from litestar import Controller, delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from arbitro.journal.register import Person
from arbitro.office.actor import Role
from arbitro.server.house import demand, house_of
from arbitro.server.problems import AnyRequest

PAGE = 200

Text = Annotated[str, Meta(max_length=200)]


class MemberData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    number: Text = ""
    contacts: Annotated[str, Meta(max_length=2000)] = ""


class MemberLine(Struct, frozen=True, kw_only=True):
    """Somebody in the register; who asked to be forgotten has only an id."""

    id: str
    name: str
    number: str
    contacts: str
    erased: bool


class MemberPage(Struct, frozen=True):
    """Some members; `next` is the cursor of those that follow, empty at the end."""

    members: tuple[MemberLine, ...]
    next: str


class Members(Controller):
    path = "/api/members"
    tags = ("members",)

    @get(summary="The register, a page at a time, by id")
    async def listed(
        self,
        request: AnyRequest,
        after: FromQuery[str] = "",
        limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
    ) -> MemberPage:
        demand(request, {Role.ORGANISER})
        found: list[MemberLine] = []
        for entry in house_of(request).office.journal.register:
            if entry.id <= after:
                continue
            if len(found) == limit:
                return MemberPage(tuple(found), found[-1].id)
            found.append(_line(entry) if isinstance(entry, Person) else _forgotten(entry.id))
        return MemberPage(tuple(found), "")

    @put("/{id:path}", summary="Enter or change a person")
    async def entered(self, request: AnyRequest, id: FromPath[str], data: JSONBody[MemberData]) -> MemberLine:
        demand(request, {Role.ORGANISER})
        person = Person(id.removeprefix("/"), data.name.strip(), data.number.strip(), data.contacts.encode())
        house_of(request).office.journal.register.put(person)
        return _line(person)

    @delete("/{id:path}", status_code=204, summary="Forget a person for good; the id stays")
    async def erased(self, request: AnyRequest, id: FromPath[str]) -> None:
        demand(request, {Role.ORGANISER})
        house = house_of(request)
        house.office.journal.register.erase(id.removeprefix("/"), house.clock())


def _line(person: Person) -> MemberLine:
    contacts = person.contacts.decode(errors="replace")
    return MemberLine(id=person.id, name=person.name, number=person.number, contacts=contacts, erased=False)


def _forgotten(id: str) -> MemberLine:
    return MemberLine(id=id, name="", number="", contacts="", erased=True)
