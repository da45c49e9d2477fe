"""Worker processes: the same answers in the same order, limits as values, lost workers replaced."""

import os
import random
import subprocess
import sys
import time
from itertools import count, islice
from pathlib import Path

import pytest

from arbitro.analysis.memory import Memory
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.position import Position
from arbitro.analysis.table import TABLES, DoubleDummyTable, best_cards, double_dummy_table
from arbitro.analysis.trace import trace
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat
from tests import strategies as game
from tests.analysis.late import NONE, too_late
from tests.analysis.positions import ending
from tests.analysis.reference import needs_solver

pytestmark = needs_solver


def deals(seed: int, amount: int) -> list[Deal]:
    chance = random.Random(seed)
    return [game._dealt(chance.sample(CARDS, 52)) for _ in range(amount)]


def test_tables_come_in_the_order_of_the_deals() -> None:
    asked = deals(1, 3)
    with Pool(2) as pool:
        found = list(pool.tables([*asked, asked[0]]))
    assert len({id(table) for table in found}) == 3  # the fourth is the first again
    assert all(TABLES.recall(deal) is table for deal, table in zip(asked, found, strict=False))
    TABLES.forget()
    assert found == [double_dummy_table(deal) for deal in [*asked, asked[0]]]


def test_what_the_parent_knows_is_not_asked_again() -> None:
    (deal,) = deals(2, 1)
    known = TABLES.keep(deal, DoubleDummyTable(((7,) * 5,) * 4))
    try:
        with Pool(1) as pool:
            assert list(pool.tables([deal])) == [known]
            assert pool._idle == []  # no worker was needed
    finally:
        TABLES.forget()


def test_positions_and_plays_go_through_the_same_workers() -> None:
    chance = random.Random(4)
    positions: list[Position] = [ending(chance, 5) for _ in range(30)]
    play = Play.begin(deals(5, 1)[0], Contract(1, Denomination.NOTRUMP, Seat.NORTH))
    with Pool(1) as pool:
        assert list(pool.best_cards(positions)) == [best_cards(position) for position in positions]
        assert list(pool.traces([play])) == [trace(play)]


def test_a_worker_that_overruns_is_ended_and_a_new_one_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    memory: Memory[float, object] = Memory(10)
    with Pool(1) as pool:
        too_late(monkeypatch, pool, lambda seconds: seconds >= 600)
        found = list(pool.answers(time.sleep, [0.0, 600.0, 0.001, 601.0, 0.002], memory, limit_seconds=NONE))
    assert found == [None, TimeLimit(NONE), None, TimeLimit(NONE), None]


def test_a_limit_is_kept_by_the_clock() -> None:
    with Pool(1) as pool:
        assert list(pool.answers(time.sleep, [3600.0], Memory(10), limit_seconds=0.01)) == [TimeLimit(0.01)]


def test_a_limit_reached_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [-6]
    memory: Memory[int, object] = Memory(10)
    with Pool(1) as pool:
        with monkeypatch.context() as patched:
            too_late(patched, pool)
            assert list(pool.answers(abs, asked, memory, limit_seconds=NONE)) == [TimeLimit(NONE)]
        assert list(pool.answers(abs, asked, memory)) == [6]


def test_a_worker_that_dies_twice_on_a_question_is_a_problem() -> None:
    memory: Memory[int, object] = Memory(10)
    with Pool(1) as pool:
        with pytest.raises(ProblemsFound) as trouble:
            list(pool.answers(os._exit, [3], memory))
        assert list(pool.answers(abs, [-3], Memory(10))) == [3]  # the pool goes on
    assert trouble.value.problems[0].kind == "worker-lost"


def test_an_idle_worker_that_died_is_replaced() -> None:
    memory: Memory[int, object] = Memory(10)
    with Pool(1) as pool:
        assert list(pool.answers(abs, [-1], memory)) == [1]
        (worker,) = pool._idle
        worker.process.kill()
        worker.process.join()
        assert list(pool.answers(abs, [-2, -3], memory)) == [2, 3]


def test_a_script_without_its_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from arbitro.analysis.memory import Memory\n"
        "from arbitro.analysis.pool import Pool\n"
        "print(list(Pool(1).answers(abs, [-1], Memory(1))))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "worker-not-started" in done.stderr


def test_an_incomplete_deal_is_refused() -> None:
    with Pool(1) as pool, pytest.raises(ProblemsFound):
        list(pool.tables([Deal()]))


def test_problems_found_by_a_worker_are_told() -> None:
    nothing = Position((EMPTY, EMPTY, EMPTY, EMPTY), Denomination.CLUBS, Seat.NORTH)
    with Pool(1) as pool, pytest.raises(ProblemsFound) as trouble:
        list(pool.answers(best_cards, [nothing], Memory(10)))
    assert trouble.value.problems == nothing.problems()


def test_questions_without_end_are_taken_as_they_are_needed() -> None:
    with Pool(1) as pool:
        found = pool.answers(abs, count(1), Memory(10))
        assert list(islice(found, 100)) == list(range(1, 101))
        assert list(pool.answers(abs, [-5], Memory(10))) == [5]  # while the other is still open


def test_no_questions_no_workers() -> None:
    with Pool() as pool:
        assert pool.size >= 1
        assert list(pool.tables([])) == []
        assert pool._idle == []


def test_when_the_time_for_everything_is_over_the_rest_has_no_answer_and_the_pool_goes_on() -> None:
    with Pool(1) as pool:
        with pool.within(0.0):
            assert list(pool.answers(abs, [-1, -2], Memory(10))) == [TimeLimit(0.0), TimeLimit(0.0)]
        assert list(pool.answers(abs, [-1, -2], Memory(10))) == [1, 2]


def test_a_pool_that_is_stopped_answers_nothing_more() -> None:
    pool = Pool(1)
    assert list(pool.answers(abs, [-1], Memory(10))) == [1]
    (worker,) = pool._idle
    process = worker.process
    pool.stop()
    process.join()
    with pytest.raises(ProblemsFound) as trouble:
        list(pool.answers(abs, [-2], Memory(10)))
    assert [problem.kind for problem in trouble.value.problems] == ["worker-not-started"]
    pool.close()
