"""`arbitro policy alert`: whether a call is alerted, to whom, and whether the stop card comes before it."""

from typing import Annotated

import typer
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.cli.penalty.writing import shared, tell
from arbitro.cli.policy.answers import AlertAnswer, AlertFacts, RuleLink
from arbitro.cli.policy.facts import read_facts
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.regulations.alerts import Alert, Called
from arbitro.regulations.alerts import alert as consequence

TOLD = ("natural", "special", "forcing", "exempt_range", "shows_length", "swapped_with_pass")


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
    regulation, say = regulations(pack), voice(ctx)
    found = consequence(called(given), regulation)
    answer = AlertAnswer(
        found.call,
        found.caller,
        found.screens,
        found.alerted,
        found.advised,
        found.shown,
        found.stop,
        found.pause,
        found.waits,
        found.self_protection,
        RuleLink("wrong_explanation", {"alert_required": found.alerted}) if found.alerted is not None else None,
        **shared(regulation, say, found),
    )
    if json:
        print_json(answer)
    else:
        tell(out(), say, _said(found, say), answer)


def called(facts: AlertFacts) -> Called:
    """The facts as the rule takes them."""
    answers = {field: told for field in TOLD if (told := getattr(facts, field)) is not None}
    meaning = facts.meaning if isinstance(facts.meaning, str) else ""
    found = Called.of(facts.auction, call=facts.call, meaning=meaning, screens=facts.screens, answers=answers)
    return found if isinstance(facts.meaning, str) else replace(found, meanings=facts.meaning)


def _said(found: Alert, say: Voice) -> list[str]:
    alerted = {True: "true", False: "false", None: "open"}[found.alerted]
    lines = [say("alert-answer", call=str(found.call), caller=say.seat(found.caller), alerted=alerted)]
    for one in found.shown:
        when = "at_once" if one.at_once else "tray"
        lines.append(say("alert-shown", by=say.seat(one.by), to=say.seat(one.to), when=when))
    if found.pause is not None and found.waits is not None:
        lines.append(
            say("alert-stop-answer", caller=say.seat(found.caller), next=say.seat(found.waits), seconds=found.pause)
        )
    return lines
