"""Facts about who meets whom: movements seated, rounds drawn, seats changed."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from arbitro.book.problem import Place, Problem
from arbitro.contest.facts.event import Drawn, Reseated, Seated, SeatsChanged
from arbitro.contest.facts.moments import forbidden, moment, no_session, phase_of, unknown
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand, at_table

KIND_OF = {"pairs": ("pairs",), "individual": ("individual",), "teams": ("matches", "teams")}


def seating_problems(contest: Contest, event: Seated) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    strand = Strand(event.session, event.section)
    problems = tuple(_movement_problems(contest, phase, event, strand))
    yield from problems or _repeated(_reseated(phase, event, strand), strand)


def seated(contest: Contest, event: Seated) -> Contest:
    """A movement for a section; a second one replaces it from a round on that has not begun."""
    strand = Strand(event.session, event.section)
    return contest.with_phase(_reseated(contest.phases[event.phase], event, strand))


def _reseated(phase: Phase, event: Seated, strand: Strand) -> Phase:
    """With the movement; seats that were changed in its rounds before it came are no more."""
    held = tuple(seated for seated in phase.seatings.get(strand, ()) if seated.from_round < event.from_round)
    return phase.but(
        seatings={**phase.seatings, strand: (*held, event)}, seats=_seats_before(phase, strand, event.from_round)
    )


def _seats_before(phase: Phase, strand: Strand, round: int) -> dict[AtTable, tuple[tuple[str, ...], tuple[str, ...]]]:
    return {at: who for at, who in phase.seats.items() if (at.session, at.section) != strand or at.round < round}


def _repeated(phase: Phase, strand: Strand) -> Iterator[Problem]:
    """Pairs and players who would meet a board again that they have, or had, at another table."""
    if any(seats[-1].movement.kind in ("matches", "teams") for seats in phase.seatings.values()):
        return
    named = set()
    for (at, board), others in phase.repeats.items():
        if (at.session, at.section) != strand or at in phase.seats or any(other in phase.seats for other in others):
            continue
        for who in phase.tables[at].everybody:
            if (who, board) not in named and any(who in phase.tables[other].everybody for other in others):
                named.add((who, board))
                yield Problem("plays-board-twice", Place(board=str(board), tag=f"round {at.round}"), who)


def _movement_problems(contest: Contest, phase: Phase, event: Seated, strand: Strand) -> Iterator[Problem]:
    movement = event.movement
    if phase.plan.system not in ("movement", "round_robin"):
        yield Problem("not-by-movement", found=phase.plan.system)
    if movement.kind not in KIND_OF[contest.plan.form]:
        yield Problem("movement-kind", found=movement.kind, expected=" ".join(KIND_OF[contest.plan.form]))
    yield from no_session(phase, event.session)
    held = phase.seatings.get(strand, ())
    last = max((each.round for each in movement.rounds), default=0)
    if not 1 <= event.from_round <= last:
        yield Problem("no-such-round", found=str(event.from_round), expected=f"1-{last}")
    elif event.from_round > 1 and not held:
        yield Problem("round-before-not-drawn", found=str(event.from_round), expected=str(event.from_round - 1))
    if held or phase.closed or event.session in phase.over:
        yield from forbidden("redraw", moment(phase, strand, event.from_round))
    yield from unknown(event.bearers.values(), phase)
    groups = {phase.group_of(who): who for who in event.bearers.values() if who in phase.field}
    if len(groups) > 1:
        yield Problem("one-group-at-a-time", found=", ".join(groups))
    for who, times in Counter(event.bearers.values()).items():
        if times > 1:
            yield Problem("entry-twice", Place(tag=who), who)
        there = any(who in seated.bearers.values() for seated in held)  # whoever left keeps the number
        if gone(phase, who, event.from_round, event.session) and not there:
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


def draw_problems(contest: Contest, event: Drawn) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
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
    known = (event.group, event.round) in phase.draws or event.round <= phase.last_begun.get(strand, 0)
    if known or phase.closed or strand.session in phase.over:
        yield from forbidden("redraw", moment(phase, strand, event.round), where)
        if known and not event.replaces and event.round > phase.last_begun.get(strand, 0):
            yield Problem("drawn-already", where, str(event.round))
    named = [who for pairing in event.pairings for who in (pairing.home, pairing.away)] + list(event.byes)
    knockout = phase.plan.system == "knockout"
    threes = {who: three for three in event.threes for who in three.teams}
    yield from unknown(dict.fromkeys((*named, *threes)), phase, where)
    for who, times in Counter(named).items():
        if times > (2 if who in threes and knockout else 1):
            yield Problem("drawn-twice", where, who)
        if who in phase.field and phase.group_of(who) != event.group:
            yield Problem("not-in-group", where, who, event.group)
        # a bracket keeps its places: whoever was to meet a team that left goes on by an award
        if gone(phase, who, event.round) and not (knockout and event.round > 1):
            yield Problem("has-withdrawn", where, who)
    met = {frozenset((pairing.home, pairing.away)) for pairing in event.pairings}
    for three in event.threes:
        missing = [two for two in combinations(three.teams, 2) if frozenset(two) not in met]
        yield from (Problem("three-not-paired", where, " – ".join(two)) for two in missing)
    for pairing in event.pairings:
        if pairing.home == pairing.away:
            yield Problem("pair-against-itself", where, pairing.home)
    for table, times in Counter(pairing.table for pairing in event.pairings).items():
        if times > 1:
            yield Problem("draw-table-twice", where, str(table))
    if not knockout:
        for who, placed in phase.field.items():
            if placed.group == event.group and who not in named and not gone(phase, who, event.round):
                yield Problem("not-drawn", where, who)


def drawn(contest: Contest, event: Drawn) -> Contest:
    """A round's pairings; drawn again only as long as the round has not begun."""
    phase = contest.phases[event.phase]
    seats = {at: who for at, who in phase.seats.items() if (at.section, at.round) != (event.group, event.round)}
    return contest.with_phase(phase.but(draws={**phase.draws, (event.group, event.round): event}, seats=seats))


