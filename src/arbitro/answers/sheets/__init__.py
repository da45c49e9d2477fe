"""Sheets for the printer as values, every text in them said; `paper/` sets them."""

from arbitro.answers.sheets.agreed import card_sheet, due_forms, form_sheet
from arbitro.answers.sheets.codes import TableCard, table_cards
from arbitro.answers.sheets.event import EVENT_SHEETS, EventSheets, about, sheets_of
from arbitro.answers.sheets.hands import BoardDealt, hand_record, labels
from arbitro.answers.sheets.report import ruling_sheet
from arbitro.answers.sheets.sheet import HandRecord, Paper, Sheet

__all__ = [
    "EVENT_SHEETS",
    "BoardDealt",
    "EventSheets",
    "HandRecord",
    "Paper",
    "Sheet",
    "TableCard",
    "about",
    "card_sheet",
    "due_forms",
    "form_sheet",
    "hand_record",
    "labels",
    "ruling_sheet",
    "sheets_of",
    "table_cards",
]
