"""The results of one board as the command line tells them."""

from collections.abc import Sequence

from arbitro.book.problem import Problem, ProblemsFound, gathered, refuse
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.notation import read_score
from arbitro.scoring.outcome import Outcome


def read_scores(text: str) -> list[int]:
    """Scores of North-South, each one that some contract gives."""
    words = text.replace(",", " ").split()
    if not words:
        raise refuse("no-scores", expected="420 -50")
    scores: list[int] = []
    problems: list[Problem] = []
    for word in words:
        with gathered(problems):
            scores.append(read_score(word, None))
    if problems:
        raise ProblemsFound(problems)
    return scores


def field_of(outcomes: Sequence[Outcome], expected: int | None = None) -> BoardField:
    return BoardField("1", tuple(Line(f"NS{at}", f"EW{at}", outcome) for at, outcome in enumerate(outcomes)), expected)
