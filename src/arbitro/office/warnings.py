"""What to mind about a fact that is carried out: the cells of the table of corrections that warn."""

from collections.abc import Iterator

from arbitro.contest.correction import Change, Permission, permission
from arbitro.contest.event import Drawn, Entered, ResultCorrected, Seated, SeatsChanged, Withdrew
from arbitro.contest.moments import moment
from arbitro.contest.state import Phase, Strand
from arbitro.office.fact import AnyFact
from arbitro.office.state import Event


def warnings_of(event: Event, fact: AnyFact) -> Iterator[Permission]:
    """Before the fact is folded in."""
    found = _touched(event, fact)
    if found is None:
        return
    change, phase, strand, round, approved = found
    told = permission(change, moment(phase, strand, round), approved=approved)
    if told.verdict == "warned":
        yield told


def _touched(event: Event, fact: AnyFact) -> tuple[Change, Phase, Strand, int, bool] | None:
    """What a fact changes, in which round."""
    if event.contest is None:
        return None
    phases = event.contest.phases
    match fact:
        case ResultCorrected() if fact.at.phase in phases:
            change: Change = "adjusted_score" if fact.recorded.is_adjusted else "result"
            strand = Strand(fact.at.session, fact.at.section)
            return change, phases[fact.at.phase], strand, fact.at.round, fact.approved
        case SeatsChanged() if fact.tables and fact.tables[0].at.phase in phases:
            at = fact.tables[0].at
            return "seating", phases[at.phase], Strand(at.session, at.section), at.round, False
        case Withdrew() if fact.phase in phases:
            phase = phases[fact.phase]
            return "withdrawal", phase, Strand(fact.session, phase.group_of(fact.contestant)), fact.round, False
        case Drawn() if fact.phase in phases and (fact.group, fact.round) in phases[fact.phase].draws:
            return "redraw", phases[fact.phase], Strand(1, fact.group), fact.round, False
        case Seated() if fact.phase in phases and fact.from_round > 1:
            strand = Strand(fact.session, fact.section)
            return "redraw", phases[fact.phase], strand, fact.from_round, False
        case Entered():
            phase = event.contest.current
            strand = next(iter(phase.last_begun), Strand(1, ""))
            return "late_contestant", phase, strand, max(1, phase.last_begun.get(strand, 0)), False
        case _:
            return None
