"""`arbitro vp`: a match's margin in victory points."""

from typing import Literal

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.figures import vp_text
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.notation import read_number
from arbitro.scoring.rounding import exact_text
from arbitro.scoring.victory_points import Continuous, Discrete, Scale, Simple, victory_points


class VictoryPointsAnswer(Struct, frozen=True):
    """`arbitro vp --json`. `imps` is a text only if it has a fraction."""

    scale: str
    boards: int
    imps: int | str
    winner: str
    loser: str


def vp(
    say: Voice,
    boards: int,
    imps: str,
    scale: Literal["continuous", "discrete", "simple"],
    non_increasing: bool,
    pack: str | None,
    json: bool,
) -> None:
    margin = abs(read_number(imps, "23"))
    if non_increasing and scale != "continuous":
        raise refuse("option-needs", found="--non-increasing", expected="--scale continuous")
    if non_increasing and pack is not None:
        raise refuse("options-together", found="--non-increasing", expected="--regulations")
    chosen: Scale
    if pack is not None:
        from arbitro.cli.rulebook import regulations
        from arbitro.scoring import regulated

        regulation = regulations(pack)
        chosen = regulated.scale(regulation, scale)
        boards = regulated.match_length(boards, boards, regulation)
    else:
        plain: dict[str, Scale] = {"discrete": Discrete(), "simple": Simple()}
        chosen = plain.get(scale, Continuous(corrected=non_increasing))
    earned = victory_points(chosen, boards, margin)
    answer = VictoryPointsAnswer(
        scale,
        boards,
        margin.numerator if margin.denominator == 1 else exact_text(margin),
        exact_text(earned.ours),
        exact_text(earned.theirs),
    )
    if json:
        print_json(answer)
        return
    out().print(say("quick-vp", winner=vp_text(answer.winner), loser=vp_text(answer.loser)), style="bold")
