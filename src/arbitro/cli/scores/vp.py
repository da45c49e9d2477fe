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


class VictoryPointsAnswer(Struct, frozen=True, omit_defaults=True):
    """`arbitro vp --json`. `imps` is a text only if it has a fraction; `note` where the scale is not meant for this."""

    scale: str
    boards: int
    imps: int | str
    winner: str
    loser: str
    note: str = ""


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
    note = ""
    if pack is not None:
        from arbitro.cli.rulebook import regulations
        from arbitro.regulations import keys
        from arbitro.regulations.consequence import because
        from arbitro.scoring import regulated
        from arbitro.words.consequence import say_ground

        regulation = regulations(pack)
        chosen = regulated.scale(regulation, scale)
        boards = regulated.match_length(boards, boards, regulation)
        if scale == "simple" and boards < regulation[keys.SIMPLE_FROM]:
            by = regulation.setting(keys.SIMPLE_FROM)
            note = say_ground(because("quick-vp-simple-from", by, boards=regulation[keys.SIMPLE_FROM]), say.language)
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
        note,
    )
    if json:
        print_json(answer)
        return
    out().print(say("quick-vp", winner=vp_text(answer.winner), loser=vp_text(answer.loser)), style="bold")
    if note:
        out().print(f"  {note}")
