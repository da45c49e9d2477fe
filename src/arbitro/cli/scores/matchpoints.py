"""`arbitro matchpoints`: the scores of a board in matchpoints."""

from msgspec import Struct

from arbitro.cli.scores.field import field_of, read_scores
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import score_board
from arbitro.scoring.outcome import Played
from arbitro.scoring.rounding import exact_text


class ComparedScore(Struct, frozen=True):
    """One score on a board and what both sides have for it."""

    score_ns: int
    points_ns: str
    points_ew: str


class MatchpointsAnswer(Struct, frozen=True):
    """`arbitro matchpoints --json`: the scores in the order given."""

    top: int
    results: tuple[ComparedScore, ...]


def matchpoints(
    say: Voice,
    scores: tuple[str, ...],
    scale: int,
    json: bool,
) -> None:
    points = read_scores(" ".join(scores))
    method = Matchpoints(1 if scale == 1 else 2)
    scored = score_board(field_of([Played(score) for score in points]), method)
    results = []
    for at, score in enumerate(points):
        ns, ew = scored.points(at)
        results.append(ComparedScore(score, exact_text(ns or 0), exact_text(ew or 0)))
    answer = MatchpointsAnswer(scored.top or 0, tuple(results))
    if json:
        print_json(answer)
        return
    out().print(say("quick-top", top=answer.top), style="bold")
    for result in answer.results:
        out().print(say("quick-score", score=f"{result.score_ns:+}", ns=result.points_ns, ew=result.points_ew))
