"""Standings as one HTML page: self-contained, readable by screen readers, on paper and on a phone, light and dark."""

from collections.abc import Sequence
from html import escape

from arbitro.cli.tables import PrintedTable

STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --desk: #eef1ee; --rule: #d0d7de;
  --felt: #14603a; --first: #e3ecd9 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa5b1; --paper: #161b22; --desk: #0d1117;
  --rule: #30363d; --felt: #5fbf8f; --first: #24422f } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1rem; background: var(--desk); color: var(--ink);
  font: 1rem/1.45 "Segoe UI", "Helvetica Neue", "DejaVu Sans", Arial, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; overflow-wrap: anywhere }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem }
header p, .note { margin: 0; color: var(--soft) }
section { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--paper); border: 1px solid var(--rule);
  border-radius: .75rem; overflow-x: auto; break-inside: avoid }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); gap: 1rem }
.boards section { margin: 0; padding: .75rem 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
caption { text-align: left; font-weight: 700; padding-bottom: .25rem; color: var(--felt) }
th { font-weight: 400; font-size: .85rem; color: var(--soft); text-align: left; vertical-align: bottom }
th, td { padding: .2rem .5rem; border-bottom: 1px solid var(--rule); vertical-align: top }
tbody tr:last-child td { border-bottom: 0 }
.number { text-align: right; white-space: nowrap }
.ranking tbody tr:first-child td { background: var(--first); font-weight: 700 }
.boards td:last-child { font-size: .85rem; color: var(--soft) }
.boards td span { display: inline-block; margin-right: .6em }
.note { font-size: .85rem; padding-top: .5rem }
@media (max-width: 34rem) { th, td { padding: .2rem .35rem } section { padding: .75rem } }
@media print { body { background: none; padding: 0; max-width: none } section { border: 0; padding: 0 } }
"""


def page(
    title: str,
    about: str,
    rankings: Sequence[PrintedTable],
    heading: str,
    boards: Sequence[PrintedTable],
    language: str,
) -> str:
    """Rankings first, then the boards."""
    ranked = "".join(f'<section class="ranking">{_table(sheet)}</section>\n' for sheet in rankings)
    drawn = "".join(f"<section>{_table(sheet)}</section>\n" for sheet in boards)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>\n<main>\n{ranked}"
        f'<h2>{escape(heading)}</h2>\n<div class="boards">\n{drawn}</div>\n</main>\n</body>\n</html>\n'
    )


def _table(sheet: PrintedTable) -> str:
    marks = [' class="number"' if column.number else "" for column in sheet.columns]
    heads = "".join(
        f'<th scope="col"{mark}>{escape(column.name)}</th>' for column, mark in zip(sheet.columns, marks, strict=True)
    )
    rows = "".join(
        "<tr>" + "".join(f"<td{mark}>{_cell(cell)}</td>" for cell, mark in zip(row, marks, strict=True)) + "</tr>\n"
        for row in sheet.rows
    )
    note = f'<p class="note">{escape(sheet.note)}</p>' if sheet.note else ""
    caption = f"<caption>{escape(sheet.title)}</caption>"
    return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>{note}"


def _cell(cell: str | tuple[str, ...]) -> str:
    """Several results in a cell break between them, not inside."""
    return escape(cell) if isinstance(cell, str) else " ".join(f"<span>{escape(part)}</span>" for part in cell)
