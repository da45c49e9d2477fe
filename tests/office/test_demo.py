"""The demo event is an event like any other, and looks like an evening."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from arbitro.bridge.commitment import Stream, seeded
from arbitro.bridge.contract import Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.seats import Side
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.office.demo import (
    BOARDS_A_MATCH,
    BOARDS_A_ROUND,
    PAIRS,
    PLAYED,
    ROUNDS,
    TEAMS,
    demo,
    demo_of_teams,
    demos,
    plausible,
)
from arbitro.office.office import Office
from arbitro.office.tables import contest_of


def test_an_evening_under_way(tmp_path: Path) -> None:
    now = datetime(2026, 5, 14, 19, 0, tzinfo=UTC)
    with open_journal(tmp_path / "club.db") as journal:
        office = Office(journal, lambda: now)
        assert demos(office) == ()
        id = demo(office, "2026-05-14")
        assert demos(office) == (id,)
        event = office.event(id)
        contest = contest_of(event)
        phase = contest.phases[""]
        tables = PAIRS // 2
        assert len(contest.entries) == PAIRS
        assert len(event.deals) == ROUNDS * BOARDS_A_ROUND
        assert sum(map(len, phase.results.values())) == PLAYED * tables * BOARDS_A_ROUND + 1
        assert len(event.waiting) == 2
        (call,) = event.calls.values()
        assert call.called.board in {board for _, _, board, _ in event.waiting}
        assert isinstance(journal.register.get("demo/13-2"), Person)
        assert [one.name for one in journal.register.numbered("101")] == ["Pair 1, player 1"]
        assert Office(journal, lambda: now).event(id) == event
        demo(office, "2026-05-15")  # another one beside it
        assert len(demos(office)) == 2


def test_teams_with_a_match_played_and_the_next_one_drawn(tmp_path: Path) -> None:
    now = datetime(2026, 5, 14, 19, 0, tzinfo=UTC)
    with open_journal(tmp_path / "club.db") as journal:
        office = Office(journal, lambda: now)
        event = office.event(demo_of_teams(office, "2026-05-14"))
        phase = contest_of(event).phases[""]
        assert sum(map(len, phase.results.values())) == TEAMS // 2 * 2 * BOARDS_A_MATCH  # both rooms
        assert {at.round for at in phase.tables} == {1, 2}
        assert len(event.lineups) == 1


@pytest.mark.parametrize("number", range(1, 60))
def test_the_stronger_side_declares_something_that_can_be(number: int) -> None:
    deal = random_deal(seeded("demo", number))
    result = Result.parse(plausible(deal, Stream(b"demo", str(number))))
    assert result.contract is not None
    side = result.contract.declarer.side
    points = {one: sum(hcp(deal[seat]) for seat in one.seats) for one in Side}
    assert points[side] >= points[side.opponents]
    assert 0 <= (result.tricks or 0) <= 13
