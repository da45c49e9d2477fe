"""Whole sessions of plain boards at once, with numpy: the same points as the plain methods, for very large fields.

Scores stand in a matrix, a row for each board. Every board is counted by its distinct scores, its points are found for
those, and each result looks up its own: the cost is that of one count and one look-up, whatever the field's size.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arbitro.book.problem import refuse
from arbitro.scoring.imps import MOST, imps

Integers = NDArray[np.signedinteger]

HIGHEST = 7600  # thirteen tricks down, redoubled and vulnerable
STEP = 10  # every score of Law 77 is a multiple of it
CELLS = 1 << 16  # results counted at a time: what a processor keeps near


def matchpoints(scores: Integers) -> Integers:
    """The matchpoints of North-South on the scale of two; East-West have the rest to twice the results less two."""
    results = scores.shape[1]
    points = np.empty(scores.shape, _holding(2 * results))
    for part in _parts(scores):
        table = part.counts.cumsum(axis=1)
        table *= 2
        table -= part.counts
        table -= 1
        part.look_up(table, points)
    return points


def cross_imps(scores: Integers) -> Integers:
    """The sum of North-South's IMPs against every other result of the board; East-West have the opposite."""
    points = np.empty(scores.shape, _holding(MOST * scores.shape[1]))
    scale = np.array([imps(tens * STEP) for tens in range(-2 * HIGHEST // STEP, 2 * HIGHEST // STEP + 1)], np.float64)
    for part in _parts(scores):
        occurring = np.flatnonzero(part.counts.any(axis=0))
        met = scale[occurring[None, :] - occurring[:, None] + len(scale) // 2]
        table = np.zeros(part.counts.shape)
        table[:, occurring] = part.counts[:, occurring] @ met  # whole numbers far below 2**53: exact
        part.look_up(table, points)
    return points


class _Part(NamedTuple):
    """Some boards: how often each score occurs, from the lowest of all up, and which of them each result is."""

    boards: slice
    keys: NDArray[np.intp]
    counts: NDArray[np.intp]

    def look_up(self, table: NDArray[np.intp] | NDArray[np.float64], points: Integers) -> None:
        """Gives every result what the table has for its score."""
        spread = np.empty((*table.shape, STEP), points.dtype)
        spread[:, :, 0] = table
        spread.ravel().take(self.keys, None, points[self.boards], "clip")


def _parts(scores: Integers) -> Iterator[_Part]:
    boards, results = scores.shape
    if not scores.size:
        return
    at_once = max(1, CELLS // results)
    buffer = np.empty((at_once, results), np.intp)
    for first in range(0, boards, at_once):
        block = scores[first : first + at_once]
        low, high = int(block.min()), int(block.max())
        if low < -HIGHEST or high > HIGHEST:
            raise refuse("bad-score", found=low if low < -HIGHEST else high, expected=f"-{HIGHEST} … {HIGHEST}")
        low -= low % STEP
        width = (high - low) // STEP + 1
        keys = buffer[: len(block)]
        np.add(block, (np.arange(len(block)) * (width * STEP) - low)[:, None], out=keys)
        every = np.bincount(keys.ravel(), minlength=len(block) * width * STEP)
        counts = every.reshape(len(block), width, STEP)[:, :, 0]
        if int(counts.sum()) != block.size:
            raise refuse("bad-score", found=int(block[block % STEP != 0][0]), expected="… -20 -10 0 10 20 …")
        yield _Part(slice(first, first + at_once), keys, counts)


def _holding(most: int) -> type[np.signedinteger]:
    """The smallest kind of number that holds values up to this."""
    return next(kind for kind in (np.int16, np.int32, np.int64) if most <= np.iinfo(kind).max)
