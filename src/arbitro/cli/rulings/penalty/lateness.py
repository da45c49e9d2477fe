"""`arbitro penalty lateness`: what a late arrival costs."""

from enum import StrEnum
from typing import Annotated, Literal

import typer

from arbitro.book.problem import refuse
from arbitro.cli.consequence import read_minutes, tell
from arbitro.cli.figures import exact_text
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.rulings.penalty.answers import LatenessAnswer
from arbitro.cli.terminal import Json, out, print_json, voice
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
    ctx: typer.Context,
    minutes: Annotated[str, typer.Option(help="How late the last player was: 12, 3:20.")],
    form: Annotated[LateForm, typer.Option(help="The contest; teams_ko is scored in IMPs.")],
    round_number: Annotated[int, typer.Option("--round", help="The round, 1 is the first.")] = 1,
    sanctioned: Annotated[
        bool | None,
        typer.Option("--sanctioned/--not-sanctioned", help="Warned or penalised before, whatever for."),
    ] = None,
    late_before: Annotated[int | None, typer.Option(help="How often late before, for a round after the first.")] = None,
    brown_sticker: Annotated[
        bool,
        typer.Option("--brown-sticker", help="A pair with Brown Sticker conventions, which had to be early."),
    ] = False,
    top: Annotated[int | None, typer.Option(help="The top of a board, for the penalty in matchpoints.")] = None,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """What a late arrival costs (90B1).

    \b
    Examples:
      arbitro penalty lateness --minutes 12 --form teams_vp --regulations figb_2017
      arbitro penalty lateness --minutes 3:20 --form teams_imps --regulations figb_2017 --json
      arbitro penalty lateness --minutes 7 --form pairs --not-sanctioned --top 24 --regulations figb_2017
      arbitro penalty lateness --minutes 2 --form pairs --round 6 --late-before 1 --regulations figb_2017
    """
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation, say = regulations(pack), voice(ctx)
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
