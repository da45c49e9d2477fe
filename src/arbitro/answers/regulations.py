"""The supplementary regulations as a book to read: every paragraph with what it says, and a search through them."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from arbitro.answers.search import Phrase, PhraseIndex, best_of
from arbitro.regulations.coverage import OF, listed
from arbitro.words import DEFAULT, message
from arbitro.words.packs import marked_paragraph, paragraph_text, say_number, say_title

FOUND = 8  # paragraphs told


class SaidParagraph(Struct, frozen=True):
    """A paragraph: how it is cited, its title, what it says, and the laws that it supplements."""

    article: str
    number: str
    title: str
    text: str  # its citations in braces: paragraphs, and clauses of the Laws
    laws: tuple[str, ...]


class RegulationsReply(Struct, frozen=True):
    """All paragraphs of the regulations in their order."""

    pack: str
    title: str
    paragraphs: tuple[SaidParagraph, ...]


@cache
def regulations_reply(language: str = DEFAULT) -> RegulationsReply:
    paragraphs = tuple(said_paragraph(article, language) for article in listed())
    return RegulationsReply(OF, message(f"title-of-pack-{OF}", language), paragraphs)


def said_paragraph(article: str, language: str = DEFAULT) -> SaidParagraph:
    number, title = say_number(article, language), say_title(article, language)
    return SaidParagraph(article, number, title, marked_paragraph(article, language), tuple(_laws(article)))


def _laws(article: str) -> Iterator[str]:
    """Articles have the numbers of the laws that they supplement: `art. 92-93.1`."""
    work, _, number = article.partition(" ")
    if work == "art.":
        yield from number.partition(".")[0].partition("(")[0].split("-")


def paragraphs_of(law: str, language: str = DEFAULT) -> tuple[SaidParagraph, ...]:
    """The paragraphs that supplement a law."""
    return tuple(paragraph for paragraph in regulations_reply(language).paragraphs if law in paragraph.laws)


def found_paragraphs(sought: str, language: str = DEFAULT) -> tuple[SaidParagraph, ...]:
    """Those that speak of what is sought, the best first."""
    best = best_of(_index(language).search(sought, unfinished=True))
    return tuple(said_paragraph(article, language) for article in list(best)[:FOUND])


@cache
def _index(language: str) -> PhraseIndex:
    said = (text(article, language) for article in listed() for text in (say_title, paragraph_text))
    return PhraseIndex(map(Phrase, (article for article in listed() for _ in range(2)), said), language)
