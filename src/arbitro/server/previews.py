"""What a command would do, before it is given: for the director at his sliders. Nothing is recorded."""

from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, written_grounds
from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.correction import Permission
from arbitro.office.people import CreateEvent
from arbitro.office.seeing.preview import BoardChange, PlaceChange
from arbitro.office.subjects import AnyCommand, check_may
from arbitro.office.trying import Trial, tried
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import holder_of, house_of, language_of
from arbitro.server.problems import AnyRequest, status_of
from arbitro.server.sizes import FILE_BODY
from arbitro.server.solving import solved

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
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="What a command would do",
    )
    async def preview(self, request: AnyRequest, id: FromPath[str], data: JSONBody[AnyCommand]) -> Preview:
        if isinstance(data, CreateEvent):
            raise refuse("create-elsewhere", expected="POST /api/events")
        house, holder, language = house_of(request), holder_of(request), language_of(request)
        event = house.event(id)
        looks = house.viewer(event, holder)
        check_may(looks.actor.role, data)
        trial = Trial(house.settings.database, id, data, looks.actor, looks.room, house.clock())
        try:
            outcome = await solved(request, lambda pool: pool.call(tried, trial), "previews")
        except ProblemsFound as trouble:
            if status_of(trouble) != CANNOT_BE:
                raise
            return Preview(problems=said_problems(trouble.problems, language))
        return Preview(
            kinds=outcome.kinds,
            warnings=outcome.warnings,
            cautions=outcome.cautions,
            minded=written_grounds(outcome.minded, language),
            places=outcome.changes.places,
            boards=outcome.changes.boards,
        )
