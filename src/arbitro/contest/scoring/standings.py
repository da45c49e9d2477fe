"""The ranking of a phase at any moment: points, penalties, ranks, and how ties were broken (78; art. 78.5-78.8).

A past moment is the fold of the facts until then: nothing else has to be kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.plan import Plan
from arbitro.contest.scoring.knockout import knockout_order
from arbitro.contest.scoring.matches import match_records
from arbitro.contest.scoring.record import MatchRecord, SessionRecord
from arbitro.contest.scoring.sessions import lines_of, session_records
from arbitro.contest.scoring.totals import Total, is_by_session, totals
from arbitro.contest.ties.resolve import break_ties
from arbitro.contest.ties.trace import Broken, TieConditions, TieForm
from arbitro.regulations import Pack
from arbitro.scoring.standings import in_order

Record = MatchRecord | SessionRecord


class Row(Total, frozen=True, kw_only=True):
    """One contestant's place with what it has. `tied`: level with others to the end. `decided_by`: the criterion that
    parted it from those it was level with, or `lot`, `extra_boards`, `director`. `left`: it has withdrawn."""

    rank: int
    tied: bool
    decided_by: str = ""
    left: bool = False


class Ranking(Struct, frozen=True, kw_only=True):
    """One ranking: of a group, and of a line where lines are ranked apart."""

    phase: str
    group: str
    line: str
    rows: tuple[Row, ...]
    ties: tuple[Broken, ...] = ()


def rankings(contest: Contest, phase: Phase, pack: Pack, *, ties: bool = True) -> tuple[Ranking, ...]:
    """The rankings of a phase. Without `ties` those who are level share their rank."""
    plan = contest.plan
    had = totals(phase, plan, pack)
    lines = lines_of(phase)
    records = _Records(phase, plan, pack)
    ranked = []
    for group in phase.plan.groups:
        members = [who for who, placed in phase.field.items() if placed.group == group]
        for line in sorted({lines.get(who, "") for who in members}, reverse=True) or [""]:
            own = [had[who] for who in members if lines.get(who, "") == line]
            ranked.append(_ranked(phase, plan, pack, group, line, own, records if ties else None))
    return tuple(ranked)


class _Records:
    """What ties are broken with, made when the first tie is met."""

    def __init__(self, phase: Phase, plan: Plan, pack: Pack) -> None:
        self._phase, self._plan, self._pack = phase, plan, pack
        self._own: Mapping[str, Sequence[Record]] | None = None

    def of(self, group: Iterable[str]) -> list[Record]:
        if self._own is None:
            records: dict[str, list[Record]] = {}
            for record in self._all():
                who = record.team if isinstance(record, MatchRecord) else record.contestant
                records.setdefault(who, []).append(record)
            self._own = records
        return [record for who in group for record in self._own.get(who, ())]

    def _all(self) -> Iterable[Record]:
        phase, plan, pack = self._phase, self._plan, self._pack
        if is_by_session(phase, plan):
            for session in range(1, phase.plan.sessions + 1):
                yield from session_records(phase, session, plan, pack)
        else:
            yield from match_records(phase, plan, pack)


def _ranked(
    phase: Phase, plan: Plan, pack: Pack, group: str, line: str, own: list[Total], records: _Records | None
) -> Ranking:
    order = knockout_order(phase, plan, pack, group) if phase.plan.system == "knockout" else None

    def key(total: Total) -> tuple[bool, int, Fraction]:
        left = phase.withdrawals.get(total.contestant)
        reached = order[total.contestant] if order else 0
        return (left is not None and left.last, -reached, Fraction() if order else -total.total)

    names = [total.contestant for total in own]
    own = sorted((own[at] for at in in_order(names)), key=key)
    rows: list[Row] = []
    broken: list[Broken] = []
    for _, level in groupby(own, key=key):
        tied = list(level)
        if len(tied) > 1 and records is not None and order is None:
            trace = _break(phase, plan, pack, tied, records, {total.contestant: total.total for total in own})
            if trace is not None:
                broken.append(trace)
                rows += _parted(phase, tied, trace, len(rows) + 1)
                continue
        by: dict[str, str] = {}
        level_ones = [total.contestant for total in tied]
        groups = [level_ones] if records is None else _decided(phase, level_ones, by)
        rows += _level(phase, tied, groups, len(rows) + 1, by)
    return Ranking(phase=phase.plan.name, group=group, line=line, rows=tuple(rows), ties=tuple(broken))


def tie_form(phase: Phase, plan: Plan) -> TieForm:
    """Which list of criteria a tie falls under."""
    if plan.form != "teams":
        return "individual" if plan.form == "individual" else "pairs"
    if phase.plan.scoring == "board_a_match":
        return "board_a_match"
    return "teams_swiss" if phase.plan.system in ("swiss", "danish") else "teams_round_robin"


def _break(
    phase: Phase, plan: Plan, pack: Pack, tied: list[Total], records: _Records, had: Mapping[str, Fraction]
) -> Broken | None:
    """The trace of a tie; None as long as somebody has nothing that could be compared."""
    group = [total.contestant for total in tied]
    form = tie_form(phase, plan)
    if any(not records.of([who]) for who in group) or (form == "pairs" and not is_by_session(phase, plan)):
        return None
    conditions = TieConditions(form=form, phase=phase.plan.name, totals=had)
    return break_ties(group, records.of(group), conditions, pack)


def _parted(phase: Phase, tied: list[Total], trace: Broken, rank: int) -> list[Row]:
    """The rows of those who were level, by the criteria and by what was decided otherwise."""
    by: dict[str, str] = {}
    for step in trace.steps:
        for part in step.separated if len(step.separated) > 1 else ():
            by |= dict.fromkeys(part, step.criterion)
    groups: list[list[str]] = []
    for group in trace.order:
        groups += _decided(phase, list(group), by)
    return _level(phase, tied, groups, rank, by)


def _decided(phase: Phase, group: list[str], by: dict[str, str]) -> list[list[str]]:
    """What a decision, the last one, has parted of those whom no criterion has."""
    for decision in reversed(phase.ties) if len(group) > 1 else ():
        if set(group) <= set(decision.order):
            by |= dict.fromkeys(group, decision.by)
            return [[who] for who in decision.order if who in group]
    return [group]


def _level(phase: Phase, tied: list[Total], groups: list[list[str]], rank: int, by: Mapping[str, str]) -> list[Row]:
    of = {total.contestant: total for total in tied}
    rows = []
    for group in groups:
        rows += [
            Row(
                **asdict(of[who]),
                rank=rank,
                tied=len(group) > 1,
                decided_by=by.get(who, ""),
                left=who in phase.withdrawals,
            )
            for who in group
        ]
        rank += len(group)
    return rows
