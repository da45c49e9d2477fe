"""A simulated knock-out match that ends level goes on in extra stanzas (art. 78.7(b))."""

import random

import pytest

from arbitro.cli.events.simulate import entrants
from arbitro.contest.facts.event import ResultEntered
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Phase
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.simulation.course import Course
from arbitro.regulations import load

PLAN = Plan(name="cup", form="teams", phases=(PhasePlan(system="knockout", scoring="imps", rounds=1, boards=16),))


def no_movement(plan: Plan, phase: Phase, number: int) -> Movement:
    raise NotImplementedError


class DecidedOn(Course):
    """Passed out in both rooms, but for one board that the open room plays."""

    def __init__(self, board: int, pack: str) -> None:
        super().__init__(PLAN, entrants("teams", 2), random.Random(1), load(pack), no_movement, "x")
        self._board_that_counts, self._rooms = board, 0

    def outcome(self, name: str, at: AtTable, board: int) -> Recorded:  # noqa: ARG002
        if board != self._board_that_counts or self._rooms:
            return Recorded(result="PASS")
        self._rooms = 1
        return Recorded(result="3NT N =")


@pytest.mark.parametrize(
    ("decided_on", "played"),
    [
        (16, 16),
        (17, 18),  # two for sixteen, both of them
        (18, 18),
        (19, 20),  # a second stanza as long
        (21, 21),  # then one at a time
        (23, 23),
    ],
)
def test_two_stanzas_of_a_board_for_eight_then_one_board_at_a_time(decided_on: int, played: int) -> None:
    facts = DecidedOn(decided_on, "figb_2017").run()
    assert max(fact.board for fact in facts if isinstance(fact, ResultEntered)) == played


def test_without_a_number_in_the_regulations_it_is_one_board_at_a_time() -> None:
    facts = DecidedOn(17, "wbf").run()
    assert max(fact.board for fact in facts if isinstance(fact, ResultEntered)) == 17
