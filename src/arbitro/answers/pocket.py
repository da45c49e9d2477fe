"""The pocket book for directors: a whole code in one piece, with charts, definitions and an index; also as one page."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from msgspec import Struct

from arbitro.answers.chart import drawing, teller
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

OFTEN = 20  # clauses: a term that has more of them in the index leads nowhere

Piece = tuple[str, str]
"""A part of a text, and the clause that it leads to, if any."""


class PocketClause(Struct, frozen=True):
    clause: str
    depth: int
    text: tuple[Piece, ...]
    readings: tuple[str, ...]


class PocketWay(Struct, frozen=True):
    """Where an answer leads: to the step of a number, or to a ruling that stands beside it."""

    answer: str
    to: int
    ruling: tuple[str, ...]


class PocketStep(Struct, frozen=True):
    """A box of a chart: what it asks under which clause and where the answers lead; or what is ruled."""

    lines: tuple[str, ...]
    clause: str
    ways: tuple[PocketWay, ...]


class PocketChart(Struct, frozen=True):
    """A chart as numbered steps; `cases`: the situations that it forks by, named by a letter, said once."""

    title: str
    cases: tuple[tuple[str, str], ...]
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


WORDS = ("contents", "definitions", "index", "reading", "chart", "cases")


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
    """A ruling that one answer leads to stands beside it; the other boxes are numbered."""
    letters: dict[str, str] = {}
    tell = teller(language)

    def letter(situation: Any) -> str:
        return letters.setdefault(tell(situation), ascii_uppercase[len(letters)])

    drawn = drawing(procedure, language, tell=letter)
    reached = Counter(to for box in drawn for _, to in box.ways)
    numbered = [at for at, box in enumerate(drawn) if box.ways or reached[at] != 1]
    numbers = {at: number for number, at in enumerate(numbered, 1)}
    forks = any(box.ways and not box.clause for box in drawn)
    return PocketChart(
        say_event(procedure.what, language),
        tuple((name, told) for told, name in letters.items()) if forks else (),
        tuple(_step(drawn[at], drawn, numbers) for at in numbered),
    )


def _step(box: Box, drawn: Sequence[Box], numbers: Mapping[int, int]) -> PocketStep:
    """A box whose clause stands apart from its text."""
    *before, last = box.lines
    lines = (*before, last.removesuffix(f" ({box.clause})"))
    ways = (
        PocketWay(
            label if box.clause else label.replace(";", ","),
            numbers.get(to, 0),
            () if to in numbers else _without_arrow(drawn[to].lines),
        )
        for label, to in box.ways
    )
    return PocketStep(lines, box.clause, tuple(ways))


def _without_arrow(lines: tuple[str, ...]) -> tuple[str, ...]:
    """What another law takes on, after the arrow of the answer."""
    first, *rest = lines
    return (first.removeprefix("→ "), *rest)


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
        f"<details><summary>{html(words['chart'])}: {html(chart.title)}</summary>"
        f"{_steps(chart, words, f'step-{law.number}-{at}')}</details>\n"
        for at, chart in enumerate(law.charts)
    )
    return f"<article><h3>{html(law.number)} {html(law.title)}</h3>\n{''.join(clauses)}{''.join(charts)}</article>\n"


def _text(text: Iterable[Piece]) -> str:
    return "".join(link(piece, f"#{to}") if to else html(piece) for piece, to in text)


def _steps(chart: PocketChart, words: dict[str, str], name: str) -> str:
    cases = "".join(f"<li><b>{name}</b> {html(told)}</li>" for name, told in chart.cases)
    named = f'<p>{html(words["cases"])}</p><ul class="cases">{cases}</ul>' if cases else ""
    steps = (f'<li id="{name}-{at}">{_step_shown(step, name)}</li>' for at, step in enumerate(chart.steps, 1))
    return f"{named}<ol>{''.join(steps)}</ol>"


def _step_shown(step: PocketStep, name: str) -> str:
    if not step.ways:
        return _ruling(step.lines)
    cited = f" ({_places((step.clause,))})" if step.clause else ""
    ways = "".join(
        f"<li>{html(way.answer)} → {_ruling(way.ruling) if way.ruling else link(str(way.to), f'#{name}-{way.to}')}</li>"
        for way in step.ways
    )
    return f"{html(' '.join(step.lines))}{cited}<ul>{ways}</ul>"


def _ruling(lines: Sequence[str]) -> str:
    first, *rest = lines
    return f"<b>{html(first)}</b> {html('; '.join(rest))}"


def _places(clauses: Iterable[str]) -> Html:
    return Html(", ".join(link(clause, f"#{clause}") for clause in clauses))
