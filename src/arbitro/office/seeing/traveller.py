"""The traveller of a board: its deal and what every table has on it, each as far as it may be seen."""

from collections import Counter
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Result, Risk
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.fact import BoardKey
from arbitro.office.room.plays import BoardAt, plays
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seeing.points import NEITHER, compared, percents, points, score_of
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheDeal, TheResult


class ContractPlayed(Struct, frozen=True):
    """A result in its parts; passed out: no contract, no declarer, no tricks. `over`: or under, if negative."""

    contract: str  # `4HX`
    level: int
    denomination: Denomination | None
    risk: Risk
    declarer: Seat | None
    tricks: int
    over: int


class TravellerLine(Struct, frozen=True, kw_only=True):
    """A table. Points only where all results that they compare are shown; per cent of the top where there is one, as
    the regulations show it. `played`: where the contract is known."""

    at: Spot
    ns: tuple[Named, ...]
    ew: tuple[Named, ...]
    recorded: Recorded
    score: int | None = None  # of North-South
    played: ContractPlayed | None = None
    lead: str = ""
    ns_points: Fraction | None = None
    ew_points: Fraction | None = None
    ns_percent: Fraction | None = None
    ew_percent: Fraction | None = None


class Traveller(Struct, frozen=True, kw_only=True):
    """`tables`: that have the board, `results`: that have confirmed one; shown or not. `deal` in PBN."""

    key: BoardKey
    dealer: Seat
    vulnerability: Vulnerability
    tables: int
    results: int
    deal: str | None = None
    lines: tuple[TravellerLine, ...] = ()


class Frequency(Struct, frozen=True):
    """How often a score occurs, and what it is worth."""

    score: int
    times: int
    ns_points: Fraction | None = None
    ew_points: Fraction | None = None
    ns_percent: Fraction | None = None
    ew_percent: Fraction | None = None


def traveller(view: View, key: BoardKey) -> Traveller:
    phase = view.phase(key.phase)
    where = plays(view.contest, phase, key)
    done = [play for play in where if (play.board, play.spot.room) in phase.results.get(play.at, {})]
    shown = (play for play in done if view.sees(TheResult(play.spot, play.board)))
    return Traveller(
        key=key,
        dealer=dealer_of(key.board),
        vulnerability=vulnerability_of(key.board),
        tables=len(where),
        results=len(done),
        deal=view.event.deals.get(key) if view.sees(TheDeal(key)) else None,
        lines=tuple(_line(view, play) for play in shown),
    )


def _line(view: View, play: BoardAt) -> TravellerLine:
    phase = view.phase(play.spot.phase)
    is_compared = compared(view, play)
    ns_points, ew_points = points(view, play) if is_compared else NEITHER
    ns_percent, ew_percent = percents(view, play) if is_compared else NEITHER
    recorded = phase.results[play.at][play.board, play.spot.room]
    return TravellerLine(
        at=play.spot,
        ns=view.all_named(contestants_at(view.event, play.spot, Side.NS)),
        ew=view.all_named(contestants_at(view.event, play.spot, Side.EW)),
        recorded=recorded,
        score=score_of(phase, play),
        played=_played(Result.parse(recorded.result)) if recorded.result else None,
        lead=view.event.leads.get((play.spot, play.board), ""),
        ns_points=ns_points,
        ew_points=ew_points,
        ns_percent=ns_percent,
        ew_percent=ew_percent,
    )


def _played(result: Result) -> ContractPlayed:
    contract = result.contract
    if contract is None:
        return ContractPlayed("", 0, None, Risk.UNDOUBLED, None, 0, 0)
    return ContractPlayed(
        contract.bid,
        contract.level,
        contract.denomination,
        contract.risk,
        contract.declarer,
        result.tricks,
        result.over,
    )


def frequencies(view: View, key: BoardKey) -> tuple[Frequency, ...]:
    """The scores on a board, the best for North-South first; points where the same score has the same everywhere."""
    lines = [line for line in traveller(view, key).lines if line.score is not None]
    worth: dict[int | None, set[tuple[Fraction | None, ...]]] = {}
    for line in lines:
        worth.setdefault(line.score, set()).add((line.ns_points, line.ew_points, line.ns_percent, line.ew_percent))
    times = Counter(line.score for line in lines if line.score is not None)
    return tuple(
        Frequency(score, times[score], *(next(iter(worth[score])) if len(worth[score]) == 1 else ()))
        for score in sorted(times, reverse=True)
    )
