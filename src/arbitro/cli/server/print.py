"""`arbitro print`: sheets for the printer, of an event or of a file of boards."""

import re
from datetime import UTC, datetime
from pathlib import Path

from click.exceptions import Exit

from arbitro.answers.bidding import card_reply
from arbitro.answers.sheets import (
    EVENT_SHEETS,
    BoardDealt,
    EventSheets,
    HandRecord,
    Paper,
    Sheet,
    about,
    card_sheet,
    due_forms,
    form_sheet,
    hand_record,
    labels,
    table_cards,
)
from arbitro.book.problem import Place, Problem, refuse
from arbitro.cli.board_files import format_of
from arbitro.cli.files import STANDARD, destination, ending_of
from arbitro.cli.server.journal.kept import found
from arbitro.cli.terminal import err, tell
from arbitro.cli.voice import Voice, clean
from arbitro.journal import Journal, open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.office import Office
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.paper import pdf, pictures

TABLE_CARDS = "table-cards"
BESIDE = ("hands", "convention-card", "brown-sticker", TABLE_CARDS)  # those of `EVENT_SHEETS`
PORT = 8000  # of `arbitro serve`
LAST = 128  # of boards that have labels


def print_(
    say: Voice,
    sheet: str,
    of: str | None,
    output: str,
    paper: Paper,
    across: int | None,
    phase: str,
    session: int,
    blank: bool,
    plain: bool,
    pack: str,
    link: str | None,
    database: str,
) -> None:
    ending = ending_of(output, ".pdf", ".png", ".svg")
    problems: list[Problem] = []
    made: Sheet | HandRecord
    match sheet:
        case "hands":
            made = _hands(say, of, paper, across or 0, problems, plain=plain)
        case "labels" if of is None or re.fullmatch(r"[\d-]*", of):
            made = labels(_numbers(of or "1-32"), say.language, paper)
        case "convention-card" | "brown-sticker":
            made = _methods(say, sheet, of, paper, pack)
        case "table-cards":
            made = _table_cards(say, of, database, paper, link)
        case _:
            made = _of_event(say, sheet, of, database, paper, phase, session, blank=blank)
    _write(made, output, ending)
    if output != STANDARD:
        err().print(say("print-done", sheet=made.title, file=clean(output)))
    if problems:
        raise Exit(tell(problems, say))


def _write(sheet: Sheet | HandRecord, output: str, ending: str) -> None:
    """As its ending tells: PDF, or a picture of each page, numbered where there are several."""
    if ending == ".pdf":
        with destination(output) as file:
            file.write(pdf(sheet.template, sheet))
        return
    pages = pictures(sheet.template, sheet, "png" if ending == ".png" else "svg")
    for number, page in enumerate(pages, 1):
        target = Path(output)
        name = target.with_stem(f"{target.stem}-{number}") if len(pages) > 1 else target
        with destination(str(name)) as file:
            file.write(page)


def _hands(
    say: Voice, file: str | None, paper: Paper, across: int, problems: list[Problem], *, plain: bool
) -> HandRecord:
    from arbitro.cli.analysis.dd import boards_of, solve

    if file is None:
        raise refuse("sheet-needs-file")
    boards = boards_of(file, format_of(file), problems, every=False)
    tables = {} if plain else {id(each.record): each.table for each in solve(boards, file, None, problems, say)}
    dealt = [
        BoardDealt(
            str(record.number or ""),
            record.board.dealer,
            record.board.vulnerability,
            record.deal,
            tables.get(id(record)),
        )
        for record in boards
    ]
    name = next((record.event for record in boards if record.event), Path(file).name)
    return hand_record(say("sheet-hands"), name, dealt, say.language, paper, across)


def _methods(say: Voice, sheet: str, file: str | None, paper: Paper, pack: str) -> Sheet:
    """Of a pair's file: its rules, or for the forms also its answers to the questionnaire."""
    from arbitro.cli.rulebook import bidding_system, regulations
    from arbitro.cli.rulings.policy.systems import has_rules, methods_of

    if file is None:
        raise refuse("sheet-needs-system", found=sheet)
    if sheet == "convention-card":
        return card_sheet(card_reply(bidding_system(file), say.language), say.language, paper=paper)
    book = regulations(pack)
    rules = bidding_system(file) if has_rules(file) else None
    return form_sheet(due_forms(methods_of(file, book), book, say.language, rules), say.language, paper)


def _numbers(text: str) -> range:
    """`1-32`, `24`: from the first to the last."""
    if not (match := re.fullmatch(r"(?:(\d{1,3})-)?(\d{1,3})", text)):
        raise refuse("board-range", found=text, expected="1-32")
    first, last = int(match[1] or 1), int(match[2])
    if not 1 <= first <= last <= LAST:
        raise refuse("board-range", found=text, expected=f"1-{LAST}")
    return range(first, last + 1)


def _of_event(
    say: Voice, sheet: str, id: str | None, database: str, paper: Paper, phase: str, session: int, *, blank: bool
) -> Sheet:
    if sheet not in EVENT_SHEETS:
        raise refuse("unknown-sheet", found=sheet, expected=", ".join((*BESIDE, *EVENT_SHEETS)))
    with found(database) as journal:
        view = _view(journal, id, sheet)
        of = EventSheets(view=view, language=say.language, paper=paper, phase=phase, session=session, named=not blank)
        return EVENT_SHEETS[sheet](of)


def _table_cards(say: Voice, id: str | None, database: str, paper: Paper, link: str | None) -> Sheet:
    """A table that has no code yet gets one, as in the pages."""
    from arbitro.cli.server.addresses import addresses
    from arbitro.server.accounts import Accounts
    from arbitro.server.codes import card_of, table_codes

    with open_journal(database, create=False) as journal:
        view = _view(journal, id, TABLE_CARDS)
        accounts = Accounts(journal, lambda: view.now)
        base = link or addresses("", PORT, is_secure=False)[0]
        codes = table_codes(accounts, view.event.created.id, view.event, "organiser")
        return table_cards(about(view, "", say.language), [card_of(code, base) for code in codes], say.language, paper)


def _view(journal: Journal, id: str | None, sheet: str) -> View:
    if id is None:
        raise refuse("sheet-needs-event", where=Place(tag=sheet))
    now = datetime.now(UTC)
    office = Office(journal, lambda: now)
    if id not in office.events():
        raise refuse("no-such-event", found=id)
    event = office.event(id)
    if event.contest is None:
        raise refuse("event-without-plan", found=id)
    return View(event, viewer(event, Actor(Role.ORGANISER, "organiser")), now, journal.register.name_of)
