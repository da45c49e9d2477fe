"""`arbitro dd`: makeable contracts, par and the cards that cost tricks, for each board of a file."""

from collections.abc import Iterable, Iterator

import click
from click.exceptions import Exit
from msgspec import Struct
from msgspec.structs import replace

from arbitro.analysis.par import Par, WrittenPar, par_of
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.table import DoubleDummyTable
from arbitro.analysis.trace import Trace
from arbitro.answers.sheets.hands import BY_SIDE, HIGH_FIRST, say_par_contract
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.play import Play
from arbitro.cli.board_files import FileFormat, format_of, records
from arbitro.cli.drawing.sheet import COLUMNS
from arbitro.cli.drawing.words import say_score
from arbitro.cli.files import destination, opened
from arbitro.cli.terminal import bar, err, out, print_json, tell
from arbitro.cli.voice import Voice, clean
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord, Rejected
from arbitro.words.letters import say_card, say_denomination

TAGS = frozenset({"OptimumResultTable", "OptimumScore", "ParContract"})
NAME_WIDTH, CELL_WIDTH = 8, 8


class DoubleDummyBoard(Struct, frozen=True, omit_defaults=True):
    """One board of the list that `arbitro dd --json` prints: tricks by declarer and denomination.

    Par is null where the file tells neither the number of the board nor who deals and is vulnerable. With `--trace`
    the play: declarer's double-dummy tricks before the first card and after each, and the cards that cost tricks.
    """

    board: int | None
    tricks: dict[str, dict[str, int]]
    par: WrittenPar | None
    trace: Trace | None = None


class Solved(Struct, frozen=True):
    """A board with what was found."""

    record: BoardRecord
    table: DoubleDummyTable
    par: Par | None
    play: Play | None = None
    trace: Trace | None = None


def dd(
    say: Voice,
    file: str,
    trace: bool,
    add: bool,
    output: str | None,
    limit: float | None,
    form: FileFormat | None,
    json: bool,
) -> None:
    known = format_of(file, form)
    problems: list[Problem] = []
    if add:
        for name, given in (("--trace", trace), ("--json", json)):
            if given:
                raise refuse("options-together", found="--add", expected=name)
        if output is None:
            raise refuse("option-needs", found="--add", expected="-o")
        if known != "pbn":
            raise refuse("add-needs-pbn", found=known, where=Place(file=clean(file)))
        _add(file, output, limit, problems, say)
    else:
        if output is not None:
            raise refuse("option-needs", found="-o", expected="--add")
        boards = boards_of(file, known, problems, every=trace)
        if not boards and not problems:
            raise refuse("no-boards", where=Place(file=clean(file)))
        solved = solve(boards, file, limit, problems, say, traced=trace)
        if json:
            print_json(tuple(_written(each) for each in solved))
        else:
            for each in solved:
                out().print(_drawn(each, say), end="\n\n")
    if problems:
        raise Exit(tell(problems, say, as_json=json))


def boards_of(file: str, form: FileFormat, problems: list[Problem], *, every: bool) -> list[BoardRecord]:
    """The boards whose four hands are known; a board that was played often counts once, unless the plays matter."""
    boards: list[BoardRecord] = []
    seen = set()
    with opened(file) as source:
        for item in records(source, file, form, strict=False):
            if isinstance(item, Rejected):
                problems += item.problems
                continue
            key = (item.number, item.deal, item.dealer, item.vulnerability)
            if wrong := item.deal.problems():
                where = _place(file, item)
                problems += (replace(p, where=replace(where, seat=p.where.seat)) for p in wrong)
            elif every or key not in seen:
                seen.add(key)
                boards.append(item)
    return boards


def _place(file: str, record: BoardRecord) -> Place:
    return Place(file=clean(file), board=str(record.number) if record.number else None)


def solve(
    boards: list[BoardRecord],
    file: str,
    limit: float | None,
    problems: list[Problem],
    say: Voice,
    *,
    traced: bool = False,
) -> list[Solved]:
    """Solves on all cores, with a bar on a terminal."""
    plays = [_play(board) if traced else None for board in boards]
    solved = []
    amount = len(boards) + sum(play is not None for play in plays)
    with Pool() as pool, bar(say("dd-solving"), amount) as shown:
        tables = []
        for table in pool.tables((board.deal for board in boards), limit):
            tables.append(table)
            shown.update(1)
        traces = pool.traces((play for play in plays if play is not None), limit)
        for board, table, play in zip(boards, tables, plays, strict=True):
            followed = None
            if play is not None:
                followed = next(traces)
                shown.update(1)
            if isinstance(table, TimeLimit) or isinstance(followed, TimeLimit):
                problems.append(Problem("time-limit", _place(file, board), f"{limit:g}"))
            else:
                solved.append(Solved(board, table, _par(board, table), play, followed))
    return solved


