"""Scoring: very large fields against numpy and polars, and one correction against scoring everything anew."""

import random
import tracemalloc
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from arbitro.regulations import load
from arbitro.scoring import vectorised
from arbitro.scoring.event import ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.outcome import Played
from arbitro.scoring.tally import Tally

if TYPE_CHECKING:
    import polars

BOARDS = 1_000
RESULTS = 5_000
CELLS = BOARDS * RESULTS
TABLES, IN_SESSION = 100, 26

COMMON = (
    *(-1100, -800, -630, -620, -600, -500, -450, -430, -420, -400, -300, -200, -180, -170, -150, -140, -130, -120),
    *(-110, -100, -90, -50, 0, 50, 90, 100, 110, 120, 130, 140, 150, 170, 180, 200, 300, 400, 420, 430, 450, 500),
    *(600, 620, 630, 650, 680, 800, 980, 1100, 1400, 1430),
)


@cache
def scores(results: int = RESULTS) -> vectorised.Integers:
    """Boards on which some scores are much likelier than others, as they are."""
    generator = np.random.default_rng(7)
    found = np.empty((BOARDS, results), np.int64)
    for board in found:
        likely = generator.dirichlet(np.full(len(COMMON), 0.3))
        board[:] = generator.choice(COMMON, results, p=likely)
    return found


def matchpoints(_: int) -> None:
    vectorised.matchpoints(scores())


def cross_imps(_: int) -> None:
    vectorised.cross_imps(scores())


@cache
def _counted() -> tuple[vectorised.Integers, vectorised.Integers]:
    keys = scores() - scores().min()
    return keys, np.arange(keys.max() + 1)


def gather(_: int) -> None:
    """The least that any method does which looks at every result: one count, one look-up."""
    keys, table = _counted()
    np.bincount(keys.ravel())
    table[keys]


def sort(_: int) -> None:
    np.sort(scores(), axis=1)


@cache
def _frame() -> "polars.DataFrame":
    import polars

    boards = np.repeat(np.arange(BOARDS), RESULTS)
    return polars.DataFrame({"board": boards, "score": scores().ravel()})


def polars_matchpoints(_: int) -> None:
    from polars import col

    _frame().select((2 * col("score").rank("average").over("board") - 2).alias("points"))


def polars_cross_imps(_: int) -> None:
    """By distinct scores as well: all against all would be 25 million comparisons a board."""
    from polars import col

    frame = _frame()
    counts = frame.group_by("board", "score").len()
    differences = {10 * tens: imps(10 * tens) for tens in range(-260, 261)}
    met = counts.join(counts, on="board", suffix="_other").with_columns(
        imps=(col("score") - col("score_other")).replace_strict(differences) * col("len_other").cast(int)
    )
    points = met.group_by("board", "score").agg(col("imps").sum())
    frame.join(points, on=["board", "score"], how="left", maintain_order="left")


def _session() -> ScoredSession:
    draw = random.Random(7).choice
    return ScoredSession(
        tuple(
            BoardField(
                str(board),
                tuple(
                    Line(f"N{table}", f"E{(table + board) % TABLES}", Played(draw(COMMON))) for table in range(TABLES)
                ),
            )
            for board in range(IN_SESSION)
        )
    )


SESSION = _session()
PACK = load("wbf")
METHOD = Matchpoints()
TALLY = Tally.of(SESSION, METHOD, pack=PACK)


def correction(count: int) -> None:
    """One result corrected, and who stands where after it."""
    draw = random.Random(count)
    for _ in range(count):
        where = str(draw.randrange(IN_SESSION)), draw.randrange(TABLES)
        assert TALLY.correct(*where, Played(draw.choice(COMMON))).standings.order


def anew(count: int) -> None:
    for _ in range(count):
        assert Tally.of(SESSION, METHOD, pack=PACK).standings.order


def report() -> None:
    """How the cost grows with the field, and the memory that it takes."""
    print("\nmilliseconds for 1x, 2x, 4x the results a board")
    for work in (vectorised.matchpoints, vectorised.cross_imps):
        times = [min(_seconds(work, scores(RESULTS // part)) for _ in range(5)) for part in (4, 2, 1)]
        print(f"{work.__name__:38}" + "".join(f"{1000 * seconds:10.1f}" for seconds in times))
    print(f"\npeak memory beside the {scores().nbytes / 1e6:.0f} MB of the scores")
    for work in (vectorised.matchpoints, vectorised.cross_imps):
        tracemalloc.start()
        points = work(scores())
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"{work.__name__:38}{peak / 1e6:8.1f} MB, of which {points.nbytes / 1e6:.0f} MB are the points")


def _seconds(work: Callable[[vectorised.Integers], object], on: vectorised.Integers) -> float:
    start = perf_counter()
    work(on)
    return perf_counter() - start
