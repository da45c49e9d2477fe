"""`arbitro policy psych`: what a departure from the system is, whether it was permitted, and what follows."""

from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.rulings.policy.facts import read_facts
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.psychs import Departure, PsychEvent, PsychFacts
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import CATEGORIES
from arbitro.words.policy import psych_reply


def psych(
    ctx: typer.Context,
    what: Annotated[str, typer.Option(help="What it was; like things have like names: '1S overcall'.")] = "",
    category: Annotated[
        int | None, typer.Option(min=CATEGORIES[0], max=CATEGORIES[-1], help="Of the event; 4 is a club's.")
    ] = None,
    form: Annotated[Form, typer.Option(help="The event is for pairs or teams.")] = Form.PAIRS,
    local: Annotated[bool, typer.Option("--local", help="A local tournament.")] = False,
    club: Annotated[bool, typer.Option("--club", help="A club's tournament.")] = False,
    club_permits: Annotated[
        bool, typer.Option("--club-permits", help="The club has published a rule that permits it.")
    ] = False,
    authorised: Annotated[
        bool, typer.Option("--authorised", help="Brown Sticker methods are authorised in this team championship.")
    ] = False,
    play: Annotated[bool, typer.Option("--play", help="A defender's play, not a call.")] = False,
    gross: Annotated[
        bool | None,
        typer.Option("--gross/--not-gross", help="Grossly wrong about strength or length.", show_default=False),
    ] = None,
    deliberate: Annotated[bool | None, typer.Option("--deliberate/--slip", show_default=False)] = None,
    agreed: Annotated[
        bool | None, typer.Option("--agreed/--not-agreed", help="The partners had agreed on it.", show_default=False)
    ] = None,
    protected: Annotated[
        bool | None,
        typer.Option("--protected/--not-protected", help="The system guards against it.", show_default=False),
    ] = None,
    expected: Annotated[
        bool | None,
        typer.Option("--expected/--not-expected", help="By partner more than by opponents.", show_default=False),
    ] = None,
    earlier: Annotated[
        int | None, typer.Option(min=0, max=1000, help="How often the record of the pair has the like.")
    ] = None,
    disclosed: Annotated[
        bool | None, typer.Option("--disclosed/--not-disclosed", help="On card and sheets.", show_default=False)
    ] = None,
    conventional_opening: Annotated[
        bool | None, typer.Option("--conventional-opening/--other-call", show_default=False)
    ] = None,
    damage: Annotated[
        bool | None, typer.Option("--damage/--no-damage", help="Done to the other side.", show_default=False)
    ] = None,
    top: Annotated[int | None, typer.Option(min=1, help="The top of a board.")] = None,
    facts: Annotated[
        str | None, typer.Option(help="The same as JSON, and more; - is standard input.", metavar="FILE")
    ] = None,
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """What a departure from the system is, whether it was permitted, and what follows.

    What is not told comes back as a question. In JSON its answer goes into the
    facts under the name of the question, without "psych_"; there the whole record
    of a pair and the agreement itself may be told.

    \b
    Examples:
      arbitro policy psych --local --gross --deliberate --not-agreed --not-protected --earlier 0 --top 14 \\
          --no-damage --regulations figb_2017
      arbitro policy psych --agreed --category 2 --form teams --authorised --regulations figb_2017 --json
      arbitro policy psych --facts psych.json --regulations figb_2017
    """
    event = PsychEvent(
        category=category,
        form=form,
        local=local,
        club=club,
        club_permits=club_permits,
        brown_sticker_authorised=authorised,
    )
    given = PsychFacts(
        event=event,
        action="play" if play else "call",
        what=what,
        gross=gross,
        deliberate=deliberate,
        explicit_agreement=agreed,
        system_protects=protected,
        partner_expects=expected,
        record=None if earlier is None else (Departure(what=what),) * earlier,
        disclosed=disclosed,
        conventional_opening=conventional_opening,
        damage=damage,
        top=top,
    )
    if facts is not None:
        if given != PsychFacts():
            raise refuse("options-together", found="--facts", expected="--category --gross …")
        given = read_facts(facts, PsychFacts)
    say = voice(ctx)
    answer = psych_reply(given, regulations(pack), say.language)
    if json:
        print_json(answer)
    else:
        tell(out(), say, answer.text, answer)
