"""The traveller of a board: its deal and what every table has on it, each as far as it may be seen."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Result, Risk
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.fact import BoardKey
from arbitro.office.room.leads import lead_at
from arbitro.office.room.plays import BoardAt, plays
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seeing.points import NEITHER, compared, percents, points, score_of
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheDeal, TheLog, TheResult
from arbitro.scoring.comparable import shares


class ContractPlayed(Struct, frozen=True):
    """A result in its parts; passed out: no contract, no declarer, no tricks. `over`: or under, if negative."""

    contract: str  # `4HX`
    level: int
    denomination: Denomination | None
    risk: Risk
    declarer: Seat | None
    tricks: int
    over: int


class LogKept(Struct, frozen=True):
    """The nth board of a live table."""

    table: str
    n: int


class TravellerLine(Struct, frozen=True, kw_only=True):
    """A table. Points only where all results that they compare are shown; per cent of the top where there is one, as
    the regulations show it. `played`: where the contract is known. `log`: auction and play of a live table."""

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
    log: LogKept | None = None


class Frequency(Struct, frozen=True):
    """How often a score occurs, parts of a table where it was weighted (12C1), and what it is worth."""

    score: int
    times: Fraction
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
    frequencies: tuple[Frequency, ...] = ()  # of the lines, the best for North-South first


def traveller(view: View, key: BoardKey) -> Traveller:
    phase = view.phase(key.phase)
    where = plays(view.contest, phase, key)
    done = [play for play in where if (play.board, play.spot.room) in phase.results.get(play.at, {})]
    sees_deal = view.sees(TheDeal(key))
    lines = tuple(_line(view, play, sees_deal) for play in done if view.sees(TheResult(play.spot, play.board)))
    return Traveller(
        key=key,
        dealer=dealer_of(key.board),
        vulnerability=vulnerability_of(key.board),
        tables=len(where),
        results=len(done),
        deal=view.event.deals.get(key) if sees_deal else None,
        lines=lines,
        frequencies=_frequencies(lines, key.board),
    )


def _line(view: View, play: BoardAt, sees_deal: bool) -> TravellerLine:
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
        lead=lead_at(view.event, play.spot, play.board, sees_deal=sees_deal),
        ns_points=ns_points,
        ew_points=ew_points,
        ns_percent=ns_percent,
        ew_percent=ew_percent,
        log=_log(view, play),
    )


def _log(view: View, play: BoardAt) -> LogKept | None:
    told = view.event.live.get((play.spot, play.board))
    return LogKept(told.table, told.n) if told and view.sees(TheLog(play.spot, play.board)) else None


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


def _frequencies(lines: Iterable[TravellerLine], board: int) -> tuple[Frequency, ...]:
    """Of what North-South are held to have scored; points where the same score has the same everywhere."""
    times: dict[int, Fraction] = {}
    worth: dict[int, set[tuple[Fraction | None, ...]]] = {}
    for line in lines:
        for share in shares(line.recorded.outcome(board), Side.NS):
            times[share.score_ns] = times.get(share.score_ns, Fraction()) + share.weight
        if line.score is not None:
            points = (line.ns_points, line.ew_points, line.ns_percent, line.ew_percent)
            worth.setdefault(line.score, set()).add(points)
    return tuple(
        Frequency(score, times[score], *(next(iter(worth[score])) if len(worth.get(score, ())) == 1 else ()))
        for score in sorted(times, reverse=True)
    )


def frequencies(view: View, key: BoardKey) -> tuple[Frequency, ...]:
    return traveller(view, key).frequencies
