"""What a command would do, before it is given: for the director at his sliders. Nothing is recorded."""

from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, written_grounds
from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.correction import Permission
from arbitro.office.payload import kind_of
from arbitro.office.people import CreateEvent
from arbitro.office.seeing.preview import BoardChange, PlaceChange, changes, view_after
from arbitro.office.seeing.seating import by_name
from arbitro.office.subjects import AnyCommand
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import holder_of, house_of, language_of
from arbitro.server.problems import AnyRequest, status_of
from arbitro.server.sizes import FILE_BODY

CANNOT_BE = 422


class Preview(Struct, frozen=True, kw_only=True):
    """What would be recorded, by its kinds, and what to mind about it, `minded` in words; or the problems that stand
    against it. `places`: whoever would have another rank or total; `boards`: those with another result somewhere."""

    kinds: tuple[str, ...] = ()
    warnings: tuple[Permission, ...] = ()
    cautions: tuple[str, ...] = ()
    minded: tuple[WrittenGround, ...] = ()
    problems: tuple[SaidProblem, ...] = ()
    places: tuple[PlaceChange, ...] = ()
    boards: tuple[BoardChange, ...] = ()


class Previews(Controller):
    path = "/api/events/{id:str}/previews"
    tags = ("events",)

    @post(
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="What a command would do",
    )
    def preview(self, request: AnyRequest, id: FromPath[str], data: JSONBody[AnyCommand]) -> Preview:
        if isinstance(data, CreateEvent):
            raise refuse("create-elsewhere", expected="POST /api/events")
        house, holder = house_of(request), holder_of(request)
        event = house.event(id)
        before = house.shown(event, holder)
        try:
            tried = house.office.tried(data, house.actor(event, holder), event)
        except ProblemsFound as trouble:
            if status_of(trouble) != CANNOT_BE:
                raise
            return Preview(problems=said_problems(trouble.problems, language_of(request)))
        changed = changes(before, view_after(before, tried.after))
        return Preview(
            kinds=tuple(map(kind_of, tried.facts)),
            warnings=tried.warnings,
            cautions=tuple(ground.id for ground in tried.cautions),
            minded=written_grounds(by_name(before, tried.cautions), language_of(request)),
            places=changed.places,
            boards=changed.boards,
        )
