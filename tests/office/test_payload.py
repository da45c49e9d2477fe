"""Facts that earlier programs have kept are read by this one: as they are, or upgraded step by step."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.facts import fold as contest_fold
from arbitro.contest.facts.event import ResultEntered, Withdrew
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.scoring.standings import rankings
from arbitro.journal import Journal, open_journal
from arbitro.journal.file import take_in
from arbitro.office import fold, payload
from arbitro.office.fact import SCHEMA, AnyFact, AppealMoved, PublicitySet
from arbitro.office.office import PREFIX, Office
from arbitro.office.payload import kind_of, read_fact, write_fact
from arbitro.office.room.regulations import pack_of
from arbitro.office.state import Event
from arbitro.scoring.outcome import Adjustment, Artificial, Average, Imps, Percentage, Weighted
from tests.office.desk import START
from tests.office.recording import RECORDED

FILES = sorted(RECORDED.glob("schema_*.jsonl"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def recorded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    path: Path = request.param
    with open_journal(tmp_path / "club.db") as journal, path.open("rb") as lines:
        take_in(journal, lines)
        yield journal


def totals(event: Event, phase: str = "") -> dict[str, str]:
    assert event.contest is not None
    found = rankings(event.contest, event.contest.phases[phase], pack_of(event))
    return {row.contestant: str(row.total) for ranking in found for row in ranking.rows}


def test_what_was_recorded_is_read_however_strict_the_program_has_become(
    recorded: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    office = Office(recorded, lambda: START)
    known = {id: office.event(id) for id in office.events()}
    for module in (fold, contest_fold):
        monkeypatch.setattr(module, "problems", lambda *_: [Problem("not-allowed")])
    later = Office(recorded, lambda: START)
    assert {id: later.event(id) for id in later.events()} == known


def test_a_recorded_journal_tells_what_happened_then(recorded: Journal) -> None:
    """Board 1: 4S-1 by the appeal against 4S=. Board 2: 60 % and 40 % by award; 2 has left. The
    teams: level in the Swiss, the order by lot; one of the final did not come."""
    office = Office(recorded, lambda: START)
    events = [office.event(id) for id in office.events()]
    (pairs,) = [event for event in events if event.contest and event.contest.plan.form == "pairs" and not event.live]
    (teams,) = [event for event in events if event.contest and event.contest.plan.form == "teams"]
    assert pairs.contest is not None
    assert teams.contest is not None
    assert pairs.contest.phases[""].closed
    results = pairs.contest.phases[""].results
    assert sorted(str(told.result) for table in results.values() for told in table.values() if told.result) == [
        "4S N =",
        "4S S -1",
    ]
    assert pairs.cases[1].appeal[-1].decision == "Upheld."
    assert set(totals(teams).values()) == {"10"}
    final = teams.contest.phases["final"]
    assert sorted(str(award.won) for award in final.awards.values()) == ["False", "True"]


def test_what_was_kept_is_written_again_as_it_was(recorded: Journal) -> None:
    for fact in recorded.read_all():
        if fact.stream.startswith(PREFIX) and fact.schema == SCHEMA:
            assert write_fact(read_fact(fact.kind, fact.schema, fact.payload)) == fact.payload


def test_every_kind_of_fact_of_today_is_in_the_newest_recorded_journal() -> None:
    kinds = {kind for member in get_args(AnyFact) for kind in (get_args(member) or (member,))}
    tags = {str(kind.__struct_config__.tag) for kind in kinds}
    lines = (RECORDED / f"schema_{SCHEMA}.jsonl").read_bytes().splitlines()
    assert {line.get("kind") for line in map(msgspec.json.decode, lines)} >= tags


def test_there_is_a_recorded_journal_of_every_schema() -> None:
    assert [path.stem for path in FILES] == [f"schema_{number}" for number in range(1, SCHEMA + 1)]


def test_an_older_fact_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {
        1: lambda kind, kept: kept.replace(b'"shown"', b'"visible"') if kind == "publicity_set" else kept,
        2: lambda _, kept: kept.replace(b'"visible"', b'"publicity"'),
    }
    monkeypatch.setattr(payload, "SCHEMA", 3)
    monkeypatch.setattr(payload, "UPGRADES", steps)
    old = b'{"event":"publicity_set","shown":"live"}'
    assert read_fact("publicity_set", 1, old) == PublicitySet(publicity="live")
    assert read_fact("publicity_set", 2, old.replace(b"shown", b"visible")) == PublicitySet(publicity="live")
    assert kind_of(read_fact("publicity_set", 3, write_fact(PublicitySet(publicity="live")))) == "publicity_set"


def test_what_sides_were_given_before_schema_2_is_read() -> None:
    """One of four fields then, one of four types now; in a result, in the scores of a ruling, and on leaving."""
    halves = Weighted.of((Fraction(1, 2), 420), (Fraction(1, 2), -50))
    old: dict[str, Adjustment] = {
        '{"award":"minus","final":true}': Artificial(Average.AVERAGE_MINUS, final=True),
        '{"share":"3/5"}': Percentage(Fraction(3, 5)),
        '{"imps":"-7/2"}': Imps(Fraction(-7, 2)),
        '{"weights":[["1/2",420],["1/2",-50]]}': halves,
    }
    at = '"at":{"round":1,"table":1},"board":1'
    for kept, given in old.items():
        fact = read_fact("result", 1, f'{{"event":"result",{at},"recorded":{{"ns":{kept},"ew":{kept}}}}}'.encode())
        assert isinstance(fact, ResultEntered)
        assert fact.recorded == Recorded(ns=given, ew=given)
        fact = read_fact("withdrew", 1, f'{{"event":"withdrew","contestant":"1","round":2,"lost":{kept}}}'.encode())
        assert isinstance(fact, Withdrew)
        assert (fact.lost, fact.others) == (given, None)
    change = f'{{{at},"before":{{"result":"4S N ="}},"after":{{"ns":{kept},"ew":{kept}}}}}'
    decided = '"number":1,"act":"decision","at":"2026-05-14T18:30:00Z","by":"committee"'
    moved = read_fact("appeal_moved", 1, f'{{"event":"appeal_moved",{decided},"scores":[{change}]}}'.encode())
    assert isinstance(moved, AppealMoved)
    assert (moved.scores[0].before, moved.scores[0].after) == (
        Recorded(result="4S N ="),
        Recorded(ns=halves, ew=halves),
    )


def test_a_fact_of_a_newer_program_is_refused() -> None:
    with pytest.raises(ProblemsFound, match="schema-of-the-future"):
        read_fact("publicity_set", SCHEMA + 1, b"{}")
