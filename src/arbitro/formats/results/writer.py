"""Results written in the forms that `read` understands: notes, rows as CSV, score tables of PBN."""

import csv
from collections.abc import Iterable, Sequence
from fractions import Fraction
from io import StringIO

from msgspec.structs import replace

from arbitro.bridge.contract import Result
from arbitro.formats.cells import written_cell
from arbitro.formats.pbn.adding import NewTag
from arbitro.formats.pbn.syntax import escaped
from arbitro.formats.results.note import NOT_PLAYED
from arbitro.formats.results.row import COLUMNS, ResultRow
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
    Weighted,
)
from arbitro.scoring.rounding import exact_text

_AWARDS = {Average.AVERAGE_PLUS: "A+", Average.AVERAGE: "A=", Average.AVERAGE_MINUS: "A-"}
_SCORE_TABLE = {
    "Section": "section",
    "Round": "round",
    "Table": "table",
    "PairId_NS": "ns",
    "PairId_EW": "ew",
    "Contract": "contract",
    "Declarer": "declarer",
    "Result": "result",
    "Lead": "lead",
    "Score_NS": "score_ns",
    "Note": "note",
}
_OF_TOP = Artificial | Percentage
_DIGITS = 6  # after the point, of a number that does not end


def write_note(outcome: Adjusted | NotPlayed) -> str:
    """What stands in the column `note`: `A60/40`, `W NS 1 420 | EW A+`, `NP`."""
    if isinstance(outcome, NotPlayed):
        return NOT_PLAYED
    if isinstance(outcome.ns, _OF_TOP) and isinstance(outcome.ew, _OF_TOP):
        return f"{_side(outcome.ns)}/{_side(outcome.ew).removeprefix('A')}"
    return f"W NS {_side(outcome.ns)} | EW {_side(outcome.ew)}"


def _side(given: Adjustment) -> str:
    match given:
        case Artificial(award):
            return _AWARDS[award]
        case Percentage(share):
            return f"A{_decimal(100 * share)}"
        case Imps(imps):
            return f"I{'' if imps < 0 else '+'}{_decimal(imps)}"
        case Weighted(shares):
            return "; ".join(f"{exact_text(share.weight)} {share.score_ns}" for share in shares)


def _decimal(value: Fraction) -> str:
    text = exact_text(value)
    return text if "/" not in text else exact_text(round(value, _DIGITS))


def spelled_out(row: ResultRow, outcome: Outcome) -> ResultRow:
    """The row with its outcome under the columns where it belongs."""
    result = outcome.result if isinstance(outcome, Played) else None
    contract = result.contract if result else None
    return replace(
        row,
        contract="" if result is None else "PASS" if contract is None else contract.bid,
        declarer=contract.declarer.value if contract else "",
        result=str(result).rpartition(" ")[2] if contract else "",
        score_ns=str(outcome.score_ns) if isinstance(outcome, Played) else "",
        note="" if isinstance(outcome, Played) else write_note(outcome),
    )


def write_csv(rows: Iterable[ResultRow]) -> str:
    """A header, then a row for each table and board; the form of a fouled board only where there is one."""
    rows = tuple(rows)
    names = (*COLUMNS, "form") if any(row.form for row in rows) else COLUMNS
    return table_text(names, ([getattr(row, name) for name in names] for row in rows))


def table_text(names: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Any table as CSV."""
    text = StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(names)
    writer.writerows([written_cell(cell) for cell in row] for row in rows)
    return text.getvalue()


def score_table(rows: Iterable[ResultRow]) -> NewTag:
    """The tag `ScoreTable` of a board (PBN 5.2): in it the result is the number of tricks that declarer won."""
    written = (replace(row, result=_tricks(row)) for row in rows)
    lines = [" ".join(_element(getattr(row, name)) for name in _SCORE_TABLE.values()) for row in written]
    return NewTag("ScoreTable", ";".join(_SCORE_TABLE), lines)


def _tricks(row: ResultRow) -> str:
    if not row.declarer:
        return ""
    return str(Result.parse(f"{row.contract} {row.declarer} {row.result}").tricks)


def _element(text: str) -> str:
    if not text:
        return "-"
    return f'"{escaped(text)}"' if any(not letter.isalnum() and letter not in "+=-" for letter in text) else text
