"""Facts about who takes part: entries, substitutes, withdrawals, the field of a phase."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem
from arbitro.contest.contestant import Contestant, Individual, Pair, Team
from arbitro.contest.facts.event import Entered, PhaseOpened, Placed, Substituted, Withdrew
from arbitro.contest.facts.moments import forbidden, moment, no_session, phase_of, unknown
from arbitro.contest.facts.state import Contest, Entry, Phase, Strand
from arbitro.contest.scoring.worth import given_problems
from arbitro.scoring.outcome import Weighted

FORM_OF: dict[type[Contestant], str] = {Individual: "individual", Pair: "pairs", Team: "teams"}
TEAM_SIZE = range(4, 9)


def entered(contest: Contest, event: Entered) -> Contest:
    """A contestant joins the first phase; a later phase has the field that was opened."""
    who = event.contestant.id
    entries = {**contest.entries, who: Entry(event.contestant, event.section)}
    contest = replace(contest, entries=entries)
    first = next(iter(contest.phases.values()))
    group = event.section if event.section in first.plan.groups else first.plan.groups[0]
    return contest.with_phase(first.but(field={**first.field, who: Placed(who, group)}))


def entry_problems(contest: Contest, event: Entered) -> Iterator[Problem]:
    contestant = event.contestant
    where = Place(tag=contestant.id)
    if FORM_OF[type(contestant)] != contest.plan.form:
        yield Problem("entry-kind", where, FORM_OF[type(contestant)], contest.plan.form)
    if not contestant.id or contestant.id in contest.entries:
        yield Problem("entry-twice", where, contestant.id)
    if isinstance(contestant, Team) and len(contestant.players) not in TEAM_SIZE:
        yield Problem("team-size", where, str(len(contestant.players)), f"{TEAM_SIZE[0]}-{TEAM_SIZE[-1]}")
    elsewhere = {player: entry.contestant.id for entry in contest.entries.values() for player in now_playing(entry)}
    for player, times in Counter(contestant.players).items():
        if times > 1:
            yield Problem("player-in-two", where, player, contestant.id)
        if player in elsewhere:
            yield Problem("player-in-two", where, player, elsewhere[player])
    phase = contest.current
    if len(contest.phases) > 1 or phase.closed:
        yield Problem("change-round-was-played", where, "late_contestant", "8B")
    elif phase.over:
        yield from forbidden("late_contestant", "after_period", where)
    elif phase.plan.system == "knockout" and phase.draws:
        yield Problem("change-round-has-begun", where, "late_contestant", "8B")  # a bracket is drawn for all rounds
    if len(phase.plan.groups) > 1 and event.section not in phase.plan.groups:
        yield Problem("unknown-group", where, event.section, ", ".join(phase.plan.groups))


def now_playing(entry: Entry) -> tuple[str, ...]:
    """The players of a contestant, with substitutes in the place of those they replaced; none after a withdrawal."""
    if entry.withdrawn is not None:
        return ()
    players = list(entry.contestant.players)
    for change in entry.substitutes:
        players[players.index(change.out)] = change.takes_over
    return tuple(players)


def substitute_problems(contest: Contest, event: Substituted) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    entry = contest.entries.get(event.contestant)
    where = Place(tag=event.contestant)
    yield from no_session(phase, event.session, where)
    if phase.closed:
        yield Problem("phase-is-closed", where, event.phase)
    if entry is None:
        yield Problem("not-entered", where, event.contestant)
        return
    yield from unknown([event.contestant], phase, where)
    if event.out not in now_playing(entry):
        yield Problem("not-a-player-of", where, event.out, " ".join(now_playing(entry)))
    for other in contest.entries.values():
        if event.takes_over in now_playing(other):
            yield Problem("player-in-two", where, event.takes_over, other.contestant.id)


def substituted(contest: Contest, event: Substituted) -> Contest:
    """A player takes the place of another."""
    entry = contest.entries[event.contestant]
    entry = replace(entry, substitutes=(*entry.substitutes, event))
    return replace(contest, entries={**contest.entries, event.contestant: entry})


def withdrawal_problems(contest: Contest, event: Withdrew) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    entry = contest.entries.get(event.contestant)
    where = Place(tag=event.contestant)
    yield from no_session(phase, event.session, where)
    if entry is None:
        yield Problem("not-entered", where, event.contestant)
    elif event.contestant not in phase.field:
        yield from unknown([event.contestant], phase, where)
    elif entry.withdrawn is not None:
        yield Problem("withdrawn-twice", where, event.contestant)
    else:
        strand = strand_of(phase, event.contestant, event.session)
        yield from forbidden("withdrawal", moment(phase, strand, event.round), where)
    for given in (event.lost, event.others):
        if isinstance(given, Weighted):
            yield Problem("weighted-withdrawal", where)
        elif given is not None:
            yield from given_problems(given, contest.plan, phase, where)


def withdrew(contest: Contest, event: Withdrew) -> Contest:
    """A contestant leaves from a round on; what it has played stands (art. 4.3, 4.4)."""
    entry = replace(contest.entries[event.contestant], withdrawn=event)
    contest = replace(contest, entries={**contest.entries, event.contestant: entry})
    phase = contest.phases[event.phase]
    return contest.with_phase(phase.but(withdrawals={**phase.withdrawals, event.contestant: event}))


def strand_of(phase: Phase, contestant: str, session: int) -> Strand:
    """The section, or the group, in which a contestant plays."""
    for strand, seated in phase.seatings.items():
        if strand.session == session and contestant in seated[-1].bearers.values():
            return strand
    return Strand(session, phase.group_of(contestant))


def field_problems(contest: Contest, event: PhaseOpened) -> Iterator[Problem]:
    names = [phase.name for phase in contest.plan.phases]
    if event.phase not in names:
        yield Problem("unknown-phase", found=event.phase, expected=", ".join(map(repr, names)))
        return
    at = names.index(event.phase)
    opened = contest.phases.get(event.phase)
    if opened is not None and (opened.last_begun or opened.seatings or opened.draws):
        yield Problem("phase-has-begun", found=event.phase)
    if at and (names[at - 1] not in contest.phases or not contest.phases[names[at - 1]].closed):
        yield Problem("phase-before-open", found=event.phase, expected=names[at - 1])
    for who, times in Counter(placed.contestant for placed in event.field).items():
        entry = contest.entries.get(who)
        if entry is None or entry.withdrawn is not None:
            yield Problem("not-entered", Place(tag=who), who)
        if times > 1:
            yield Problem("entry-twice", Place(tag=who), who)
    groups = contest.plan.phases[at].groups
    for placed in event.field:
        if placed.group not in groups:
            yield Problem("unknown-group", Place(tag=placed.contestant), placed.group, ", ".join(groups))


def phase_opened(contest: Contest, event: PhaseOpened) -> Contest:
    """The field of a phase: the next one, or the first before it has begun."""
    field = {placed.contestant: placed for placed in event.field}
    opened = contest.phases.get(event.phase)
    if opened is not None:
        return contest.with_phase(opened.but(field=field))
    plan = next(phase for phase in contest.plan.phases if phase.name == event.phase)
    return contest.with_phase(Phase(plan, field))
