"""Double dummy over HTTP: the table, par and the makeable contracts of a board; what a result scores."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct

from arbitro.analysis.memory import Memory
from arbitro.analysis.par import WrittenPar, par_of
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.table import Makeable, makeable
from arbitro.book.problem import refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.json import ScoreAnswer, scored
from arbitro.office.fact import BoardKey
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheDeal
from arbitro.server.events import LAST, Number
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.solving import solved

LONGEST_DEAL = 200
REMEMBERED = 2000

Dealer = Annotated[Seat | None, QueryParameter(description="Where no board is told.")]
Vulnerable = Annotated[Vulnerability | None, QueryParameter(description="Where no board is told.")]
BoardNumber = Annotated[int | None, QueryParameter(ge=1, le=LAST, description="Tells who deals and is vulnerable.")]


class Analysis(Struct, frozen=True, kw_only=True):
    """A deal as if everybody saw all cards: `tricks` of each declarer in each denomination, `{"N": {"C": 7, …}}`, the
    highest contract that each side makes in each, and par, where it is known who deals and is vulnerable."""

    deal: str
    board: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    tricks: dict[str, dict[str, int]]
    makeable: tuple[Makeable, ...]
    par: WrittenPar | None = None


class Stated(Struct, frozen=True):
    """A deal with what par depends on."""

    deal: Deal
    board: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None


ANALYSES: Memory[Stated, Analysis] = Memory(REMEMBERED)


class ScoreAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A result as people write it (`4HX N +1`, `PASS`), or a contract (`4HX N`) and the tricks that declarer won; and
    the board, or who is vulnerable."""

    result: str = ""
    contract: str = ""
    tricks: int | None = None
    board: int | None = None
    vulnerability: Vulnerability | None = None


def deal_seen(view: View, key: BoardKey) -> str:
    """The deal of a board, for those who may see it."""
    view.check_board(key)
    if not view.sees(TheDeal(key)):
        raise refuse("not-shown", found=key.board)
    if key not in view.event.deals:
        raise refuse("no-deal", found=key.board)
    return view.event.deals[key]


async def analysed(request: AnyRequest, asked: Stated) -> Analysis:
    """From memory, else from the solver."""

    def work(pool: Pool) -> Analysis | TimeLimit:
        (table,) = pool.tables([asked.deal])
        if isinstance(table, TimeLimit):
            return table
        par = None
        if asked.dealer is not None and asked.vulnerability is not None:
            par = par_of(table, asked.dealer, asked.vulnerability).written()
        return Analysis(
            deal=asked.deal.pbn(),
            board=asked.board,
            dealer=asked.dealer,
            vulnerability=asked.vulnerability,
            tricks=table.written(),
            makeable=makeable(table),
            par=par,
        )

    known = ANALYSES.recall(asked)
    return known or ANALYSES.keep(asked, await solved(request, work))


def numbered(deal: Deal, board: int) -> Stated:
    return Stated(deal, board, dealer_of(board), vulnerability_of(board))


class Analyses(Controller):
    path = "/api"
    tags = ("analysis",)

    @get("/events/{id:str}/boards/{board:int}/analysis", opt={RATE: COMMAND}, summary="A board double dummy")
    async def board(
        self,
        request: AnyRequest,
        id: FromPath[str],
        board: FromPath[int],
        phase: FromQuery[str] = "",
        session: Number = 1,
        round: Number = 0,
    ) -> Analysis:
        key = BoardKey(phase=phase, session=session, round=round, board=board)
        deal = deal_seen(view_at(request, id), key)
        return await analysed(request, numbered(Deal.parse(deal), board))

    @get("/analysis", opt={RATE: COMMAND}, summary="A deal double dummy")
    async def deal(
        self,
        request: AnyRequest,
        deal: Annotated[str, QueryParameter(max_length=LONGEST_DEAL, description="In PBN; one hand may be `-`.")],
        board: BoardNumber = None,
        dealer: Dealer = None,
        vulnerability: Vulnerable = None,
    ) -> Analysis:
        complete = Deal.parse(deal).completed().checked()
        asked = Stated(complete, None, dealer, vulnerability) if board is None else numbered(complete, board)
        return await analysed(request, asked)

    @post("/score", status_code=200, summary="What a result scores for North-South; East-West have the opposite")
    async def score(self, data: JSONBody[ScoreAsked]) -> ScoreAnswer:
        if data.board is not None and not 1 <= data.board <= LAST:
            raise refuse("no-such-board", found=data.board)
        vulnerability = data.vulnerability if data.board is None else vulnerability_of(data.board)
        if vulnerability is None:
            raise refuse("vulnerability-needed", expected="board, vulnerability")
        if bool(data.result) == bool(data.contract):
            raise refuse("result-or-contract", expected="result; contract, tricks")
        if data.result:
            return scored(Result.parse(data.result), vulnerability)
        if data.tricks is None:
            raise refuse("result-without-tricks", found=data.contract, expected="0 … 13")
        return scored(Result(Contract.parse(data.contract), data.tricks), vulnerability)
