"""`arbitro rule` over HTTP: facts in, the next question or the ruling out. For everybody; nothing is recorded."""

from litestar import Controller, Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec.structs import replace

from arbitro.laws.request import Request
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.words import DEFAULT
from arbitro.words.reply import ProblemsReply, QuestionReply, RulingReply, reply

Reply = QuestionReply | RulingReply | ProblemsReply


class RuleBook(Controller):
    path = "/api/rule"
    tags = ("laws",)

    @post(
        status_code=200,
        sync_to_thread=True,
        opt={RATE: COMMAND},
        summary="Rule on an irregularity",
        responses={422: ResponseSpec(ProblemsReply, generate_examples=False)},
    )
    def rule(self, request: AnyRequest, data: JSONBody[Request]) -> Response[Reply]:
        language = language_of(request) if data.language == DEFAULT else data.language
        answer = reply(replace(data, language=language))
        return Response(answer, status_code=422 if isinstance(answer, ProblemsReply) else 200)
