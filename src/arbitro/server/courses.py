"""The course of an event: its moments, each with a version to link to, and the run of a contestant."""

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from arbitro.book.problem import refuse
from arbitro.office.seeing.moments import PastMoment, moments
from arbitro.office.seeing.run import Run, run
from arbitro.server.events import Number, Version
from arbitro.server.house import view_at
from arbitro.server.problems import AnyRequest


class Courses(Controller):
    path = "/api/events/{id:str}"
    tags = ("events",)

    @get(
        "/moments",
        sync_to_thread=True,
        summary="Rounds, results, corrections and rulings that may be seen, each with its version",
    )
    def past(self, request: AnyRequest, id: FromPath[str], after: Number = 0) -> tuple[PastMoment, ...]:
        return moments(view_at(request, id), after)

    @get(
        "/contestants/{contestant:str}/run",
        sync_to_thread=True,
        summary="A contestant's score and rank after each round",
    )
    def course(
        self,
        request: AnyRequest,
        id: FromPath[str],
        contestant: FromPath[str],
        phase: FromQuery[str] = "",
        version: Version = None,
    ) -> Run:
        view = view_at(request, id, version)
        if contestant not in view.contest.entries:
            raise refuse("no-such-contestant", found=contestant)
        return run(view, contestant, phase)
