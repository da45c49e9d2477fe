"""From one phase to the next: who goes on, in which group, and what it takes along.

advanced(contest, "qualifying", "final", pack)      -> the fact that opens the final, with its field
"""

from collections.abc import Collection, Mapping
from fractions import Fraction

from arbitro.book.problem import refuse
from arbitro.contest.facts.event import PhaseOpened, Placed
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.plan import CarryOver
from arbitro.contest.scoring.matches import match_records
from arbitro.contest.scoring.standings import Ranking, Row, rankings
from arbitro.contest.scoring.totals import counted
from arbitro.regulations import Pack


def advanced(contest: Contest, before: str, after: str, pack: Pack) -> PhaseOpened:
    """The field of the next phase: the first of each ranking, those who left passed over, spread over its groups.

    Seeds go by rank: all winners of a group, then all seconds. With several groups they are dealt out to and fro, so
    that the sums of the seeds are as even as they can be.
    """
    names = [plan.name for plan in contest.plan.phases]
    if after not in names:
        raise refuse("unknown-phase", found=after, expected=", ".join(map(repr, names)))
    phase, plan = phase_of(contest, before), contest.plan.phases[names.index(after)]
    tables = rankings(contest, phase, pack)
    level = [who for ranking in tables for who in _undecided(ranking, phase.plan.qualify)]
    if level:
        raise refuse("qualifying-tie", found=" ".join(level), expected=phase.plan.qualify)
    through = _by_rank([_through(ranking, phase.plan.qualify) for ranking in tables])
    carried = _carried(contest, phase, [row.contestant for row in through], plan.carry_over, pack)
    groups = _snake(plan.groups, len(through))
    field = (
        Placed(row.contestant, group, carried.get(row.contestant, Fraction()), seed)
        for seed, (row, group) in enumerate(zip(through, groups, strict=True), 1)
    )
    return PhaseOpened(phase=after, field=tuple(field))


def _through(ranking: Ranking, qualify: int) -> list[Row]:
    staying = [row for row in ranking.rows if not row.left]
    return staying[: qualify or None]


def _undecided(ranking: Ranking, qualify: int) -> list[str]:
    """Those who are level on both sides of the line: a decision is needed before anybody goes on."""
    staying = [row for row in ranking.rows if not row.left]
    if not qualify or qualify >= len(staying):
        return []
    last, first_out = staying[qualify - 1], staying[qualify]
    if last.rank != first_out.rank:
        return []
    return [row.contestant for row in staying if row.rank == last.rank]


def _by_rank(tables: list[list[Row]]) -> list[Row]:
    longest = max(map(len, tables), default=0)
    return [rows[at] for at in range(longest) for rows in tables if at < len(rows)]


def _snake(groups: tuple[str, ...], size: int) -> list[str]:
    """Groups for seeds 1, 2, 3 …: A B C C B A A B C …"""
    there_and_back = [*groups, *reversed(groups)]
    return [there_and_back[at % len(there_and_back)] for at in range(size)]


def _carried(
    contest: Contest, phase: Phase, through: Collection[str], rule: CarryOver, pack: Pack
) -> Mapping[str, Fraction]:
    """What those who go on take along."""
    if rule.kind == "none":
        return {}
    if rule.kind == "between_qualified":
        carried = dict.fromkeys(through, Fraction())
        for record in match_records(phase, contest.plan, pack):
            if record.team in carried and record.opponent in carried:
                carried[record.team] += counted(phase, record)
        return carried
    share = rule.share if rule.kind == "share" else Fraction(1)
    rows = (row for ranking in rankings(contest, phase, pack, ties=False) for row in ranking.rows)
    return {row.contestant: row.total * share for row in rows if row.contestant in through}
