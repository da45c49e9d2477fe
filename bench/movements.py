"""Howells: how long it takes to construct all of them up to 20 tables, searches and all."""

from time import perf_counter

from arbitro.contest.movement.howell import PAIRS, full_plan
from arbitro.contest.movement.starters import even_halves

SIZES = range(4, PAIRS[-1] + 1, 2)


def report() -> None:
    """Nothing is taken from memory: every first round, its shifts and its directions are searched anew."""
    times = {}
    for pairs in SIZES:
        full_plan.cache_clear()
        even_halves.cache_clear()
        start = perf_counter()
        assert len(full_plan(pairs)) == pairs - 1
        times[pairs // 2] = perf_counter() - start
    slowest = max(times, key=lambda tables: times[tables])
    print(f"\nmilliseconds to construct every full Howell of {SIZES[0] // 2} to {SIZES[-1] // 2} tables")
    print(f"{'all of them':38}{1000 * sum(times.values()):10.1f}")
    print(f"{f'the slowest, {slowest} tables':38}{1000 * times[slowest]:10.1f}")
