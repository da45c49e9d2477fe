"""`arbitro movement`: proposals with their trade-offs, and the proof of anybody's movement."""

import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.contest.movement.catalogue import FORMS
from arbitro.contest.movement.proof import Defect
from arbitro.words import LANGUAGES, message
from arbitro.words.movement import OF_TWO, say_defects, say_numbers, say_who, summarise_defects
from tests.cli.terminal import answer, arbitro, examples

ISSUE = "--pairs 13 --boards 26 --hours 3.25"
PAGE = (Path(__file__).parents[2] / "docs" / "movements.md").read_text(encoding="utf-8")


def asked(command: str) -> Any:
    return answer(arbitro("movement", *shlex.split(command), "--json"))


def problems(*args: str) -> list[dict[str, Any]]:
    result = arbitro("movement", *args, "--json")
    assert result.exit_code == 2
    found: list[dict[str, Any]] = msgspec.json.decode(result.stderr)["problems"]
    return found


# -- proposals


def test_the_answer_has_the_form_that_programs_rely_on() -> None:
    found = asked(ISSUE)
    assert {"name", "tables", "rounds", "verdict", "defects", "kind", "winners", "balance", "options"} <= set(found)
    first = found["rounds"][0]
    assert set(first) == {"round", "tables", "sits_out"}
    assert set(first["tables"][0]) == {"table", "ns", "ew", "boards"}
    assert (found["name"], found["minutes"], found["kind"], found["winners"]) == ("howell", "195", "pairs", 1)
    assert [len(each["sits_out"]) for each in found["rounds"]] == [1] * 13
    assert found["options"][0]["form"] == found["form"] == "howell"
    assert found["verdict"] == "defects"
    assert {defect["kind"] for defect in found["defects"]} == {"sits-out", "boards-not-played"}


def test_sits_out_is_a_list_also_where_nobody_does() -> None:
    found = asked("--pairs 10 --boards 25")
    assert [each["sits_out"] for each in found["rounds"]] == [[]] * 5
    assert (found["verdict"], found["defects"], found["winners"]) == ("perfect", [], 2)
    assert found["rounds"][0]["tables"][0] == {"table": 1, "ns": 1, "ew": 6, "boards": [1, 2, 3, 4, 5]}
    assert found["balance"] == {"least": "0.25", "most": "0.25", "even": "0.25"}


def test_people_see_the_options_the_trade_offs_and_every_round() -> None:
    told = arbitro("movement", *ISSUE.split()).stdout
    assert "Howell" in told
    assert "Playing time 195 of 195 min." in told
    assert "13 contestants sit out, each at most 1×." in told
    assert "Mitchell" in told
    assert re.search(r"13 × 2", told)


@pytest.mark.parametrize(
    ("command", "kind"),
    [("--teams 6 --form round-robin", "matches"), ("--teams 3 --form triple", "teams"), ("--pairs 8", "pairs")],
)
def test_kinds(command: str, kind: str) -> None:
    assert asked(command)["kind"] == kind


def test_an_individual_has_two_numbers_on_a_side() -> None:
    found = asked("--players 8")
    assert found["kind"] == "individual"
    assert len(found["rounds"][0]["tables"][0]["ns"]) == 2


def test_who_must_not_move_and_who_comes_late() -> None:
    found = asked("--pairs 9 --late 1 --fixed 3 --form mitchell --boards 25 --regulations figb_2017")
    assert found["late"] == [10]
    assert found["rounds"][0]["sits_out"] == [5, 10]
    ids = {ground["id"]: ground for ground in found["trade_offs"]}
    assert ids["trade-fixed"]["source"] == "art. 5.1"
    assert ids["trade-late-waiting"]["text"].endswith("wait for them: 5.")


def test_cards_for_contestants_and_tables() -> None:
    guide = asked("--pairs 10 --boards 25 --guide")["guide"]
    card = guide["cards"][6]
    assert (card["contestant"], card["stays"]) == (7, False)
    assert [stop["table"] for stop in card["stops"]] == [2, 3, 4, 5, 1]
    told = arbitro("movement", "--pairs", "8", "--form", "relay", "--boards", "24", "--guide").stdout
    assert "pair 1 – stays" in told
    assert "Boards at several tables" in told
    assert "Boards on the side table" in told


def test_hours_may_be_written_with_minutes() -> None:
    assert asked("--pairs 10 --hours 3:15")["minutes"] == asked("--pairs 10 --hours 3.25")["minutes"]


