"""Duplicate: robots against calls by chance, each as North-South at one table and as East-West at the other, with the
same play double dummy."""

from statistics import mean

from msgspec.structs import replace

from arbitro.robots import Strength
from tests.amounts import DUPLICATES, Figures
from tests.analysis.reference import needs_solver
from tests.robots.duplicate import WAYS, won_from_random

pytestmark = needs_solver

QUICK = replace(WAYS, strength=Strength(calls=1, tries=5_000))


def test_robots_win_at_duplicate_against_random_legal_calls(record_property: Figures) -> None:
    won = [won_from_random(number, "duplicate", QUICK) for number in range(1, DUPLICATES + 1)]
    assert mean(won) > 1
    record_property("boards of duplicate against random calls", DUPLICATES)
    record_property("IMPs won on them", sum(won))
