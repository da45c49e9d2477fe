"""`arbitro simulate`: whole events from a seed, and logs that can be read again."""

import shlex
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.contest.facts.log import replayed
from arbitro.words import LANGUAGES, message
from tests.cli.terminal import answer, arbitro, examples


def run(command: str) -> Any:
    return answer(arbitro("simulate", *shlex.split(command), "--json"))


def problems(command: str) -> list[dict[str, Any]]:
    result = arbitro("simulate", *shlex.split(command), "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    found: list[dict[str, Any]] = msgspec.json.decode(result.stderr)["problems"]
    return found


def rows(found: Any, phase: str = "") -> list[dict[str, Any]]:
    (ranking,) = [one for one in found["rankings"] if one["phase"] == phase]
    told: list[dict[str, Any]] = ranking["rows"]
    return told


# -- every form


@pytest.mark.parametrize(
    ("command", "size"),
    [
        ("--pairs 7 --rounds 3", 7),
        ("--pairs 8 --scoring butler --rounds 3", 8),
        ("--pairs 6 --scoring cross_imps --rounds 3", 6),
        ("--pairs 6 --scoring total_points --rounds 3", 6),
        ("--pairs 6 --system danish --rounds 3", 6),
        ("--players 9", 9),
        ("--teams 5 --system swiss --rounds 3", 5),
        ("--teams 5 --system round_robin --scoring imps --boards 2", 5),
        ("--teams 5 --system knockout", 5),
        ("--teams 5 --system movement --scoring board_a_match", 5),
        ("--teams 3 --system movement --scoring imps", 3),
    ],
)
def test_everybody_is_ranked(command: str, size: int) -> None:
    rankings = run(f"{command} --seed 1")["rankings"]
    ranked = [row["contestant"] for ranking in rankings for row in ranking["rows"]]
    assert sorted(ranked, key=int) == [str(n) for n in range(1, size + 1)]


def test_the_same_seed_is_the_same_event_and_another_one_is_not() -> None:
    command = "--pairs 8 --rounds 3 --trouble"
    assert run(f"{command} --seed tuesday") == run(f"{command} --seed tuesday")
    assert run(f"{command} --seed tuesday") != run(f"{command} --seed friday")


def test_matchpoints_are_percentages_around_50() -> None:
    """8 players meet all boards alike: what one wins the others lose."""
    percents = [Fraction(row["percent"]) for row in rows(run("--players 8 --seed 3"))]
    assert sum(percents) == 8 * 50


def test_a_qualifying_leads_to_a_knockout() -> None:
    found = run("--teams 8 --rounds 3 --qualify 4 --seed 5")
    final = {row["contestant"] for row in rows(found, "final")}
    assert final == {row["contestant"] for row in rows(found, "qualifying")[:4]}
    assert [row["rank"] for row in rows(found, "final")] == [1, 2, 3, 3]
    assert {row["carried"] for row in rows(found, "final")} == {"0"}


def test_what_is_carried_over_leads_to_a_round_robin() -> None:
    found = run("--teams 6 --rounds 3 --qualify 3 --carry full --seed 5")
    before = {row["contestant"]: row["points"] for row in rows(found, "qualifying")}
    assert {row["contestant"]: row["carried"] for row in rows(found, "final")} == {
        who: before[who] for who in [row["contestant"] for row in rows(found, "qualifying")[:3]]
    }


def test_sessions_are_added() -> None:
    assert {row["played"] for row in rows(run("--pairs 6 --rounds 3 --sessions 2 --seed 1"))} == {2}


# -- the log


def test_the_log_is_the_event(tmp_path: Path) -> None:
    log = tmp_path / "event.jsonl"
    found = run(f"--teams 6 --system round_robin --boards 3 --trouble --seed 9 --log {log}")
    lines = log.read_text(encoding="utf-8").splitlines()
    assert len(lines) == found["facts"]
    contest = replayed(lines)
    assert contest.plan.form == "teams"
    assert contest.phases[""].closed
    # as many boards in a match as were asked for
    assert {len(boards) for boards in map(contest.phases[""].boards_at, contest.phases[""].tables)} == {3}
    again = answer(arbitro("standings", str(log), "--json"))
    assert again == found


def test_nothing_is_written_where_nothing_can_be_played(tmp_path: Path) -> None:
    log = tmp_path / "event.jsonl"
    assert [one["kind"] for one in problems(f"--pairs 2 --log {log}")] == ["movement-contestants"]
    assert not log.exists()


# -- what cannot be


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("", "simulate-contestants"),
        ("--pairs 8 --teams 4", "simulate-contestants"),
        ("--pairs 8 --system knockout", "simulate-system"),
        ("--players 8 --system swiss", "simulate-system"),
        ("--pairs 8 --scoring imps", "scoring-of-system"),
        ("--teams 8 --sessions 2", "plan-number"),
        ("--pairs 8 --qualify 9", "plan-number"),
        ("--teams 4 --qualify 1", "plan-number"),
        ("--pairs 8 --qualify 4 --carry between_qualified", "carry-over-here"),
        ("--pairs 8 --regulations nowhere.toml", "file-missing"),
    ],
)
def test_bad_wishes_are_told(command: str, kind: str) -> None:
    assert [one["kind"] for one in problems(command)] == [kind]


def test_numbers_that_are_none_are_refused_by_their_option() -> None:
    for command in ("--pairs 1", "--players 7", "--teams 4 --rounds 0", "--pairs six"):
        assert arbitro("simulate", *command.split()).exit_code == 2


# -- for people


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language: str) -> None:
    told = arbitro("--lang", language, "simulate", *shlex.split("--pairs 6 --rounds 3 --seed abc"))
    assert told.exit_code == 0, told.output
    for name in ("standings-rank", "standings-name", "standings-points"):
        assert message(name, language=language) in told.stdout
    assert "abc" in told.stdout
    assert "{" not in told.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_the_language_of_the_reader(language: str) -> None:
    told = arbitro("--lang", language, "simulate")
    assert told.exit_code == 2
    assert "--pairs --teams --players" in told.stderr
    assert "Traceback" not in told.output


def test_the_examples_of_the_help_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in examples("simulate"):
        told = arbitro(*shlex.split(example))
        assert told.exit_code == 0, told.output
    assert (tmp_path / "event.jsonl").exists()
