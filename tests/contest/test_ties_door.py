"""`arbitro ties`: a tie as a director writes it, and everything that can be wrong with it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.cli.events.ties import TiesAnswer
from arbitro.contest.ties.request import read_tie
from arbitro.words import LANGUAGES
from tests.cli.terminal import answer, arbitro
from tests.contest.ties_cases import CASES

THREE = {
    "form": "teams_round_robin",
    "tied": ["A", "B", "C"],
    "matches": [
        {"round": 1, "home": "A", "away": "B", "vp": ["10.91", "9.09"], "imps": [23, 20], "points": [1200, 1100]},
        {"round": 2, "home": "B", "away": "C", "vp": [12.8, 7.2], "imps": 10},
        {"round": 3, "home": "C", "away": "A", "vp": ["11,48", "8.52"], "imps": 5},
    ],
}


SOME = [  # every form, and every way in which a tie can end
    "TN78.5-1 tied boards, then tops",
    "TN78.6-1 pairs share",
    "ranks that are not told are asked for",
    "a quotient with nothing lost is infinite",
    "the length of the match is asked for",
    "two last alike: two ties of two teams, with all their matches",
    "an event without the index",
    "board-a-match, nothing parts them",
    "TN78.7-5 a level match of 32 boards",
    "after two level stanzas one board at a time",
]


def asked(content: object, *options: str) -> Any:
    return answer(arbitro("ties", "-", "--json", *options, given=json.dumps(content)))


def troubles(content: object, *options: str) -> list[tuple[str, str, int | None, str]]:
    result = arbitro("ties", "-", "--json", *options, given=json.dumps(content))
    assert result.exit_code == 2
    found = json.loads(result.stderr)["problems"]
    return [
        (one["kind"], where.get("tag", ""), where.get("index"), one.get("found", ""))
        for one in found
        for where in [one.get("where", {})]
    ]


def test_the_order_with_the_trace_of_each_criterion() -> None:
    found = asked(THREE)
    assert found["order"] == [["A"], ["B"], ["C"]]
    first, second = found["steps"]
    assert (first["criterion"], first["source"]) == ("direct_vp", "art. 78.7(a)1.2")
    assert first["values"] == {"A": "19.43", "B": "21.89", "C": "18.68"}
    assert first["separated"] == [["A", "B"], ["C"]]
    assert first["counted"][0] == {"contestants": ["A", "B"], "round": 1, "values": {"A": "10.91", "B": "9.09"}}
    assert second["separated"] == [["A"], ["B"]]
    assert (found["unbroken"], found["play_off"], found["regulations"]) == ([], [], "figb_2017")
    assert found["articles"] == ["art. 78.7(a)1.2", "art. 78.7(a)1.1"]


@pytest.mark.parametrize("id", SOME)
def test_what_it_prints_is_the_value_of_its_schema(id: str) -> None:
    case = {key: value for key, value in CASES[id].items() if key not in ("id", "expect")}
    printed = asked(case)
    assert printed["order"] == CASES[id]["expect"]["order"]
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(printed, TiesAnswer))) == printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SOME)
def test_it_is_said_in_every_language(id: str, language: str) -> None:
    case = {key: value for key, value in CASES[id].items() if key not in ("id", "expect")}
    result = arbitro("--lang", language, "ties", "-", given=json.dumps(case))
    assert result.exit_code == 0, result.output
    first = result.stdout.splitlines()[0]
    places = [1]
    for group in CASES[id]["expect"]["order"]:
        places.append(places[-1] + len(group))
    for place, group in zip(places, CASES[id]["expect"]["order"], strict=False):
        assert f"{place}. {' = '.join(group)}" in first


def test_a_toml_file_is_read_with_exact_numbers(tmp_path: Path) -> None:
    file = tmp_path / "tie.toml"
    file.write_text('tied = ["A", "B"]\n[[matches]]\nhome = "A"\naway = "B"\nvp = [10.10, 9.90]\n')
    found = answer(arbitro("ties", str(file), "--form", "teams_round_robin", "--json"))
    assert found["steps"][0]["values"] == {"A": "10.1", "B": "9.9"}


def test_the_option_goes_before_the_file() -> None:
    found = asked(THREE | {"resistance": False}, "--form", "teams_swiss")
    assert found["form"] == "teams_swiss"
    assert found["steps"][0]["skipped"] == "not_offered"


PAIRS = {
    "form": "pairs",
    "tied": ["1", "2"],
    "sessions": [
        {"contestant": "1", "boards": [{"board": 1, "points": 8, "top": 12}]},
        {"contestant": "2", "boards": [{"board": 1, "points": 4, "top": 12}]},
    ],
}


def test_pairs_are_parted_when_asked_and_share_when_that_will_do() -> None:
    assert asked(PAIRS)["order"] == [["1"], ["2"]]
    shared = asked(PAIRS | {"prizes": ["100", 60]}, "--share")
    assert shared["order"] == [["1", "2"]]
    assert shared["unbroken"] == [{"contestants": ["1", "2"], "remedies": ["share"]}]
    assert shared["prizes"] == {"1": "80", "2": "80"}


def test_who_shares_needs_no_boards() -> None:
    level = {"form": "pairs", "tied": ["1", "2"], "unavoidable": False, "prizes": [100, 60]}
    assert asked(level)["prizes"] == {"1": "80", "2": "80"}
    assert {one[0] for one in troubles(level | {"unavoidable": True})} == {"tie-unknown"}


def test_lots_from_a_seed_are_the_same_every_time() -> None:
    level = PAIRS | {"sessions": [{"contestant": one, "boards": PAIRS["sessions"][0]["boards"]} for one in "12"]}  # type: ignore[index]
    assert asked(level)["unbroken"] == [{"contestants": ["1", "2"], "remedies": ["share", "lots"]}]
    once, again = asked(level, "--lots", "14 May"), asked(level, "--lots", "14 May")
    assert once == again
    assert not once["unbroken"]
    assert sorted(once["order"]) == [["1"], ["2"]]


def test_the_laws_alone_leave_the_tie() -> None:
    found = asked(THREE, "--regulations", "wbf")
    assert found["order"] == [["A", "B", "C"]]
    assert found["unbroken"] == [{"contestants": ["A", "B", "C"], "remedies": ["share"]}]


# -- what is wrong


def test_every_problem_is_told_at_once_with_its_place() -> None:
    wrong = {
        "tied": ["A"],
        "matches": [
            {"home": "A", "away": "A", "vp": [10, 10]},
            {"home": "A", "away": "B", "vp": ["ten", 10]},
            {"home": "A", "away": "B", "round": 2, "vp": 12},
            {"home": "A", "away": "B", "round": 3, "points": "0.5"},
            {"home": "A", "away": "B", "round": 4, "lost": "Z"},
            {"home": "B", "away": "A", "round": 4},
        ],
        "sessions": [
            {"contestant": "A", "boards": [{"board": 1, "points": 13, "top": 12}]},
            {"contestant": "A"},
        ],
        "totals": {"B": "60%"},
        "prizes": ["first"],
        "extra": [{"imps": {"A": "x"}}],
    }
    assert troubles(wrong) == [
        ("tie-form", "", None, ""),
        ("tie-too-few", "tied", None, "1"),
        ("tie-opponent", "matches away", 1, "A"),
        ("bad-number", "matches vp", 2, "ten"),
        ("tie-two-sides", "matches vp", 3, "12"),
        ("bad-number", "matches points", 4, "1/2"),
        ("tie-opponent", "matches lost", 5, "Z"),
        ("tie-board-points", "sessions", 1, "13"),
        ("tie-told-twice", "matches", 6, "B-A, 4"),
        ("tie-told-twice", "sessions", 2, "A, 1"),
        ("bad-number", "totals B", None, "60%"),
        ("bad-number", "extra", 1, "x"),
        ("bad-number", "prizes", 1, "first"),
    ]


def test_a_wrong_form_is_told_for_each_entry() -> None:
    wrong = {"tied": ["A", "B"], "matches": [{"away": "B"}, {"home": "A", "vps": 3}], "sessions": [7], "boards": 0}
    kinds = troubles(wrong)
    assert [(kind, index) for kind, _, index, _ in kinds] == [
        ("request-form", 1),
        ("request-form", 2),
        ("request-form", 1),
        ("request-form", None),
    ]


def test_too_many_prizes_are_refused() -> None:
    assert troubles(PAIRS | {"prizes": [1, 2, 3]}) == [("tie-prizes", "prizes", None, "3")]


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b"\xff", b'{"tied": 1}', b'{"tied": ["A", "B"], "matches": 3}'])
def test_what_is_no_tie_is_refused(text: bytes) -> None:
    with pytest.raises(ProblemsFound):
        read_tie(text, toml=False)


def test_a_broken_toml_file_and_a_missing_one_are_problems(tmp_path: Path) -> None:
    file = tmp_path / "tie.toml"
    file.write_text("tied = [")
    for name in (str(file), str(tmp_path / "none.json")):
        result = arbitro("ties", name)
        assert result.exit_code == 2
        assert Path(name).name in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_said_in_every_language(language: str) -> None:
    result = arbitro("--lang", language, "ties", "-", given=json.dumps({"tied": ["A", "A"]}))
    assert result.exit_code == 2
    assert "teams_round_robin" in result.stderr
    assert "problem" not in result.stderr
