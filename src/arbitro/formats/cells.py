"""Cells of a table that a spreadsheet opens: what it would take for a formula has an apostrophe before it, and is read
back without. One that has apostrophes there already gets another."""

import re

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_HARMLESS = re.compile(r"[=-]|[+-][0-9][0-9.,/]*%?")  # a contract made, a score, nothing


def written_cell(value: object) -> str:
    text = str(value)
    return f"'{text}" if _is_formula(text) and not _HARMLESS.fullmatch(text) else text


def read_cell(cell: str) -> str:
    text = cell.strip()
    return text[1:] if text[:1] == "'" and _is_formula(text) else text


def _is_formula(text: str) -> bool:
    return text.lstrip("'").startswith(_FORMULA)
