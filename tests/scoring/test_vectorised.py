"""Large fields by numpy: the same points as the plain methods."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.scoring import vectorised
from arbitro.scoring.cross_imps import CrossImps, score_cross_imps
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.matchpoints import LARGE, matchpoints, score_plain
from arbitro.scoring.outcome import Played
from tests.scoring import naive
from tests.scoring.fields import few_scores, scores

matrices: st.SearchStrategy[list[list[int]]] = st.integers(0, 12).flatmap(
    lambda results: st.lists(st.lists(few_scores | scores, min_size=results, max_size=results), min_size=1, max_size=5)
)
kinds = st.sampled_from((np.int16, np.int32, np.int64))


@given(matrices, kinds)
def test_matchpoints_are_those_of_the_plain_method(boards: list[list[int]], kind: type[np.signedinteger]) -> None:
    found = vectorised.matchpoints(np.array(boards, kind))
    assert found.tolist() == [matchpoints(board) for board in boards]
    assert found.tolist() == [
        [sum(naive.against(score, other) for other in board) - 1 for score in board] for board in boards
    ]


@given(matrices, kinds)
def test_cross_imps_are_those_of_the_plain_method(boards: list[list[int]], kind: type[np.signedinteger]) -> None:
    found = vectorised.cross_imps(np.array(boards, kind))
    assert found.tolist() == [[sum(imps(score - other) for other in board) for score in board] for board in boards]
    for board, points in zip(boards, found.tolist(), strict=True):
        field = BoardField("1", tuple(Line(f"N{at}", f"E{at}", Played(score)) for at, score in enumerate(board)))
        scored = score_cross_imps(field, CrossImps("sum"))
        assert scored.denominator == 1
        assert (list(scored.ns), list(scored.ew)) == (points, [-won for won in points])


@pytest.mark.parametrize("results", [1, vectorised.CELLS // 3, vectorised.CELLS + 1])
def test_fields_of_any_size_are_counted_board_by_board(results: int) -> None:
    boards = np.random.default_rng(results).integers(-30, 30, (7, results)) * 10
    found = vectorised.matchpoints(boards)
    assert found.sum(axis=1, dtype=np.int64).tolist() == [results * (results - 1)] * 7
    assert found[5].tolist() == matchpoints(boards[5].tolist())


@given(st.integers(0, 99))
def test_a_large_board_is_scored_by_numpy_with_the_same_answer(seed: int) -> None:
    board: list[int] = (np.random.default_rng(seed).integers(-60, 60, LARGE + seed) * 10).tolist()
    scored = score_plain("1", board, 2)
    assert list(scored.ns) == matchpoints(board)
    assert list(scored.ew) == [scored.top - points for points in matchpoints(board) if scored.top is not None]
    assert {type(points) for points in scored.ns + scored.ew} == {int}


def test_a_large_board_with_scores_of_no_contract_is_scored_all_the_same() -> None:
    board = [*range(LARGE)]
    assert list(score_plain("1", board, 2).ns) == [2 * score for score in board]


@pytest.mark.parametrize(("score", "found"), [(125, "125"), (-7610, "-7610"), (8000, "8000")])
def test_a_score_that_no_contract_gives_is_refused(score: int, found: str) -> None:
    for method in (vectorised.matchpoints, vectorised.cross_imps):
        with pytest.raises(ProblemsFound) as trouble:
            method(np.array([[420, score, -50]]))
        assert [(p.kind, p.found) for p in trouble.value.problems] == [("bad-score", found)]


def test_plain_scoring_does_without_numpy() -> None:
    code = "import sys; import arbitro.scoring.tally; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
