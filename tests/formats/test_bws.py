"""Files of table devices: written, read back by ourselves and by two programs of others, and filled as devices do."""

import csv
import gzip
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from access_parser import AccessParser

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.seats import SEATS, Seat
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement
from arbitro.formats import bws
from arbitro.formats.bws import BwsPlayer, BwsSection
from arbitro.formats.bws.jet import Jet, JetRow
from arbitro.formats.results import ResultFormat, read
from arbitro.scoring.outcome import Adjusted, NotPlayed, Played
from tests.amounts import FILES, PROOF

VENDOR = Path(__file__).parents[3] / "shared" / "data" / "bws" / "template.bws"
DEALS = {board: random_deal(Random(board).randrange) for board in range(1, 19)}


def players(movement: Movement) -> dict[tuple[int, Seat], BwsPlayer]:
    """Names with letters of many languages; a number each."""
    return {
        (sitting.table, seat): BwsPlayer(f"Łucja Ștefan {sitting.table}{seat.value}", f"{100 * sitting.table + at}")
        for round, sitting in movement.sittings()
        if round == 1
        for at, seat in enumerate(SEATS)
    }


MITCHELL = mitchell(12, 3)
HOWELL = howell(6, 3)
SECTIONS = (BwsSection("A", MITCHELL, players(MITCHELL)), BwsSection("B", HOWELL, players(HOWELL)))
WRITTEN = bws.write(SECTIONS, DEALS)


def received(*rows: Mapping[str, Any], data: bytes = WRITTEN) -> bytes:
    """The file after the devices have sent these rows."""
    return Jet.of(data).adding({"ReceivedData": rows}).data


def row(section: int, table: int, round: int, board: int, ns: int, ew: int, **more: Any) -> JetRow:
    base = {"Section": section, "Table": table, "Round": round, "Board": board, "PairNS": ns, "PairEW": ew}
    return {**base, "NS/EW": "N", "Contract": "4 S", "Result": "=", "LeadCard": "H10", **more}


def test_what_is_written_is_read_back() -> None:
    session = bws.read(WRITTEN, "club.bws")
    assert not session.problems
    assert session.deals == DEALS
    for section, found in zip(SECTIONS, session.sections, strict=True):
        assert found.letter == section.letter
        assert [each.tables for each in found.movement.rounds] == [each.tables for each in section.movement.rounds]
        assert found.movement.winners == section.movement.winners
        assert found.players == section.players


def test_every_result_that_is_missing_is_told_by_its_table_and_round() -> None:
    session = bws.read(WRITTEN)
    assert {note.kind for note in session.notes} == {"bws-missing"}
    assert len(session.notes) == sum(len(each.tables) for m in (MITCHELL, HOWELL) for each in m.rounds)
    assert (session.notes[0].found, session.notes[0].expected, session.notes[0].where.board) == ("A1", "1", "1, 2, 3")


def test_results_come_back_as_the_devices_write_them() -> None:
    """Board 1, nobody vulnerable: 4S= is 420, on board 2 3NT doubled by East with an overtrick 650 for East-West."""
    data = received(
        row(1, 1, 1, 1, 1, 7),
        row(1, 1, 1, 2, 1, 7, Contract="3 NT x", Result="+1", **{"NS/EW": "E"}),
        row(1, 1, 1, 3, 1, 7, Contract="PASS", Result="", LeadCard="", **{"NS/EW": ""}),
        row(1, 2, 1, 4, 2, 8, Contract="", Result="", Remarks="60%-40%"),
        row(1, 2, 1, 5, 2, 8, Contract="", Result="", Remarks="Not played"),
        row(1, 2, 1, 6, 2, 8, Result="-2", Erased=True),
        row(1, 2, 1, 6, 2, 8, Result="+1"),
    )
    sheet = read(data, ResultFormat.BWS)
    assert not sheet.problems
    outcomes = [entry.outcome for entry in sheet.entries]
    assert [o.score_ns if isinstance(o, Played) else None for o in outcomes] == [420, -650, 0, None, None, 450]
    assert isinstance(outcomes[3], Adjusted)
    assert isinstance(outcomes[4], NotPlayed)
    assert sheet.entries[0].ns == "A1"
    assert sheet.names["A1"] == "Łucja Ștefan 1N & Łucja Ștefan 1S"


