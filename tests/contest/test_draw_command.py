"""`arbitro draw`: the file, the answer, the problems; every reason in every language."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.cli.events.draw.answers import BracketAnswer, DrawAnswer
from arbitro.cli.events.draw.facts import DrawRequest
from arbitro.words import LANGUAGES
from tests.cli.terminal import COMMANDS, answer, arbitro

EVENT: dict[str, Any] = {
    "entrants": [
        {"name": "Reds", "points": "41.5", "rank": 1, "club": "West"},
        {"name": "Blues", "points": 40.25},
        {"name": "Greens", "points": 30, "floated": "down"},
        {"name": "Blacks", "points": "67/2", "forfeits": 1},
        {"name": "Golds", "points": 33},
        {"name": "Whites", "points": 12},
    ],
    "matches": [
        {"round": 1, "home": "Reds", "away": "Blues"},
        {"round": 1, "home": "Blacks", "away": "Whites"},
    ],
    "byes": [{"round": 1, "name": "Greens"}],
    "withdrawn": ["Whites"],
    "apart": [["Reds", "Blacks"]],
}
CUP = {"entrants": [{"name": name, "rank": rank} for rank, name in enumerate("ABCDEF", 1)]}


def written(tmp_path: Path, event: object = EVENT) -> str:
    file = tmp_path / "event.json"
    file.write_bytes(msgspec.json.encode(event))
    return str(file)


def asked(tmp_path: Path, *args: str, event: object = EVENT) -> Any:
    return answer(arbitro("draw", written(tmp_path, event), "--json", *args))


def problems(*args: str, given: str | None = None) -> list[tuple[str, str]]:
    result = arbitro("draw", *args, "--json", given=given)
    assert result.exit_code == 2
    assert result.stdout == ""
    return [(one["kind"], one.get("found", "")) for one in msgspec.json.decode(result.stderr)["problems"]]


def test_a_swiss_round_of_what_the_file_says(tmp_path: Path) -> None:
    """Five are left. Golds are the lowest without a bye; Reds have met Blues and never meet Blacks."""
    found = asked(tmp_path, "--seed", "7 May")
    assert (found["system"], found["round"], found["seed"], found["bye"]) == ("swiss", 2, "7 May", "Golds")
    assert {frozenset((one["home"], one["away"])) for one in found["pairings"]} == {
        frozenset(("Reds", "Greens")),
        frozenset(("Blues", "Blacks")),
    }
    assert [one["table"] for one in found["pairings"]] == [1, 2]
    reds = found["pairings"][0]
    assert (reds["home"], reds["why"][0]["figures"]["points"]) == ("Greens", "11.5")
    assert found["floated"] == {"Reds": "down", "Greens": "up", "Blues": "down", "Blacks": "up"}
    assert msgspec.json.decode(msgspec.json.encode(found), type=DrawAnswer).warnings == ()


def test_a_seed_is_made_told_and_gives_the_same_draw_again(tmp_path: Path) -> None:
    event = {"entrants": [{"name": number} for number in range(1, 21)]}
    first = asked(tmp_path, event=event)
    assert len(first["seed"]) == 16
    assert asked(tmp_path, "--seed", first["seed"], event=event) == first
    assert asked(tmp_path, event=event | {"seed": first["seed"]}) == first
    assert asked(tmp_path, event=event)["pairings"] != first["pairings"]


def test_a_withdrawn_team_is_left_out_and_what_it_played_stands(tmp_path: Path) -> None:
    names = {name for one in asked(tmp_path)["pairings"] for name in (one["home"], one["away"])}
    assert "Whites" not in names


def test_two_change_places_by_hand(tmp_path: Path) -> None:
    found = asked(tmp_path, "--seed", "7 May", "--swap", "Greens, Blues")
    assert [one["id"] for one in found["warnings"]] == ["draw-rematch"]
    assert problems(written(tmp_path), "--swap", "Greens") == [("bad-swap", "Greens")]


def test_danish_and_pairs(tmp_path: Path) -> None:
    found = asked(tmp_path, "--system", "danish", "--of", "pairs", "--seed", "x")
    assert found["bye"] == "Golds"  # Greens, who are the last, have sat out
    assert found["pairings"][0]["why"][-1]["id"] in ("draw-home-balance-pairs", "draw-home-lot-pairs")


def test_a_knock_out_from_the_first_round_to_the_winner(tmp_path: Path) -> None:
    first = asked(tmp_path, "--system", "knockout", event=CUP)
    assert msgspec.convert(first, BracketAnswer).round == 1
    assert [one["entrant"] for one in first["byes"]] == ["A", "B"]
    assert [one["table"] for one in first["pairings"]] == [1, 2]
    assert [len(one["matches"]) for one in first["rounds"]] == [2, 2, 1]
    lasting = {"seed": first["seed"]}
    winners = {str(one["table"]): one["home"] for one in first["pairings"]}
    second = asked(tmp_path, "--system", "knockout", event=CUP | lasting | {"winners": winners})
    assert second["round"] == 2
    winners |= {"3": "A", "4": "B", "5": "B"}
    last = asked(tmp_path, "--system", "knockout", event=CUP | lasting | {"winners": winners})
    assert (last["round"], last["champion"], last["pairings"]) == (None, "B", [])


def test_matches_of_three(tmp_path: Path) -> None:
    found = asked(tmp_path, "--system", "knockout", "--three-way", "two", event=CUP)
    assert [(one["go_on"], len(one["entrants"])) for one in found["three_way"]] == [(2, 3), (2, 3)]
    assert found["pairings"] == []


def test_the_best_choose_where_the_regulations_say_so(tmp_path: Path) -> None:
    pack = tmp_path / "cup.toml"
    pack.write_text(
        'title = "Cup"\nextends = "wbf"\n[draw.knockout]\nchoice = { value = "best_choose", source = "4" }\n'
    )
    event = {"entrants": CUP["entrants"][:4], "winners": {}, "seed": "x"}
    pairs = asked(tmp_path, "--system", "knockout", event=event)["pairings"]
    assert len(pairs) == 2
    eight = {"entrants": [{"name": name, "rank": rank} for rank, name in enumerate("ABCDEFGH", 1)], "seed": "x"}
    opened = asked(tmp_path, "--system", "knockout", event=eight)
    winners = {str(one["table"]): min(one["home"], one["away"]) for one in opened["pairings"]}
    more = ("--system", "knockout", "--regulations", str(pack))
    waiting = asked(tmp_path, *more, event=eight | {"winners": winners})
    assert (waiting["choosing"], waiting["choose_from"]) == (["A", "B"], ["C", "D"])
    chosen = asked(tmp_path, *more, event=eight | {"winners": winners, "choices": {"A": "C"}})
    assert {frozenset((one["home"], one["away"])) for one in chosen["pairings"]} == {frozenset("AC"), frozenset("BD")}


def test_every_problem_of_a_file_is_told_with_its_place(tmp_path: Path) -> None:
    event = {
        "entrants": [{"name": "A", "points": "many"}, {"name": "B"}],
        "matches": [{"round": 1, "home": "A", "away": "X"}],
        "byes": [{"round": 1, "name": "A"}, {"round": 1, "name": "Y"}],
        "apart": [["B", "Z"]],
    }
    file = written(tmp_path, event)
    assert problems(file) == [
        ("not-entered", "X"),
        ("not-entered", "Y"),
        ("not-entered", "Z"),
        ("two-matches-in-a-round", "A"),
        ("bad-number", "many"),
    ]
    twice = event | {"entrants": [{"name": "A"}, {"name": "B"}, {"name": "A"}], "round": 1}
    twice |= {"matches": [{"round": 1, "home": "B", "away": "B"}, {"round": 1, "home": "A", "away": "X"}]}
    assert {"not-entered", "drawn-twice", "team-meets-itself", "round-already-drawn"} <= {
        kind for kind, _ in problems(written(tmp_path, twice))
    }
    said = arbitro("draw", written(tmp_path, event)).stderr
    assert "event.json, matches, no. 1: X does not take part." in said
    wrong = {"entrants": [{"name": "A", "rank": -1}, {"points": 3}], "matches": [{"round": 0}]}
    assert [kind for kind, _ in problems(written(tmp_path, wrong))] == ["bad-draw-entry"] * 3


@pytest.mark.parametrize("text", ["", "[]", "{", '{"entrants": 4}', '{"entrants": [], "x": 1}'])
def test_what_is_not_such_a_file_is_a_problem(text: str) -> None:
    assert [kind for kind, _ in problems("-", given=text)] == ["bad-json"]


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        (("--system", "danish", "--first", "lot", "--seeds", "3"), "option-needs"),
        (("--system", "knockout", "--swap", "A, B"), "option-needs"),
        (("--round", "1"), "round-already-drawn"),
        (("--round", "0"), "round-to-draw"),
        (("--regulations", "nobody"), "unknown-pack"),
    ],
)
def test_options_that_do_not_fit(tmp_path: Path, args: tuple[str, ...], kind: str) -> None:
    assert kind in [one for one, _ in problems(written(tmp_path), *args)]


def test_winners_of_matches_that_are_not_there(tmp_path: Path) -> None:
    for winners, kind in (({"x": "A"}, "no-such-match"), ({"9": "A"}, "no-such-match"), ({"1": "A"}, "not-in-match")):
        found = problems(written(tmp_path, CUP | {"winners": winners}), "--system", "knockout")
        assert kind in [one for one, _ in found]
    found = problems(written(tmp_path, CUP | {"winners": {"1": "X", "9": "A"}}), "--system", "knockout")
    assert found == [("no-such-match", "9"), ("not-in-match", "X"), ("match-without-winner", "2")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("args", [(), ("--system", "danish"), ("--system", "knockout", "--three-way", "two")])
def test_the_page_has_every_reason_in_every_language(tmp_path: Path, language: str, args: tuple[str, ...]) -> None:
    file = written(tmp_path)
    page = arbitro("--lang", language, "draw", file, "--seed", "7 May", *args).stdout
    assert "7 May" in page
    told = answer(arbitro("--lang", language, "draw", file, "--seed", "7 May", "--json", *args))
    for one in told["pairings"]:
        assert f"{one['home']} – {one['away']}" in page
        for ground in one["why"]:
            assert ground["text"] in page
    brief = arbitro("--lang", language, "draw", file, "--seed", "7 May", "--brief", *args).stdout
    assert len(brief) < len(page)


def test_the_example_of_the_help_is_a_file_that_can_be_read() -> None:
    text = re.search(r"\{\"entrants\".*\]\]\}", COMMANDS["draw"].help or "", re.DOTALL)
    assert text is not None
    assert msgspec.json.decode(text[0], type=DrawRequest).entrants[0].name == "Reds"
    found = answer(arbitro("draw", "-", "--json", given=text[0]))
    assert {frozenset((one["home"], one["away"])) for one in found["pairings"]} == {
        frozenset(("Reds", "Greens")),
        frozenset(("Blues", "Golds")),
    }
