"""`arbitro time`: how long a round or a match may take."""

from enum import StrEnum
from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_text
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.rulings.penalty.answers import TimeAnswer
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.time import clock, time_allowed
from arbitro.words.consequence import shared


class TimeForm(StrEnum):
    PAIRS = "pairs"
    TEAMS = "teams"


def time(
    ctx: typer.Context,
    boards: Annotated[int, typer.Option(help="Boards of the round, match or stanza.")],
    form: Annotated[TimeForm, typer.Option(help="Pairs or teams.")],
    screens: Annotated[bool, typer.Option("--screens", help="With screens.")] = False,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """How long so many boards may take, in minutes.

    \b
    Examples:
      arbitro time --boards 16 --form teams --screens --regulations figb_2017
      arbitro time --boards 2 --form pairs --json
    """
    regulation, say = regulations(pack), voice(ctx)
    allowed = time_allowed(form.value, boards, regulation, screens=screens)
    limit = allowed.limit if allowed.tolerance else None
    answer = TimeAnswer(
        form.value,
        boards,
        screens,
        exact_text(allowed.minutes),
        None if limit is None else exact_text(limit),
        **shared(regulation, say.language, allowed),
    )
    if json:
        print_json(answer)
        return
    tolerance = "none" if limit is None else clock(allowed.tolerance)
    line = say("time-answer", minutes=clock(allowed.minutes), limit=clock(allowed.limit), tolerance=tolerance)
    tell(out(), say, [line], answer)
