"""What the contestants of an event came to, as far as somebody may see it: for ladders and for players' own results."""

from collections import Counter

from msgspec import Struct

from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.season import SeasonResult
from arbitro.office.seeing.standings import standings
from arbitro.office.seeing.view import View
from arbitro.office.state import Event
from arbitro.scoring.master_points import master_points


class EventResults(Struct, frozen=True, kw_only=True):
    """An event that is over."""

    id: str
    name: str
    date: str
    results: tuple[SeasonResult, ...]


def is_official(event: Event) -> bool:
    """Whether the score of whatever was begun is posted, or its ranking closed: nobody plays any more, for now."""
    phases = event.contest.phases.items() if event.contest else ()
    begun = [(name, strand.session) for name, phase in phases for strand in phase.last_begun if not phase.closed]
    return all(session in event.posted for session in begun) and any(phase.last_begun for _, phase in phases)


def is_over(event: Event) -> bool:
    """Whether that holds of every session of every phase of its plan."""
    contest = event.contest
    if contest is None or len(contest.phases) < len(contest.plan.phases):
        return False
    return all(
        phase.closed or all((name, session) in event.posted for session in range(1, phase.plan.sessions + 1))
        for name, phase in contest.phases.items()
    )


def event_results(view: View) -> EventResults:
    """Of each contestant what it has in the last phase that it plays in; nothing of those who have left."""
    created = view.event.created
    results: dict[str, SeasonResult] = {}
    for name, phase in view.contest.phases.items():
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
    return EventResults(id=created.id, name=created.name, date=created.date[:10], results=tuple(results.values()))
