"""The cheapest way to put everybody in pairs, by several costs of which the first counts before the second, and so on.

Costs become one whole number for each pair: each level is worth more than all that a draw can come to on the levels
below it. The rest is a matching of maximum weight; its weights stay below 10^36, which a 128-bit integer holds with
room for the sums that the algorithm makes.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import rustworkx
from msgspec import Struct
from numpy.typing import NDArray

Integers: TypeAlias = NDArray[np.int64]
Lots: TypeAlias = NDArray[np.uint64]
Marks: TypeAlias = NDArray[np.bool_]
Two: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[int, int, int]
"""Two places of the field, the smaller first, and a weight."""

LIMIT = 10**36
LOT_BITS = 32  # of each lot, if there is room for so many
DIGIT = 1 << 62  # what an integer of numpy holds


class Level(Struct, frozen=True):
    """What each pair costs, and how many pairs of one draw can cost anything at all."""

    costs: Integers  # for both orders of a pair
    pairs: int

    @property
    def most(self) -> int:
        """What a draw can come to on this level."""
        return int(self.costs.max(initial=0)) * self.pairs


def weighted(allowed: Marks, levels: Sequence[Level], lots: Lots | None = None) -> list[Edge]:
    """The pairs that are allowed, each with its weight; of equal draws the lots choose."""
    lower, other = np.nonzero(np.triu(allowed, 1))
    digits: list[tuple[Integers, int]] = []  # the costs so far, in pieces, each with its base
    whole = 1
    for level in levels:
        base = level.most + 1
        if base == 1:
            continue
        _append(digits, level.costs[lower, other], base)
        whole *= base
    if lots is not None and len(lower):
        bits = min(LOT_BITS, max(0, (LIMIT // whole // (len(allowed) // 2)).bit_length() - 2))
        if bits:
            drawn = (lots[lower, other] >> np.uint64(64 - bits)).astype(np.int64)
            _append(digits, drawn, (len(allowed) // 2) * (1 << bits) + 1)
    costs = _joined(digits, len(lower))
    top = max(costs, default=0) + 1
    return [(a, b, top - cost) for a, b, cost in zip(lower.tolist(), other.tolist(), costs, strict=True)]


def _append(digits: list[tuple[Integers, int]], costs: Integers, base: int) -> None:
    if digits and digits[-1][1] * base < DIGIT:
        before, size = digits.pop()
        digits.append((before * base + costs, size * base))
    else:
        digits.append((costs, base))


def _joined(digits: Sequence[tuple[Integers, int]], count: int) -> list[int]:
    """One whole number for each pair, of any length."""
    sums = [0] * count
    for costs, base in digits:
        sums = [sum_ * base + cost for sum_, cost in zip(sums, costs.tolist(), strict=True)]
    return sums


def matched(count: int, edges: Sequence[Edge]) -> tuple[Two, ...] | None:
    """Everybody in pairs with the greatest weight, in order; None if somebody is left."""
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(count))
    graph.add_edges_from(edges)
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(pairs) < count:
        return None
    return tuple(sorted((min(pair), max(pair)) for pair in pairs))


def cheapest(allowed: Marks, levels: Sequence[Level], lots: Lots | None = None) -> tuple[Two, ...] | None:
    """Everybody in pairs at the least cost; None if there is no way.

    Pairs that cost nothing come first: if they suffice, no other can be part of a cheapest draw.
    """
    free = allowed.copy()
    for level in levels:
        free &= level.costs == 0
    if free.any(axis=1).all():
        pairs = matched(len(free), weighted(free, (), lots))
        if pairs is not None:
            return pairs
    return matched(len(allowed), weighted(allowed, levels, lots))
