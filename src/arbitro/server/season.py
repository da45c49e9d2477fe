"""The season over HTTP: ladders, what a player came to, fees.

Ladders are made of what everybody may see. A player sees his own results, organisers see those of every member.
"""

from typing import Annotated

from litestar import Controller, Response, delete, get, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct
from msgspec.structs import replace

from arbitro.answers.season import (
    LadderNow,
    MemberFees,
    PersonResults,
    ladder_csv,
    ladder_now,
    member_fees,
    person_results,
)
from arbitro.book.problem import refuse
from arbitro.contest.season import Ladder
from arbitro.office.actor import OFFICE, Role
from arbitro.office.seeing.fees import Fees, fees, fees_csv
from arbitro.server.exports import CSV, file
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import LONGEST_ID, actor_at, demand, house_of, view_at
from arbitro.server.problems import AnyRequest

Person = Annotated[str, QueryParameter(max_length=LONGEST_ID, description="A member; else whoever asks.")]


class LadderTitle(Struct, frozen=True):
    id: str
    name: str


class Seasons(Controller):
    path = "/api"
    tags = ("season",)

    @get("/results", sync_to_thread=True, summary="What somebody came to in all events; of others for organisers")
    def results(self, request: AnyRequest, person: Person = "") -> PersonResults:
        house, actor = house_of(request), actor_at(request)
        whose = person or actor.person
        if not whose or (whose != actor.person and actor.role is not Role.ORGANISER):
            raise refuse("not-allowed", found=actor.role.value, expected=Role.ORGANISER.value)
        events = house.all_events
        owed = events.fees() if actor.role is Role.ORGANISER else ()
        return person_results(whose, events.results(), tuple(events.ladders.all().values()), house.names, owed)

    # -- ladders

    @get("/ladders", sync_to_thread=True, summary="The ladders of the club")
    def ladders(self, request: AnyRequest) -> tuple[LadderTitle, ...]:
        ladders = house_of(request).all_events.ladders.all().values()
        return tuple(LadderTitle(ladder.id, ladder.name) for ladder in ladders)

    @get("/ladders/{id:str}", sync_to_thread=True, summary="How a ladder stands, each line with its calculation")
    def ladder(self, request: AnyRequest, id: FromPath[str]) -> LadderNow:
        events, knows = house_of(request).all_events, actor_at(request).role is Role.ORGANISER
        return ladder_now(events.ladders.get(id), events.results(), events.names, knows=knows)

    @get("/ladders/{id:str}/ladder.csv", sync_to_thread=True, media_type=CSV, summary="The same as a table")
    def ladder_file(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        events = house_of(request).all_events
        now = ladder_now(events.ladders.get(id), events.results(), events.names)
        return file(ladder_csv(now), CSV, "ladder.csv")

    @put("/ladders/{id:str}", sync_to_thread=True, opt={RATE: COMMAND}, summary="The rules of a ladder; for organisers")
    def set_ladder(self, request: AnyRequest, id: FromPath[str], data: JSONBody[Ladder]) -> LadderTitle:
        house_of(request).all_events.ladders.put(replace(data, id=id), actor_at(request))
        return LadderTitle(id, data.name)

    @delete(
        "/ladders/{id:str}", status_code=204, sync_to_thread=True, summary="A ladder goes; its events stay as they are"
    )
    def removed(self, request: AnyRequest, id: FromPath[str]) -> None:
        house_of(request).all_events.ladders.remove(id, actor_at(request))

    # -- fees

    @get("/events/{id:str}/fees", sync_to_thread=True, summary="Fees of an event, owed and paid; for the office")
    def event_fees(self, request: AnyRequest, id: FromPath[str]) -> Fees:
        demand(request, OFFICE, id)
        return fees(view_at(request, id))

    @get("/events/{id:str}/fees.csv", sync_to_thread=True, media_type=CSV, summary="The same as a table")
    def event_fees_file(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        demand(request, OFFICE, id)
        return file(fees_csv([fees(view_at(request, id))]), CSV, f"{id}-fees.csv")

    @get("/fees", sync_to_thread=True, summary="What every member owed and paid in all events; for organisers")
    def members_fees(self, request: AnyRequest) -> tuple[MemberFees, ...]:
        demand(request, {Role.ORGANISER})
        return member_fees(house_of(request).all_events.fees())

    @get("/fees.csv", sync_to_thread=True, media_type=CSV, summary="The same as a table, event by event")
    def members_fees_file(self, request: AnyRequest) -> Response[str]:
        demand(request, {Role.ORGANISER})
        return file(fees_csv(house_of(request).all_events.fees()), CSV, "fees.csv")
