"""`arbitro policy systems` and `undisclosed`: a pair's methods against the systems policy."""

from pathlib import Path
from typing import Annotated

import typer

from arbitro.cli.figures import read_number
from arbitro.cli.files import opened
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import clean
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import CATEGORIES, Event
from arbitro.regulations.systems.documents import undisclosed as judged_undisclosed
from arbitro.regulations.systems.policy import judged
from arbitro.regulations.systems.reading import read_methods
from arbitro.words.systems import said, systems_reply, undisclosed_reply

EventForm = Annotated[Form, typer.Option("--form", help="The event is for pairs or teams.")]
Top = Annotated[str | None, typer.Option("--top", help="The top of a board, for penalties in matchpoints.")]


def systems(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="The methods, as .toml or JSON; - is standard input (JSON).")],
    category: Annotated[
        int | None, typer.Option("--category", min=CATEGORIES[0], max=CATEGORIES[-1], help="Of the event; else all.")
    ] = None,
    form: EventForm = Form.PAIRS,
    authorised: Annotated[
        bool, typer.Option("--authorised", help="Brown Sticker methods are authorised in this team championship.")
    ] = False,
    top: Top = None,
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """What a pair's methods are, and where they may be used.

    Colour, HUM and Brown Sticker features with their reasons and exceptions;
    admission by category; documents owed; faults of card and forms; questions
    where the agreements or a judgment are missing.

    \b
    Examples:
      arbitro policy systems ours.toml --regulations figb_2017
      arbitro policy systems ours.toml --category 2 --form teams --authorised --json
      arbitro policy systems - --category 3 < ours.json
    """
    book = regulations(pack)
    with opened(file) as given:
        methods = read_methods(given.read(), clean(file), toml=Path(file).suffix.lower() == ".toml")
    events = [Event(one, form, authorised) for one in (CATEGORIES if category is None else (category,))]
    report = judged(methods, book, events, None if top is None else read_number(top, "24"))
    reply = systems_reply(report, methods, book, voice(ctx).language)
    if json:
        print_json(reply)
        return
    for line in said(reply, book, voice(ctx).language):
        out().print(clean_lines(line))


def undisclosed(
    ctx: typer.Context,
    method: Annotated[str, typer.Argument(help="The call that was not listed or not fully described.")],
    form: EventForm = Form.PAIRS,
    missed: Annotated[
        bool | None, typer.Option("--missed/--not-missed", help="Whether the opponents missed their best contract.")
    ] = None,
    penalise: Annotated[
        bool | None, typer.Option("--penalise/--no-penalty", help="Whether the director also penalises.")
    ] = None,
    top: Top = None,
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """A call that its pair should have disclosed: presumption of damage and the range of penalties.

    \b
    Examples:
      arbitro policy undisclosed "(1H) 2H" --missed --penalise --top 24 --regulations figb_2017
      arbitro policy undisclosed 2D --form teams --regulations figb_2017 --json
    """
    book = regulations(pack)
    points = None if top is None else read_number(top, "24")
    found = judged_undisclosed(method, form, book, best_contract_missed=missed, penalise=penalise, top=points)
    reply = undisclosed_reply(found, method, book, voice(ctx).language)
    if json:
        print_json(reply)
        return
    lines = [reply.text, *([reply.sanction.text] if reply.sanction else []), *(q.text for q in reply.questions)]
    for line in lines:
        out().print(clean_lines(line))


def clean_lines(text: str) -> str:
    return "\n".join(map(clean, text.split("\n")))
