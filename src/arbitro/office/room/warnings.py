"""What to mind about a fact that is carried out: the cells of the table of corrections that warn, and of what it says
itself: a draw with a rematch or a second bye, a round that ends before all its results are in."""

from collections.abc import Iterator

from arbitro.contest.draw.draw import Candidate, Draw, Pairing
from arbitro.contest.draw.next_round import candidates, met
from arbitro.contest.facts.correction import Change, Permission, permission
from arbitro.contest.facts.event import Drawn, Entered, ResultCorrected, RoundOver, Seated, SeatsChanged, Withdrew
from arbitro.contest.facts.moments import moment
from arbitro.contest.facts.results import has_rooms
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand
from arbitro.office.fact import AnyFact
from arbitro.office.room.regulations import pack_of
from arbitro.office.state import Event
from arbitro.regulations.consequence import Ground, because


def warnings_of(event: Event, fact: AnyFact) -> Iterator[Permission]:
    """As the event was before the fact was folded in."""
    touched = _touched(event, fact)
    if touched is None:
        return
    change, phase, strand, round, approved = touched
    allowed = permission(change, moment(phase, strand, round), approved=approved)
    if allowed.verdict == "warned":
        yield allowed


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
        case Seated() if fact.phase in phases and (fact.session, fact.section) in phases[fact.phase].seatings:
            strand = Strand(fact.session, fact.section)
            return "redraw", phases[fact.phase], strand, fact.from_round, False
        case Entered():
            phase = event.contest.current
            strand = next(iter(phase.last_begun), Strand(1, ""))
            return "late_contestant", phase, strand, max(1, phase.last_begun.get(strand, 0)), False
        case _:
            return None


# -- what a fact says itself


def cautions_of(event: Event, fact: AnyFact) -> Iterator[Ground]:
    """As the event was before the fact, which can be."""
    if event.contest is None:
        return
    match fact:
        case Drawn() if fact.system != "knockout":
            yield from _of_draw(event, event.contest, fact)
        case RoundOver():
            phase = event.contest.phases[fact.phase]
            missing = unfinished(event.contest, phase, Strand(fact.session, fact.section), fact.round)
            if missing:
                yield because("round-results-missing", round=fact.round, tables=_said(missing))
        case _:
            return


def without_draw(phase: Phase, group: str, round: int | None) -> Phase:
    """The phase as if that round had not been drawn; the same if it has not."""
    if round is None or (group, round) not in phase.draws:
        return phase
    return phase.but(draws={at: drawn for at, drawn in phase.draws.items() if at != (group, round)})


def _of_draw(event: Event, contest: Contest, fact: Drawn) -> Iterator[Ground]:
    """A rematch, a second bye, uneven roles; what a hand has put farther apart; results that the draw did not know."""
    from arbitro.contest.draw.by_hand import checked

    phase, pack = contest.phases[fact.phase], pack_of(event)
    held = phase.draws.get((fact.group, fact.round))
    before = without_draw(phase, fact.group, fact.round)
    field = candidates(contest, before, fact.group, fact.round, pack)
    missing = unfinished(contest, before, Strand(1, fact.group), fact.round - 1)
    if missing:
        yield because("draw-round-open", round=fact.round - 1, tables=_said(missing))
    yield from checked(
        _as_draw(fact),
        field,
        [encounter for encounter in met(before, fact.group) if encounter.round < fact.round],
        pack=pack,
        of="teams" if contest.plan.form == "teams" else "pairs",
        before=_as_draw(held) if held and _is_of(held, field) else None,
    ).warnings


def _as_draw(fact: Drawn) -> Draw:
    pairings = tuple(Pairing(pairing.table, pairing.home, pairing.away) for pairing in fact.pairings)
    bye = fact.byes[0] if fact.byes else None
    return Draw(system=fact.system, round=fact.round, pairings=pairings, bye=bye, seed=fact.seed)


def _is_of(held: Drawn, field: tuple[Candidate, ...]) -> bool:
    """Whether a draw can be compared: nobody in it has left since."""
    known = {candidate.contestant for candidate in field}
    return bool(held.pairings) and all({pairing.home, pairing.away} <= known for pairing in held.pairings)


def unfinished(contest: Contest, phase: Phase, strand: Strand, round: int) -> tuple[int, ...]:
    """The tables of a round with boards that have no result, unless somebody left or the match was awarded."""
    return tuple(
        at.table
        for at in sorted(phase.tables)
        if (at.session, at.section, at.round) == (*strand, round) and not _is_finished(contest, phase, at)
    )


def _is_finished(contest: Contest, phase: Phase, at: AtTable) -> bool:
    everybody = phase.tables[at].everybody
    if any(gone(phase, who, at.round, at.session) or (at.round, who) in phase.awards for who in everybody):
        return True
    return has_all(contest, phase, at)


def has_all(contest: Contest, phase: Phase, at: AtTable) -> bool:
    """Whether a table has a result on every board, in both rooms where there are two."""
    rooms = ("open", "closed") if has_rooms(contest, phase, at) else ("",)
    results = phase.results.get(at, {})
    return all((board, room) in results for board in phase.boards_at(at) for room in rooms)


def _said(tables: tuple[int, ...]) -> str:
    return ", ".join(map(str, tables))
