"""What lies on the tables: the code of a table, whom it waits for, and QR codes to print."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from arbitro.contest.facts.event import Room
from arbitro.office.admission import awaited, spots_waiting
from arbitro.server.codes import qr_svg
from arbitro.server.guards import COMMAND, RATE, SIGN_IN, signed_in
from arbitro.server.house import house_of
from arbitro.server.problems import AnyRequest

SVG = "image/svg+xml"
LONGEST_QR = 300


class PossibleSitter(Struct, frozen=True):
    """Somebody for whom a table waits. `phone`: he is signed in on one."""

    id: str
    name: str
    contestant: str
    phone: bool


class TableSeen(Struct, frozen=True, kw_only=True):
    """Which table a code stands for, and who may say that he sits there; nobody while the table is empty.

    `phase`, `session` and `round`: those that are played, or the next; round 0 if there are none."""

    event: str
    name: str
    section: str
    table: int
    room: Room
    phase: str = ""
    session: int = 1
    round: int = 0
    who: tuple[PossibleSitter, ...] = ()


class Cards(Controller):
    path = "/api"
    tags = ("sign-in",)

    @get("/tables/{code:str}", opt={RATE: SIGN_IN}, summary="Which table a code stands for, and who sits there")
    async def table(self, request: AnyRequest, code: FromPath[str]) -> TableSeen:
        house = house_of(request)
        opened = house.accounts.table(code)
        signed_in(request)
        view = house.view(opened.event, None)
        spots = spots_waiting(view.event, opened.section, opened.table, opened.room)
        spot, phones = next(iter(spots), None), house.phones(opened.event).rooms
        return TableSeen(
            event=opened.event,
            name=view.event.created.name,
            section=opened.section,
            table=opened.table,
            room=opened.room,
            phase=spot.phase if spot else "",
            session=spot.session if spot else 1,
            round=spot.round if spot else 0,
            who=tuple(
                PossibleSitter(person, view.person(person), contestant, person in phones)
                for person, (contestant, _) in awaited(view.event, spots).items()
            ),
        )

    @get("/qr.svg", sync_to_thread=True, media_type=SVG, opt={RATE: COMMAND}, summary="A text as a QR code")
    def code(
        self, text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_QR, description="An address.")]
    ) -> Response[bytes]:
        return Response(qr_svg(text), media_type=SVG)
