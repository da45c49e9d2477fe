"""`arbitro journal`: proves a journal, writes it into a file and back, copies it, shows it."""

from pathlib import Path
from typing import Annotated

from msgspec import Struct
from rich import box
from rich.table import Table

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.cli.files import STANDARD, destination, opened
from arbitro.cli.server import recheck
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.journal import Fact, Head, Journal, Stream, open_journal
from arbitro.journal.file import (
    Imported,
    JournalHead,
    WrittenFact,
    export,
    read_header,
    take_in,
    written_fact,
    written_head,
)

app = typer.Typer(no_args_is_help=True, help="What happened, kept: prove, export, import, copy and show it.")
app.command("recheck")(recheck.recheck)

Address = Annotated[str, typer.Argument(help="A file, or postgresql://host/database.", metavar="JOURNAL")]


class JournalVerifiedAnswer(Struct, frozen=True):
    """`arbitro journal verify --json`: a journal that is in order."""

    journal: str
    facts: int
    streams: int
    head: JournalHead


class JournalExportedAnswer(Struct, frozen=True):
    """`arbitro journal export --json`. `head` is that of the facts in the file, `journal` that of the whole journal."""

    file: str
    facts: int
    persons: int
    head: JournalHead
    journal: JournalHead


class JournalBackedUpAnswer(Struct, frozen=True):
    """`arbitro journal backup --json`."""

    file: str
    head: JournalHead


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


def verify(
    say: Voice,
    journal: str,
    head: tuple[str, ...],
    against: tuple[str, ...],
    json: bool,
) -> None:
    heads = [_head(text) for text in head or ()]
    for name in against or ():
        with opened(name) as file:
            told = read_header(file, clean(name)).journal
            heads.append(Head(told.position, bytes.fromhex(told.hash)))
    with _found(journal) as kept:
        verified = kept.verify(heads)
        if verified.problems:
            raise ProblemsFound(verified.problems)
        answer = JournalVerifiedAnswer(kept.name, verified.head.position, verified.streams, written_head(verified.head))
    if json:
        print_json(answer)
        return
    out().print(say("journal-verified", facts=answer.facts, streams=answer.streams))
    out().print(say("journal-head", head=_shown(answer.head)))


def export_(
    say: Voice,
    journal: str,
    output: str,
    stream: tuple[str, ...],
    prefix: tuple[str, ...],
    persons: bool,
    json: bool,
) -> None:
    if json and output == STANDARD:
        raise refuse("option-needs", found="--json", expected="--output")
    with _found(journal) as kept:
        streams = _chosen(kept, stream or [], prefix or []) if stream or prefix else None
        with destination(output) as file:
            lines = export(kept, streams, persons=persons)
            first = next(lines)
            file.write(first)
            file.writelines(lines)
    header = read_header([first])
    if output == STANDARD:
        return
    head = JournalHead(header.facts, header.head)
    if json:
        print_json(JournalExportedAnswer(output, header.facts, header.persons, head, header.journal))
        return
    out().print(say("journal-exported", file=clean(output), facts=header.facts, persons=header.persons))
    out().print(say("journal-head", head=_shown(head)))


def import_(
    say: Voice,
    journal: str,
    file: str,
    json: bool,
) -> None:
    with open_journal(journal) as kept, opened(file) as lines:
        imported: Imported = take_in(kept, lines, clean(file))
    if json:
        print_json(imported)
        return
    out().print(say("journal-imported", facts=imported.facts, streams=imported.streams, persons=imported.persons))
    out().print(say("journal-head", head=_shown(imported.head)))


def backup(
    say: Voice,
    journal: str,
    file: str,
    json: bool,
) -> None:
    with _found(journal) as kept:
        head = written_head(kept.backup(Path(file)))
    if json:
        print_json(JournalBackedUpAnswer(file, head))
        return
    out().print(say("journal-backed-up", file=clean(file), facts=head.position))
    out().print(say("journal-head", head=_shown(head)))


def show(
    say: Voice,
    journal: str,
    stream: str | None,
    prefix: str,
    after: int,
    limit: int | None,
    json: bool,
) -> None:
    with _found(journal) as kept:
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
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("journal-stream"))
    table.add_column(say("journal-facts"), justify="right")
    for one in answer.streams:
        table.add_row(clean(one.name), str(one.version))
    out().print(table)
    out().print(say("journal-head", head=_shown(answer.head)))


def _show_facts(journal: str, stream: str, facts: tuple[Fact, ...], say: Voice, json: bool) -> None:
    written = tuple(map(written_fact, facts))
    if json:
        print_json(JournalFactsAnswer(journal, stream, written))
        return
    table = Table(box=box.SIMPLE_HEAD, title=clean(stream), title_justify="left", title_style="bold")
    for column in ("version", "time", "who", "authority", "kind", "payload"):
        table.add_column(say(f"journal-{column}"), justify="right" if column == "version" else "left")
    for fact in written:
        cells = (f"{fact.time:%Y-%m-%d %H:%M:%S}", fact.who, fact.authority, fact.kind, fact.text or fact.base64 or "")
        table.add_row(str(fact.version), *map(clean, cells))
    out().print(table)


def _found(address: str) -> Journal:
    """A journal that exists, to be read."""
    return open_journal(address, create=False, writable=False)


def _chosen(journal: Journal, names: list[str], prefixes: list[str]) -> set[str]:
    chosen = set(names)
    for prefix in prefixes:
        found = {stream.name for stream in journal.streams(prefix)}
        if not found:
            raise refuse("unknown-stream", found=prefix)
        chosen |= found
    return chosen


def _head(text: str) -> Head:
    position, _, hash = text.partition(":")
    try:
        return Head(int(position), bytes.fromhex(hash))
    except ValueError:
        raise refuse("journal-bad-head", found=text, expected="1204:9f3c…") from None


def _shown(head: JournalHead) -> str:
    return f"{head.position}:{head.hash}"
