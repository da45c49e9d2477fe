"""`arbitro weighted`: the points of a weighted score."""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, gathered
from arbitro.bridge.seats import Side
from arbitro.cli.scores.field import field_of, read_scores
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.formats.results.note import read_shares
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import Adjusted, Outcome, Played, Weighted, assigned
from arbitro.scoring.rounding import exact_text


class WeightedPart(Struct, frozen=True):
    """One outcome and what it alone would have brought."""

    weight: str
    score_ns: int
    points: str


class WeightedSide(Struct, frozen=True):
    """A side's points and the outcomes that they come from."""

    points: str
    parts: tuple[WeightedPart, ...]


class WeightedAnswer(Struct, frozen=True):
    """`arbitro weighted --json`. `top` is null in IMPs."""

    method: str
    top: int | None
    ns: WeightedSide
    ew: WeightedSide


def weighted(
    say: Voice,
    field: str,
    ns: str,
    ew: str | None,
    method: Literal["mp", "imps"],
    json: bool,
) -> None:
    problems: list[Problem] = []
    sides: dict[Side, Weighted] = {}
    others: list[Outcome] = []
    with gathered(problems):
        others += (Played(score) for score in read_scores(field))
    for side, text in ((Side.NS, ns), (Side.EW, ns if ew is None else ew)):
        with gathered(problems):
            sides[side] = read_shares(text, None)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    counted: Method = Matchpoints() if method == "mp" else CrossImps("comparisons")
    board = field_of([*others, Adjusted(sides[Side.NS], sides[Side.EW])])
    points = {side: _side(others, score, side, counted) for side, score in sides.items()}
    top = score_board(board, counted).top
    answer = WeightedAnswer(method, top, points[Side.NS], points[Side.EW])
    if json:
        print_json(answer)
        return
    if top is not None:
        out().print(say("quick-top", top=top))
    for side, why in points.items():
        out().print(say("quick-weighted", side=say(f"side-{side.value.lower()}"), points=why.points), style="bold")
        for part in why.parts:
            out().print("  " + say("quick-part", weight=part.weight, score=f"{part.score_ns:+}", points=part.points))


def _side(others: list[Outcome], score: Weighted, side: Side, method: Method) -> WeightedSide:
    """A side's outcomes one by one against the others, and their weighted sum."""
    at = len(others)
    parts = []
    total = Fraction()
    for share in score.shares:
        single = field_of([*others, Adjusted(assigned(share.score_ns), assigned(share.score_ns))])
        points = score_board(single, method).points(at)[side is Side.EW] or Fraction()
        total += share.weight * points
        parts.append(WeightedPart(exact_text(share.weight), share.score_ns, exact_text(points)))
    return WeightedSide(exact_text(total), tuple(parts))
