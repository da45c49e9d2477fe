"""`arbitro policy alert`: whether a call is alerted, to whom, and whether the stop card comes before it."""

from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.rulings.policy.facts import read_facts
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.words.policy import AlertFacts, alert_reply


def alert(
    ctx: typer.Context,
    call: Annotated[str | None, typer.Option(help="The call; else the last of the auction.")] = None,
    meaning: Annotated[str, typer.Option(help="What it shows: '15-17 balanced', '6+H 6-10 / 6+S 6-10'.")] = "",
    auction: Annotated[str, typer.Option(help="Dealer and calls before it: 'N: 1S P'.")] = "N:",
    screens: Annotated[bool, typer.Option("--screens", help="The table has screens.")] = False,
    natural: Annotated[
        bool | None, typer.Option("--natural/--conventional", help="Else from what it shows.", show_default=False)
    ] = None,
    special: Annotated[
        bool | None,
        typer.Option("--special/--not-special", help="A special meaning or agreement.", show_default=False),
    ] = None,
    forcing: Annotated[bool | None, typer.Option("--forcing/--not-forcing", show_default=False)] = None,
    exempt_range: Annotated[
        bool | None,
        typer.Option("--exempt-range/--other-range", help="Else from what it shows.", show_default=False),
    ] = None,
    shows_length: Annotated[
        bool | None,
        typer.Option("--length/--no-length", help="Of a double: tells the length of a suit.", show_default=False),
    ] = None,
    swapped: Annotated[
        bool | None,
        typer.Option("--swapped/--not-swapped", help="Of a redouble: swapped with the pass.", show_default=False),
    ] = None,
    facts: Annotated[str | None, typer.Option(help="The same as JSON; - is standard input.", metavar="FILE")] = None,
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """Whether a call is alerted, who shows the card to whom, and whether the stop card comes before it.

    \b
    Examples:
      arbitro policy alert --call 1NT --meaning "12-14 balanced" --regulations figb_2017
      arbitro policy alert --auction "N: 1S P" --call 3C --meaning "6+C 5-9" --not-forcing --regulations figb_2017
      arbitro policy alert --auction "N: 1H P 2H P 4NT" --conventional --screens --regulations figb_2017 --json
      arbitro policy alert --facts call.json --regulations figb_2017
    """
    given = AlertFacts(
        auction=auction,
        call=call,
        meaning=meaning,
        screens=screens,
        natural=natural,
        special=special,
        forcing=forcing,
        exempt_range=exempt_range,
        shows_length=shows_length,
        swapped_with_pass=swapped,
    )
    if facts is not None:
        if given != AlertFacts():
            raise refuse("options-together", found="--facts", expected="--call --meaning --auction …")
        given = read_facts(facts, AlertFacts)
    say = voice(ctx)
    answer = alert_reply(given, regulations(pack), say.language)
    if json:
        print_json(answer)
    else:
        tell(out(), say, answer.text, answer)
