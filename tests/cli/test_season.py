"""`publish`, `ladder`, `results`, `fees`: a club's season from its file."""

import csv
import json
from datetime import timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from arbitro.journal import open_journal
from arbitro.office.demo import pairs_of_last_week, pairs_of_tonight
from arbitro.office.fees import SetFee, TakeFee
from arbitro.office.office import Office
from arbitro.words import message
from tests.cli.terminal import arbitro
from tests.office.desk import ORGANISER, SCORER, START

WINTER = {"id": "x", "name": "Winter", "named": "Club pairs", "best": 10, "least": 2}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two evenings that are over, one that is not."""
    folder = tmp_path_factory.mktemp("club")
    with open_journal(folder / "club.db") as journal:
        office = Office(journal, lambda: START)
        for weeks in (0, 1):
            last = pairs_of_last_week(office, START - timedelta(days=7 * weeks), message)
        pairs_of_tonight(office, START, message)
        office.do(SetFee(amount="7.50", currency="EUR"), ORGANISER, last)
        office.do(TakeFee(person="demo/1-1", amount="5"), SCORER, last)
    (folder / "winter.json").write_text(json.dumps(WINTER))
    return folder


def told(club: Path, *words: str) -> Any:
    done = arbitro(*words, "--database", str(club / "club.db"), "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def refused(club: Path, *words: str) -> str:
    done = arbitro(*words, "--database", str(club / "club.db"))
    assert done.exit_code == 2
    return done.output


def test_a_folder_for_the_clubs_site(club: Path) -> None:
    done = arbitro("--lang", "it", "publish", "--to", str(club / "site"), "--database", str(club / "club.db"))
    assert done.exit_code == 0, done.output
    events = [path for path in (club / "site").iterdir() if path.is_dir()]
    assert len(events) == 3
    index = (club / "site" / "index.html").read_text()
    assert all(f'href="{event.name}/index.html"' in index for event in events)
    one = next(event for event in events if (event / "board-3.html").exists())
    stale, own = one / "board-99.html", one / "notes.txt"
    stale.write_text("taken back")
    own.write_text("of the club")
    before = {path.name: path.read_bytes() for path in one.iterdir()}
    arbitro("--lang", "it", "publish", one.name, "--to", str(club / "site"), "--database", str(club / "club.db"))
    after = {path.name: path.read_bytes() for path in one.iterdir()}
    assert after == {name: text for name, text in before.items() if name != stale.name}
    assert (club / "site" / "index.html").read_text() == index  # the others are still in the list
    assert "nowhere" in refused(club, "publish", "nowhere", "--to", str(club / "site"))


def test_a_ladder_is_set_from_a_file_and_shown(club: Path) -> None:
    standing = told(club, "ladder", "winter", "--rules", str(club / "winter.json"))
    assert standing["ladder"]["id"] == "winter"
    assert len(standing["events"]) == 2
    assert len(standing["lines"]) == 28
    assert {line["line"]["rank"] is None for line in standing["lines"]} == {False}
    assert [each["id"] for each in told(club, "ladder")["ladders"]] == ["winter"]
    assert "Winter" in arbitro("ladder", "winter", "--database", str(club / "club.db")).stdout
    assert "summer" in refused(club, "ladder", "summer")
    (club / "wrong.json").write_text('{"id": "x"}')
    assert "wrong.json" in refused(club, "ladder", "x", "--rules", str(club / "wrong.json"))
    (club / "none.json").write_text('{"id": "x", "name": "x"}')
    assert "events" in refused(club, "ladder", "x", "--rules", str(club / "none.json"))


def test_results_of_a_member_by_number_or_name(club: Path) -> None:
    by_number = told(club, "results", "101")
    assert by_number == told(club, "results", by_number["name"])
    assert len(by_number["results"]) == 2  # of those that are over
    shown = arbitro("results", "101", "--database", str(club / "club.db")).stdout
    assert by_number["name"] in shown
    assert "nobody" in refused(club, "results", "nobody")
    assert refused(club, "results", "a")  # of many


def test_fees_to_the_cent(club: Path) -> None:
    members = {each["person"]: each for each in told(club, "fees")["members"]}
    assert len(members) == 28
    assert (members["demo/1-1"]["paid"], members["demo/1-1"]["owed"]) == ("5", "2.5")
    assert "2.50" in arbitro("fees", "--database", str(club / "club.db")).stdout
    rows = list(csv.DictReader(StringIO(arbitro("fees", "--csv", "--database", str(club / "club.db")).stdout)))
    assert sum(float(row["owed"]) for row in rows) == 28 * 7.5 - 5
    assert "nowhere" in refused(club, "fees", "nowhere")
