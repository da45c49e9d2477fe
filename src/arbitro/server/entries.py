"""Who has entered an event, entries from a text or a file, and the cards that guide everybody through the rounds."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import ProblemsFound
from arbitro.book.writing import FileText
from arbitro.contest.contestant import Contestant, called
from arbitro.contest.facts.event import Entered
from arbitro.journal.fact import CommandKey
from arbitro.office.people import Enter
from arbitro.office.room.joining import EntriesRead, EntryRead, PersonRead, entries_read
from arbitro.office.seeing.entries import EntryNow, entries
from arbitro.office.seeing.guides import Guide, guides
from arbitro.office.subjects import POWERS
from arbitro.server.accounts import hashed, new_person
from arbitro.server.events import IdempotencyKey, Number, Version
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import House, checked, demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import FILE_BODY
from arbitro.server.strangers import seen


class EntriesText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line for each entry, with or without a header. Without `commit` nothing is entered: one sees what would be."""

    text: Annotated[FileText, Meta(min_length=1)]
    section: Annotated[str, Meta(max_length=50)] = ""
    commit: bool = False


class EntriesTaken(Struct, frozen=True, kw_only=True):
    """What was read, and everything that is wrong with it. `version`: of the event, if the entries were made."""

    entries: tuple[EntryRead, ...]
    problems: tuple[SaidProblem, ...]
    version: int | None = None


class Entries(Controller):
    path = "/api/events/{id:str}"
    tags = ("organiser",)

    @get("/entries", summary="Who has entered; ids and numbers are for staff and for one's own contestant")
    async def entered(self, request: AnyRequest, id: FromPath[str], version: Version = None) -> tuple[EntryNow, ...]:
        house = house_of(request)
        return entries(await seen(request, id, version), house.number)

    @post(
        "/entries/import",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="Entries from a text: what would come of it, or, committed, all of them or none",
    )
    def imported(
        self, request: AnyRequest, id: FromPath[str], data: JSONBody[EntriesText], idempotency_key: IdempotencyKey
    ) -> EntriesTaken:
        house = house_of(request)
        actor = demand(request, POWERS[Enter].by, id)
        office = house.office
        if not data.commit:
            read = _read(house, id, data)
            return EntriesTaken(entries=read.entries, problems=said_problems(read.problems, language_of(request)))
        once = CommandKey(hashed(f"{actor.person}/{idempotency_key}"), msgspec.json.encode((id, data)))
        done = office.answered(checked(id), once)
        if done is None:
            read = _read(house, id, data)
            if read.problems:
                raise ProblemsFound(read.problems)
            office.journal.register.put(*read.persons)
            done = office.do(Enter(contestants=read.contestants, section=data.section), actor, id, once)
        made = tuple(_made(house, fact.contestant) for fact in done.facts if isinstance(fact, Entered))
        return EntriesTaken(entries=made, problems=(), version=done.version)

    @get("/guides", summary="The way of every contestant through a session, for printing")
    async def cards(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> tuple[Guide, ...]:
        return guides(view_at(request, id), phase, session)


def _read(house: House, id: str, data: EntriesText) -> EntriesRead:
    return entries_read(house.event(id), data.text, house.office.journal.register, new_person, data.section)


def _made(house: House, contestant: Contestant) -> EntryRead:
    persons = tuple(
        PersonRead(id=player, name=house.names(player), number=house.number(player)) for player in contestant.players
    )
    return EntryRead(id=contestant.id, name=called(contestant, (person.name for person in persons)), persons=persons)
