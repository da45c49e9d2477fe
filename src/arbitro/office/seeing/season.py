"""What the contestants of an event came to, as far as somebody may see it: for ladders and for players' own results."""

from collections import Counter

from msgspec import Struct

from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.season import SeasonResult
from arbitro.office.seeing.standings import standings
from arbitro.office.seeing.view import View
from arbitro.scoring.master_points import master_points


class EventResults(Struct, frozen=True, kw_only=True):
    """`final`: of every contestant the score is official, posted or with a closed ranking."""

    id: str
    name: str
    date: str
    final: bool
    results: tuple[SeasonResult, ...]


def event_results(view: View) -> EventResults:
    """Of each contestant what it has in the last phase that it plays in; nothing of those who have left."""
    created, event = view.event.created, view.event
    results: dict[str, SeasonResult] = {}
    final = event.contest is not None and len(event.contest.phases) == len(event.contest.plan.phases)
    for name, phase in event.contest.phases.items() if event.contest else ():
        sessions = range(1, phase.plan.sessions + 1)
        final = final and (phase.closed or all((name, session) in event.posted for session in sessions))
        boards = phase.plan.rounds * phase.plan.boards * phase.plan.sessions
        for ranking in standings(view, name):
            rows = [each.row for each in ranking.rows if not each.row.left and each.row.played]
            level = Counter(row.rank for row in rows)
            for row in rows:
                players = now_playing(view.contest.entries[row.contestant])
                if not players:
                    continue
                results[row.contestant] = SeasonResult(
                    event=created.id,
                    date=created.date[:10],
                    contestant=row.contestant,
                    players=players,
                    rank=row.rank,
                    level=level[row.rank],
                    field=len(rows),
                    points=row.total,
                    percent=row.percent,
                    master_points=master_points(row.rank, level[row.rank], len(rows), boards, len(players), view.pack),
                )
    return EventResults(
        id=created.id, name=created.name, date=created.date[:10], final=final, results=tuple(results.values())
    )
