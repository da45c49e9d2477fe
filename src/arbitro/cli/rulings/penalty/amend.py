"""`arbitro penalty amend`: whether a penalty for time may be changed."""

from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.rulings.penalty.answers import AmendAnswer
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.force_majeure import amendment
from arbitro.words.consequence import shared


def amend(
    ctx: typer.Context,
    in_charge: Annotated[
        bool | None, typer.Option("--in-charge/--not-in-charge", help="The director is the one in charge.")
    ] = None,
    force_majeure: Annotated[
        bool | None, typer.Option("--force-majeure/--no-force-majeure", help="Serious and proven.")
    ] = None,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """Whether a penalty for lateness or slow play may be changed.

    \b
    Example:
      arbitro penalty amend --in-charge --force-majeure --regulations figb_2017
    """
    regulation, say = regulations(pack), voice(ctx)
    found = amendment(regulation, in_charge=in_charge, force_majeure=force_majeure)
    answer = AmendAnswer(found.allowed, found.final, **shared(regulation, say.language, found))
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[found.allowed]
    tell(out(), say, [say("amend-answer", allowed=allowed)], answer)
