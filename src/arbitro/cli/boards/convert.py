"""`arbitro convert`: files of boards from one format to another."""

import shutil
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO

from click.exceptions import Exit
from msgspec import Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.board_files import FileFormat, format_of, records, written
from arbitro.cli.files import destination, opened
from arbitro.cli.terminal import PROBLEMS, err, print_json, tell
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord, Rejected

SPOOLED_IN_MEMORY = 1 << 24


class ConvertAnswer(Struct, frozen=True):
    """`arbitro convert --json`."""

    boards: int
    problems: tuple[SaidProblem, ...]


def convert(
    say: Voice,
    source: str,
    target: str,
    from_: FileFormat | None,
    to: FileFormat | None,
    keep_going: bool,
    json: bool,
) -> None:
    reading = _Conversion(source, format_of(source, from_), format_of(target, to))
    with opened(source) as file, destination(target) as place, SpooledTemporaryFile(SPOOLED_IN_MEMORY) as spool:
        for piece in reading.pieces(file):
            spool.write(piece)
        if not reading.boards and not reading.problems:
            raise refuse("no-boards", where=Place(file=source))
        if reading.problems and not (keep_going and reading.boards):
            raise ProblemsFound(reading.problems)
        spool.seek(0)
        shutil.copyfileobj(spool, place)
    if json:
        print_json(ConvertAnswer(reading.boards, said_problems(reading.problems, say.language)))
    else:
        tell(reading.problems, say)
        err().print(say("convert-done", file=target, boards=reading.boards))
    if reading.problems:
        raise Exit(PROBLEMS)


class _Conversion:
    """One conversion under way: the boards that went through, and the problems of those that did not."""

    def __init__(self, name: str, source: FileFormat, target: FileFormat) -> None:
        self.name, self.source, self.target = name, source, target
        self.boards = 0
        self.problems: list[Problem] = []

    def pieces(self, file: IO[bytes]) -> Iterator[bytes]:
        """The bytes of the new file."""
        if self.source == self.target == "pbn":
            return self._games(file)
        return (text.encode() for text in written(self._records(file), self.target))

    def _records(self, file: IO[bytes]) -> Iterator[BoardRecord]:
        for item in records(file, self.name, self.source, strict=False):
            if isinstance(item, Rejected):
                self.problems += item.problems
            else:
                self.boards += 1
                yield item

    def _games(self, file: IO[bytes]) -> Iterator[bytes]:
        """PBN to PBN: the games as they stand, once they are found in order."""
        from arbitro.formats import pbn

        for item in pbn.read_games(file, file=self.name, strict=False):
            try:
                if isinstance(item, Rejected):
                    raise ProblemsFound(item.problems)
                pbn.record(item)
            except ProblemsFound as trouble:
                self.problems += trouble.problems
            else:
                self.boards += 1
                # A game after one left out must not inherit from it any more (PBN 4.8).
                yield bytes(pbn.exported(item) if self.problems else item)
