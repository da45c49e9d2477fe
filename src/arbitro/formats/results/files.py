"""A session's results written as a file of another format."""

import msgspec

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.formats.record import BoardRecord
from arbitro.formats.results import usebio
from arbitro.formats.results.entry import accept
from arbitro.formats.results.json import WrittenResult, WrittenResults
from arbitro.formats.results.reader import ResultFormat
from arbitro.formats.results.row import COLUMNS, ResultRows
from arbitro.formats.results.writer import score_table, spelled_out, write_csv

WRITTEN = (ResultFormat.CSV, ResultFormat.JSON, ResultFormat.PBN, ResultFormat.USEBIO)
_SCORING = {"matchpoints": "MatchPoints", "butler": "Butler", "cross-imps": "IMP;Cross", "imps": "IMP", "bam": "BAM"}


def normal(rows: ResultRows) -> ResultRows:
    """With every row spelled out in its columns; refused with all that is wrong in them."""
    problems = [*rows.problems]
    spelled = []
    for row in rows.rows:
        entry, wrong = accept(row)
        problems += wrong
        if entry:
            spelled.append(spelled_out(row, entry.outcome))
    if problems:
        raise ProblemsFound(problems)
    return msgspec.structs.replace(rows, rows=tuple(spelled))


def write(rows: ResultRows, form: ResultFormat) -> str:
    """The text of a file with these rows, spelled out."""
    match form:
        case ResultFormat.CSV:
            return write_csv(rows.rows)
        case ResultFormat.JSON:
            return _json(rows)
        case ResultFormat.PBN:
            return _pbn(rows)
        case _:
            return usebio.write(rows)


def _json(rows: ResultRows) -> str:
    results = tuple(WrittenResult(**{name: getattr(row, name) for name in (*COLUMNS, "form")}) for row in rows.rows)
    written = WrittenResults(results, rows.names, rows.boards, rows.penalties, rows.strata, rows.winners)
    return msgspec.json.format(msgspec.json.encode(written)).decode() + "\n"


def _pbn(rows: ResultRows) -> str:
    """A game for each board, with its deal and a score table."""
    from arbitro.formats import pbn

    numbers = sorted({int(row.board) for row in rows.rows} | {*rows.deals})
    games = []
    for number in numbers:
        record = BoardRecord(
            number,
            rows.deals.get(number, Deal()),
            dealer_of(number),
            vulnerability_of(number),
            event=rows.head.title,
            site=rows.head.club,
            date=rows.head.date.replace("-", "."),
            scoring=_SCORING.get(rows.head.method, ""),
        )
        own = [row for row in rows.rows if int(row.board) == number]
        games.append(pbn.added(pbn.as_game(record), [score_table(own)] if own else []).text)
    return "".join([pbn.HEADER, *games])
