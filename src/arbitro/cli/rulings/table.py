"""`arbitro table`: one table from its log."""

from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.bridge.seats import SEAT_BY_TEXT
from arbitro.cli.files import opened
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.table.log import read_lines
from arbitro.table.view import Onlooker, Viewer
from arbitro.words.reply import QuestionReply
from arbitro.words.table import TableReply, question_text, table_reply, table_text


def table(
    ctx: typer.Context,
    log: Annotated[str, typer.Argument(help="The log, one event a line as JSON; - is standard input.")],
    until: Annotated[int | None, typer.Option(help="Only the first N events.", min=1, metavar="N")] = None,
    view: Annotated[
        str | None, typer.Option(help="What one viewer may see: N, E, S, W, director or kibitzer.", metavar="WHO")
    ] = None,
    rule: Annotated[bool, typer.Option("--rule", help="Go on to the next question, or the ruling.")] = False,
    prelude: Annotated[
        bool, typer.Option("--prelude", help="With --rule: first who drew attention, and who acted then (Laws 9-11).")
    ] = False,
    json: Json = False,
) -> None:
    """A table from its log: where every card is, whose turn it is, what went wrong, what the law asks.

    A log begins with the board. With --rule the reply has the question that
    has to be put next, or the ruling and the event that carries it out:
    append {"event": "option_chosen", "question": "accepted", "answer": true}
    or that event to the log, and go on.

    \b
    Examples:
      arbitro table table-3.jsonl
      arbitro table table-3.jsonl --view S --json
      arbitro table - --until 12 --rule < table-3.jsonl
    """
    say = voice(ctx)
    viewer = _viewer(view)
    with opened(log) as given:
        log_lines = read_lines(given.read().splitlines())[:until]
    if not log_lines:
        raise refuse("no-board", expected='{"event": "board", "deal": "N:…"}')
    numbers, events = zip(*log_lines, strict=True)
    reply = table_reply(events, lines=numbers, viewer=viewer, ruling=rule, prelude=prelude, language=say.language)
    if json:
        print_json(reply)
    else:
        _print(reply, say)


def _viewer(text: str | None) -> Viewer | None:
    if text is None:
        return None
    if seat := SEAT_BY_TEXT.get(text.upper()):
        return seat
    if text.lower() in (one.value for one in Onlooker):
        return Onlooker(text.lower())
    raise refuse("bad-viewer", found=text, expected="N E S W director kibitzer")


def _print(reply: TableReply, say: Voice) -> None:
    console = out()
    for line in table_text(reply, say.language):
        console.print(line)
    match reply.next:
        case None:
            return
        case QuestionReply():
            console.print(*question_text(reply.next.question, say.language), sep="\n")
        case _:
            console.print(reply.next.text.director)
