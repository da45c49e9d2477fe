"""The pocket book for directors: a whole code in one piece, with charts, definitions and an index; also as one page."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from arbitro.answers.chart import drawing
from arbitro.answers.site.html import Html, html, link
from arbitro.answers.terms import SaidTerm, said_terms, terms_in
from arbitro.book.contents import LAWS, PARTS, contents, part_of
from arbitro.book.edition import Edition
from arbitro.book.shelf import text_of
from arbitro.book.texts import CITATION, marked
from arbitro.book.writing import folded
from arbitro.laws.case.procedure import Procedure, procedures_of
from arbitro.laws.study.chart import Box
from arbitro.words import DEFAULT, message
from arbitro.words.ruling import readings_of, say_event
from arbitro.words.titles import clause_title, say_law

LARGEST = 60  # boxes of a chart that can be read on a small page
OFTEN = 20  # clauses: a term that has more of them in the index leads nowhere

Piece = tuple[str, str]
"""A part of a text, and the clause that it leads to, if any."""


class PocketClause(Struct, frozen=True):
    clause: str
    depth: int
    text: tuple[Piece, ...]
    readings: tuple[str, ...]


class PocketStep(Struct, frozen=True):
    """A box of a chart: what it asks under which clause, and for each answer the number of the step that follows; or
    what is ruled."""

    lines: tuple[str, ...]
    clause: str
    ways: tuple[tuple[str, int], ...]


class PocketChart(Struct, frozen=True):
    """A chart as numbered steps; none where it is too large for the page."""

    title: str
    steps: tuple[PocketStep, ...]


class PocketLaw(Struct, frozen=True):
    number: str
    title: str
    clauses: tuple[PocketClause, ...]
    charts: tuple[PocketChart, ...]


class PocketPart(Struct, frozen=True):
    title: str
    laws: tuple[PocketLaw, ...]


class IndexEntry(Struct, frozen=True):
    """What somebody looks for, and the clauses that are about it."""

    text: str
    clauses: tuple[str, ...]


class PocketBook(Struct, frozen=True):
    """A code in a language; `words`: what its headings say."""

    title: str
    about: str
    language: str
    edition: int
    words: dict[str, str]
    parts: tuple[PocketPart, ...]
    terms: tuple[SaidTerm, ...]
    index: tuple[IndexEntry, ...]


WORDS = ("contents", "definitions", "index", "reading", "chart", "too-large")


def pocket_book(edition: Edition, language: str = DEFAULT) -> PocketBook:
    return PocketBook(
        message("web-book-title", language),
        message("pocket-about", language, edition=str(int(edition))),
        language,
        int(edition),
        {word: message(f"pocket-{word}", language) for word in WORDS},
        tuple(
            PocketPart(
                message(f"web-book-part-{part}", language),
                tuple(_law(number, edition, language) for number in LAWS if part_of(number) == part),
            )
            for part in PARTS
        ),
        said_terms(edition, language),
        _index(edition, language),
    )


def _law(number: int, edition: Edition, language: str) -> PocketLaw:
    clauses = [entry.clause for entry in contents(edition).law(number)]
    return PocketLaw(
        str(number),
        say_law(str(number), edition, language),
        tuple(
            PocketClause(
                clause.text,
                clause.depth,
                pieces(marked(clause, edition, language)),
                readings_of(clause.text, edition, language),
            )
            for clause in clauses
        ),
        tuple(_chart(procedure, language) for procedure in procedures_of(str(number), edition)),
    )


def pieces(text: str) -> tuple[Piece, ...]:
    """A text by what it cites."""
    return tuple((piece, piece if at % 2 else "") for at, piece in enumerate(CITATION.split(text)) if piece)


def _chart(procedure: Procedure, language: str) -> PocketChart:
    drawn = drawing(procedure, language)
    return PocketChart(say_event(procedure.what, language), tuple(map(_step, drawn)) if len(drawn) <= LARGEST else ())


def _step(box: Box) -> PocketStep:
    """A box whose clause stands apart from its text."""
    *before, last = box.lines
    lines = (*before, last.removesuffix(f" ({box.clause})"))
    return PocketStep(lines, box.clause, tuple((label, to + 1) for label, to in box.ways))


def _index(edition: Edition, language: str) -> tuple[IndexEntry, ...]:
    """Laws by their titles, what is ruled on, and defined terms by the clauses that have them in their titles."""
    about: dict[str, dict[str, None]] = {}
    for subject, clause in _subjects(edition, language):
        about.setdefault(subject[:1].upper() + subject[1:], {})[clause] = None
    entries = (IndexEntry(text, tuple(clauses)) for text, clauses in about.items() if len(clauses) <= OFTEN)
    return tuple(sorted(entries, key=lambda entry: folded(entry.text)))


def _subjects(edition: Edition, language: str) -> Iterator[tuple[str, str]]:
    names = {term.id: term.term for term in said_terms(edition, language)}
    for clause in contents(edition):
        title = clause_title(clause, edition, language)
        if clause.depth == 0:
            yield title, clause.text
            for procedure in procedures_of(clause.text, edition):
                yield say_event(procedure.what, language), clause.text
        for id in terms_in(title, edition, language):
            yield names[id], clause.text


# -- as one page -------------------------------------------------------------------------------------------------


def pocket_page(book: PocketBook) -> str:
    """The book as one page of HTML that needs nothing else."""
    words, style = book.words, text_of("pocket.css", "arbitro.answers")
    body = [
        f'<nav aria-label="{html(words["contents"])}"><h2>{html(words["contents"])}</h2>\n{_contents(book)}</nav>\n',
        *(_part(part, words) for part in book.parts),
        f'<section id="definitions"><h2>{html(words["definitions"])}</h2>\n<dl>',
        *(f"<dt>{html(term.term)}</dt><dd>{html(term.meaning)}</dd>\n" for term in book.terms),
        f'</dl></section>\n<section id="index"><h2>{html(words["index"])}</h2>\n<ul class="index">',
        *(f"<li>{html(entry.text)}: {_places(entry.clauses)}</li>\n" for entry in book.index),
        "</ul></section>\n",
    ]
    return (
        f'<!doctype html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html(book.title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{html(book.title)}</h1><p>{html(book.about)}</p></header>\n<main>\n{''.join(body)}"
        "</main>\n</body>\n</html>\n"
    )


def _contents(book: PocketBook) -> str:
    return "".join(
        f"<h3>{html(part.title)}</h3><ol>"
        + "".join(f"<li>{link(f'{law.number} {law.title}', f'#{law.number}')}</li>" for law in part.laws)
        + "</ol>\n"
        for part in book.parts
    )


def _part(part: PocketPart, words: dict[str, str]) -> str:
    return f"<section><h2>{html(part.title)}</h2>\n{''.join(_law_section(law, words) for law in part.laws)}</section>\n"


def _law_section(law: PocketLaw, words: dict[str, str]) -> str:
    clauses = (
        f'<div class="clause depth-{clause.depth}" id="{html(clause.clause)}">'
        f"<p><b>{html(clause.clause)}</b> {_text(clause.text)}</p>"
        + "".join(f'<p class="reading"><b>{html(words["reading"])}</b> {html(read)}</p>' for read in clause.readings)
        + "</div>\n"
        for clause in law.clauses
    )
    charts = (
        f"<details><summary>{html(words['chart'])}: {html(chart.title)}</summary>{_steps(chart, words)}</details>\n"
        for chart in law.charts
    )
    return f"<article><h3>{html(law.number)} {html(law.title)}</h3>\n{''.join(clauses)}{''.join(charts)}</article>\n"


def _text(text: Iterable[Piece]) -> str:
    return "".join(link(piece, f"#{to}") if to else html(piece) for piece, to in text)


def _steps(chart: PocketChart, words: dict[str, str]) -> str:
    if not chart.steps:
        return f"<p>{html(words['too-large'])}</p>"
    return f"<ol>{''.join(f'<li>{_step_shown(step)}</li>' for step in chart.steps)}</ol>"


def _step_shown(step: PocketStep) -> str:
    if not step.ways:
        first, *rest = step.lines
        return f"<b>{html(first)}</b> {html('; '.join(rest))}"
    cited = f" ({_places((step.clause,))})" if step.clause else ""
    ways = "".join(f"<li>{html(label)} → <b>{to}</b></li>" for label, to in step.ways)
    return f"{html(' '.join(step.lines))}{cited}<ul>{ways}</ul>"


def _places(clauses: Iterable[str]) -> Html:
    return Html(", ".join(link(clause, f"#{clause}") for clause in clauses))
