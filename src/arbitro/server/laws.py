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
from arbitro.answers.library import LawPage, LawsReply, law_page, laws_reply
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
        found = await solved(request, lambda pool: pool.call(laws_reply, at, q, language), "book")
        return found if q else BOOK.keep((at, language), found)

    @get("/{number:str}", opt={RATE: COMMAND}, summary="A law")
    async def one(self, request: AnyRequest, number: FromPath[str], edition: EditionYear = str(E2017)) -> LawPage:
        asked = number, Edition.parse(edition), language_of(request)
        known = PAGES.recall(asked)
        return known or PAGES.keep(asked, await solved(request, lambda pool: pool.call(law_page, *asked), "book"))