def gone(phase: Phase, contestant: str, round: int, session: int = 1) -> bool:
    """Whether a contestant has left by that round."""
    left = phase.withdrawals.get(contestant)
    return left is not None and (left.session, left.round) <= (session, round)


def seats_problems(contest: Contest, event: SeatsChanged) -> Iterator[Problem]:
    rounds = sorted({(change.at.phase, change.at.session, change.at.round) for change in event.tables})
    if len(rounds) != 1:
        named = ", ".join(f"{phase} {round}".strip() for phase, _, round in rounds)
        yield Problem("one-round-at-a-time", found=named)
        return
    phase = phase_of(contest, rounds[0][0])
    problems = [
        problem for at, change in enumerate(event.tables, 1) for problem in _places(phase, change, Place(index=at))
    ]
    if problems:
        yield from problems
        return
    phase = seats_changed(contest, event).phases[rounds[0][0]]
    changed = {at_table(change.at) for change in event.tables}
    yield from _in_two_places(phase, changed)
    if contest.plan.form != "teams":
        for at in sorted(changed):
            for board, _ in phase.results.get(at, {}):
                yield from results_elsewhere(phase, at, board, Place(board=str(board), tag=_said(at)))


def _places(phase: Phase, change: Reseated, where: Place) -> Iterator[Problem]:
    """What is wrong with those who are to sit at one table."""
    place = at_table(change.at)
    if place not in phase.tables:
        yield Problem("no-such-table", where, _said(place))
        return
    planned, seated = phase.tables[place], (*change.ns, *change.ew)
    yield from forbidden("seating", moment(phase, place.strand, place.round), where)
    yield from unknown(seated, phase, where)
    for who in seated:
        if who not in planned.everybody and gone(phase, who, place.round, place.session):
            yield Problem("has-withdrawn", where, who)
    if (len(change.ns), len(change.ew)) != (len(planned.ns), len(planned.ew)):
        yield Problem("seats-at-table", where, " ".join(seated))


def seats_changed(contest: Contest, event: SeatsChanged) -> Contest:
    """Who really sat where. The results of a table go with those who sat there."""
    phase = contest.phases[event.tables[0].at.phase]
    changed = {at_table(change.at): (change.ns, change.ew) for change in event.tables}
    return contest.with_phase(phase.but(seats={**phase.seats, **changed}))


def _in_two_places(phase: Phase, changed: set[AtTable]) -> Iterator[Problem]:
    """In the same round, whatever the section."""
    rounds = {(at.session, at.round) for at in changed}
    seated = Counter(
        (at.round, who) for at, met in phase.tables.items() if (at.session, at.round) in rounds for who in met.everybody
    )
    threes = {who for drawn in phase.draws.values() for three in drawn.threes for who in three.teams}
    teams = any(seats[-1].movement.kind == "teams" for seats in phase.seatings.values())
    for (round, who), times in seated.items():
        if times > (2 if teams or who in threes else 1):
            yield Problem("two-places-at-once", Place(tag=f"round {round}"), who)


def results_elsewhere(phase: Phase, at: AtTable, board: int, where: Place) -> Iterator[Problem]:
    """Pairs or players at a table who have a result on the board from another one (15B)."""
    for other in phase.repeats.get((at, board), ()):
        if (board, "") in phase.results.get(other, {}):
            for who in phase.tables[at].everybody:
                if who in phase.tables[other].everybody:
                    yield Problem("result-twice", where, who)


def _said(at: AtTable) -> str:
    return f"{at.section} {at.round}/{at.table}".strip()
