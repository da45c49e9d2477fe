"""`arbitro rule` over HTTP: what may have happened, the next question or the ruling, its way through the law, and how
other editions would rule. For everybody; nothing is recorded."""

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.answers.account import AccountReply, account_reply
from arbitro.answers.chart import PathReply, path_reply
from arbitro.answers.comparison import ComparisonReply, comparison_reply
from arbitro.answers.entries import EventForm, event_forms
from arbitro.answers.hearing import LONGEST, Hearing, hear
from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import refuse
from arbitro.laws.case.account import Account
from arbitro.laws.case.request import Request, prepare
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import Connection, language_of
from arbitro.server.problems import AnyRequest
from arbitro.words import DEFAULT, LANGUAGES

Reply = QuestionReply | RulingReply

EditionYear = Annotated[str, QueryParameter(description="The Laws of 1997, 2007 or 2017.")]


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened, in plain words."""

    text: Annotated[str, Meta(max_length=LONGEST)]
    edition: int | str = int(E2017)
    language: str = ""  # of the answer; else that of whoever asks
    board: Annotated[int, Meta(ge=1, le=999)] | None = None  # where it is known


def spoken(connection: Connection, language: str) -> str:
    """A language that a body asks for, else that of the reader."""
    if language and language not in LANGUAGES:
        raise refuse("unknown-language", found=language, expected=" ".join(LANGUAGES))
    return language or language_of(connection)


def answered(answer: Struct) -> Response[Any]:
    """What was asked for, or everything that is wrong with the request as a refusal."""
    return Response(answer, status_code=422 if isinstance(answer, ProblemsReply) else 200)


def in_language(connection: Connection, given: Request) -> Request:
    """English is what nobody asked for."""
    return replace(given, language=language_of(connection)) if given.language == DEFAULT else given


class RuleBook(Controller):
    path = "/api/rule"
    tags = ("laws",)

    @post(status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Rule on an irregularity")
    def rule(self, request: AnyRequest, data: JSONBody[Request]) -> Response[Reply]:
        return answered(reply(in_language(request, data)))

    @post("/account", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Rule on all of a board")
    def account(self, request: AnyRequest, data: JSONBody[Account]) -> Response[AccountReply]:
        spoken_in = language_of(request) if data.language == DEFAULT else data.language
        return answered(account_reply(replace(data, language=spoken_in)))

    @get("/what", sync_to_thread=True, summary="What may have happened, and what has to be told of it")
    def what(self, request: AnyRequest, edition: EditionYear = str(E2017)) -> tuple[EventForm, ...]:
        return event_forms(Edition.parse(edition), language_of(request))

    @post("/what", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="What happened, from plain words")
    def heard(self, request: AnyRequest, data: JSONBody[Story]) -> Hearing:
        return hear(data.text, Edition.parse(data.edition), spoken(request, data.language), board=data.board)

    @post("/compare", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Rule under every edition")
    def compare(self, request: AnyRequest, data: JSONBody[Request]) -> ComparisonReply:
        return comparison_reply(in_language(request, data))

    @post("/path", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="The way through the law")
    def way(self, request: AnyRequest, data: JSONBody[Request]) -> PathReply:
        given = in_language(request, data)
        return path_reply(prepare(given), spoken(request, given.language))