def test_rows_that_cannot_be_meant_are_told_and_the_others_read() -> None:
    data = received(
        row(1, 1, 1, 1, 1, 7),
        row(1, 1, 1, 18, 1, 7),  # not a board of this table
        row(9, 1, 1, 1, 1, 7),  # no such section
        row(1, 2, 1, 4, 3, 8),  # another pair
        row(1, 1, 1, 1, 1, 7, Result="-1"),  # once more
        row(1, 2, 1, 5, 2, 8, Remarks="late"),
    )
    session = bws.read(data)
    assert [(p.kind, p.where.index) for p in session.problems] == [("bws-not-planned", 2), ("bws-not-planned", 3)]
    told = [note.kind for note in session.notes if note.kind != "bws-missing"]
    assert told == ["bws-other-pairs", "bws-again"]
    assert [result.result for result in session.results] == ["-1", "=", "="]
    assert "bws-remark" in [note.kind for note in read(data, ResultFormat.BWS).notes]


# -- other programs


def tables_of(data: bytes) -> dict[str, list[JetRow]]:
    jet = Jet.of(data)
    names = ("Section", "Tables", "RoundData", "ReceivedData", "PlayerNumbers", "PlayerNames", "HandRecord", "Clients")
    return {name: list(jet.rows(name)) for name in names}


def plain(value: object) -> str:
    return "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


FEW = received(*(row(1, 1, 1, board, 1, 7, Remarks="60%-40%") for board in (1, 2, 3)))
FULL = received(*(row(1, 1, 1, 1, 1, 7, Remarks=f"Ł {n}") for n in range(500)))


@pytest.mark.skipif(shutil.which("mdb-export") is None, reason="mdbtools is not installed")
def test_mdbtools_reads_equal_rows(tmp_path: Path) -> None:
    path = tmp_path / "club.bws"
    path.write_bytes(FULL)
    for name, own in tables_of(FULL).items():
        done = subprocess.run(["mdb-export", str(path), name], capture_output=True, text=True, check=True)
        assert not done.stderr
        rows = list(csv.DictReader(StringIO(done.stdout)))
        assert rows == [{column: plain(value) for column, value in each.items()} for each in own], name


def test_access_parser_reads_equal_rows(tmp_path: Path) -> None:
    path = tmp_path / "club.bws"
    path.write_bytes(FULL)
    database = AccessParser(str(path))
    for name, own in tables_of(FULL).items():
        columns = database.parse_table(name)
        for column in own[0]:
            assert [plain(value) for value in columns[column]] == [plain(each[column]) for each in own], (name, column)


def test_a_file_of_the_vendor_is_read() -> None:
    """Version 3 of the database, with the tables and columns that a scoring program fills."""
    if not VENDOR.exists():
        pytest.skip("the vendor's file is not beside the checkout")
    theirs, ours = Jet.of(VENDOR.read_bytes()), Jet.of(WRITTEN)
    for name in ("Section", "Tables", "RoundData", "ReceivedData", "PlayerNumbers", "Settings", "HandRecord"):
        columns = {column.name: column.kind for column in theirs.table(name).columns}
        assert columns.items() <= {column.name: column.kind for column in ours.table(name).columns}.items()
    assert [each["Computer"] for each in theirs.rows("Clients")] == ["YOUR_COMPUTER_NAME"]
    assert bws.read(VENDOR.read_bytes()).sections == ()


# -- damage


def test_any_damage_is_told_and_nothing_else_happens() -> None:
    chance = Random(5)
    for _ in range(FILES if PROOF else 200):
        data = bytearray(FEW)
        for _ in range(chance.choice((1, 5, 50))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        data = data[: chance.choice((len(data), chance.randrange(len(data))))]
        with suppress(ProblemsFound):
            read(bytes(data), ResultFormat.BWS)


NO_SUCH = {
    "empty": b"",
    "text": b"x" * 5000,
    "packed": gzip.compress(WRITTEN),
    "cut in the head": WRITTEN[:30],
    "cut after a page": WRITTEN[:4096],
}


@pytest.mark.parametrize("data", NO_SUCH.values(), ids=NO_SUCH)
def test_what_is_no_such_file_is_refused(data: bytes) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        bws.read(data, "a.bws")
    assert {problem.where.file for problem in trouble.value.problems} == {"a.bws"}
