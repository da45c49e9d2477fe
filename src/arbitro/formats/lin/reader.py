"""Reading LIN: which commands belong to which board."""

from collections.abc import Iterable, Iterator

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.formats.lin.board import BoardReading, located
from arbitro.formats.lin.broadcast import Broadcast
from arbitro.formats.lin.tokens import TELLING, LinCommand, commands
from arbitro.formats.record import BoardRecord, Rejected

MOST = 200_000  # characters that tell of one board; a file with more must not fill the memory


def read(
    lines: Iterable[str] | Iterable[bytes], *, file: str | None = None, strict: bool = True
) -> Iterator[BoardRecord | Rejected]:
    """The boards of a LIN text given in lines or in pieces of any size, one after the other.

    Lines of bytes are taken for UTF-8 where they are, else for Latin-1.

    With `strict`, raises `ProblemsFound` with all that is wrong with the first bad board; otherwise a bad board
    comes as `Rejected` and reading goes on. `file` is only named in problems.
    """
    for board in _LinReading(file).boards(commands(map(_text, lines))):
        if strict and isinstance(board, Rejected):
            raise ProblemsFound(board.problems)
        yield board


def _text(line: str | bytes) -> str:
    if isinstance(line, str):
        return line
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("latin-1")


class _LinReading:
    """A file half read: the broadcast so far and the board under way."""

    def __init__(self, file: str | None) -> None:
        self.file = file
        self.broadcast = Broadcast()
        self.board: BoardReading | None = None
        self.names_for_next = False  # whether `pn` came after the last board
        self.stray: Problem | None = None  # text that no command explains, since the last command

    def boards(self, read: Iterable[LinCommand | Problem]) -> Iterator[BoardRecord | Rejected]:
        for command in read:
            if isinstance(command, Problem):
                yield from self._wrong(command)
            elif command.name in TELLING:
                if another := self._begins_another(command):
                    yield from self._closed()
                yield from self._take(command)
                if another and self.stray and self.board:  # it may have been a part of either board
                    self.board.problems.append(self.stray)
                self.stray = None
        yield from self._closed()

    def _begins_another(self, command: LinCommand) -> bool:
        """Whether the command cannot belong to the board under way."""
        board = self.board
        match command.name:
            case "qx" | "vg":
                return True
            case "md":
                return board is not None and board.has("md")
            case "pn" if board is not None and board.has("md"):
                return self.names_for_next or board.has("qx", "mb", "pc")  # names may follow the cards of a link
        return False

    def _take(self, command: LinCommand) -> Iterator[Rejected]:
        if command.name in {"vg", "pn", "rs", "bn"}:
            self.broadcast, problems = self.broadcast.after(command, self.board.room if self.board else "")
            self.names_for_next = command.name == "pn" or self.names_for_next
            for problem in problems:
                yield from self._wrong(problem)
            return
        if command.name == "qx":
            self.broadcast, command = self.broadcast.numbering(command)
        if self.board is None:
            self.board = BoardReading(self.file)
        size = self.board.size
        self.board.size += len(command.value) + 4
        if self.board.size <= MOST:
            self.board.take(command)
        elif size <= MOST:
            where = Place(line=command.line, tag=command.name)
            self.board.problems.append(Problem("lin-too-long", where, command.value[:40], str(MOST)))

    def _wrong(self, problem: Problem) -> Iterator[Rejected]:
        """A problem of the board under way, or one that stands alone."""
        if self.board is None:
            yield Rejected(located([problem], Place(file=self.file)))
        elif self.board.size <= MOST:
            self.board.size += 10
            self.board.problems.append(problem)
            self.stray = problem if problem.kind == "lin-command" else None

    def _closed(self) -> Iterator[BoardRecord | Rejected]:
        board, self.board, self.names_for_next = self.board, None, False
        if board is not None and (record := board.record(self.broadcast)) is not None:
            yield record
