"""`arbitro claim` over HTTP: the next line to be judged, or the award, by regulations of choice or those of an event.
For everybody; nothing is recorded."""

from litestar import Controller, Response, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from arbitro.analysis.claims.request import ClaimRequest
from arbitro.answers.claim import AwardReply, ClaimQuestionReply, ProgressReply, claim_reply
from arbitro.answers.problems import ProblemsReply
from arbitro.office.fact import Created
from arbitro.office.room.regulations import copy_of
from arbitro.regulations import load
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.ruling import answered
from arbitro.server.solving import solved
from arbitro.words import DEFAULT

Reply = ClaimQuestionReply | AwardReply | ProgressReply
AnyReply = Reply | ProblemsReply
MOST = 200_000  # positions that one request may have searched; whoever wants more has the terminal


def judge(asked: ClaimRequest, event: Created | None) -> AnyReply:
    """In a worker, by the regulations of choice or those of an event."""
    return claim_reply(asked, find=load if event is None else lambda _: copy_of(event))


async def judged(request: AnyRequest, asked: ClaimRequest, event: Created | None = None) -> Response[Reply]:
    """Within the bounds of a server that has other things to do."""
    language = language_of(request) if asked.language == DEFAULT else asked.language
    bounded = replace(asked, language=language, limit=min(asked.limit, MOST))
    return answered(await solved(request, lambda pool: pool.call(judge, bounded, event)))


class Claims(Controller):
    path = "/api"
    tags = ("laws",)

    @post(
        "/claim",
        status_code=200,
        opt={RATE: COMMAND},
        summary="A contested claim: the next line to be judged, or the award",
    )
    async def claim(self, request: AnyRequest, data: JSONBody[ClaimRequest]) -> Response[Reply]:
        return await judged(request, data)

    @post(
        "/events/{id:str}/claim",
        status_code=200,
        opt={RATE: COMMAND},
        summary="The same by the edition and the regulations of an event, whatever is told of them",
    )
    async def claim_here(self, request: AnyRequest, id: FromPath[str], data: JSONBody[ClaimRequest]) -> Response[Reply]:
        view = view_at(request, id)
        by_the_event = replace(data, edition=view.contest.plan.edition, regulations=view.pack.name)
        return await judged(request, by_the_event, view.event.created)
