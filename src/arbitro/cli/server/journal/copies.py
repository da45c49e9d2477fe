"""`arbitro journal export`, `import`, `backup` and `restore`: a journal as one file, and back."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from arbitro.book.problem import Place, refuse
from arbitro.cli.files import STANDARD, destination, opened
from arbitro.cli.server.journal.kept import found, shown
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.journal import Journal, open_journal
from arbitro.journal.file import Imported, JournalHead, export, is_export, read_header, take_in, written_head
from arbitro.journal.opening import POSTGRES, SQLITE


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


class JournalRestoredAnswer(Struct, frozen=True):
    """`arbitro journal restore --json`."""

    journal: str
    head: JournalHead


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
    with found(journal) as kept:
        streams = _chosen(kept, stream, prefix) if stream or prefix else None
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
    out().print(say("journal-head", head=shown(head)))


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
    out().print(say("journal-head", head=shown(imported.head)))


def backup(
    say: Voice,
    journal: str,
    file: str,
    json: bool,
) -> None:
    with found(journal) as kept:
        head = written_head(kept.backup(Path(file)))
    if json:
        print_json(JournalBackedUpAnswer(file, head))
        return
    out().print(say("journal-backed-up", file=clean(file), facts=head.position))
    out().print(say("journal-head", head=shown(head)))


def restore(
    say: Voice,
    file: str,
    journal: str,
    json: bool,
) -> None:
    """A copy is copied, with the keys of commands; an export is imported."""
    if is_export(Path(file)):
        if not journal.startswith(POSTGRES) and Path(journal.removeprefix(SQLITE)).exists():
            raise refuse("file-exists", where=Place(file=clean(journal)))
        with open_journal(journal) as kept, opened(file) as lines:
            head = take_in(kept, lines, clean(file)).head
    else:
        with found(file) as kept:
            head = written_head(kept.backup(Path(journal.removeprefix(SQLITE))))
    if json:
        print_json(JournalRestoredAnswer(journal, head))
        return
    out().print(say("journal-restored", journal=clean(journal), facts=head.position))
    out().print(say("journal-head", head=shown(head)))


def _chosen(journal: Journal, names: Sequence[str], prefixes: Sequence[str]) -> set[str]:
    chosen = set(names)
    for prefix in prefixes:
        streams = {stream.name for stream in journal.streams(prefix)}
        if not streams:
            raise refuse("unknown-stream", found=prefix)
        chosen |= streams
    return chosen
