"""`arbitro equity` over HTTP, with bounds: for a board of an event, or for facts told by hand. Never a ruling."""

from litestar import Controller, post
from litestar.params import FromPath, FromQuery, JSONBody

from arbitro.analysis.equity_reply import EquityAnswer, answered
from arbitro.analysis.equity_request import EquityRequest
from arbitro.analysis.resampling import TRIES
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.office.actor import DIRECTING
from arbitro.office.fact import BoardKey
from arbitro.office.room.equity import BoardEquity, equity_request
from arbitro.regulations import Pack, load
from arbitro.server.analysis import deal_seen
from arbitro.server.events import Number
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import demand, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.solving import solved

MOST = {"samples": 200, "tries": TRIES, "outcomes": 12, "constraints": 20, "field": 200, "play": 52, "hidden": 4}
SECONDS = 5.0  # for one deal


async def proposed(request: AnyRequest, asked: EquityRequest, pack: Pack | None = None) -> EquityAnswer:
    """Within the bounds of a server that has other things to do. `pack`: the event's own regulations."""
    amounts = {name: getattr(asked, name) for name in MOST}
    sizes = {name: amount if isinstance(amount, int) else len(amount) for name, amount in amounts.items()}
    if problems := [
        Problem("too-much-asked", Place(tag=name), str(size), str(MOST[name]))
        for name, size in sizes.items()
        if size > MOST[name]
    ]:
        raise ProblemsFound(problems)

    def packs(name: str) -> Pack:
        return load(name) if pack is None else pack

    return await solved(request, lambda pool: answered(asked, pool, SECONDS, packs=packs))


class Equities(Controller):
    path = "/api"
    tags = ("analysis",)

    @post(
        "/events/{id:str}/boards/{board:int}/equity",
        status_code=200,
        opt={RATE: COMMAND},
        summary="What might have happened on a board, with weights to begin with",
    )
    async def board(
        self,
        request: AnyRequest,
        id: FromPath[str],
        board: FromPath[int],
        data: JSONBody[BoardEquity],
        phase: FromQuery[str] = "",
        session: Number = 1,
        round: Number = 0,
    ) -> EquityAnswer:
        demand(request, DIRECTING, id)
        view, key = view_at(request, id), BoardKey(phase=phase, session=session, round=round, board=board)
        deal = deal_seen(view, key)
        return await proposed(request, equity_request(view, key, deal, data), view.pack)

    @post("/equity", status_code=200, opt={RATE: COMMAND}, summary="What might have happened, from facts told by hand")
    async def facts(self, request: AnyRequest, data: JSONBody[EquityRequest]) -> EquityAnswer:
        return await proposed(request, data)
