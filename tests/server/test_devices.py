"""Table devices over HTTP: their file, and results taken back while the round goes on."""

from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.formats import bws
from arbitro.formats.bws.jet import Jet
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, SeatSection
from tests.formats.test_bws import row
from tests.office.desk import entrant
from tests.server.club import ORGANISER, SCORER, Club, opened


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Four pairs in a Howell of three rounds of one board, in the first round."""
    with opened(tmp_path) as club:
        club.create(Plan(name="Devices", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(form="howell"), ORGANISER)
        club.do(MakeDeals(), ORGANISER)
        club.do(BeginRound(round=1))
        yield club


def file_of(club: Club) -> bytes:
    answer = club.asked("GET", f"/api/events/{club.event}/exports/devices.bws", None, ORGANISER)
    assert answer.status_code == 200
    return bytes(answer.content)


def sent(club: Club, data: bytes, *, commit: bool) -> Any:
    body = {"file": b64encode(data).decode(), "commit": commit}
    return club.post(f"/api/events/{club.event}/devices", body, SCORER)


def test_new_results_are_shown_then_entered_once_and_what_is_wrong_is_told(club: Club) -> None:
    written = file_of(club)
    session = bws.read(written)
    assert sorted(session.deals) == [1, 2, 3]
    first = session.sections[0].movement.rounds[0]
    one, two = first.tables
    (seats, other) = [(*each.north_south, *each.east_west) for each in (one, two)]
    rows = [
        row(1, one.table, 1, one.boards[0], *seats, LeadCard=""),
        row(1, two.table, 1, 99, *other),  # a board that is not there
        row(1, two.table, 1, two.boards[0], *other, Contract="", Result="", Remarks="Not played"),
    ]
    data = Jet.of(written).adding({"ReceivedData": rows}).data
    for commit, expected in ((False, 1), (True, 1), (True, 0)):
        taken = sent(club, data, commit=commit)
        assert taken["fresh"] == expected
        assert [problem["kind"] for problem in taken["problems"]] == ["bws-not-planned", "bws-for-director"]
        assert {note["kind"] for note in taken["notes"]} == {"bws-missing"}  # of the rounds to come
        assert (taken["sections"][0]["results"], taken["sections"][0]["expected"]) == (2, 6)
    board = club.get(f"/boards/{one.boards[0]}", SCORER)
    assert [line["recorded"]["result"] for line in board["lines"] if line["recorded"]] == ["4S N ="]


def test_what_is_no_file_of_devices_is_told(club: Club) -> None:
    body = {"file": b64encode(b"x" * 5000).decode()}
    answer = club.asked("POST", f"/api/events/{club.event}/devices", body, SCORER)
    assert (answer.status_code, answer.json()["problems"][0]["kind"]) == (422, "bad-bws")


def test_table_cards_lead_to_the_tables(club: Club) -> None:
    """Without codes there is no card; the addresses are printed for those who have no camera."""
    path = f"/api/events/{club.event}/sheets/table-cards.pdf?base=https://club.example"

    def read() -> str:
        answer = club.asked("GET", path, None, ORGANISER)
        pages = PdfReader(BytesIO(answer.content)).pages
        return "".join(page.extract_text() for page in pages)

    assert "club.example" not in read()
    codes = club.post(f"/api/events/{club.event}/table-codes", None, ORGANISER)
    text = read()
    assert len(codes) == 2
    assert all(f"https://club.example{code['path']}" in text for code in codes)
