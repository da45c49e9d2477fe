"""The facts of `arbitro equity` for a board of an event: its deal, its field, its regulations."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from arbitro.analysis.equity_request import EquityCourse, EquityRequest, ScoredBy
from arbitro.analysis.proposal import STEP
from arbitro.book.problem import refuse
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.scoring.sessions import board_name, session_event
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import board_key
from arbitro.office.room.effects import result_of
from arbitro.office.room.plays import BoardAt, plays
from arbitro.office.room.ruling import scoring_method
from arbitro.office.room.tables import check_spot
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheResult
from arbitro.scoring.outcome import Played

METHODS = {
    ScoringMethod.MATCHPOINTS: ScoredBy.MATCHPOINTS,
    ScoringMethod.CROSS_IMPS: ScoredBy.CROSS_IMPS,
    ScoringMethod.BUTLER: ScoredBy.BUTLER,
    ScoringMethod.TEAM_IMPS: ScoredBy.CROSS_IMPS,
    ScoringMethod.KNOCKOUT: ScoredBy.CROSS_IMPS,
}


class BoardEquity(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the director asks about a board at a table. Contract and result are those of the table unless told; deal,
    field, scoring, edition and regulations those of the event."""

    at: Spot
    contract: str | None = None
    table: str | None = None
    play: tuple[str, ...] = ()
    before: Annotated[int, Meta(ge=1)] | None = None
    hidden: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()
    samples: Annotated[int, Meta(ge=1)] = 100
    seed: str = "1"
    outcomes: tuple[str | EquityCourse, ...] = ()
    step: str = str(STEP)


def equity_request(view: View, key: BoardKey, deal: str, asked: BoardEquity) -> EquityRequest:
    """The request that `arbitro equity` would have; the other tables as far as they may be seen."""
    check_spot(view.event, asked.at, key.board)
    if board_key(view.contest, asked.at, key.board) != key:
        raise refuse("no-such-board", found=key.board)
    phase = view.phase(key.phase)
    method = scoring_method(view.contest.plan.form, phase.plan)
    scored_by = METHODS.get(method) if method else None
    where = plays(view.contest, phase, key)
    own = next((play for play in where if play.spot == asked.at), None)
    here = _recorded(view, own) if own else None
    played = result_of(here)
    return EquityRequest(
        deal=deal,
        board=key.board,
        contract=asked.contract or (str(played.contract) if played and played.contract else None),
        play=asked.play,
        before=asked.before,
        hidden=asked.hidden,
        constraints=asked.constraints,
        samples=asked.samples,
        seed=asked.seed,
        outcomes=asked.outcomes,
        table=asked.table or (str(played) if played else None),
        field=tuple(_field(view, where, own)) if scored_by and own else (),
        tables=_full(view, own) if own else None,
        method=scored_by or ScoredBy.MATCHPOINTS,
        edition=view.contest.plan.edition,
        regulations=view.pack.name,
        step=asked.step,
    )


def _recorded(view: View, play: BoardAt) -> Recorded | None:
    recorded = view.phase(play.spot.phase).results.get(play.at, {}).get((play.board, play.spot.room))
    return recorded if recorded is not None and view.sees(TheResult(play.spot, play.board)) else None


def _full(view: View, own: BoardAt) -> int | None:
    """How many results the board will have, so that it is worth here what it is worth in the ranking."""
    if view.contest.plan.form == "teams":
        return None
    phase = view.phase(own.spot.phase)
    name = board_name(phase, own.at, own.board)
    return next(field.expected for field in session_event(phase, own.at.session).fields if field.board == name)


def _field(view: View, where: tuple[BoardAt, ...], own: BoardAt) -> Iterator[int | str]:
    """The other tables with a score; in a match the other room alone."""
    tables = view.phase(own.spot.phase).tables
    for play in where:
        if play == own:
            continue
        is_match = view.contest.plan.form == "teams"
        if is_match and set(tables[play.at].everybody) != set(tables[own.at].everybody):
            continue
        recorded = _recorded(view, play)
        outcome = recorded.outcome(play.board) if recorded else None
        if isinstance(outcome, Played):
            yield str(outcome.result) if outcome.result else outcome.score_ns
