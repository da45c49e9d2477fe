"""`arbitro check`: each problem with its place."""

from pathlib import Path

import msgspec
import pytest

from arbitro.cli.boards.check import CheckAnswer
from tests.cli.terminal import BOARD_PBN, arbitro

TWICE = BOARD_PBN.replace("KQJ.432.", "KQJ.43A.")  # North has the ace of hearts, and so has South


def file(tmp_path: Path, content: str | bytes, name: str = "games.pbn") -> str:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def test_a_file_in_order_has_exit_code_0(tmp_path: Path) -> None:
    result = arbitro("check", file(tmp_path, BOARD_PBN))
    assert result.exit_code == 0
    assert "1 board in order, no problems" in result.stdout


def test_a_problem_has_file_line_board_tag_and_seats(tmp_path: Path) -> None:
    name = file(tmp_path, BOARD_PBN + "\n" + TWICE.replace('Board "5"', 'Board "6"'))
    result = arbitro("check", name)
    assert result.exit_code == 2
    line = BOARD_PBN.count("\n") + 1 + BOARD_PBN[: BOARD_PBN.index("[Deal ")].count("\n") + 1
    assert f"{name}, line {line}, board 6, Deal, North, South: The card ♥A" in result.stdout
    assert "1 board in order" in result.stdout


def test_json_has_every_file_with_its_problems(tmp_path: Path) -> None:
    good, bad = file(tmp_path, BOARD_PBN, "good.pbn"), file(tmp_path, TWICE, "bad.pbn")
    result = arbitro("check", good, bad, str(tmp_path / "none.pbn"), "--json")
    assert result.exit_code == 2
    files = msgspec.json.decode(result.stdout, type=CheckAnswer).files
    assert [(f.boards, bool(f.problems)) for f in files] == [(1, False), (0, True), (0, True)]
    assert "card-held-twice" in {problem.kind for problem in files[1].problems}
    assert [problem.kind for problem in files[2].problems] == ["file-missing"]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.pbn", b""),
        ("empty.lin", b""),
        ("empty.json", b""),
        ("noise.pbn", bytes(range(256)) * 3),
        ("noise.lin", bytes(range(256)) * 3),
        ("noise.json", bytes(range(256)) * 3),
        ("utf16.pbn", BOARD_PBN.encode("utf-16")),
        ("games.doc", b"x"),
        ("list.json", b"[]"),
        ("board.json", b'{"boards":[{"colour":1},{"deal":"N:AA... - - -"}]}'),
    ],
)
def test_what_is_not_a_file_of_boards_is_a_problem(tmp_path: Path, name: str, content: bytes) -> None:
    result = arbitro("check", file(tmp_path, content, name))
    assert result.exit_code == 2
    assert name in result.stdout


def test_a_directory_and_a_missing_file_are_problems(tmp_path: Path) -> None:
    (tmp_path / "d.pbn").mkdir()
    result = arbitro("check", str(tmp_path / "d.pbn"), str(tmp_path / "e.pbn"))
    assert result.exit_code == 2
    assert "directory" in result.stdout
    assert "file does not exist" in result.stdout


def test_standard_input_is_read_with_its_format_told() -> None:
    assert arbitro("check", "-", "--from", "pbn", given=BOARD_PBN).exit_code == 0
    result = arbitro("check", "-", given=BOARD_PBN)
    assert result.exit_code == 2
    assert "--from" in result.stdout


def test_control_characters_in_a_bad_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    result = arbitro("check", file(tmp_path, BOARD_PBN.replace('Dealer "N"', 'Dealer "\x1b[31m"')))
    assert result.exit_code == 2
    assert "\x1b" not in result.stdout
