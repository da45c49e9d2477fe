"""The first page of every sheet as a picture for docs/paper.md: `python -m tests.paper.pictures`."""

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from arbitro.analysis.table import double_dummy_table
from arbitro.answers.bidding import card_reply
from arbitro.answers.sheets import (
    EVENT_SHEETS,
    BoardDealt,
    EventSheets,
    HandRecord,
    Paper,
    Sheet,
    card_sheet,
    due_forms,
    form_sheet,
    hand_record,
    ruling_sheet,
    sheets_of,
    table_cards,
)
from arbitro.answers.written import written_report
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.demo import pairs_of_last_week, teams_of_tonight
from arbitro.office.office import Office
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.paper import pictures
from arbitro.regulations import load
from arbitro.server.codes import TableCode, card_of
from arbitro.systems import read_system
from arbitro.systems.policy import methods
from arbitro.words import message

TO = Path(__file__).parents[2] / "docs/pictures/paper"
NOW = datetime(2026, 5, 14, 21, tzinfo=UTC)
DPI = 56
WILD = """
name = "Weak in a minor"
extends = "five_card_majors"
opening = [{ call = "2S", shows = "5-9, 6+C or 6+D", artificial = true }]
response = [{ to = "2S", call = "2NT", shows = "15+", artificial = true, asks = "minor", forcing = "one round" }]
"""


def sheets(language: str, paper: Paper = "a4") -> dict[str, Sheet | HandRecord]:
    with TemporaryDirectory() as folder, open_journal(Path(folder) / "club.db") as journal:
        office = Office(journal, lambda: NOW)
        views = []
        for make in (teams_of_tonight, pairs_of_last_week):
            event = office.event(make(office, NOW, message))
            organiser = viewer(event, Actor(Role.ORGANISER, "organiser"))
            views.append(View(event, organiser, NOW, journal.register.name_of))
        made: dict[str, Sheet | HandRecord] = {}
        for view in views:
            made |= {
                name: EVENT_SHEETS[name](EventSheets(view=view, language=language, paper=paper))
                for name in sheets_of(view)
            }
        ruled = next(iter(view.event.cases))
        made["ruling"] = ruling_sheet(written_report(view, ruled, language), language, paper)
        deals = {key.board: Deal.parse(deal) for key, deal in sorted(view.event.deals.items())[:12]}
    made["hands"] = hand_record(
        message("sheet-hands", language),
        view.event.created.name,
        [
            BoardDealt(str(n), dealer_of(n), vulnerability_of(n), deal, double_dummy_table(deal))
            for n, deal in deals.items()
        ],
        language,
        paper,
    )
    wild = read_system(WILD)
    pack = load("figb_2017")
    made["convention-card"] = card_sheet(card_reply(wild, language), language)
    made["brown-sticker"] = form_sheet(due_forms(methods(wild, pack), pack, language, wild), language)
    codes = [TableCode(section="", table=n, room="", code=f"code{n}", path=f"/tables/code{n}") for n in range(1, 8)]
    cards = [card_of(code, "https://club.example") for code in codes]
    made["table-cards"] = table_cards(view.event.created.name, cards, language, paper)
    return made


def main(to: Path = TO, language: str = "en") -> None:
    to.mkdir(parents=True, exist_ok=True)
    for name, sheet in sheets(language).items():
        (to / f"{name}.png").write_bytes(pictures(sheet.template, sheet, "png", DPI)[0])


if __name__ == "__main__":
    main()
