"""What everybody may see, and when (`visibility`), and what the doors show of it: pure functions of a view, which is an
event as somebody sees it at a moment.

A past moment is the view of the event as it was then. Nothing is kept: every projection is computed from the fold, so
that it is the same whether facts came one by one or all at once.
"""

from arbitro.office.seeing.appeals import AppealNow, appeals
from arbitro.office.seeing.boards import BoardOf, boards_of
from arbitro.office.seeing.calls import CallNow, calls
from arbitro.office.seeing.entries import EntryNow, entries
from arbitro.office.seeing.guides import Guide, guides
from arbitro.office.seeing.lineups import MatchLineups, lineups_now
from arbitro.office.seeing.matches import CrossTable, MatchSheet, cross_table, match_sheet
from arbitro.office.seeing.moments import PastMoment, moments
from arbitro.office.seeing.place import MyPlace, my_place
from arbitro.office.seeing.rulings import RulingLine, rulings
from arbitro.office.seeing.run import Run, run
from arbitro.office.seeing.score_card import ScoreCard, score_card
from arbitro.office.seeing.standings import RankingNow, standings
from arbitro.office.seeing.summary import Summary, summary
from arbitro.office.seeing.tables import TableNow, tables_now
from arbitro.office.seeing.trail import TrailLine, trail
from arbitro.office.seeing.traveller import Frequency, Traveller, frequencies, traveller
from arbitro.office.seeing.view import Named, Names, View

__all__ = [
    "AppealNow",
    "BoardOf",
    "CallNow",
    "CrossTable",
    "EntryNow",
    "Frequency",
    "Guide",
    "MatchLineups",
    "MatchSheet",
    "MyPlace",
    "Named",
    "Names",
    "PastMoment",
    "RankingNow",
    "RulingLine",
    "Run",
    "ScoreCard",
    "Summary",
    "TableNow",
    "TrailLine",
    "Traveller",
    "View",
    "appeals",
    "boards_of",
    "calls",
    "cross_table",
    "entries",
    "frequencies",
    "guides",
    "lineups_now",
    "match_sheet",
    "moments",
    "my_place",
    "rulings",
    "run",
    "score_card",
    "standings",
    "summary",
    "tables_now",
    "trail",
    "traveller",
]
