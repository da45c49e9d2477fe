"""Results of a session: CSV, JSON, PBN with results, USEBIO.

`read` gives a `ResultSheet` whatever the format: every row that can be accepted, and every problem of the others.
"""

from arbitro.formats.results.entry import ResultEntry
from arbitro.formats.results.note import read_note, read_shares
from arbitro.formats.results.reader import ResultFormat, accepted, read, read_rows
from arbitro.formats.results.row import COLUMNS, NumberScope, ResultRow, ResultRows
from arbitro.formats.results.sheet import ResultSheet, board_field, read_boards, read_names, read_penalty
from arbitro.scoring.notation import read_score

__all__ = [
    "COLUMNS",
    "NumberScope",
    "ResultEntry",
    "ResultFormat",
    "ResultRow",
    "ResultRows",
    "ResultSheet",
    "accepted",
    "board_field",
    "read",
    "read_boards",
    "read_names",
    "read_note",
    "read_penalty",
    "read_rows",
    "read_score",
    "read_shares",
]
