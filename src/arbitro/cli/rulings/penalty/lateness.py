"""`arbitro penalty lateness`: what a late arrival costs."""

from enum import StrEnum
from typing import Literal

from arbitro.book.problem import refuse
from arbitro.cli.consequence import read_minutes, tell
from arbitro.cli.figures import exact_text
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import LatenessAnswer
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Unit
from arbitro.regulations.lateness import lateness as consequence
from arbitro.words.consequence import say_amount, shared, written_or_none


class LateForm(StrEnum):
    PAIRS = "pairs"
    INDIVIDUAL = "individual"
    TEAMS_VP = "teams_vp"
    TEAMS_IMPS = "teams_imps"
    TEAMS_KO = "teams_ko"


def lateness(
    say: Voice,
    minutes: str,
    form: Literal["pairs", "individual", "teams_vp", "teams_imps", "teams_ko"],
    round_number: int,
    sanctioned: bool | None,
    late_before: int | None,
    brown_sticker: bool,
    top: int | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    found = consequence(
        form.value,
        read_minutes(minutes),
        regulation,
        round_number=round_number,
        sanctioned=sanctioned,
        late_before=late_before,
        brown_sticker=brown_sticker,
    )
    outcome: Literal["none", "warning", "penalty", "open"] = "open" if found.asks else "none"
    if found.penalty is not None:
        outcome = "penalty"
    elif found.warning:
        outcome = "warning"
    points = None
    if top is not None and found.penalty is not None and found.penalty.unit is Unit.TOP:
        points = exact_text(found.penalty.number * top)
    answer = LatenessAnswer(
        form.value,
        exact_text(found.minutes),
        outcome,
        found.whom,
        written_or_none(found.penalty),
        points,
        **shared(regulation, say.language, found),
    )
    if json:
        print_json(answer)
        return
    if found.penalty is None:
        result = [say(f"penalty-{outcome}", whom=found.whom)]
    else:
        result = [say("penalty-amount", whom=found.whom, amount=say_amount(found.penalty, say.language))]
    if points is not None and top is not None:
        result.append(say("penalty-points", top=top, points=points))
    tell(out(), say, result, answer)
