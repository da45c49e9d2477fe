"""A row understood: who met whom on which board, and what came of it."""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import PASSED_OUT, Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Vulnerability
from arbitro.formats.results.note import NOT_PLAYED, read_note, result_of
from arbitro.formats.results.row import ResultRow
from arbitro.scoring.notation import read_score
from arbitro.scoring.outcome import NotPlayed, Outcome, Played

_TRICKS = re.compile(r"=|[+-]\s*[0-9]{1,2}|[ NESW][0-9]{1,2}$", re.IGNORECASE)


class ResultEntry(Struct, frozen=True):
    """One table's result on a board."""

    where: Place
    board: int
    ns: str  # contestant
    ew: str
    outcome: Outcome
    section: str = ""
    round: str = ""
    table: str = ""
    form: str = ""
    told: str = ""  # result and note, as they are shown: `4HX N +1`


def accept(row: ResultRow) -> tuple[ResultEntry | None, tuple[Problem, ...]]:
    """The entry of a row and everything that is wrong with it.

    A row whose result is wrong still says who played the board; without board or pairs there is no entry.
    """
    where = replace(row.where, board=row.board or None)
    problems: list[Problem] = []
    number = _board(row.board)
    if number is None:
        problems.append(Problem("board-number", where, row.board, "1 2 3 …"))
    missing = [side for side, who in (("NS", row.ns), ("EW", row.ew)) if not who]
    problems += (Problem("pair-missing", where, side) for side in missing)
    outcome: Outcome = NotPlayed()
    at_table = ""
    try:
        marked = Vulnerability.parse(row.vulnerability) if row.vulnerability else None
        vulnerability = marked or (vulnerability_of(number) if number else None)
        if vulnerability:
            outcome, at_table = _outcome(row, vulnerability)
    except ProblemsFound as trouble:
        problems += _placed(trouble.problems, where)
    try:
        if row.lead:
            Card.parse(row.lead)
    except ProblemsFound as trouble:
        problems += _placed(trouble.problems, where)
    if number is None or missing:
        return None, tuple(problems)
    entry = ResultEntry(where, number, row.ns, row.ew, outcome, row.section, row.round, row.table, row.form, at_table)
    return entry, tuple(problems)


def _placed(problems: Iterable[Problem], where: Place) -> Iterator[Problem]:
    return (replace(problem, where=where) for problem in problems)


def _board(text: str) -> int | None:
    return int(text) if re.fullmatch(r"0*[1-9][0-9]{0,5}", text, re.ASCII) else None


def _outcome(row: ResultRow, vulnerability: Vulnerability) -> tuple[Outcome, str]:
    """What the note gives, else what was played; a table result beside a note must be in order all the same."""
    problems: list[Problem] = []
    played = noted = None
    with gathered(problems):
        played = _played(row, vulnerability)
    with gathered(problems):
        noted = read_note(row.note, vulnerability) if row.note else None
    if problems:
        raise ProblemsFound(problems)
    at_table = str(played.result) if played and played.result else ""
    if noted is None:
        if played is None:
            raise refuse("result-missing", expected=NOT_PLAYED)
        return played, at_table
    if isinstance(noted, NotPlayed) and played:
        raise refuse("told-twice", found=NOT_PLAYED, expected=at_table or f"{played.score_ns:+}")
    return noted, row.note


def _played(row: ResultRow, vulnerability: Vulnerability) -> Played | None:
    """The result from contract, declarer and tricks, from the score, or from both where they agree."""
    points = result = None
    problems: list[Problem] = []
    with gathered(problems):
        points = read_score(row.score_ns, vulnerability) if row.score_ns else None
    with gathered(problems):
        if not row.contract and (row.declarer or row.result):
            raise refuse("result-without-contract", found=f"{row.declarer} {row.result}".strip())
        if row.contract and (row.result or not problems):  # without either, a wrong score is what is wrong
            result = _result(row, points, vulnerability)
    if problems:
        raise ProblemsFound(problems)
    if result is None:
        return None if points is None else Played(points)
    expected = score(result, vulnerability)
    if points is not None and points != expected:
        raise refuse("score-against-result", found=f"{points:+}", expected=f"{expected:+}")
    return Played(expected, result)


def _result(row: ResultRow, points: int | None, vulnerability: Vulnerability) -> Result:
    if row.contract.upper() in PASSED_OUT:
        if row.declarer:
            raise refuse("declarer-passed-out", found=row.declarer)
        if row.result not in {"", "="}:
            raise refuse("tricks-passed-out", found=row.result)
        return Result(None)
    text = " ".join(part for part in (row.contract, row.declarer, row.result) if part)
    if points is None or row.result or _TRICKS.search(text.replace("−", "-").replace("–", "-")):
        return Result.parse(text)
    contract = Contract.parse(text)
    result = result_of(contract, points, vulnerability)
    if result is None:
        raise refuse("score-not-of-contract", found=f"{points:+}", expected=contract)
    return result
