"""`arbitro claim` over HTTP: the next line to be judged, or the award. For everybody; nothing is recorded."""

from threading import BoundedSemaphore

from litestar import Controller, Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec.structs import replace

from arbitro.analysis.claims.request import ClaimRequest
from arbitro.book.problem import refuse
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.words import DEFAULT
from arbitro.words.claim import AwardReply, ClaimQuestionReply, ProgressReply, claim_reply
from arbitro.words.reply import ProblemsReply

Reply = ClaimQuestionReply | AwardReply | ProgressReply | ProblemsReply
MOST = 200_000  # positions that one request may have searched; whoever wants more has the terminal
PATIENCE = 10  # seconds
SEARCHES = BoundedSemaphore(2)


class Claims(Controller):
    path = "/api/claim"
    tags = ("laws",)

    @post(
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        summary="A contested claim: the next line to be judged, or the award",
        responses={422: ResponseSpec(ProblemsReply, generate_examples=False)},
    )
    def claim(self, request: AnyRequest, data: JSONBody[ClaimRequest]) -> Response[Reply]:
        language = language_of(request) if data.language == DEFAULT else data.language
        if not SEARCHES.acquire(timeout=PATIENCE):
            raise refuse("searches-busy")
        try:
            answer = claim_reply(replace(data, language=language, limit=min(data.limit, MOST)))
        finally:
            SEARCHES.release()
        return Response(answer, status_code=422 if isinstance(answer, ProblemsReply) else 200)
