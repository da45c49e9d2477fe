"""The book over HTTP: every law of every edition, its clauses, questions, charts and changes. For everybody.

What is read for the first time is worked out once, in a thread, and kept.
"""

from collections.abc import Iterable
from threading import Lock
from time import sleep
from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from arbitro.answers.hearing import hear
from arbitro.answers.library import LawPage, LawsReply, law_page, laws_reply
from arbitro.book.contents import LAWS
from arbitro.book.edition import E2017, Edition
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.server.ruling import EditionYear

LONGEST = 200
REST = 0.2  # seconds
READING = Lock()  # nobody works out what somebody else is working out

Wanted = Annotated[str, QueryParameter(max_length=LONGEST, description="Words, a clause, or the number of a law.")]


def read_ahead(languages: Iterable[str]) -> None:
    """The book of today in these languages, before somebody waits for it; with a rest after each piece. Its pages, for
    which the laws are explored, in the usual one: in another they are quick then."""
    languages = tuple(languages)
    for language in languages:
        with READING:
            laws_reply(E2017, "", language)
        sleep(REST)
        hear("", E2017, language)
        sleep(REST)
    for number in map(str, LAWS) if languages else ():
        with READING:
            law_page(number, E2017, languages[0])
        sleep(REST)


class Laws(Controller):
    path = "/api/laws"
    tags = ("laws",)

    @get(sync_to_thread=True, opt={RATE: COMMAND}, summary="The laws of an edition, or those that speak of something")
    def listed(self, request: AnyRequest, edition: EditionYear = str(E2017), q: Wanted = "") -> LawsReply:
        at, language = Edition.parse(edition), language_of(request)
        with READING:
            return laws_reply(at, q, language)

    @get("/{number:str}", sync_to_thread=True, opt={RATE: COMMAND}, summary="A law")
    def one(self, request: AnyRequest, number: FromPath[str], edition: EditionYear = str(E2017)) -> LawPage:
        at, language = Edition.parse(edition), language_of(request)
        with READING:
            return law_page(number, at, language)
