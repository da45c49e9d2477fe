"""Results from PBN: a ScoreTable with a row for each table, or games with their own Contract, Result and Score."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.contract import Contract
from arbitro.bridge.seats import Side
from arbitro.formats import pbn
from arbitro.formats.pbn import values
from arbitro.formats.pbn.game import Findings, Game, Tag
from arbitro.formats.pbn.tables import TagTable, table
from arbitro.formats.pbn.tags import UNKNOWN
from arbitro.formats.record import BoardRecord, Rejected
from arbitro.formats.results.matches import MatchTable, contestants
from arbitro.formats.results.row import ResultRow, ResultRows

ABSENT = UNKNOWN | {"-"}


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a PBN file."""
    rows: list[ResultRow] = []
    tables: dict[int, MatchTable] = {}  # by the row, where no pairs are named
    problems: list[Problem] = []
    for game in pbn.read_games(data.splitlines(keepends=True), file=file, strict=False):
        if isinstance(game, Rejected):
            problems += game.problems
            continue
        try:
            record = pbn.record(game)
        except ProblemsFound as trouble:
            problems += trouble.problems
            continue
        found = tuple(_rows(game, record))
        if len(found) == 1 and not (found[0].ns or found[0].ew):
            tables[len(rows)] = MatchTable(found[0].board, record.home, record.visitors, record.room, record.players)
        rows += found
    for at, (ns, ew) in zip(tables, contestants(tuple(tables.values())), strict=True):
        rows[at] = replace(rows[at], ns=ns, ew=ew)
    if not rows and not problems:
        raise refuse("no-results", where=Place(file=file))
    return ResultRows(tuple(rows), tuple(problems))


def _rows(game: Game, record: BoardRecord) -> Iterator[ResultRow]:
    """A score table tells of every table, the one of the game among them."""
    tag = game.tag("ScoreTable")
    scores = table(tag, Findings(game)) if tag and tag.value not in UNKNOWN and tag.section.strip() else None
    if tag and scores:
        yield from _table_rows(game, record, tag, scores)
    else:
        yield _own_row(game, record)


def _text(game: Game, name: str) -> str:
    value = game.get(name)
    return "" if value in ABSENT else value.strip()


def _place(game: Game, tag: Tag | None, index: int | None = None) -> Place:
    line = game.line + game.text.count("\n", 0, max(tag.at, 0) if tag else 0)
    return Place(file=game.file, line=line, tag=tag.name if tag and index else None, index=index)


def _vulnerability(record: BoardRecord) -> str:
    return record.vulnerability.value if record.vulnerability else ""


def _own_row(game: Game, record: BoardRecord) -> ResultRow:
    return ResultRow(
        _place(game, game.tag("Board")),
        section=_text(game, "Section"),
        round=_text(game, "Round"),
        table=_text(game, "Table") or record.room,
        board="" if record.number is None else str(record.number),
        ns=_text(game, "PairNS"),
        ew=_text(game, "PairEW"),
        contract=str(record.result) if record.result else "",
        score_ns="" if record.result else _score(game),
        vulnerability=_vulnerability(record),
    )


def _score(game: Game) -> str:
    """The score for North-South of a game that has a Score but no result."""
    tag = game.tag("Score")
    for side, number in values.points(tag) if tag else ():
        if side:
            return f"{int(number if side is Side.NS else -number):+}"
    return ""


_COLUMNS = {
    "Section": "section",
    "Round": "round",
    "Table": "table",
    "PairId_NS": "ns",
    "PairId_EW": "ew",
    "Contract": "contract",
    "Declarer": "declarer",
    "Lead": "lead",
    "Score_NS": "score_ns",
    "Note": "note",
}


def _table_rows(game: Game, record: BoardRecord, tag: Tag, scores: TagTable) -> Iterator[ResultRow]:
    names = [column.name for column in scores.columns]
    for index, elements in enumerate(scores.rows, 1):
        cells = {name: TagTable.text(element).strip() for name, element in zip(names, elements, strict=True)}
        known = {name: "" if text in ABSENT else text for name, text in cells.items()}
        texts = {ours: known[theirs] for theirs, ours in _COLUMNS.items() if theirs in known}
        if not texts.get("score_ns") and (theirs := known.get("Score_EW")):
            texts["score_ns"] = theirs[1:] if theirs.startswith("-") else f"-{theirs.removeprefix('+')}"
        yield ResultRow(
            _place(game, tag, index),
            board="" if record.number is None else str(record.number),
            vulnerability=_vulnerability(record),
            result=over(texts.get("contract", ""), texts.get("declarer", ""), known.get("Result", "")),
            **texts,
        )


def over(contract: str, declarer: str, tricks: str) -> str:
    """Tricks that declarer won (`10`) as tricks over the contract (`+1`); anything else stays as it is."""
    if not tricks.isdecimal():
        return tricks
    try:
        more = int(tricks) - Contract.parse(f"{contract} {declarer}").tricks_needed
    except ProblemsFound:
        return "" if tricks == "0" else tricks
    return f"{more:+}" if more else "="
