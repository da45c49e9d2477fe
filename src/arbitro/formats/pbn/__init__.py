"""Portable Bridge Notation 2.1.

`read` gives board records, `write` takes them. `read_games` keeps each game with its exact text, every tag and
comment: `write_game` gives the same text back, `exported` the same data in export format, `added` the same text with
more tags.
"""

from arbitro.formats.pbn.adding import NewTag, added
from arbitro.formats.pbn.export import exported
from arbitro.formats.pbn.game import Findings, Game, Tag
from arbitro.formats.pbn.reader import read_games
from arbitro.formats.pbn.sheet import read, record, sound
from arbitro.formats.pbn.tables import TagColumn, TagTable, table
from arbitro.formats.pbn.writer import HEADER, as_game, write, write_game

__all__ = [
    "HEADER",
    "Findings",
    "Game",
    "NewTag",
    "Tag",
    "TagColumn",
    "TagTable",
    "added",
    "as_game",
    "exported",
    "read",
    "read_games",
    "record",
    "sound",
    "table",
    "write",
    "write_game",
]
