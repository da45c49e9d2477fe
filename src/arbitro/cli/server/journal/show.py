"""`arbitro journal show`: the streams of a journal, or the facts of one."""

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.server.journal.kept import found, shown
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.journal import KeptFact, Stream
from arbitro.journal.file import JournalHead, WrittenFact, written_fact, written_head


class JournalStreamsAnswer(Struct, frozen=True):
    """`arbitro journal show --json`."""

    journal: str
    head: JournalHead
    streams: tuple[Stream, ...]


class JournalFactsAnswer(Struct, frozen=True):
    """`arbitro journal show JOURNAL STREAM --json`."""

    journal: str
    stream: str
    facts: tuple[WrittenFact, ...]


def show(
    say: Voice,
    journal: str,
    stream: str | None,
    prefix: str,
    after: int,
    limit: int | None,
    json: bool,
) -> None:
    with found(journal) as kept:
        if stream is None:
            _show_streams(JournalStreamsAnswer(kept.name, written_head(kept.head()), kept.streams(prefix)), say, json)
            return
        if not kept.read(stream, limit=1):
            raise refuse("unknown-stream", found=stream)
        _show_facts(kept.name, stream, kept.read(stream, after, limit), say, json)


def _show_streams(answer: JournalStreamsAnswer, say: Voice, json: bool) -> None:
    if json:
        print_json(answer)
        return
    columns = (Column(say("journal-stream")), Column(say("journal-facts"), number=True))
    print_tables(
        [PrintedTable("", columns, tuple((clean(stream.name), str(stream.version)) for stream in answer.streams))]
    )
    out().print(say("journal-head", head=shown(answer.head)))


def _show_facts(journal: str, stream: str, facts: tuple[KeptFact, ...], say: Voice, json: bool) -> None:
    written = tuple(map(written_fact, facts))
    if json:
        print_json(JournalFactsAnswer(journal, stream, written))
        return
    names = ("version", "time", "who", "authority", "kind", "payload")
    columns = tuple(Column(say(f"journal-{name}"), number=name == "version") for name in names)
    rows = []
    for fact in written:
        cells = (f"{fact.time:%Y-%m-%d %H:%M:%S}", fact.who, fact.authority, fact.kind, fact.text or fact.base64 or "")
        rows.append((str(fact.version), *map(clean, cells)))
    print_tables([PrintedTable(clean(stream), columns, tuple(rows))])
