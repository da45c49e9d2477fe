"""Quick answers of scoring. Expected values are from Laws 12C2, 78, 87 and the tables of the supplementary norms."""

import csv
import re
import shlex
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.cli.scores.artificial import ArtificialAnswer
from arbitro.cli.scores.fouled import FouledAnswer
from arbitro.cli.scores.imps import ImpsAnswer
from arbitro.cli.scores.matchpoints import MatchpointsAnswer
from arbitro.cli.scores.neuberg import NeubergAnswer
from arbitro.cli.scores.vp import VictoryPointsAnswer
from arbitro.cli.scores.weighted import WeightedAnswer
from arbitro.scoring.rounding import exact_text
from tests.cli.terminal import answer, arbitro

TABLES = Path(__file__).parents[3] / "shared" / "data"


def asked(*args: str) -> Any:
    return answer(arbitro(*args, "--json"))


@given(st.fractions())
def test_an_exact_number_as_text_is_that_number(value: Fraction) -> None:
    assert Fraction(exact_text(value)) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [(Fraction(17, 2), "8.5"), (Fraction(-1, 8), "-0.125"), (Fraction(17, 3), "17/3"), (Fraction(-20), "-20")],
)
def test_a_number_is_a_decimal_if_that_ends(value: Fraction, text: str) -> None:
    assert exact_text(value) == text


# -- victory points


def test_vp_has_the_promised_form() -> None:
    assert asked("vp", "--boards", "16", "--imps", "23", "--scale", "continuous") == {
        "scale": "continuous",
        "boards": 16,
        "imps": 23,
        "winner": "15.56",
        "loser": "4.44",
    }


@pytest.mark.parametrize(
    ("args", "winner", "loser"),
    [
        (["--boards", "16", "--imps", "23", "--scale", "discrete"], "16", "4"),
        (["--boards", "20", "--imps", "4", "--scale", "simple"], "1", "1"),  # 4 is not more than a fifth of 20
        (["--boards", "20", "--imps", "5", "--scale", "simple"], "2", "0"),
        (["--boards", "16", "--imps", "-23"], "15.56", "4.44"),  # the winner's margin, whoever won
        (["--boards", "16", "--imps", "0"], "10", "10"),
        (["--boards", "16", "--imps", "500"], "20", "0"),
    ],
)
def test_vp_on_every_scale(args: list[str], winner: str, loser: str) -> None:
    found = asked("vp", *args)
    assert (found["winner"], found["loser"]) == (winner, loser)


