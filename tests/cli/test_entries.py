"""`arbitro entries`."""

from pathlib import Path

import msgspec
import pytest

from arbitro.cli.events.entries import EntriesAnswer
from tests.cli.terminal import answer, arbitro

MEMBERS = """name;number;category;sex;born;club
North;101;A;F;1960;Roma
South;102;B;M;1955;Roma
East;103;B;F;1990;Milano
West;104;C;M;1970;Milano
"""
PAIRS = "player 1;player 2\n101;South\nEast;104\n"


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    members, pairs = tmp_path / "members.csv", tmp_path / "pairs.csv"
    members.write_text(MEMBERS, "utf-8")
    pairs.write_text(PAIRS, "utf-8")
    return str(pairs), str(members)


def test_entries_in_order_are_listed(files: tuple[str, str]) -> None:
    pairs, members = files
    shown = arbitro("entries", pairs, "--members", members, "--mixed")
    assert shown.exit_code == 0
    assert "2 pairs, 4 players" in shown.stdout
    assert "North, South" in shown.stdout
    assert "2 coppie" in arbitro("--lang", "it", "entries", pairs, "--members", members).stdout


def test_the_json_answer_is_a_value_of_its_schema(files: tuple[str, str]) -> None:
    pairs, members = files
    printed = answer(arbitro("entries", pairs, "--members", members, "--mixed", "--json"))
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(printed, EntriesAnswer))) == printed
    assert [[player["name"] for player in entry["players"]] for entry in printed["entries"]] == [
        ["North", "South"],
        ["East", "West"],
    ]


def test_a_team_without_a_captain_has_its_first_player(tmp_path: Path) -> None:
    teams = tmp_path / "teams.csv"
    teams.write_text("team;player 1;player 2;player 3;player 4\nReds;a;b;c;d\n", "utf-8")
    printed = answer(arbitro("entries", str(teams), "--json"))
    assert (printed["kind"], printed["players"]) == ("team", 4)
    assert (printed["entries"][0]["name"], printed["entries"][0]["captain"]) == ("Reds", "a")
    assert "Reds" in arbitro("entries", str(teams)).stdout


def kinds(*args: str) -> list[str]:
    result = arbitro("entries", *args, "--json")
    assert result.exit_code == 2
    return [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]]


def test_all_problems_of_both_files_and_of_the_entries_are_told_at_once(tmp_path: Path) -> None:
    members, pairs = tmp_path / "members.csv", tmp_path / "pairs.csv"
    members.write_text(MEMBERS + "Lost;105;;?;;\n", "utf-8")
    pairs.write_text("player 1;player 2\n101;103\n103;999\n1;2;3\n", "utf-8")
    told = kinds(str(pairs), "--members", str(members), "--mixed", "--born-until", "1960")
    assert told == [
        "member-sex",
        "row-too-long",
        "entry-too-young",
        "entry-pair-not-mixed",
        "unknown-member",
        "entry-too-young",
        "player-in-two",
    ]


def test_the_place_of_a_problem_is_its_line(tmp_path: Path) -> None:
    pairs = tmp_path / "pairs.csv"
    pairs.write_text("player 1;player 2\na;b\n\nb;c\n", "utf-8")
    result = arbitro("entries", str(pairs))
    assert result.exit_code == 2
    assert "pairs.csv, line 4: b is also in the entry 1." in result.stderr


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (("--mixed",), "option-needs"),
        (("--born-until", "1960"), "option-needs"),
        (("--mixed", "--formation", "women", "--members", "members.csv"), "options-together"),
        (("--highest", "Z", "--members", "members.csv"), "entry-category"),
        (("--members", "nothing.csv"), "file-missing"),
    ],
)
def test_options_that_do_not_go_together(files: tuple[str, str], options: tuple[str, ...], kind: str) -> None:
    pairs, members = files
    named = [members if option == "members.csv" else option for option in options]
    assert kinds(pairs, *named) == [kind]


def test_conditions_of_category_club_and_number(files: tuple[str, str]) -> None:
    pairs, members = files
    given = (pairs, "--members", members)
    assert kinds(*given, "--categories", "A,B,C", "--highest", "B") == ["entry-category-barred"]
    assert kinds(*given, "--club", "Roma") == ["entry-club", "entry-club"]
    assert arbitro("entries", *given, "--club", "Roma", "--club", "Milano", "--numbered").exit_code == 0


@pytest.mark.parametrize("text", ["", "player 1;player 2\n"])
def test_a_file_without_entries_is_a_problem(tmp_path: Path, text: str) -> None:
    pairs = tmp_path / "pairs.csv"
    pairs.write_text(text, "utf-8")
    assert kinds(str(pairs)) == ["no-entries" if text else "no-header"]


def test_help_shows_examples() -> None:
    assert "arbitro entries pairs.csv --members members.csv --mixed --json" in arbitro("entries", "--help").stdout
