"""`arbitro convert`: between formats, whole or not at all."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import BOARD_PBN, answer, arbitro

BAD = BOARD_PBN.replace('Board "5"', 'Board "6"').replace("KQJ.432.", "KQJ.43A.")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.pbn"
    path.write_text(BOARD_PBN)
    return path


def board(path: Path) -> dict[str, Any]:
    """The only board of a file, as JSON shows it."""
    (found,) = answer(arbitro("convert", str(path), "-", "--to", "json"))["boards"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("formats", list(permutations(("pbn", "lin", "json"))))
def test_a_board_survives_a_journey_through_all_formats(source: Path, formats: tuple[str, ...]) -> None:
    keys = ("number", "dealer", "vulnerability", "deal", "players", "contract", "declarer", "tricks")
    before = board(source)
    at = source
    for form in formats:
        following = source.with_name(f"b.{form}")
        assert arbitro("convert", str(at), str(following)).exit_code == 0
        at = following
    after = board(at)
    assert [after[key] for key in keys] == [before[key] for key in keys]
    assert [call["call"] for call in after["auction"]] == ["P", "P", "1NT", "P", "P", "P"]


def test_pbn_to_pbn_keeps_every_byte(tmp_path: Path) -> None:
    content = ("% PBN 2.1\r\n; seen\r\n{ kept }\r\n" + BOARD_PBN.replace("\n", "\r\n")).encode()
    content = content.replace(b'"Club"', '"Cl\xfcb"'.encode("latin-1")) + b'[Unheard "of"]\r\n'
    source, target = tmp_path / "a.pbn", tmp_path / "b.pbn"
    source.write_bytes(content)
    assert arbitro("convert", str(source), str(target)).exit_code == 0
    assert target.read_bytes() == content
    assert arbitro("convert", str(target), str(target)).exit_code == 0  # onto itself
    assert target.read_bytes() == content


def test_it_says_how_many_boards(source: Path) -> None:
    target = str(source.with_name("b.lin"))
    assert f"Wrote 1 board to {target}" in arbitro("convert", str(source), target).stderr
    found = answer(arbitro("convert", str(source), target, "--json"))
    assert (found["boards"], found["problems"]) == (1, [])
    assert [note["found"] for note in found["notes"]] == ["date"]  # for which LIN has no place


def test_standard_input_and_output_take_their_formats_from_options() -> None:
    result = arbitro("convert", "-", "-", "--from", "pbn", "--to", "lin", given=BOARD_PBN)
    assert result.exit_code == 0
    assert "md|3SA765HA765DA8CAT9," in result.stdout  # North deals; South's hand comes first
    assert arbitro("convert", "-", "-", "--from", "pbn", given=BOARD_PBN).exit_code == 2


@pytest.mark.parametrize("target", ["b.pbn", "b.lin", "b.json"])
def test_a_board_with_problems_leaves_the_target_as_it_was(source: Path, target: str) -> None:
    source.write_text(BOARD_PBN + "\n" + BAD)
    path = source.with_name(target)
    path.write_text("before")
    result = arbitro("convert", str(source), str(path))
    assert result.exit_code == 2
    assert "board 6" in result.stderr
    assert path.read_text() == "before"
    assert sorted(p.name for p in source.parent.iterdir()) == sorted({"a.pbn", target})


def test_nothing_goes_to_standard_output_when_a_board_has_problems() -> None:
    result = arbitro("convert", "-", "-", "--from", "pbn", "--to", "lin", given=BOARD_PBN + "\n" + BAD)
    assert result.exit_code == 2
    assert result.stdout == ""


@pytest.mark.parametrize("target", ["b.pbn", "b.lin", "b.json"])
def test_keep_going_leaves_out_the_board_with_problems(source: Path, target: str) -> None:
    source.write_text(BOARD_PBN + "\n" + BAD)
    path = source.with_name(target)
    result = arbitro("convert", str(source), str(path), "--keep-going")
    assert result.exit_code == 2
    assert "Wrote 1 board" in result.stderr
    assert arbitro("check", str(path)).exit_code == 0


@pytest.mark.parametrize("target", ["b.pbn", "b.lin", "b.json"])
def test_keep_going_loses_a_bad_auction_and_not_the_deal_and_the_result(source: Path, target: str) -> None:
    source.write_text(BOARD_PBN.replace("Pass Pass 1NT Pass", "Pass 2H 1NT Pass"))
    path = source.with_name(target)
    result = arbitro("convert", str(source), str(path), "--keep-going")
    assert result.exit_code == 2
    assert "1NT" in result.stderr
    kept = board(path)
    assert kept["deal"] == "N:KQJ.432.432.5432 T98.KQJ.765.J876 A765.A765.A8.AT9 432.T98.KQJT9.KQ"
    assert (kept["contract"], kept["declarer"], kept["tricks"], "auction" in kept) == ("1NT", "S", 7, False)


def test_a_game_keeps_what_it_inherits_from_one_left_out(source: Path) -> None:
    heir = BOARD_PBN.replace('Board "5"', 'Board "7"').replace('Event "Club"', 'Event "#"')
    source.write_text(BAD.replace("Club", "Cup") + "\n" + heir)
    target = source.with_name("b.pbn")
    assert arbitro("convert", str(source), str(target), "--keep-going").exit_code == 2
    assert board(target)["event"] == "Cup"


@pytest.mark.parametrize("target", ["b.pbn", "b.lin", "b.json"])
def test_a_crash_in_the_middle_leaves_no_file(source: Path, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copyfileobj", crash)
    result = arbitro("convert", str(source), str(source.with_name(target)))
    assert result.exit_code == 2
    assert target in result.stderr
    assert "no space left" in result.stderr
    assert [p.name for p in source.parent.iterdir()] == ["a.pbn"]


def test_the_rights_of_a_replaced_file_stay(source: Path) -> None:
    target = source.with_name("b.pbn")
    target.touch(0o640)
    target.chmod(0o640)
    assert arbitro("convert", str(source), str(target)).exit_code == 0
    assert target.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("content", ["", "% PBN 2.1\n"])
def test_a_file_without_boards_is_not_converted(source: Path, content: str) -> None:
    source.write_text(content)
    target = source.with_name("b.json")
    assert arbitro("convert", str(source), str(target)).exit_code == 2
    assert not target.exists()
