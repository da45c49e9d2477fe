"""What the doors show: pure functions of a view, which is an event as somebody sees it at a moment.

A past moment is the view of the event as it was then. Nothing is kept: every projection is computed from the fold, so
that it is the same whether facts came one by one or all at once.
"""

from arbitro.office.projections.appeals import AppealNow, appeals
from arbitro.office.projections.boards import BoardOf, boards_of
from arbitro.office.projections.calls import CallNow, calls
from arbitro.office.projections.entries import EntryNow, entries
from arbitro.office.projections.guides import Guide, guides
from arbitro.office.projections.lineups import MatchLineups, lineups_now
from arbitro.office.projections.matches import CrossTable, MatchSheet, cross_table, match_sheet
from arbitro.office.projections.moments import Moment, moments
from arbitro.office.projections.place import MyPlace, my_place
from arbitro.office.projections.rulings import RulingLine, rulings
from arbitro.office.projections.run import Run, run
from arbitro.office.projections.score_card import ScoreCard, score_card
from arbitro.office.projections.standings import RankingNow, standings
from arbitro.office.projections.summary import Summary, summary
from arbitro.office.projections.tables import TableNow, tables_now
from arbitro.office.projections.trail import TrailLine, trail
from arbitro.office.projections.traveller import Frequency, Traveller, frequencies, traveller
from arbitro.office.projections.view import Named, Names, View

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
    "Moment",
    "MyPlace",
    "Named",
    "Names",
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
