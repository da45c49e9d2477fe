"""The book over HTTP: every law of every edition, its clauses, questions, charts and changes. For everybody.

A worker explores the laws; what it has found is kept, and what will be asked for first is found behind the start.
"""

from collections.abc import Callable
from time import sleep
from typing import Annotated, TypeVar

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from arbitro.analysis.memory import Memory
from arbitro.analysis.pool import TimeLimit
from arbitro.answers.hearing import hear
from arbitro.answers.library import (
    LawExample,
    LawPage,
    LawsReply,
    LawWorkings,
    law_examples,
    law_page,
    law_workings,
    laws_reply,
)
from arbitro.answers.regulations import RegulationsReply, regulations_reply
from arbitro.book.contents import LAWS
from arbitro.book.edition import E2017, Edition
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.server.ruling import EditionYear
from arbitro.server.solving import Question, Solver, solved

LONGEST = 200
REST = 0.2  # seconds
REMEMBERED = 300  # pages

Wanted = Annotated[str, QueryParameter(max_length=LONGEST, description="Words, a clause, or the number of a law.")]

BOOK: Memory[tuple[Edition, str], LawsReply] = Memory(REMEMBERED)  # by edition and language
PAGES: Memory[tuple[str, Edition, str], LawPage] = Memory(REMEMBERED)  # by number, edition and language
WORKINGS: Memory[tuple[str, Edition, str], LawWorkings] = Memory(REMEMBERED)
EXAMPLES: Memory[tuple[str, Edition, str], tuple[LawExample, ...]] = Memory(REMEMBERED)

T = TypeVar("T")


def read_ahead(solver: Solver, languages: tuple[str, ...]) -> None:
    """The book of today and its pages in the usual language, and how people tell of things in each, before somebody
    waits for it; with a rest after each piece."""
    for language in languages:
        hear("", E2017, language)
        sleep(REST)

    def found(function: Callable[..., T], *args: object) -> T | TimeLimit:
        question = Question(lambda pool: pool.call(function, *args))
        return solver.book.thread.submit(solver.book.answered, question).result()

    for language in languages[:1]:
        if not isinstance(book := found(laws_reply, E2017, "", language), TimeLimit):
            BOOK.keep((E2017, language), book)
        for number in map(str, LAWS):
            if not isinstance(page := found(law_page, number, E2017, language), TimeLimit):
                PAGES.keep((number, E2017, language), page)
            if not isinstance(workings := found(law_workings, number, E2017, language), TimeLimit):
                WORKINGS.keep((number, E2017, language), workings)
            sleep(REST)


class Laws(Controller):
    path = "/api/laws"
    tags = ("laws",)

    @get(opt={RATE: COMMAND}, summary="The laws of an edition, or those that speak of something")
    async def listed(self, request: AnyRequest, edition: EditionYear = str(E2017), q: Wanted = "") -> LawsReply:
        at, language = Edition.parse(edition), language_of(request)
        known = None if q else BOOK.recall((at, language))
        if known is not None:
            return known
        reply = await solved(request, lambda pool: pool.call(laws_reply, at, q, language), "book")
        return reply if q else BOOK.keep((at, language), reply)

    @get("/{number:str}", opt={RATE: COMMAND}, summary="A law: what it says")
    async def one(self, request: AnyRequest, number: FromPath[str], edition: EditionYear = str(E2017)) -> LawPage:
        asked = number, Edition.parse(edition), language_of(request)
        known = PAGES.recall(asked)
        return known or PAGES.keep(asked, await solved(request, lambda pool: pool.call(law_page, *asked), "book"))

    @get("/{number:str}/workings", opt={RATE: COMMAND}, summary="What a law asks and does, and what changed")
    async def workings(
        self, request: AnyRequest, number: FromPath[str], edition: EditionYear = str(E2017)
    ) -> LawWorkings:
        asked = number, Edition.parse(edition), language_of(request)
        known = WORKINGS.recall(asked)
        return known or WORKINGS.keep(
            asked, await solved(request, lambda pool: pool.call(law_workings, *asked), "book")
        )

    @get("/{number:str}/examples", opt={RATE: COMMAND}, summary="Worked examples of a law, with their rulings")
    async def examples(
        self, request: AnyRequest, number: FromPath[str], edition: EditionYear = str(E2017)
    ) -> tuple[LawExample, ...]:
        asked = number, Edition.parse(edition), language_of(request)
        known = EXAMPLES.recall(asked)
        if known is not None:
            return known
        return EXAMPLES.keep(asked, await solved(request, lambda pool: pool.call(law_examples, *asked), "book"))


class Regulations(Controller):
    path = "/api/regulations"
    tags = ("laws",)

    @get(opt={RATE: COMMAND}, summary="The supplementary regulations: what every paragraph says")
    async def read(self, request: AnyRequest) -> RegulationsReply:
        return regulations_reply(language_of(request))
