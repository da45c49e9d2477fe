"""The boards of a live table: dealt from its secret, under a constraint, or brought in a file."""

from hashlib import sha256

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.commitment import KeyedStream, commitment, dealt_from
from arbitro.bridge.constraints import Constraint, constrained_deal, contradictions
from arbitro.bridge.deal import Deal
from arbitro.formats.record import Rejected
from arbitro.office.live.fact import BoardGiven, BoardSource
from arbitro.office.live.state import LiveTable
from arbitro.office.room.importing import records_of
from arbitro.table.event import BoardPlaced

MOST_BOARDS = 1000  # of a table, to which its secret is committed
MOST_GIVEN = 200  # of a file
TRIES = 20_000  # at a deal that a constraint asks for
LONGEST_NAME = 60


def read_source(source: str, constraint: str, form: str, text: str) -> BoardSource:
    """Where boards come from, as it was asked for; refused with everything that is wrong with it."""
    match source:
        case "constraint":
            wanted = _constraints(constraint)
            if problems := contradictions(wanted):
                raise ProblemsFound(problems)
            return BoardSource(constraint=constraint)
        case "file":
            return BoardSource(boards=_read(text, form))
    return BoardSource()


def _constraints(text: str) -> tuple[Constraint, ...]:
    return tuple(Constraint.parse(part) for part in text.split(";"))


def _read(text: str, form: str) -> tuple[BoardGiven, ...]:
    problems: list[Problem] = []
    boards: list[BoardGiven] = []
    for at, record in enumerate(records_of(text, "lin" if form == "lin" else "pbn"), 1):
        if isinstance(record, Rejected):
            problems += record.problems
            continue
        if wrong := record.deal.problems():
            problems += (Problem(problem.kind, Place(index=at), problem.found, problem.expected) for problem in wrong)
            continue
        boards.append(BoardGiven(record.number or at, record.deal.pbn(), record.dealer, record.vulnerability))
    if len(boards) > MOST_GIVEN:
        problems.append(Problem("deals-too-many", found=str(len(boards)), expected=str(MOST_GIVEN)))
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    if not boards:
        raise refuse("deals-none")
    return tuple(boards)


def secret_of(table: LiveTable) -> bytes:
    return sha256(table.opened.secret.encode()).digest()


def promise(table: LiveTable) -> str:
    """What is told from the beginning: that all deals are fixed."""
    return commitment(secret_of(table), table.opened.id, MOST_BOARDS)


def has_next(table: LiveTable) -> bool:
    boards = table.source.boards
    return table.laid < MOST_BOARDS and (not boards or table.sourced < len(boards))


def _constrained(constraint: str, draw: KeyedStream) -> Deal:
    """Whoever sits at the table can loosen the constraint, not try more often."""
    try:
        return constrained_deal(_constraints(constraint), draw, TRIES)
    except ProblemsFound:
        raise refuse("no-deal-for-table", found=TRIES, expected=constraint) from None


def next_board(table: LiveTable) -> BoardPlaced:
    """The board that is laid next, under the rules of the table; refused if there is none."""
    if not has_next(table):
        raise refuse("boards-over", found=table.laid)
    n, source, id = table.laid + 1, table.source, table.opened.id
    if source.boards:
        given = source.boards[table.sourced]
    elif source.constraint:
        draw = KeyedStream(secret_of(table), "arbitro/constrained/1", id, str(n))
        given = BoardGiven(n, _constrained(source.constraint, draw).pbn())
    else:
        given = BoardGiven(n, dealt_from(secret_of(table), id, n).pbn())
    settings = table.settings
    return BoardPlaced(
        deal=given.deal,
        number=given.number,
        dealer=given.dealer,
        vulnerability=given.vulnerability,
        edition=settings.edition,
        regulations=settings.regulations,
        mode=settings.mode,
        screens=settings.screens,
        alerts=settings.alerts,
        directing=settings.directing,
    )
