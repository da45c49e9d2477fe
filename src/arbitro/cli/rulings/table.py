"""`arbitro table`: one table from its log."""

from arbitro.answers.ruling import QuestionReply
from arbitro.answers.table import TableReply, question_text, table_reply, table_text
from arbitro.book.problem import refuse
from arbitro.bridge.seats import SEAT_BY_TEXT
from arbitro.cli.files import opened
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.table.log import read_lines
from arbitro.table.view import Onlooker, Viewer


def table(
    say: Voice,
    log: str,
    until: int | None,
    view: str | None,
    rule: bool,
    prelude: bool,
    json: bool,
) -> None:
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
    if text.lower() in (onlooker.value for onlooker in Onlooker):
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
            console.print("\n".join(question_text(reply.next, say.language)))
        case _:
            console.print(reply.next.text.director)