def _play(record: BoardRecord) -> Play | None:
    auction = record.auction
    contract = record.contract or (auction.contract if auction else None)
    return Play.begin(record.deal, contract, record.cards) if contract and record.cards else None


def _par(record: BoardRecord, table: DoubleDummyTable) -> Par | None:
    """Par where dealer and vulnerability are told, or follow from the number (Law 2)."""
    if record.number is None and (record.dealer is None or record.vulnerability is None):
        return None
    return par_of(table, record.board.dealer, record.board.vulnerability)


# -- JSON and PBN --------------------------------------------------------------------------------------------------


def _written(solved: Solved) -> DoubleDummyBoard:
    par = solved.par.written() if solved.par else None
    return DoubleDummyBoard(solved.record.number, solved.table.written(), par, solved.trace)


def _add(file: str, output: str, limit: float | None, problems: list[Problem], say: Voice) -> None:
    """Writes the games again, those with all four hands with the tags that they lack."""
    games = []
    wrong: list[Problem] = []
    with opened(file) as source:
        for item in pbn.read_games(source, file=clean(file), strict=False):
            try:
                if isinstance(item, Rejected):
                    raise ProblemsFound(item.problems)
                games.append((item, pbn.record(item)))
            except ProblemsFound as trouble:
                wrong += trouble.problems
    if wrong:
        raise ProblemsFound(wrong)
    if not games:
        raise refuse("no-boards", where=Place(file=clean(file)))
    lacking = [record for game, record in games if record.deal.is_complete and not {t.name for t in game} >= TAGS]
    by_record = {each.record: each for each in solve(lacking, file, limit, problems, say)}
    changed = 0
    with destination(output) as place:
        for game, record in games:
            solved = by_record.get(record)
            new = pbn.added(game, _tags(solved)) if solved else game
            changed += new is not game
            place.write(bytes(new))
    err().print(say("dd-added", file=output, added=changed))


def _tags(solved: Solved) -> Iterator[pbn.NewTag]:
    par = solved.par
    if par is not None:
        yield pbn.NewTag("OptimumScore", f"NS {par.score_ns}")
        yield pbn.NewTag("ParContract", ", ".join(str(contract) for contract in par.contracts) or "Pass")
    cells = ((seat, d, solved.table.tricks(d, seat)) for seat in BY_SIDE for d in HIGH_FIRST)
    rows = [f"{seat.value} {d.value:>2} {tricks:>2}" for seat, d, tricks in cells]
    yield pbn.NewTag("OptimumResultTable", r"Declarer;Denomination\2R;Result\2R", rows)


# -- the terminal --------------------------------------------------------------------------------------------------


def _drawn(solved: Solved, say: Voice) -> str:
    record, table = solved.record, solved.table
    title = say("board-title", number=str(record.number)) if record.number else say("board-untitled")
    lines = [click.style(title, bold=True), _row("", (say_denomination(d, say.language) for d in HIGH_FIRST))]
    lines += (_row(say.seat(seat), (str(table.tricks(d, seat)) for d in HIGH_FIRST)) for seat in BY_SIDE)
    if solved.par:
        lines.append(_say_par(solved.par, say))
    if solved.play and solved.trace:
        lines += _followed(solved.play, solved.trace, say)
    return "\n".join(line.rstrip() for line in lines)


def _row(head: str, cells: Iterable[str]) -> str:
    return f"{head:<{NAME_WIDTH}}" + "".join(f"{cell:>4}" for cell in cells)


def _say_par(par: Par, say: Voice) -> str:
    if not par.contracts:
        return say("dd-par-nothing")
    return say(
        "dd-par",
        score=say_score(par.score_ns, say),
        contracts=", ".join(say_par_contract(each, say.language) for each in par.contracts),
    )


def _followed(play: Play, trace: Trace, say: Voice) -> Iterator[str]:
    """The tricks as rows from West; what a card cost stands behind it, and declarer's tricks after the trick."""
    yield ""
    yield say("dd-before-lead", tricks=trace.tricks[0])
    names = "".join(f"{say.seat(seat):<{CELL_WIDTH}}" for seat in COLUMNS)
    yield click.style(f"    {names}{say('dd-declarer')}", underline=True)
    under_way = (play.trick,) if play.trick.cards else ()
    first = 0
    for number, trick in enumerate((*play.tricks, *under_way), 1):
        line = f"{number:>2}  "
        for seat in COLUMNS:
            card = trick.card_of(seat)
            cost = trace.cost_of(first + (seat.index - trick.leader.index) % 4 + 1) if card else 0
            lead = "›" if seat is trick.leader else " "
            cell = lead + (say_card(card, say.language) if card else "-") + (f" -{cost}" if cost else "")
            padded = f"{cell:<{CELL_WIDTH}}"
            line += click.style(padded, bold=True, fg="red") if cost else padded
        first += len(trick.cards)
        yield f"{line}{trace.tricks[first]}"
