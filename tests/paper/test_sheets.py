"""Every sheet of an event, in every language: everybody and every board is on it, whatever people are called."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from fractions import Fraction
from io import BytesIO
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from arbitro.answers.results import figure
from arbitro.answers.sheets import (
    EVENT_SHEETS,
    BoardDealt,
    EventSheets,
    HandRecord,
    Sheet,
    hand_record,
    labels,
    ruling_sheet,
    sheets_of,
)
from arbitro.answers.sheets.event import spanned
from arbitro.answers.written import written_report
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.seats import SEATS
from arbitro.journal import open_journal
from arbitro.laws.shared.appeal import Act
from arbitro.office.actor import Actor, Role
from arbitro.office.demo import pairs_of_last_week, teams_of_tonight
from arbitro.office.fact import AppealMoved
from arbitro.office.office import Office
from arbitro.office.seeing.standings import standings
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.paper import pdf
from arbitro.words import LANGUAGES, message
from tests.amounts import PROOF

FEW = 3  # parts of a sheet that are read back; `make proof` reads all
NOW = datetime(2026, 5, 14, 21, tzinfo=UTC)


@pytest.fixture(scope="module")
def views(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, View]]:
    with open_journal(tmp_path_factory.mktemp("club") / "club.db") as journal:
        office = Office(journal, lambda: NOW)
        made = {"pairs": pairs_of_last_week(office, NOW, message), "teams": teams_of_tonight(office, NOW, message)}
        events = {form: office.event(id) for form, id in made.items()}
        yield {
            form: View(event, viewer(event, Actor(Role.ORGANISER, "organiser")), NOW, journal.register.name_of)
            for form, event in events.items()
        }


def text_of(sheet: Sheet | HandRecord) -> str:
    """What is read on the paper, in one line."""
    pages = PdfReader(BytesIO(pdf(sheet.template, sheet))).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


@pytest.mark.parametrize(
    ("form", "language"),
    [*product(("pairs", "teams"), LANGUAGES)] if PROOF else [("pairs", "en"), ("teams", "it"), ("pairs", "ro")],
)
def test_every_sheet_is_set_with_all_of_its_words(views: dict[str, View], form: str, language: str) -> None:
    """Nothing that a sheet says is lost on the paper."""
    view = views[form]
    of = EventSheets(view=view, language=language, paper="a5" if language == "it" else "a4")
    for name in sheets_of(view):
        sheet = EVENT_SHEETS[name](of)
        sheet = replace(sheet, parts=sheet.parts if PROOF else sheet.parts[:FEW])
        read = text_of(sheet).replace(" ", "")
        assert sheet.title == message(f"sheet-{name}", language)
        for part in sheet.parts:
            said = [part.title, part.about, part.corner]
            for block in part.blocks:
                said += [cell for row in getattr(block, "rows", ()) for cell in row]
                said += [cell for field in getattr(block, "fields", ()) for cell in field]
            lost = [text for text in said if text.replace(" ", "") not in read]
            assert not lost, (name, lost)


def test_a_guide_card_leads_everybody_to_every_board_once(views: dict[str, View]) -> None:
    """A Howell movement: every contestant plays all boards, against another one in each round."""
    view = views["pairs"]
    guides = EventSheets(view=view, language="en").guides()
    everybody = [view.named(who).name for who in view.contest.entries]
    assert sorted(part.title for part in guides.parts) == sorted(everybody)
    boards = sorted(key.board for key in view.event.deals)
    for part in guides.parts:
        rows = [row for block in part.blocks for row in getattr(block, "rows", ())]
        against = [row[3] for row in rows if row[3]]
        assert len(set(against)) == len(against)
        played = sorted(number for row in rows for number in numbers(row[4]))
        assert set(played) <= set(boards)
        assert len(set(played)) == len(played)


def numbers(text: str) -> list[int]:
    ends = [[int(end) for end in run.split("–")] for run in text.split(", ") if run]
    return [number for run in ends for number in range(run[0], run[-1] + 1)]


@pytest.mark.parametrize("boards", [(), (7,), (1, 2, 3), (1, 2, 5, 7, 8, 9), (3, 1, 2)])
def test_boards_in_a_row_are_written_short(boards: tuple[int, ...]) -> None:
    assert numbers(spanned(boards)) == sorted(boards)


def test_the_board_map_and_the_table_cards_tell_the_same(views: dict[str, View]) -> None:
    of = EventSheets(view=views["pairs"], language="en")
    (table_of_boards,) = [block for part in of.board_map().parts for block in part.blocks]
    mapped = {
        (row[0], str(round)): boards
        for row in getattr(table_of_boards, "rows", ())
        for round, boards in enumerate(row[1:], 1)
        if boards != "–"
    }
    cards = {
        (part.corner, row[0]): row[3]
        for part in of.tables().parts
        for block in part.blocks
        for row in getattr(block, "rows", ())
    }
    assert mapped == cards


def test_the_ranking_is_that_of_the_event(views: dict[str, View]) -> None:
    view = views["pairs"]
    (ranking,) = standings(view)
    (part,) = EventSheets(view=view, language="ro").ranking().parts
    rows = [row for block in part.blocks for row in getattr(block, "rows", ())]
    assert [row[-1] for row in rows] == [figure(each.row.percent, "ro") for each in ranking.rows]
    assert all(each.who.name in row[1] for each, row in zip(ranking.rows, rows, strict=True))


def test_hand_records_have_every_card_in_the_letters_of_the_language() -> None:
    chance = Random(7)
    deals = {number: random_deal(lambda n: chance.randrange(n)) for number in (1, 2, 16)}
    boards = [
        BoardDealt(str(number), dealer_of(number), vulnerability_of(number), deal) for number, deal in deals.items()
    ]
    honours = {"en": "AKQJ", "it": "ARDF", "ro": "ARDV"}
    for language in LANGUAGES:
        record = hand_record("x", "", boards, language)
        for shown in record.boards:
            cards = "".join(suit for seat in SEATS for suit in shown.hands[seat.value])
            assert [cards.count(honour) for honour in honours[language]] == [4, 4, 4, 4]
            assert cards.count("10") == 4
            assert sum(int(points) for points in shown.points.values()) == 40
        assert all(shown.hands["N"][0] in text_of(record) for shown in record.boards)


def test_hand_records_are_two_across_on_a_small_sheet_and_three_on_a_large_one() -> None:
    boards = [BoardDealt("1", dealer_of(1), vulnerability_of(1), random_deal(Random(7).randrange))]
    record = {(p, n): hand_record("x", "", boards, "en", p, n).across for p in ("a4", "a5") for n in (0, 1, 2, 3)}
    assert [record["a4", n] for n in (0, 1, 2, 3)] == [3, 1, 2, 3]
    assert [record["a5", n] for n in (0, 1, 2, 3)] == [2, 1, 2, 2]


def test_the_form_of_an_appeal_has_what_is_known_of_it(views: dict[str, View]) -> None:
    """Filled in: who appeals, against whom, the ruling and the reasons; nothing if blank or if nobody has appealed."""
    view = views["pairs"]
    (number,) = view.event.cases
    case = view.event.cases[number]
    by, other = (view.named(who) for who in sorted(case.told))
    steps = (
        AppealMoved(number=number, act=Act.REQUEST, at=NOW, by=by.id, statement="The break was no break."),
        AppealMoved(number=number, act=Act.DECISION, at=NOW, by="chair", decision="The ruling stands."),
    )
    cases = {number: replace(case, appeal=steps)}
    appealed = View(replace(view.event, cases=cases), view.viewer, NOW, view.names)
    filled, blank, none = (
        EventSheets(view=seen, language="en", named=named).appeal()
        for seen, named in ((appealed, True), (appealed, False), (view, True))
    )
    assert blank == none
    lodged, decided = filled.parts
    said = dict(field for block in lodged.blocks for field in getattr(block, "fields", ()))
    assert (said["Appeal by"], said["Opponents"]) == (by.name, other.name)
    assert said["Why you appeal"] == "The break was no break."
    assert said["What happened"]
    assert ("Decision and reasons", "The ruling stands.") in getattr(decided.blocks[0], "fields", ())
    assert "The ruling stands." in text_of(filled)


def test_a_match_sheet_tells_what_both_brought_along(views: dict[str, View]) -> None:
    view = views["teams"]
    assert "Carried over" not in text_of(EventSheets(view=view, language="en").matches())
    contest = view.contest
    (name, phase), *_ = contest.phases.items()
    field = {who: replace(placed, carried=Fraction(5, 2)) for who, placed in phase.field.items()}
    carried = replace(contest, phases={**contest.phases, name: replace(phase, field=field)})
    seen = View(replace(view.event, contest=carried), view.viewer, NOW, view.names)
    assert "Carried over: 2.5 – 2.5" in text_of(EventSheets(view=seen, language="en").matches())


def test_labels_follow_law_2() -> None:
    (first, *_), text = labels(range(1, 17), "en").parts, text_of(labels(range(1, 17), "en"))
    assert (first.title, first.about, first.corner) == ("Dealer North", "None vul.", "1")
    assert text.count("Dealer North") == 4
    assert text.count("None vul.") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_a_ruling_has_its_clauses_with_what_they_say(views: dict[str, View], language: str) -> None:
    view = views["pairs"]
    (number,) = view.event.cases
    report = written_report(view, number, language)
    read = text_of(ruling_sheet(report, language))
    assert report.reply.ruling.clauses
    for clause in report.reply.ruling.clauses:
        assert str(clause) in read
    said = [line for spoken in report.reply.text.script for line in spoken.lines]
    said += [re.sub(r"[{}]", "", cited.text) for cited in report.reply.cited]
    said += (report.director, *(who.name for who in (*report.ns, *report.ew)))
    plain = re.sub(r"[\s\-\u2010]", "", read)
    assert not [text for text in said if re.sub(r"[\s\-\u2010]", "", text) not in plain]
