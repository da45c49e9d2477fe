"""`arbitro claim` over HTTP: the next line to be judged, or the award, by regulations of choice or those of an event.
For everybody; nothing is recorded."""

from threading import BoundedSemaphore

from litestar import Controller, Response, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from arbitro.analysis.claims.request import ClaimRequest
from arbitro.answers.claim import AwardReply, ClaimQuestionReply, ProgressReply, claim_reply
from arbitro.book.problem import refuse
from arbitro.regulations import load
from arbitro.regulations.loader import Find
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.ruling import answered
from arbitro.words import DEFAULT

Reply = ClaimQuestionReply | AwardReply | ProgressReply
MOST = 200_000  # positions that one request may have searched; whoever wants more has the terminal
PATIENCE = 10  # seconds
SEARCHES = BoundedSemaphore(2)


def judged(request: AnyRequest, asked: ClaimRequest, find: Find = load) -> Response[Reply]:
    """Within the bounds of a server that has other things to do."""
    language = language_of(request) if asked.language == DEFAULT else asked.language
    if not SEARCHES.acquire(timeout=PATIENCE):
        raise refuse("searches-busy")
    try:
        answer = claim_reply(replace(asked, language=language, limit=min(asked.limit, MOST)), find=find)
    finally:
        SEARCHES.release()
    return answered(answer)


class Claims(Controller):
    path = "/api"
    tags = ("laws",)

    @post(
        "/claim",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        summary="A contested claim: the next line to be judged, or the award",
    )
    def claim(self, request: AnyRequest, data: JSONBody[ClaimRequest]) -> Response[Reply]:
        return judged(request, data)

    @post(
        "/events/{id:str}/claim",
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        summary="The same by the edition and the regulations of an event, whatever is told of them",
    )
    def claim_here(self, request: AnyRequest, id: FromPath[str], data: JSONBody[ClaimRequest]) -> Response[Reply]:
        view = view_at(request, id)
        by_the_event = replace(data, edition=view.contest.plan.edition, regulations=view.pack.name)
        return judged(request, by_the_event, lambda _: view.pack)
