"""What an organiser looks at before play: what can be planned, the seating or the draw, the deals, the staff."""

from collections.abc import Mapping

from litestar import Controller, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, written_grounds
from arbitro.contest.plan import SCORINGS, Form, Scoring, System
from arbitro.office.actor import STAFF, Role
from arbitro.office.fact import Publicity
from arbitro.office.seeing.deals import BoardDealt, deals
from arbitro.office.seeing.seating import SeatingNow, reasons, seating
from arbitro.office.seeing.view import View
from arbitro.server.events import Number
from arbitro.server.house import demand, language_of, view_at
from arbitro.server.problems import AnyRequest


class SystemLine(Struct, frozen=True):
    """A system for a form of event, and how it can be scored, the usual way first."""

    form: Form
    system: System
    scorings: tuple[Scoring, ...]


class DrawReasons(Struct, frozen=True, kw_only=True):
    """Why a round was drawn so, by tables, why somebody sits out, and what to mind about it."""

    pairings: Mapping[int, tuple[WrittenGround, ...]]
    bye: tuple[WrittenGround, ...]
    minded: tuple[WrittenGround, ...]


class Appointment(Struct, frozen=True, kw_only=True):
    """`plays`: the contestant in which somebody of the staff plays, with the name of who rules there instead."""

    person: str
    name: str
    role: Role
    plays: str = ""
    deputy: str = ""


class StaffNow(Struct, frozen=True):
    appointments: tuple[Appointment, ...]
    publicity: Publicity


class SettingUp(Controller):
    path = "/api"
    tags = ("organiser",)

    @get("/systems", summary="What can be planned: systems for each form, and their scoring")
    async def systems(self) -> tuple[SystemLine, ...]:
        return tuple(SystemLine(form, system, scorings) for (form, system), scorings in SCORINGS.items())

    @get("/events/{id:str}/seating", summary="How a session is seated, or its rounds drawn; for staff")
    async def seated(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> SeatingNow:
        demand(request, STAFF, id)
        return seating(view_at(request, id), phase, session)

    @get(
        "/events/{id:str}/draws/{round:int}/reasons",
        sync_to_thread=True,
        summary="Why a round that has not begun was drawn so; for staff",
    )
    def why(
        self,
        request: AnyRequest,
        id: FromPath[str],
        round: FromPath[int],
        phase: FromQuery[str] = "",
        group: FromQuery[str] = "",
    ) -> DrawReasons:
        demand(request, STAFF, id)
        why, language = reasons(view_at(request, id), phase, group, round), language_of(request)
        return DrawReasons(
            pairings={table: written_grounds(grounds, language) for table, grounds in why.pairings.items()},
            bye=written_grounds(why.bye, language),
            minded=written_grounds(why.minded, language),
        )

    @get("/events/{id:str}/deals", summary="Which boards of a session have deals; for staff")
    async def dealt(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> tuple[BoardDealt, ...]:
        demand(request, STAFF, id)
        return deals(view_at(request, id), phase, session)

    @get("/events/{id:str}/staff", summary="Who is appointed as what; for staff")
    async def staff(self, request: AnyRequest, id: FromPath[str]) -> StaffNow:
        demand(request, STAFF, id)
        view = view_at(request, id)
        held = ((person, role) for role in Role for person, roles in view.event.staff.items() if role in roles)
        return StaffNow(tuple(_appointment(view, *appointment) for appointment in held), view.event.publicity)


def _appointment(view: View, person: str, role: Role) -> Appointment:
    plays = view.event.plays_too.get(person)
    return Appointment(
        person=person,
        name=view.person(person),
        role=role,
        plays=plays.contestant if plays else "",
        deputy=view.person(plays.deputy) if plays else "",
    )
