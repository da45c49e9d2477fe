"""The run of a contestant: its score and rank after each round, by the results as they stand now."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.contest.facts.state import Phase
from arbitro.contest.scoring.standings import Ranking, rankings
from arbitro.office.seeing.standings import seen_rounds, with_only
from arbitro.office.seeing.view import Named, View


class RunStop(Struct, frozen=True, kw_only=True):
    """After a round: the rank among `of`, in the own line where lines are ranked apart."""

    session: int
    round: int
    rank: int
    of: int
    total: Fraction
    percent: Fraction | None


class Run(Struct, frozen=True, kw_only=True):
    who: Named
    phase: str
    stops: tuple[RunStop, ...]


def run(view: View, contestant: str, phase: str = "") -> Run:
    """The rounds whose points may be seen, in order."""
    return Run(who=view.named(contestant), phase=phase, stops=tuple(_stops(view, view.phase(phase), contestant)))


def _stops(view: View, phase: Phase, contestant: str) -> Iterator[RunStop]:
    """The phase is cut after each round; what was computed of each part is kept with the phase."""
    seen = seen_rounds(view, phase)
    for session, round in sorted({(strand.session, round) for strand, round in seen}):
        until = frozenset(part for part in seen if (part[0].session, part[1]) <= (session, round))
        for ranking in _rankings(view, with_only(phase, until)):
            for row in ranking.rows:
                if row.contestant == contestant:
                    yield RunStop(
                        session=session,
                        round=round,
                        rank=row.rank,
                        of=len(ranking.rows),
                        total=row.total,
                        percent=row.percent,
                    )


def _rankings(view: View, phase: Phase) -> tuple[Ranking, ...]:
    part = (
        phase.field,
        phase.tables,
        phase.results,
        phase.awards,
        phase.penalties,
        phase.withdrawals,
        phase.ties,
        phase.last_begun,
        phase.last_over,
    )
    return phase.remembered("rankings", part, lambda: rankings(view.contest, phase, view.pack))
