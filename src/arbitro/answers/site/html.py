"""Pages without scripts: a head, a way back, sections, tables. Whatever is not `Html` is text, and is escaped."""

from collections.abc import Iterable, Sequence
from html import escape

from arbitro.book.shelf import text_of

STYLE = "style.css"


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def html(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)


def style() -> str:
    return text_of(STYLE, __package__ or "")


def link(text: str, to: str) -> Html:
    return Html(f'<a href="{escape(to)}">{html(text)}</a>')


def table(columns: Sequence[tuple[str, bool]], rows: Iterable[Sequence[str]]) -> Html:
    """`columns`: their names, and whether numbers stand in them."""
    marks = [' class="number"' if is_number else "" for _, is_number in columns]
    heads = (f'<th scope="col"{mark}>{html(name)}</th>' for (name, _), mark in zip(columns, marks, strict=True))
    body = (
        "<tr>" + "".join(f"<td{mark}>{html(cell)}</td>" for cell, mark in zip(row, marks, strict=True)) + "</tr>\n"
        for row in rows
    )
    return Html(f"<table><thead><tr>{''.join(heads)}</tr></thead><tbody>\n{''.join(body)}</tbody></table>\n")


def section(content: Html, title: str = "", kind: str = "") -> Html:
    mark, heading = f' class="{kind}"' if kind else "", f"<h2>{html(title)}</h2>\n" if title else ""
    return Html(f"<section{mark}>\n{heading}{content}</section>\n")


def links(items: Iterable[Html]) -> Html:
    return Html(f'<ul class="list">{"".join(f"<li>{item}</li>" for item in items)}</ul>\n')


def page(
    title: str, about: str, content: Iterable[Html], language: str, *, back: Sequence[Html] = (), styled: str = STYLE
) -> str:
    nav = f"<nav>{''.join(back)}</nav>\n" if back else ""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{html(title)}</title>\n<link rel="stylesheet" href="{styled}">\n</head>\n<body>\n{nav}'
        f'<header><h1>{html(title)}</h1><p class="soft">{html(about)}</p></header>\n<main>\n{"".join(content)}'
        "</main>\n</body>\n</html>\n"
    )