def test_a_movement_is_written_to_a_file_that_can_be_proved(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    found = asked(f"{ISSUE} -o {file}")
    proved = answer(arbitro("movement", "--check", str(file), "--json"))
    assert {name: found[name] for name in proved} == proved
    assert "evening.json" in arbitro("movement", "--pairs", "10", "-o", str(file)).stdout


# -- proof


def test_a_movement_of_anybody_is_proved() -> None:
    """Three tables, East-West up, the boards down."""
    turn = [[(1, 4, 1), (2, 5, 2), (3, 6, 3)], [(1, 6, 2), (2, 4, 3), (3, 5, 1)], [(1, 5, 3), (2, 6, 1), (3, 4, 2)]]
    given = {"rounds": [{"tables": [{"ns": ns, "ew": ew, "boards": [b]} for ns, ew, b in each]} for each in turn]}
    text = msgspec.json.encode(given)
    found = answer(arbitro("movement", "--check", "-", "--json", given=text))
    assert (found["verdict"], found["winners"], found["tables"]) == ("perfect", 2, 3)
    given["rounds"][2]["tables"][0]["boards"] = [2]
    result = arbitro("movement", "--check", "-", given=msgspec.json.encode(given))
    assert result.exit_code == 0
    assert "With shortcomings." in result.stdout
    assert "Boards played more than once by pair 1: 2." in result.stdout
    assert "Boards not played by pairs 1, 5: 3." in result.stdout


def test_the_proof_tells_of_everybody_whom_it_meets_and_its_shares() -> None:
    """Eight players: everybody is a partner once and an opponent twice, and all comparisons are even."""
    found = asked("--players 8")
    assert len(found["proof"]) == 8
    for part in found["proof"]:
        others = [str(who) for who in range(1, 9) if who != part["contestant"]]
        assert part["partners"] == dict.fromkeys(others, 1)
        assert part["meets"] == dict.fromkeys(others, 2)
        assert part["shares"] == dict.fromkeys(others, "1/7")
        assert (part["ns"] + part["ew"], part["sits_out"], part["boards"]) == (7, 0, 28)
    told = arbitro("movement", "--players", "8", "--proof").stdout
    assert "2× 1-7" in told
    half = asked("--pairs 5 --form sit-out --boards 24")["proof"]  # three tables, one without East-West
    assert sorted((part["boards"], part["sits_out"]) for part in half) == [(16, 1)] * 3 + [(24, 0)] * 2


def test_boards_at_two_tables_at_once_are_told() -> None:
    given = {
        "rounds": [
            {"tables": [{"ns": 1, "ew": 2, "boards": [1]}, {"ns": 3, "ew": 4, "boards": [1]}]},
            {"tables": [{"ns": 1, "ew": 3, "boards": [2]}, {"ns": 2, "ew": 4, "boards": [3]}]},
        ]
    }
    text = msgspec.json.encode(given)
    found = answer(arbitro("movement", "--check", "-", "--json", given=text))
    assert found["shared"] == [{"round": 1, "boards": [1], "tables": [1, 2]}]
    assert "Rounds in which tables share boards: 1" in arbitro("movement", "--check", "-", given=text).stdout


@pytest.mark.parametrize("kind", ["pairs", "teams", None])
def test_nobody_plays_against_himself(kind: str | None) -> None:
    given = {"rounds": [{"tables": [{"ns": 1, "ew": 1, "boards": [1]}]}]} | ({"kind": kind} if kind else {})
    found = answer(arbitro("movement", "--check", "-", "--json", given=msgspec.json.encode(given)))
    assert found["verdict"] == "defects"
    assert found["defects"][0]["kind"] == "two-places"


def test_a_team_has_one_pair_for_each_way() -> None:
    tables = [{"ns": 1, "ew": 2, "boards": [1]}, {"ns": 1, "ew": 3, "boards": [2]}, {"ns": 3, "ew": 2, "boards": [3]}]
    given = msgspec.json.encode({"rounds": [{"tables": tables}], "kind": "teams"})
    found = answer(arbitro("movement", "--check", "-", "--json", given=given))
    assert [one["contestants"] for one in found["defects"] if one["kind"] == "two-places"] == [[1, 2]]


def test_what_cannot_be_read_is_told_all_at_once_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"rounds": [{"tables": [{"ns": 1, "ew": 2, "boards": []}, {"ns": 3}]}, {"tables": []}]}')
    found = problems("--check", str(file))
    assert [problem["kind"] for problem in found] == ["movement-no-boards", "movement-part", "movement-file-tables"]
    assert [problem["where"].get("tag") for problem in found] == ["rounds 1", "rounds 1", "rounds 2"]
    result = arbitro("movement", "--check", str(file))
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 3)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert problems("--check", str(tmp_path / "none.json"))[0]["kind"] == "file-missing"


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ("", "movement-who"),
        ("--pairs 8 --teams 4", "movement-who"),
        ("--pairs 8 --check x.json", "options-together"),
        ("--one-winner --check x.json", "options-together"),
        ("--pairs 8 --hours soon", "bad-number"),
        ("--pairs 8 --form waltz", "movement-form-unknown"),
        ("--pairs 1", "movement-contestants"),
        ("--players 5", "movement-contestants"),
        ("--pairs 26 --form mitchell --boards 3", "movement-boards-few"),
    ],
)
def test_what_cannot_be_asked(args: str, kind: str) -> None:
    assert kind in [problem["kind"] for problem in problems(*args.split())]


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_and_every_defect_has_words(language: str) -> None:
    kinds = {
        *OF_TWO, "two-places", "sits-and-sits-out", "sits-out", "table-twice", "board-again", "boards-not-played",
        "no-other-table",
    }  # fmt: skip
    defects = [Defect(kind, 1, 1, (1, 2), (1, 2, 3), 2) for kind in sorted(kinds)]
    assert len(say_defects(defects, "pairs", language)) == len(summarise_defects(defects, language)) == len(kinds)
    assert all(message(f"movement-form-{form.name}", language) for form in FORMS)


def test_those_of_one_contestant_stand_in_one_line() -> None:
    defects = [Defect("do-not-meet", contestants=(1, other)) for other in (4, 6)]
    assert say_defects(defects, "teams") == ["Never met by team 1: 4, 6."]
    assert say_numbers((7, 1, 2, 3)) == "1-3, 7"
    assert say_who((1, 2), "individual") == "players 1, 2"


def test_the_examples_of_the_help_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"movement {ISSUE}" in examples("movement")
    for language, example in zip(LANGUAGES * 2, examples("movement"), strict=True):
        result = arbitro("--lang", language, *shlex.split(example))
        assert result.exit_code == 0, result.output


def test_the_examples_of_the_documentation_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^arbitro (movement .*)$", PAGE, re.MULTILINE)
    assert commands
    for command in commands:
        assert arbitro(*shlex.split(command)).exit_code == 0, command
