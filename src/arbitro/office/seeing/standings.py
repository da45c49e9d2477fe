"""The rankings, with the rounds that somebody may see."""

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.state import Phase, Strand
from arbitro.contest.scoring.standings import Row, rankings
from arbitro.contest.ties.trace import Broken
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheRanking


class NamedRow(Struct, frozen=True):
    who: Named
    row: Row


class RankingNow(Struct, frozen=True, kw_only=True):
    """`round`: the last one that counts in it; 0 before the first; `playing`: it is not over yet. `final`: the phase is
    closed. `head`: the end of the journal when its score was posted, which `arbitro journal verify` finds in it ever
    after."""

    phase: str
    group: str
    line: str
    round: int
    playing: bool = False
    final: bool
    rows: tuple[NamedRow, ...]
    ties: tuple[Broken, ...] = ()
    head: str = ""


def standings(view: View, phase: str = "") -> tuple[RankingNow, ...]:
    """The rankings of a phase; none as long as nothing of what was played may be seen."""
    shown = shown_phase(view, view.phase(phase))
    if shown is None:
        return ()
    posted = sorted((session, post.head) for (name, session), post in view.event.posted.items() if name == phase)
    head = posted[-1][1] if posted else ""
    return tuple(
        RankingNow(
            phase=ranking.phase,
            group=ranking.group,
            line=ranking.line,
            round=max(shown.last_begun.values(), default=0),
            playing=any(shown.last_over.get(strand, 0) < begun for strand, begun in shown.last_begun.items()),
            final=shown.closed,
            rows=tuple(NamedRow(view.named(row.contestant), row) for row in ranking.rows),
            ties=ranking.ties,
            head=head,
        )
        for ranking in rankings(view.contest, shown, view.pack)
    )


def shown_phase(view: View, phase: Phase) -> Phase | None:
    """The phase with nothing but the rounds whose points may be seen; None if there are none among those begun."""
    seen = seen_rounds(view, phase)
    return with_only(phase, seen) if seen or not phase.last_begun else None


Rounds = frozenset[tuple[Strand, int]]


def seen_rounds(view: View, phase: Phase) -> Rounds:
    """The rounds that have begun and whose points may be seen."""
    return frozenset(
        (strand, round)
        for strand, round in _begun(phase)
        if view.sees(TheRanking(phase=phase.plan.name, session=strand.session, section=strand.section, round=round))
    )


def _begun(phase: Phase) -> Rounds:
    return frozenset((strand, round) for strand, last in phase.last_begun.items() for round in range(1, last + 1))


def with_only(phase: Phase, seen: Rounds) -> Phase:
    """The phase with nothing but these rounds of those that have begun."""
    if seen == _begun(phase):
        return phase
    part = (phase.results, phase.awards, phase.penalties, phase.withdrawals, phase.tables, phase.ties, phase.last_begun)
    return phase.remembered(("shown", seen), part, lambda: _cut(phase, seen))


def _cut(phase: Phase, seen: Rounds) -> Phase:
    def is_seen(contestant: str, session: int, round: int) -> bool:
        return (strand_of(phase, contestant, session), round) in seen

    last: dict[Strand, int] = {}
    for strand, round in seen:
        last[strand] = max(round, last.get(strand, 0))
    return replace(
        phase,
        last_begun=last,
        last_over={strand: min(last.get(strand, 0), over) for strand, over in phase.last_over.items()},
        results={
            at: results for at, results in phase.results.items() if (Strand(at.session, at.section), at.round) in seen
        },
        awards={key: award for key, award in phase.awards.items() if is_seen(award.contestant, 1, award.round)},
        penalties={
            id: penalty
            for id, penalty in phase.penalties.items()
            if penalty.round is None or is_seen(penalty.contestant, penalty.session, penalty.round)
        },
    )
