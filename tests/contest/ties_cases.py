"""What the tests of ties share: the worked cases, packs, and a case as the door reads it."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from arbitro.contest.ties.request import Tie, TieRequest, prepare_tie
from arbitro.contest.ties.resolve import break_ties
from arbitro.contest.ties.trace import INFINITE, Broken, Value
from arbitro.regulations import Pack, load, parse_pack
from arbitro.scoring.rounding import exact_text

WBF, FIGB = load("wbf"), load("figb_2017")
FOLDER = Path(__file__).parent / "cases"
CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for name in ("ties_boards", "ties_teams")
    for case in tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))["case"]
}


def derived(*lines: str) -> Pack:
    return parse_pack("\n".join(('extends = "figb_2017"', *lines)), "mine")


def tie(id: str, pack: Pack = FIGB, **changes: object) -> Tie:
    """The case with this beginning of its id, as a director would have written it."""
    (case,) = (case for name, case in CASES.items() if name.startswith(id))
    written = {key: value for key, value in case.items() if key not in ("id", "expect")}
    return prepare_tie(msgspec.convert(written | changes, TieRequest), pack)


def broken(id: str, pack: Pack = FIGB, **changes: object) -> Broken:
    found = tie(id, pack, **changes)
    return break_ties(found.tied, found.records, found.conditions, pack)


def text(value: Value) -> str:
    return value.value if value is INFINITE else exact_text(value)
