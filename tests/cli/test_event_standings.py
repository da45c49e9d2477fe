"""`arbitro standings event.jsonl`: the rankings of a whole event, now and at any moment before."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.contest.facts.event import AnyEvent, Entered, Opened, Penalised, PhaseClosed, TieDecided, Withdrew
from arbitro.contest.facts.log import write_event
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.scoring.penalty import Unit
from arbitro.words import LANGUAGES, message
from tests.cli.terminal import answer, arbitro
from tests.contest.small import HOWELL, begun, contestant, drawn, exact, match, over, result, seated


def entered(form: Any, names: str) -> list[AnyEvent]:
    return [Entered(contestant=contestant(form, name)) for name in names]


def written(path: Path, *facts: AnyEvent) -> str:
    log = path / "event.jsonl"
    log.write_text("".join(f"{write_event(fact)}\n" for fact in facts), encoding="utf-8")
    return str(log)


def plan(form: Any, regulations: str = "wbf", **phase: Any) -> Opened:
    first = PhasePlan(**{"rounds": 3, "boards": 1, **phase})
    return Opened(plan=Plan(name="Tuesday", form=form, phases=(first,), regulations=regulations))


def howell() -> list[AnyEvent]:
    """18 facts: 3 has 5 of 6, 1 and 4 have 3, 2 has 1."""
    facts: list[AnyEvent] = [plan("pairs"), *entered("pairs", "1234"), seated(HOWELL)]
    for board, both in enumerate(((100, -50), (420, 420), (-100, 50)), 1):
        facts += [begun(board), *(result(board, at, board, told) for at, told in enumerate(both, 1)), over(board)]
    return facts


def rows(found: Any) -> list[tuple[int, str, str]]:
    (ranking,) = found["rankings"]
    return [(row["rank"], row["contestant"], row["points"]) for row in ranking["rows"]]


def asked(*args: str) -> Any:
    return answer(arbitro("standings", *args, "--json"))


def problems(*args: str) -> list[dict[str, Any]]:
    told = arbitro("standings", *args, "--json")
    assert told.exit_code == 2
    assert told.stdout == ""
    found: list[dict[str, Any]] = msgspec.json.decode(told.stderr)["problems"]
    return found


# -- now and then


def test_the_ranking_of_a_log(tmp_path: Path) -> None:
    found = asked(written(tmp_path, *howell()))
    assert (found["event"], found["facts"]) == ("Tuesday", 18)
    (ranking,) = found["rankings"]
    assert {row["contestant"]: row["points"] for row in ranking["rows"]} == {
        "3": "250/3",
        "1": "50",
        "4": "50",
        "2": "50/3",
    }


def test_an_earlier_moment(tmp_path: Path) -> None:
    """After round 1, ten facts: 3 and 4 have all of board 1."""
    log = written(tmp_path, *howell())
    found = asked(log, "--until", "10")
    assert found["facts"] == 10
    assert {(row["contestant"], row["points"]) for row in found["rankings"][0]["rows"]} == {
        ("3", "100"),
        ("4", "100"),
        ("1", "0"),
        ("2", "0"),
    }
    assert asked(log, "--until", "999")["facts"] == 18
    assert asked(log, "--until", "1")["rankings"][0]["rows"] == []


def test_blank_lines_are_no_facts(tmp_path: Path) -> None:
    log = tmp_path / "event.jsonl"
    log.write_text("\n\n".join(write_event(fact) for fact in howell()) + "\n", encoding="utf-8")
    assert asked(str(log), "--until", "10")["facts"] == 10


def swiss(regulations: str = "figb_2017") -> list[AnyEvent]:
    """16 boards: A beats C and B beats D by 5 IMPs, A and B draw, C beats D by 3."""
    flat = [(0, 0)] * 15
    facts: list[AnyEvent] = [
        plan("teams", regulations, system="swiss", scoring="victory_points", boards=16),
        *entered("teams", "ABCD"),
        drawn(1, ("A", "C"), ("B", "D")),
        begun(1),
    ]
    facts += [fact for table in (1, 2) for fact in match(1, table, (170, 0), *flat)]
    facts += [over(1), drawn(2, ("A", "B"), ("C", "D")), begun(2)]
    facts += [*match(2, 1, (0, 0), *flat), *match(2, 2, (90, 0), *flat), over(2)]
    return facts


def test_ties_come_with_the_criterion_and_its_values(tmp_path: Path) -> None:
    found = asked(written(tmp_path, *swiss()))
    assert rows(found) == [(1, "A", "21.48"), (2, "B", "21.48"), (3, "C", "19.43"), (4, "D", "17.61")]
    (tie,) = found["rankings"][0]["ties"]
    assert tie["order"] == [["A"], ["B"]]
    assert tie["steps"][0]["criterion"] == "resistance"
    assert found["rankings"][0]["rows"][0]["decided_by"] == "resistance"


def test_penalties_withdrawals_and_decisions_are_told(tmp_path: Path) -> None:
    facts = [
        *swiss(),
        Penalised(id="p", contestant="C", amount=exact("1.82"), unit=Unit.VP),
        Withdrew(contestant="B", round=3, last=True),
        TieDecided(order=("D", "C"), by="director"),
        PhaseClosed(),
    ]
    (ranking,) = asked(written(tmp_path, *facts))["rankings"]
    found = {row["contestant"]: row for row in ranking["rows"]}
    assert (found["C"]["penalty"], found["C"]["points"]) == ("1.82", "17.61")
    assert (found["B"]["left"], found["B"]["rank"]) == (True, 4)
    assert {found[who]["rank"] for who in "CD"} == {2, 3}


def test_the_event_keeps_its_regulations_unless_others_are_told(tmp_path: Path) -> None:
    """TA7-3 and TA7-4: 5 IMPs are the same in both scales, the tie goes by other lists."""
    log = written(tmp_path, *swiss("figb_2017"))
    assert asked(log) == asked(log, "--regulations", "figb_2017")
    assert arbitro("standings", log, "--regulations", "wbf", "--json").exit_code == 0


# -- bad logs


def test_every_line_that_is_no_fact_is_told_with_its_place(tmp_path: Path) -> None:
    log = tmp_path / "event.jsonl"
    good = [write_event(fact) for fact in howell()]
    log.write_text("\n".join([good[0], "oops", *good[1:3], '{"event": "rained"}', ""]), encoding="utf-8")
    found = problems(str(log))
    assert [(one["kind"], one["where"]["line"], one["where"]["file"]) for one in found] == [
        ("contest-event-form", 2, str(log)),
        ("contest-event-form", 5, str(log)),
    ]


def test_a_fact_that_cannot_be_is_told_with_its_line_and_everything_wrong_with_it(tmp_path: Path) -> None:
    wrong = json.dumps(
        {"event": "entered", "contestant": {"type": "pair", "id": "1", "players": ["1 N", "2 S"]}}, ensure_ascii=False
    )
    log = tmp_path / "event.jsonl"
    log.write_text("\n".join([*(write_event(fact) for fact in howell()[:5]), wrong]), encoding="utf-8")
    found = problems(str(log))
    assert {one["where"]["line"] for one in found} == {6}
    assert [one["kind"] for one in found] == ["entry-twice", "player-in-two", "player-in-two"]
    assert asked(str(log), "--until", "5")["facts"] == 5


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "not-opened"),
        (b"\n\n", "not-opened"),
        (b"\xff\xfe\x00", "contest-event-form"),
        (b"[" * 100_000, "contest-event-form"),
    ],
)
def test_files_that_are_no_logs(tmp_path: Path, content: bytes, kind: str) -> None:
    log = tmp_path / "event.jsonl"
    log.write_bytes(content)
    assert [one["kind"] for one in problems(str(log))] == [kind]


def test_what_is_not_there(tmp_path: Path) -> None:
    assert [one["kind"] for one in problems(str(tmp_path / "none.jsonl"))] == ["file-missing"]
    log = written(tmp_path, *howell())
    assert [one["kind"] for one in problems(log, "--phase", "final")] == ["unknown-phase"]


def test_options_of_logs_are_for_logs(tmp_path: Path) -> None:
    results = tmp_path / "tuesday.csv"
    results.write_text("board,ns,ew,score_ns\n1,1,2,50\n", encoding="utf-8")
    assert [one["kind"] for one in problems(str(results), "--until", "3", "-m", "matchpoints")] == [
        "only-for-event-log"
    ]
    assert [one["kind"] for one in problems(str(results))] == ["standings-method"]


# -- for people


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_the_ranking_in_their_language(tmp_path: Path, language: str) -> None:
    facts = [*swiss(), Penalised(id="p", contestant="D", amount=exact("0.5"), unit=Unit.VP)]
    facts.append(Withdrew(contestant="C", round=3))
    told = arbitro("--lang", language, "standings", written(tmp_path, *facts))
    assert told.exit_code == 0, told.output
    for name in ("standings-rank", "standings-points", "ranking-penalty", "ranking-decided", "tie-by-resistance"):
        assert message(name, language=language).split()[0] in told.stdout
    assert message("ranking-left", language=language) in told.stdout
    assert "{" not in told.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    log = tmp_path / "event.jsonl"
    log.write_text("\n".join([write_event(howell()[0]), write_event(begun(1))]), encoding="utf-8")
    told = arbitro("--lang", language, "standings", str(log))
    assert told.exit_code == 2
    assert "event.jsonl" in " ".join(told.stderr.split()).replace(" ", "")
    assert "Traceback" not in told.output
    assert "round-in-turn" not in told.output
    assert "round-not-seated" not in told.output
