"""`arbitro bws`: an event's file for table devices, and their results back into the event, by commands alone."""

import json
from pathlib import Path

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.formats.bws.jet import Jet
from arbitro.office.office import Office
from arbitro.office.results import CorrectResult
from arbitro.office.room.tables import result_at
from arbitro.office.seating import BeginRound
from tests.cli.terminal import answer, arbitro
from tests.formats.test_bws import row
from tests.office.desk import SCORER, Desk, opened, pairs


def added(path: Path, *rows: object) -> None:
    """As the control program writes them."""
    path.write_bytes(Jet.of(path.read_bytes()).adding({"ReceivedData": rows}).data)  # type: ignore[dict-item]


def results(desk: Desk) -> dict[tuple[int, int], str]:
    event = Office(desk.office.journal, lambda: desk.now).event(desk.id)
    boards = range(1, 4)
    found = {(t, board): result_at(event, Spot(round=1, table=t), board) for t in (1, 2) for board in boards}
    return {place: told.result for place, told in found.items() if told}


def test_results_of_the_devices_come_into_the_event_once(tmp_path: Path) -> None:
    """Four pairs in a Howell of three rounds of one board, both tables with the same one."""
    with opened(tmp_path) as desk:
        pairs(desk, 4)
        desk.do(BeginRound(round=1))
        database, file = str(tmp_path / "club.db"), tmp_path / "tuesday.bws"
        args = ("--event", desk.id, "--database", database)
        assert arbitro("bws", "write", str(file), *args).exit_code == 0
        shown = answer(arbitro("bws", "show", str(file), "--json"))
        section = {"section": "A", "tables": 2, "rounds": 3, "pairs": 4, "results": 0, "expected": 6}
        assert shown["sections"] == [section]
        (seated,) = desk.phase().seatings.values()
        tables = {sitting.table: sitting for sitting in seated[-1].movement.rounds[0].tables}
        seats = {number: (tables[number].north_south[0], tables[number].east_west[0]) for number in (1, 2)}
        board = tables[1].boards[0]
        added(file, row(1, 1, 1, board, *seats[1]))
        said = arbitro("bws", "watch", str(file), *args, "--once")
        assert "1 result entered" in said.stdout
        assert results(desk) == {(1, board): "4S N ="}
        assert arbitro("bws", "watch", str(file), *args, "--once").stdout == ""  # nothing is new

        added(file, row(1, 2, 1, tables[2].boards[0], *seats[2], Contract="", Result="", Remarks="Not played"))
        said = arbitro("bws", "watch", str(file), *args, "--once")
        assert "for the director" in said.stderr
        assert (2, board) not in results(desk)

        desk.office.refresh()
        at = Spot(round=1, table=1)
        desk.do(CorrectResult(at=at, board=board, recorded=Recorded(result="4S N -1")), SCORER)
        said = arbitro("bws", "watch", str(file), *args, "--once")
        assert "nothing is changed" in said.stderr
        assert results(desk)[1, board] == "4S N -1"


def test_a_file_from_a_movement_and_boards(tmp_path: Path) -> None:
    movement, boards, file = tmp_path / "m.json", tmp_path / "b.pbn", tmp_path / "t.bws"
    movement.write_text(arbitro("movement", "--pairs", "8", "--boards", "21", "--json").stdout)
    arbitro("deal", "-n", "21", "--seed", "x", "-o", str(boards))
    assert arbitro("bws", "write", str(file), "--movement", str(movement), "--deals", str(boards)).exit_code == 0
    told = json.loads(arbitro("bws", "show", str(file), "--json").stdout)
    assert (told["hands"], told["sections"][0]["expected"]) == (21, 84)
    added(file, row(1, 1, 1, 99, 1, 2))
    assert arbitro("bws", "show", str(file)).exit_code == 2


def test_a_wrong_call_is_told(tmp_path: Path) -> None:
    file = str(tmp_path / "t.bws")
    assert "either an event or movements" in arbitro("bws", "write", file).stderr
    (tmp_path / "t.bws").write_bytes(b"x")
    assert "not a file of table devices" in arbitro("bws", "show", file).stderr
