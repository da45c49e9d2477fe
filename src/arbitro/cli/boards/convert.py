"""`arbitro convert`: files of boards, or of results, from one format to another."""

import shutil
from collections.abc import Iterable, Iterator
from tempfile import SpooledTemporaryFile
from typing import IO

from click.exceptions import Exit
from msgspec import Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.board_files import AnyFormat, FileFormat, ending, format_of, records, written
from arbitro.cli.files import destination, opened
from arbitro.cli.terminal import PROBLEMS, err, note, print_json, tell
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord, Rejected

ONLY_RESULTS = ("csv", "xml", "bws")
SPOOLED_IN_MEMORY = 1 << 24


class ConvertAnswer(Struct, frozen=True):
    """`arbitro convert --json`."""

    boards: int
    problems: tuple[SaidProblem, ...]
    notes: tuple[SaidProblem, ...] = ()  # what the new format has no place for


def convert(
    say: Voice,
    source: str,
    target: str,
    from_: AnyFormat | None,
    to: AnyFormat | None,
    keep_going: bool,
    json: bool,
) -> None:
    forms = ending(source, from_), ending(target, to)
    if any(form in ONLY_RESULTS for form in forms):
        _results(say, source, target, *forms, json=json)
        return
    reading = _Conversion(
        source, format_of(source, _of_boards(from_)), format_of(target, _of_boards(to)), keep_going=keep_going
    )
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
        told = (said_problems(problems, say.language) for problems in (reading.problems, reading.notes))
        print_json(ConvertAnswer(reading.boards, *told))
    else:
        tell(reading.problems, say)
        note(reading.notes, say)
        err().print(say("convert-done", file=target, boards=reading.boards))
    if reading.problems:
        raise Exit(PROBLEMS)


def _of_boards(form: AnyFormat | None) -> FileFormat | None:
    return None if form is None or form == "csv" or form == "xml" or form == "bws" else form


def _results(say: Voice, source: str, target: str, from_: str, to: str, *, json: bool) -> None:
    """Results, where one of the formats has nothing else."""
    from arbitro.cli.boards.results import converted

    text, boards, notes = converted(source, target, from_, to)
    with destination(target) as place:
        place.write(text)
    if json:
        print_json(ConvertAnswer(boards, (), said_problems(notes, say.language)))
    else:
        note(notes, say)
        err().print(say("convert-done", file=target, boards=boards))


class _Conversion:
    """One conversion under way: the boards that went through, and the problems of those that did not."""

    def __init__(self, name: str, source: FileFormat, target: FileFormat, *, keep_going: bool) -> None:
        self.name, self.source, self.target, self.keep_going = name, source, target, keep_going
        self.boards = 0
        self.problems: list[Problem] = []
        self.notes: tuple[Problem, ...] = ()

    def pieces(self, file: IO[bytes]) -> Iterator[bytes]:
        """The bytes of the new file."""
        if self.source == self.target == "pbn":
            return self._games(file)
        boards: Iterable[BoardRecord] = self._records(file)
        if self.target == "lin":
            from arbitro.formats import lin

            boards = list(boards)  # the head of a broadcast has the results of all
            self.notes = lin.not_kept(boards)
        return (text.encode() for text in written(boards, self.target))

    def _records(self, file: IO[bytes]) -> Iterator[BoardRecord]:
        for item in records(file, self.name, self.source, strict=False):
            record: BoardRecord | None
            if isinstance(item, Rejected):
                self.problems += item.problems
                record = item.sound if self.keep_going else None
            else:
                record = item
            if record:
                self.boards += 1
                yield record

    def _games(self, file: IO[bytes]) -> Iterator[bytes]:
        """PBN to PBN: the games as they stand, once they are found in order."""
        from arbitro.formats import pbn

        for read in pbn.read_games(file, file=self.name, strict=False):
            item: pbn.Game | None = None
            try:
                if isinstance(read, Rejected):
                    raise ProblemsFound(read.problems)
                pbn.record(read)
                item = read
            except ProblemsFound as trouble:
                self.problems += trouble.problems
                if self.keep_going and isinstance(read, pbn.Game):
                    item = pbn.sound(read, trouble.problems)
            if item:
                self.boards += 1
                # A game after one left out must not inherit from it any more (PBN 4.8).
                yield bytes(pbn.exported(item) if self.problems else item)
