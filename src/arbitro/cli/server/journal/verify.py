"""`arbitro journal verify`: everything read again and compared with the chain."""

from click.exceptions import Exit
from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.files import opened
from arbitro.cli.server.journal.kept import found, shown
from arbitro.cli.terminal import PROBLEMS, err, out, print_json, tell
from arbitro.cli.voice import Voice, clean
from arbitro.journal import Head
from arbitro.journal.file import JournalHead, read_header, written_head


class JournalVerifiedAnswer(Struct, frozen=True):
    """`arbitro journal verify --json`: a journal that is in order. `redacted`: facts of which something was taken out
    at a person's request."""

    journal: str
    facts: int
    streams: int
    head: JournalHead
    redacted: int


def verify(
    say: Voice,
    journal: str,
    head: tuple[str, ...],
    against: tuple[str, ...],
    json: bool,
) -> None:
    heads = [_head(text) for text in head]
    for name in against:
        with opened(name) as file:
            header = read_header(file, clean(name)).journal
            heads.append(Head(header.position, bytes.fromhex(header.hash)))
    with found(journal) as kept:
        verified = kept.verify(heads)
        if verified.problems:
            tell(verified.problems, say, as_json=json)
            if not json:
                err().print(say("journal-way-back"))
            raise Exit(PROBLEMS)
        answer = JournalVerifiedAnswer(
            kept.name, verified.head.position, verified.streams, written_head(verified.head), verified.redacted
        )
    if json:
        print_json(answer)
        return
    out().print(say("journal-verified", facts=answer.facts, streams=answer.streams))
    if answer.redacted:
        out().print(say("journal-redacted", facts=answer.redacted))
    out().print(say("journal-head", head=shown(answer.head)))


def _head(text: str) -> Head:
    position, _, hash = text.partition(":")
    try:
        return Head(int(position), bytes.fromhex(hash))
    except ValueError:
        raise refuse("journal-bad-head", found=text, expected="1204:9f3c…") from None
