"""`arbitro penalty lateness`: what a late arrival costs."""

from typing import Literal

from arbitro.answers.consequence import shared, written_or_none
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.figures import read_minutes
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import LatenessAnswer
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import AmountUnit
from arbitro.regulations.lateness import LateForm
from arbitro.regulations.lateness import lateness as consequence
from arbitro.scoring.rounding import exact_text
from arbitro.words.consequence import say_amount


def lateness(
    say: Voice,
    minutes: str,
    form: LateForm,
    round_number: int,
    sanctioned: bool | None,
    late_before: int | None,
    brown_sticker: bool,
    top: int | None,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    late = consequence(
        form,
        -read_minutes(minutes[1:]) if brown_sticker and minutes.startswith("-") else read_minutes(minutes),
        regulation,
        round_number=round_number,
        sanctioned=sanctioned,
        late_before=late_before,
        brown_sticker=brown_sticker,
    )
    outcome: Literal["none", "warning", "penalty", "open"] = "open" if late.asks else "none"
    if late.penalty is not None:
        outcome = "penalty"
    elif late.warning:
        outcome = "warning"
    points = None
    if top is not None and late.penalty is not None and late.penalty.unit is AmountUnit.TOP:
        points = exact_text(late.penalty.number * top)
    answer = LatenessAnswer(
        form,
        exact_text(late.minutes),
        outcome,
        late.whom,
        written_or_none(late.penalty),
        points,
        **shared(regulation, say.language, late, decided=decided),
    )
    if json:
        print_json(answer)
        return
    if late.penalty is None:
        result = [say(f"penalty-{outcome}", whom=late.whom)]
    else:
        result = [say("penalty-amount", whom=late.whom, amount=say_amount(late.penalty, say.language))]
    if points is not None and top is not None:
        result.append(say("penalty-points", top=top, points=points))
    tell(say, result, answer)
