"""Cells of a table that a spreadsheet opens: what it would take for a formula has an apostrophe before it, and is read
back without."""

import re

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_HARMLESS = re.compile(r"[=-]|[+-][0-9][0-9.,/]*%?")  # a contract made, a score, nothing


def written_cell(value: object) -> str:
    text = str(value)
    return f"'{text}" if text.startswith(_FORMULA) and not _HARMLESS.fullmatch(text) else text


def read_cell(cell: str) -> str:
    text = cell.strip()
    return text[1:] if text[:1] == "'" and text[1:].startswith(_FORMULA) else text
