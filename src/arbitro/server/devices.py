"""Table devices: the file that they read, and the results that they have written into it."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arbitro.answers.devices import DeviceSection, device_sections_seen
from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Problem
from arbitro.formats import bws
from arbitro.office.actor import STAFF
from arbitro.office.devices import device_deals, device_file, device_sections, enter_new, known_in, new_results
from arbitro.server.events import Number
from arbitro.server.exports import all_results, file, for_the_machine, planned
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import checked, demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import FILE_BODY

BWS = "application/x-msaccess"
LARGEST = FILE_BODY * 3 // 4 - 4096  # as base64 in a body


class DevicesSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file as the control program keeps it. Without `commit` nothing is entered: one sees what would be."""

    file: Annotated[bytes, Meta(min_length=1, max_length=LARGEST)]
    phase: str = ""
    session: Annotated[int, Meta(ge=1)] = 1
    commit: bool = False


class DevicesTaken(Struct, frozen=True, kw_only=True):
    """`fresh`: results that the event did not have, entered if they were to be. `problems`: rows that are wrong, or
    for the director; `notes`: what is missing or was passed over."""

    sections: tuple[DeviceSection, ...]
    fresh: int
    problems: tuple[SaidProblem, ...]
    notes: tuple[SaidProblem, ...]


class Devices(Controller):
    path = "/api/events/{id:str}"
    tags = ("exports",)

    @get("/exports/devices.bws", media_type=BWS, sync_to_thread=True, summary="Movement, names and hands for devices")
    def written(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> Response[bytes]:
        event = planned(for_the_machine(view_at(request, id))).event
        known = known_in(house_of(request).office.journal.register)
        sections = device_sections(event, phase, session, known)
        return file(device_file(sections, device_deals(event, phase, session)), BWS, f"{id}.bws")

    @post(
        "/devices",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="Results of table devices: which are new, or, committed, entered; for staff who do not play",
    )
    def taken(self, request: AnyRequest, id: FromPath[str], data: JSONBody[DevicesSent]) -> DevicesTaken:
        actor, house = demand(request, STAFF, id), house_of(request)
        event, sent = planned(all_results(view_at(request, id))).event, bws.read(data.file)
        if data.commit:
            fresh, problems = enter_new(
                event, sent, data.phase, data.session, lambda result: house.office.do(result, actor, checked(id))
            )
        else:
            found = tuple(new_results(event, sent, data.phase, data.session))
            wrong = tuple(each for each in found if isinstance(each, Problem))
            fresh, problems = len(found) - len(wrong), (*sent.problems, *wrong)
        language = language_of(request)
        return DevicesTaken(
            sections=device_sections_seen(sent),
            fresh=fresh,
            problems=said_problems(problems, language),
            notes=said_problems(sent.notes, language),
        )
