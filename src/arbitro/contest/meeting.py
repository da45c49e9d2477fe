"""Facts about who meets whom: movements seated, rounds drawn, seats changed."""

from collections import Counter
from collections.abc import Iterator

from arbitro.book.problem import Place, Problem
from arbitro.contest.event import Drawn, Seated, SeatsChanged
from arbitro.contest.moments import check, forbidden, moment, phase_of, unknown
from arbitro.contest.state import AtTable, Contest, Phase, Strand, at_table

KIND_OF = {"pairs": ("pairs",), "individual": ("individual",), "teams": ("matches", "teams")}


def seated(contest: Contest, event: Seated) -> Contest:
    """A movement for a section; a second one replaces it from a round on that has not begun."""
    phase = phase_of(contest, event.phase)
    strand = Strand(event.session, event.section)
    check(_seating_problems(contest, phase, event, strand))
    held = tuple(one for one in phase.seatings.get(strand, ()) if one.from_round < event.from_round)
    return contest.with_phase(phase.but(seatings={**phase.seatings, strand: (*held, event)}))


def _seating_problems(contest: Contest, phase: Phase, event: Seated, strand: Strand) -> Iterator[Problem]:
    movement = event.movement
    if phase.plan.system not in ("movement", "round_robin"):
        yield Problem("not-by-movement", found=phase.plan.system)
    if movement.kind not in KIND_OF[contest.plan.form]:
        yield Problem("movement-kind", found=movement.kind, expected=" ".join(KIND_OF[contest.plan.form]))
    if not 1 <= event.session <= phase.plan.sessions:
        yield Problem("no-such-session", found=str(event.session), expected=f"1-{phase.plan.sessions}")
    if phase.seatings.get(strand) and event.from_round == 1:
        yield from forbidden("redraw", moment(phase, strand, 1))
    elif event.from_round > 1:
        yield from forbidden("redraw", moment(phase, strand, event.from_round))
    if phase.closed or event.session in phase.over:
        yield Problem("change-period-over", found="redraw", expected="79C1")
    yield from unknown(event.bearers.values(), phase)
    for who, times in Counter(event.bearers.values()).items():
        if times > 1:
            yield Problem("entry-twice", Place(tag=who), who)
        entry = contest.entries.get(who)
        if entry is not None and entry.withdrawn is not None and entry.withdrawn.round <= event.from_round:
            yield Problem("has-withdrawn", Place(tag=who), who)
    for number in movement.contestants:
        if number not in event.bearers:
            yield Problem("number-without-contestant", Place(index=number), str(number))
    most = 2 if movement.kind == "teams" else 1
    for each in movement.rounds:
        places = Counter(who for sitting in each.tables for who in sitting.seated)
        for number, times in places.items():
            if times > most:
                yield Problem("two-places-at-once", Place(tag=f"round {each.round}"), str(number))
    others = {
        who
        for (session, section), seats in phase.seatings.items()
        if session == event.session and section != event.section
        for who in seats[-1].bearers.values()
    }
    for who in sorted(others & set(event.bearers.values())):
        yield Problem("contestant-in-two-sections", Place(tag=who), who)


def drawn(contest: Contest, event: Drawn) -> Contest:
    """A round's pairings; drawn again only as long as the round has not begun."""
    phase = phase_of(contest, event.phase)
    check(_draw_problems(phase, event))
    return contest.with_phase(phase.but(draws={**phase.draws, (event.group, event.round): event}))


def _draw_problems(phase: Phase, event: Drawn) -> Iterator[Problem]:
    strand = Strand(1, event.group)
    where = Place(index=event.round)
    if phase.plan.system in ("movement", "round_robin"):
        yield Problem("not-by-draw", where, phase.plan.system)
    if event.group not in phase.plan.groups:
        yield Problem("unknown-group", where, event.group, ", ".join(phase.plan.groups))
    if not 1 <= event.round <= phase.plan.rounds:
        yield Problem("no-such-round", where, str(event.round), f"1-{phase.plan.rounds}")
    if event.round > 1 and (event.group, event.round - 1) not in phase.draws:
        yield Problem("round-before-not-drawn", where, str(event.round), str(event.round - 1))
    if (event.group, event.round) in phase.draws or event.round <= phase.last_begun.get(strand, 0):
        yield from forbidden("redraw", moment(phase, strand, event.round), where)
        if not event.replaces and event.round > phase.last_begun.get(strand, 0):
            yield Problem("drawn-already", where, str(event.round))
    named = [who for pairing in event.pairings for who in (pairing.home, pairing.away)] + list(event.byes)
    yield from unknown(dict.fromkeys(named), phase, where)
    threes = {who for three in event.threes for who in three.teams}
    for who, times in Counter(named).items():
        if times > (2 if who in threes else 1):
            yield Problem("drawn-twice", where, who)
        if gone(phase, who, event.round):
            yield Problem("has-withdrawn", where, who)
    for pairing in event.pairings:
        if pairing.home == pairing.away:
            yield Problem("pair-against-itself", where, pairing.home)
    for table, times in Counter(pairing.table for pairing in event.pairings).items():
        if times > 1:
            yield Problem("draw-table-twice", where, str(table))
    if phase.plan.system != "knockout":
        for who, placed in phase.field.items():
            if placed.group == event.group and who not in named and not gone(phase, who, event.round):
                yield Problem("not-drawn", where, who)


def gone(phase: Phase, contestant: str, round: int, session: int = 1) -> bool:
    """Whether a contestant has left by that round."""
    left = phase.withdrawals.get(contestant)
    return left is not None and (left.session, left.round) <= (session, round)


def seats_changed(contest: Contest, event: SeatsChanged) -> Contest:
    """Who really sat where. The results of a table go with those who sat there."""
    problems: list[Problem] = []
    phases = {change.at.phase for change in event.tables}
    if len(phases) != 1:
        problems.append(Problem("one-round-at-a-time", found=" ".join(phases)))
        check(problems)
    phase = phase_of(contest, phases.pop())
    seats = {**phase.seats}
    for at, change in enumerate(event.tables, 1):
        where, place = Place(index=at), at_table(change.at)
        if place not in phase.tables:
            problems.append(Problem("no-such-table", where, _said(place)))
            continue
        problems += forbidden("seating", moment(phase, Strand(place.session, place.section), place.round), where)
        problems += unknown((*change.ns, *change.ew), phase, where)
        planned = phase.tables[place]
        if (len(change.ns), len(change.ew)) != (len(planned.ns), len(planned.ew)):
            problems.append(Problem("seats-at-table", where, " ".join((*change.ns, *change.ew))))
        seats[place] = (change.ns, change.ew)
    check(problems)
    phase = phase.but(seats=seats)
    check(_in_two_places(phase, {at_table(change.at) for change in event.tables}))
    return contest.with_phase(phase)


def _in_two_places(phase: Phase, changed: set[AtTable]) -> Iterator[Problem]:
    rounds = {(at.session, at.section, at.round) for at in changed}
    seated = Counter(
        (at.session, at.section, at.round, who)
        for at, met in phase.tables.items()
        if (at.session, at.section, at.round) in rounds
        for who in met.everybody
    )
    most = 2 if any(seats[-1].movement.kind == "teams" for seats in phase.seatings.values()) else 1
    for (_, _, round, who), times in seated.items():
        if times > most:
            yield Problem("two-places-at-once", Place(tag=f"round {round}"), who)


def _said(at: AtTable) -> str:
    return f"{at.section} {at.round}/{at.table}".strip()
