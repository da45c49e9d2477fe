"""The laws: rulings per second, and how long it takes to explore all of them in all editions."""

import random
from time import process_time
from typing import Any, NamedTuple

from msgspec import structs

from arbitro.laws.case.procedure import Procedure, procedures
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load

PACK = load("wbf")
OF_EACH = 40  # rulings of each event in each edition, so that laws with many branches do not count for more
RULINGS_GOAL = 20_000  # a second on one core
EXPLORATION_GOAL = 5.0  # seconds


class Ready(NamedTuple):
    """A case with all its answers."""

    procedure: Procedure
    situation: Any
    answers: dict[str, Any]


def explored() -> tuple[list[Ready], float]:
    """Every branch of every law, and the seconds of processor time that it took."""
    start = process_time()
    grown = [
        (procedure, situation, explore(procedure, situation, PACK))
        for procedure in procedures().values()
        for situation in procedure.examples
    ]
    seconds = process_time() - start
    return [
        Ready(procedure, situation, dict(leaf.answers))
        for procedure, situation, root in grown
        for leaf in leaves(root)
        if leaf.ruling
    ], seconds


def mixed(cases: list[Ready]) -> list[Ready]:
    """The same number of rulings of each event in each edition."""
    chance = random.Random(7)
    found: dict[tuple[str, int], list[Ready]] = {}
    for case in cases:
        found.setdefault((case.procedure.what, case.procedure.edition), []).append(case)
    mix = [chance.choice(of_one) for of_one in found.values() for _ in range(OF_EACH)]
    chance.shuffle(mix)
    return mix


def seconds_of(cases: list[Ready]) -> float:
    start = process_time()
    for case in cases:
        assert isinstance(run(case.procedure, case.situation, PACK, case.answers), Ruled)
    return process_time() - start


def anew(cases: list[Ready]) -> list[Ready]:
    """The same cases with situations about which nothing has been computed yet."""
    return [case._replace(situation=structs.replace(case.situation)) for case in cases]


def report() -> None:
    cases, exploration = explored()
    mix = mixed(cases)
    best = min(seconds_of(anew(mix)) for _ in range(5))
    print("\nthe laws, on one core")
    print(f"{'rulings a second, all events alike':38}{len(mix) / best:12,.0f}  goal {RULINGS_GOAL:,}")
    everything = f"exploring {len(procedures())} procedures, {len(cases):,} ends"
    print(f"{everything:38}{exploration:10.2f} s  goal {EXPLORATION_GOAL} s")


if __name__ == "__main__":
    report()
