"""JSON: `{"boards": [...]}`, each board in known notations: the deal as in PBN, calls and cards as text."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct, structs

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.record import BoardRecord, RecordedCall, Rejected

PASSED_OUT = "PASS"
FORM = '{"boards": [...]}'


class WrittenBoard(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A board as JSON has it. What is not told is left out."""

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: str = ""  # PBN: `N:hand hand hand hand`
    players: tuple[str, str, str, str] | None = None  # North, East, South, West
    auction: tuple[RecordedCall, ...] = ()
    contract: str = ""  # `4HX`; `PASS` if the board was passed out
    declarer: Seat | None = None
    tricks: int | None = None  # won by declarer
    play: tuple[Card, ...] = ()
    claimed: bool = False
    event: str = ""
    site: str = ""
    date: str = ""
    room: str = ""
    scoring: str = ""
    home: str = ""  # the team that sits North-South in the open room
    visitors: str = ""


class ScoreAnswer(Struct, frozen=True):
    """`arbitro score --json`. Passed out: contract `PASS`, no declarer, 0 tricks, score 0."""

    contract: str
    declarer: Seat | None
    tricks: int  # won by declarer
    score_ns: int  # East-West have the same with the opposite sign


def scored(result: Result, vulnerability: Vulnerability) -> ScoreAnswer:
    """What a result scores (77)."""
    points, contract = score(result, vulnerability), result.contract
    return ScoreAnswer(
        contract.bid if contract else PASSED_OUT, contract.declarer if contract else None, result.tricks, points
    )


class WrittenBoards(Struct, frozen=True):
    """A whole file, one value for each board, not yet looked into."""

    boards: tuple[msgspec.Raw, ...]


def written(record: BoardRecord) -> WrittenBoard:
    """A record as JSON has it."""
    result = record.result
    contract = record.contract or (result.contract if result else None)
    passed_out = result is not None and result.is_passed_out
    return WrittenBoard(
        number=record.number,
        dealer=record.dealer,
        vulnerability=record.vulnerability,
        deal="" if record.deal == Deal() else record.deal.pbn(),
        players=record.players if any(record.players) else None,
        auction=record.calls,
        contract=contract.bid if contract else PASSED_OUT if passed_out else "",
        declarer=contract.declarer if contract else None,
        tricks=result.tricks if result and result.contract else None,
        play=record.cards,
        claimed=record.claimed,
        event=record.event,
        site=record.site,
        date=record.date,
        room=record.room,
        scoring=record.scoring,
        home=record.home,
        visitors=record.visitors,
    )


def accepted(board: WrittenBoard) -> BoardRecord:
    """The record of a board; raises with everything in it that cannot be read or contradicts itself."""
    problems: list[Problem] = []
    contract = result = None
    deal = Deal()
    try:
        if board.number is not None and board.number < 1:
            raise refuse("board-number", found=board.number, expected="1 2 3 …", where=Place(tag="number"))
        deal = Deal.parse(board.deal) if board.deal else deal
        problems += deal.problems(partial=True)
        contract, result = _outcome(board)
        record = BoardRecord(
            board.number,
            deal,
            board.dealer,
            board.vulnerability,
            board.players or ("", "", "", ""),
            board.auction,
            contract,
            board.play,
            result,
            board.claimed,
            board.event,
            board.site,
            board.date,
            board.room,
            board.scoring,
            board.home,
            board.visitors,
        )
        problems += _contradictions(record)
    except ProblemsFound as trouble:
        problems += trouble.problems
    if problems:
        raise ProblemsFound(problems)
    return record


def _outcome(board: WrittenBoard) -> tuple[Contract | None, Result | None]:
    if board.contract == PASSED_OUT:
        return None, Result(None, board.tricks or 0)
    if not board.contract:
        if board.tricks is not None:
            raise refuse("tricks-without-contract", found=board.tricks, where=Place(tag="tricks"))
        return None, None
    contract = Contract.parse(f"{board.contract} {board.declarer.value if board.declarer else ''}")
    return contract, None if board.tricks is None else Result(contract, board.tricks)


def _contradictions(record: BoardRecord) -> Iterator[Problem]:
    auction = record.auction
    contract = record.contract
    if auction is not None and auction.is_over:
        written, expected = (str(reached or PASSED_OUT) for reached in (contract, auction.contract))
        if written != expected and (contract or record.result):
            yield Problem("contract-against-auction", Place(tag="contract"), written, expected)
        contract = contract or auction.contract
    if record.cards and contract is not None and record.deal.is_complete:
        from arbitro.bridge.play import Play  # its tables take longer than all else here

        play = Play.begin(record.deal, contract, record.cards)
        if play.result and record.result and play.result != record.result:
            written, expected = (str(result.tricks) for result in (record.result, play.result))
            yield Problem("result-against-play", Place(tag="tricks"), written, expected)
        elif record.result and not play.is_over:
            play.claim(record.result.tricks)


def read(data: bytes, *, file: str | None = None, strict: bool = True) -> Iterator[BoardRecord | Rejected]:
    """The boards of a JSON text. A board with problems is a Rejected, or raises when `strict`."""
    try:
        boards = msgspec.json.decode(data, type=WrittenBoards).boards
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise refuse("bad-json", found=trouble, expected='{"boards": [...]}', where=Place(file=file)) from None
    for index, raw in enumerate(boards, 1):
        name = None
        try:
            try:
                board = msgspec.json.decode(raw, type=WrittenBoard)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
                raise refuse("bad-json-board", found=trouble, where=Place(index=index)) from None
            name = None if board.number is None else str(board.number)
            yield accepted(board)
        except ProblemsFound as trouble:
            problems = tuple(
                structs.replace(p, where=structs.replace(p.where, file=file, board=name)) for p in trouble.problems
            )
            if strict:
                raise ProblemsFound(problems) from None
            yield Rejected(problems)


def write(records: Iterable[BoardRecord], head: Mapping[str, str] | None = None) -> Iterator[str]:
    """The JSON text in pieces, a board on each line; `head` goes before the boards."""
    yield "{"
    for name, value in (head or {}).items():
        yield f"{msgspec.json.encode(name).decode()}:{msgspec.json.encode(value).decode()},"
    yield '"boards":['
    between = "\n"
    for record in records:
        yield between + msgspec.json.encode(written(record)).decode()
        between = ",\n"
    yield "\n]}\n"