@pytest.mark.parametrize(
    ("scale", "margin", "points"), [("continuous", "imp_diff", "vp"), ("discrete", "imp_min", "vp_winner")]
)
def test_vp_gives_the_cells_of_the_printed_tables(scale: str, margin: str, points: str) -> None:
    path = TABLES / f"vp-{scale}.csv"
    if not path.exists():
        pytest.skip(f"{path.name} is not beside the checkout")
    with path.open() as file:
        cells = list(csv.DictReader(file))
    for cell in cells[:: max(len(cells) // 25, 1)]:
        found = asked("vp", "--boards", cell["boards"], "--imps", cell[margin], "--scale", scale)
        assert Fraction(found["winner"]) == Fraction(cell[points]), cell


def test_vp_goes_by_regulations_if_they_are_named(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text('extends = "wbf"\n[scoring.vp]\nleast_boards = 8\n')
    assert arbitro("vp", "--boards", "8", "--imps", "5", "--regulations", str(pack)).exit_code == 0
    result = arbitro("vp", "--boards", "7", "--imps", "5", "--regulations", str(pack))
    assert (result.exit_code, "7 boards" in result.stderr) == (2, True)


# -- IMPs and matchpoints


@pytest.mark.parametrize(
    ("args", "difference", "imps"),
    [
        (["620", "-100"], 720, 12),
        (["720"], 720, 12),
        (["-50", "420"], -470, -10),
        (["-720"], -720, -12),
        (["420", "420"], 0, 0),
    ],
)
def test_imps_of_two_scores_or_of_a_difference(args: list[str], difference: int, imps: int) -> None:
    assert asked("imps", *args) == {"difference": difference, "imps": imps}


def test_matchpoints_of_a_board() -> None:
    found = asked("matchpoints", "420", "450", "-50", "420")
    assert found["top"] == 6
    assert [(one["score_ns"], one["points_ns"], one["points_ew"]) for one in found["results"]] == [
        (420, "3", "3"),
        (450, "6", "0"),
        (-50, "0", "6"),
        (420, "3", "3"),
    ]
    halves = asked("matchpoints", "-50", "420", "420", "--scale", "1")
    assert [one["points_ns"] for one in halves["results"]] == ["0", "1.5", "1.5"]


def test_neuberg_brings_points_to_the_size_of_the_field() -> None:
    found = asked("neuberg", "--points", "4", "--results", "5", "--field", "8")
    assert found == {"points": "4", "results": 5, "field": 8, "top": 14, "neuberg": "7"}  # (4 + 1) 8/5 - 1
    assert asked("neuberg", "--points", "2", "--results", "3", "--field", "4")["neuberg"] == "3"


# -- adjusted scores


def test_a_weighted_score_weighs_the_points_and_not_the_scores() -> None:
    """Against 420, 420 and -50: 420 has 2 + 1 + 1 = 4 of 6, -50 has 1."""
    found = asked("weighted", "--method", "mp", "--field", "420 420 -50", "--ns", "3/5 420, 2/5 -50")
    assert (found["top"], found["ns"]["points"], found["ew"]["points"]) == (6, "2.8", "3.2")
    assert found["ns"]["parts"] == [
        {"weight": "0.6", "score_ns": 420, "points": "4"},
        {"weight": "0.4", "score_ns": -50, "points": "1"},
    ]


def test_a_weighted_score_may_differ_for_the_two_sides() -> None:
    """470 points are 10 IMPs."""
    found = asked("weighted", "--method", "imps", "--field", "-50", "--ns", "3/5 420, 2/5 -50", "--ew", "420")
    assert (found["top"], found["ns"]["points"], found["ew"]["points"]) == (None, "6", "-10")


@pytest.mark.parametrize(
    ("args", "percent", "points"),
    [
        (["--edition", "2017", "--fault", "none", "--session-percent", "63.4", "--top", "24"], "63.4", "15.216"),
        (["--edition", "2017", "--fault", "none", "--session-percent", "53,4", "--top", "24"], "60", "14.4"),
        (["--edition", "2017", "--fault", "part", "--session-percent", "63.4", "--top", "24"], "50", "12"),
        (["--edition", "2017", "--fault", "direct", "--session-percent", "35", "--top", "10"], "35", "3.5"),
        (["--edition", "2007", "--fault", "direct", "--session-percent", "35", "--top", "10"], "40", "4"),
        (["--edition", "1997", "--fault", "none", "--session-percent", "70"], "70", None),
        (["--fault", "none"], "60", None),
        (["--fault", "none", "--method", "imps"], None, "3"),
        (["--fault", "none", "--method", "imps", "--session-imps", "4"], None, "4"),
        (["--fault", "direct", "--method", "imps", "--session-imps", "-1"], None, "-3"),
        (["--fault", "part", "--method", "imps"], None, "0"),
    ],
)
def test_an_artificial_score_by_edition_and_fault(args: list[str], percent: str | None, points: str | None) -> None:
    found = asked("artificial", *args)
    assert (found["percent"], found["points"]) == (percent, points)


def test_a_fouled_board_is_scored_by_groups() -> None:
    """Of seven results four are compared among themselves: (6 + 1) 7/4 - 1 for the best; three go by N87.2."""
    found = asked("fouled", "420", "420", "-50", "450", "/", "620", "-100", "170")
    assert found["top"] == 12
    assert [one["points_ns"] for one in found["results"][:4]] == ["6", "6", "0.75", "11.25"]
    assert [(one["percent_ns"], one["percent_ew"]) for one in found["results"][4:]] == [
        ("70", "50"),
        ("50", "70"),
        ("60", "60"),
    ]
    assert [one["by"] for one in found["results"]] == ["neuberg"] * 4 + ["table"] * 3
    assert (found["penalty_at_table"], found["penalty_duplicating"]) == (None, None)
    figb = asked("fouled", "420 -50", "/", "-50", "--regulations", "figb_2017")
    assert (figb["penalty_at_table"], figb["penalty_duplicating"]) == ("10", "20")


@pytest.mark.parametrize(
    ("scores", "ns", "ew"),
    [
        (["620"], ["60"], ["60"]),
        (["620", "650"], ["55", "65"], ["65", "55"]),
        (["620", "620"], ["60", "60"], ["60", "60"]),
        (["420", "420", "-50"], ["65", "65", "50"], ["55", "55", "70"]),
        (["420", "-50", "-50"], ["70", "55", "55"], ["50", "65", "65"]),
    ],
)
def test_a_group_alone_is_a_group_of_a_fouled_board(scores: list[str], ns: list[str], ew: list[str]) -> None:
    """N87.2, whether or not the rest of the field is told."""
    for field in ([], ["--field", "8"]):
        found = asked("fouled", *scores, *field)
        assert [one["percent_ns"] for one in found["results"]] == ns
        assert [one["percent_ew"] for one in found["results"]] == ew
        assert {one["by"] for one in found["results"]} == {"table"}


def test_a_larger_group_alone_goes_by_neuberg() -> None:
    """TN87.2-3: six of ten results."""
    found = asked("fouled", "650", "620", "600", "170", "140", "-100", "--field", "10")
    assert found["top"] == 18
    assert [one["points_ns"] for one in found["results"]] == ["52/3", "14", "32/3", "22/3", "4", "2/3"]


# -- as values, in words, and what is wrong


@pytest.mark.parametrize(
    ("value", "args"),
    [
        (VictoryPointsAnswer, ["vp", "--boards", "8", "--imps", "7/2"]),
        (ImpsAnswer, ["imps", "90"]),
        (MatchpointsAnswer, ["matchpoints", "90"]),
        (NeubergAnswer, ["neuberg", "--points", "1/2", "--results", "2", "--field", "3"]),
        (WeightedAnswer, ["weighted", "--field", "90", "--ns", "1/3 90; 2/3 -50"]),
        (ArtificialAnswer, ["artificial", "--fault", "part"]),
        (FouledAnswer, ["fouled", "90", "/", "-50"]),
    ],
)
def test_what_a_command_prints_is_the_value_of_its_schema(value: type[msgspec.Struct], args: list[str]) -> None:
    printed = asked(*args)
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(printed, value))) == printed


PAGE = (Path(__file__).parents[2] / "docs" / "scoring.md").read_text(encoding="utf-8")
SHOWN = [block.partition("\n") for block in re.findall(r"```console\n\$ arbitro (.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize(("command", "printed"), [(command, printed) for command, _, printed in SHOWN])
def test_the_documentation_shows_what_is_printed(command: str, printed: str) -> None:
    assert arbitro(*shlex.split(command)).stdout == printed


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["vp", "--boards", "16", "--imps", "23"], "15.56 – 4.44"),
        (["imps", "620", "-100"], "+720: +12 IMPs"),
        (["matchpoints", "420", "-50"], "+420: NS 2, EW 0"),
        (["neuberg", "--points", "2", "--results", "3", "--field", "4"], "3 matchpoints of 6"),
        (["weighted", "--field", "420 420 -50", "--ns", "3/5 420, 2/5 -50"], "0.6 × (+420: 4)"),
        (["artificial", "--fault", "none"], "Average plus: 60% (12C2(a))"),
        (["artificial", "--fault", "none", "--top", "24"], "14.4 points"),
        (["artificial", "--fault", "direct", "--method", "imps"], "-3 IMPs"),
        (["fouled", "420", "/", "620", "--regulations", "figb_2017"], "20% while duplicating"),
    ],
)
def test_people_read_a_sentence(args: list[str], said: str) -> None:
    result = arbitro(*args)
    assert result.exit_code == 0
    assert said in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["vp", "--boards", "0", "--imps", "3"], "0 boards"),
        (["vp", "--boards", "8", "--imps", "many"], "many"),
        (["vp", "--boards", "8", "--imps", "3", "--scale", "simple", "--non-increasing"], "--non-increasing"),
        (["vp", "--boards", "8", "--imps", "3", "--regulations", "wbf", "--non-increasing"], "together"),
        (["vp", "--imps", "3"], "--boards"),
        (["imps", "1", "2", "3"], "3 scores"),
        (["imps", "x"], "x"),
        (["imps", "--colour"], "--colour"),
        (["matchpoints", "420", "421"], "+421"),
        (["matchpoints", "420", "4H"], "4H"),
        (["matchpoints"], "SCORE"),
        (["neuberg", "--points", "9", "--results", "9", "--field", "8"], "9 results"),
        (["neuberg", "--points", "9", "--results", "4", "--field", "8"], "9 matchpoints"),  # 6 is the most among 4
        (["weighted", "--field", "420", "--ns", "1/2 420, 1/3 -50"], "1/2 + 1/3"),
        (["weighted", "--field", "", "--ns", "420"], "No score"),
        (["weighted", "--field", "420", "--ns", "4H N ="], "4H N ="),
        (["artificial", "--fault", "some"], "none part direct"),
        (["artificial", "--fault", "none", "--session-percent", "163"], "163"),
        (["artificial", "--fault", "none", "--session-imps", "3"], "--method imps"),
        (["artificial", "--fault", "none", "--method", "imps", "--top", "3"], "--method mp"),
        (["fouled", "420", "/"], "No score"),
        (["fouled", "420", "430", "--field", "1"], "2 results"),
    ],
)
def test_what_is_wrong_is_said_with_exit_code_2(args: list[str], said: str) -> None:
    result = arbitro(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


@pytest.mark.parametrize(
    ("args", "kinds"),
    [
        (["matchpoints", "420", "4H", "421"], ["not-a-score", "impossible-score"]),
        (["fouled", "421", "/", "x", "--field", "0"], ["impossible-score", "not-a-score"]),
        (
            ["weighted", "--field", "421 420", "--ns", "1/2 422, 1/3 420", "--ew", "x"],
            ["impossible-score", "impossible-score", "weights", "not-a-score"],
        ),
    ],
)
def test_everything_wrong_is_told_at_once(args: list[str], kinds: list[str]) -> None:
    result = arbitro(*args, "--json")
    assert result.exit_code == 2
    assert [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]] == kinds


@pytest.mark.parametrize(("boards", "noted"), [(12, True), (16, True), (17, False), (20, False)])
def test_simple_victory_points_of_a_short_match_are_told_to_be_for_longer_ones(boards: int, noted: bool) -> None:
    """78.1: for matches of more than 16 boards."""
    found = arbitro("vp", "--boards", str(boards), "--imps", "5", "--scale", "simple", "--regulations", "figb_2017")
    assert ("art. 78.1" in found.stdout) is noted
