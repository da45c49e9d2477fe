"""Deals from a file, for boards that are expected: all of them and no others, or every reason why not.

What a file tells besides the deals is passed over; a deal is kept with its cards alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.formats import lin, pbn
from arbitro.formats.record import BoardRecord, Rejected
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.room.boards import boards_said

DealFormat = Literal["pbn", "lin"]


def read_deals(
    text: str,
    form: DealFormat,
    boards: Iterable[BoardKey],
    known: Mapping[BoardKey, str],
    extra: Iterable[BoardKey] = (),
) -> list[Dealt]:
    """The deals of a file for these boards, of which some may be known already; `extra` ones may be there too."""
    needed = {key.board: key for key in boards}
    due = needed | {key.board: key for key in extra}
    problems: list[Problem] = []
    records: dict[int, BoardRecord] = {}
    for at, record in enumerate(records_of(text, form), 1):
        if isinstance(record, Rejected):
            problems += record.problems
            continue
        problems += _record_problems(record, at, due, records.get(record.number or 0))
        records.setdefault(record.number or 0, record)
    if not records and not problems:
        raise refuse("deals-none")
    deals = {due[number]: record.deal for number, record in records.items() if number in due}
    problems += repeated(deals, known)
    named = {
        *records,
        *(int(problem.where.board) for problem in problems if problem.where.board and problem.where.board.isdecimal()),
    }
    problems += (
        Problem("deal-missing", Place(board=str(number)), str(number), boards_said(tuple(needed.values())))
        for number, key in sorted(needed.items())
        if number not in named and key not in known
    )
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return [Dealt(key, deal.pbn()) for key, deal in sorted(deals.items())]


def records_of(text: str, form: DealFormat) -> Iterator[BoardRecord | Rejected]:
    lines = text.splitlines(keepends=True)
    return lin.read(lines, strict=False) if form == "lin" else pbn.read(lines, strict=False)


def _record_problems(
    record: BoardRecord, at: int, due: Mapping[int, BoardKey], before: BoardRecord | None
) -> Iterator[Problem]:
    """A board without a number, of another session, told twice, without all its cards, or with other marks (Law 2).

    The two rooms of a match may both tell their board, with the same cards.
    """
    if record.number is None:
        yield Problem("deal-without-number", Place(index=at))
        return
    number = str(record.number)
    where = Place(board=number)
    if record.number not in due:
        yield Problem("deal-not-expected", where, number, boards_said(tuple(due.values())))
        return
    if before is not None and (before.room == record.room or before.deal != record.deal):
        yield Problem("deal-twice", where, number)
    yield from (replace(problem, where=replace(problem.where, board=number)) for problem in record.deal.problems())
    dealer, vulnerability = dealer_of(record.number), vulnerability_of(record.number)
    written = record.dealer or dealer, record.vulnerability or vulnerability
    if written != (dealer, vulnerability):
        marks = (f"{first.value} {other.value}" for first, other in (written, (dealer, vulnerability)))
        yield Problem("deal-marks", where, *marks)


def entered_deals(deals: Iterable[Dealt], boards: Iterable[BoardKey], known: Mapping[BoardKey, str]) -> list[Dealt]:
    """Single deals, written down after play."""
    due = set(boards)
    problems: list[Problem] = []
    entered: dict[BoardKey, Deal] = {}
    for dealt in deals:
        where = Place(board=str(dealt.key.board))
        if dealt.key not in due:
            expected = boards_said(tuple(key for key in due if key.round == dealt.key.round))
            problems.append(Problem("deal-not-expected", where, str(dealt.key.board), expected))
        if dealt.key in entered:
            problems.append(Problem("deal-twice", where, str(dealt.key.board)))
        wrong: list[Problem] = []
        with gathered(wrong):
            entered[dealt.key] = Deal.parse(dealt.deal).completed().checked()
        problems += (replace(problem, where=replace(problem.where, board=where.board)) for problem in wrong)
    problems += repeated(entered, known)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return [Dealt(key, deal.pbn()) for key, deal in sorted(entered.items())]


def repeated(deals: Mapping[BoardKey, Deal], known: Mapping[BoardKey, str]) -> Iterator[Problem]:
    """Boards that have a deal, and the cards of one board on another: a file that was used before."""
    held = {deal: key for key, deal in known.items()}
    for key, deal in sorted(deals.items()):
        where, text = Place(board=str(key.board)), deal.pbn()
        if key in known:
            yield Problem("deal-exists", where, str(key.board))
        elif any(deal) and text in held:
            yield Problem("deal-repeated", where, str(key.board), str(held[text].board))
        held.setdefault(text, key)
