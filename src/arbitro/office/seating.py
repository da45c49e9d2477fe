"""Who meets whom, and the course of the rounds: movements, draws, seats, beginnings and ends, arrivals."""

from collections.abc import Mapping

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, refuse
from arbitro.contest.draw.next_round import next_draw
from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.event import Drawn, Paired, Reseated, RoundBegun, RoundOver, Seated, SeatsChanged
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.moments import check, phase_of, unknown
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Phase, Strand
from arbitro.contest.movement.fixed import keeping
from arbitro.contest.movement.late import with_late_pair
from arbitro.contest.movement.movement import Movement
from arbitro.office.actor import OFFICE, STAFF, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import ArrivalNoted
from arbitro.office.room.awards import awards_due
from arbitro.office.room.clock import minute
from arbitro.office.room.movements import members, proposed
from arbitro.office.room.online import undealt
from arbitro.office.room.period import too_late
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.room.warnings import without_draw
from arbitro.office.state import Event


class SeatSection(Command, frozen=True, kw_only=True, tag="seat"):
    """A movement for a section; without one the best that is proposed. Without bearers by their order of entry."""

    phase: str = ""
    session: int = 1
    section: str = ""
    movement: Movement | None = None
    form: str = ""
    rounds: int | None = None
    bearers: Mapping[int, str] = {}
    fixed: tuple[str, ...] = ()


class SeatLate(Command, frozen=True, kw_only=True, tag="seat_late"):
    """A pair that has entered late fills the half table from a round on."""

    contestant: str
    phase: str = ""
    session: int = 1
    section: str = ""
    from_round: int


class DrawRound(Command, frozen=True, kw_only=True, tag="draw_round"):
    """The next round; `pairings` are a draw made or changed by hand, which is checked and warned about."""

    phase: str = ""
    group: str = ""
    round: int | None = None
    seed: str = ""
    rematch: bool = False
    pairings: tuple[Paired, ...] = ()
    byes: tuple[str, ...] = ()


class ChangeSeats(Command, frozen=True, kw_only=True, tag="change_seats"):
    tables: tuple[Reseated, ...]


class BeginRound(Command, frozen=True, kw_only=True, tag="begin_round"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int


class EndRound(Command, frozen=True, kw_only=True, tag="end_round"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int


class NoteArrival(Command, frozen=True, kw_only=True, tag="note_arrival"):
    """A contestant is complete at its table only now; or it is still missing, and the clock counts (`here` is off)."""

    contestant: str
    phase: str = ""
    session: int = 1
    round: int
    here: bool = True


BY_HAND = "draw-by-hand"


# -- movements


def seat(event: Event, command: SeatSection, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A movement with its bearers; whoever must not move gets a place that stays (art. 5.1)."""
    contest, pack = contest_of(event), pack_of(event)
    phase = phase_of(contest, command.phase)
    bearers = dict(command.bearers)
    if not bearers:
        here = members(contest, phase, command.session, command.section)
        if not here:
            raise refuse("nobody-to-seat", found=command.section, expected=", ".join(phase.plan.groups))
        bearers = dict(enumerate(here, 1))
    movement = command.movement
    if movement is None:
        bearers = dict(enumerate(bearers.values(), 1))
        fixed = _numbers(command.fixed, bearers)
        movement = proposed(contest, phase, len(bearers), pack, form=command.form, rounds=command.rounds, fixed=fixed)
    else:
        bearers = bearers if command.bearers else _by_entry(movement, tuple(bearers.values()))
        movement, _ = keeping(movement, _numbers(command.fixed, bearers), pack)
    return (
        Seated(
            phase=command.phase,
            session=command.session,
            section=command.section,
            movement=movement,
            bearers=bearers,
        ),
    )


def _by_entry(movement: Movement, here: tuple[str, ...]) -> dict[int, str]:
    numbers = movement.contestants
    if len(numbers) != len(here):
        raise refuse("movement-numbers", found=len(here), expected=len(numbers))
    return dict(zip(numbers, here, strict=True))


def _numbers(fixed: tuple[str, ...], bearers: dict[int, str]) -> tuple[int, ...]:
    """The numbers of those who stay."""
    number_of = {who: number for number, who in bearers.items()}
    check(Problem("not-in-section", Place(tag=who), who) for who in fixed if who not in number_of)
    return tuple(dict.fromkeys(number_of[who] for who in fixed))


def seat_late(event: Event, command: SeatLate, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A pair at the half table; the movement is a new one from that round on."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    check(unknown([command.contestant], phase, Place(tag=command.contestant)))
    seated = phase.seating(Strand(command.session, command.section), command.from_round)
    if seated is None:
        raise refuse("section-not-seated", found=command.section)
    if any(
        command.contestant in seating.bearers.values()
        for strand, held in phase.seatings.items()
        for seating in held
        if strand.session == command.session
    ):
        raise refuse("seated-already", found=command.contestant)
    movement = with_late_pair(seated.movement, command.from_round)
    (number,) = set(movement.contestants) - set(seated.movement.contestants)
    bearers = {**seated.bearers, number: command.contestant}
    return (replace(seated, movement=movement, bearers=bearers, from_round=command.from_round),)


# -- draws


def draw_round(event: Event, command: DrawRound, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """The next round, or one that has not begun drawn again; from a seed that is recorded, or by hand."""
    contest, pack = contest_of(event), pack_of(event)
    phase = phase_of(contest, command.phase)
    if phase.plan.system in ("movement", "round_robin"):
        raise refuse("not-by-draw", found=phase.plan.system)
    if command.group not in phase.plan.groups:
        raise refuse("unknown-group", found=command.group, expected=", ".join(phase.plan.groups))
    if command.pairings or command.byes:
        return (_by_hand(phase, command),)
    seed = command.seed or moment.fresh
    due = _next(phase, command.group)
    if phase.plan.system == "knockout" and command.round not in (None, due, due - 1):
        raise refuse("round-in-turn", found=command.round, expected=due)
    before = without_draw(phase, command.group, command.round)
    drawn = next_draw(
        contest.with_phase(before), before, command.group, pack, seed, round=command.round, rematch=command.rematch
    )
    return (replace(drawn, replaces=before is not phase),)


def _next(phase: Phase, group: str) -> int:
    return 1 + max((round for of, round in phase.draws if of == group), default=0)


def _by_hand(phase: Phase, command: DrawRound) -> Drawn:
    """Pairings as somebody made them: what they change of a draw that was there is by hand, the rest as it was."""
    if phase.plan.system == "knockout":
        raise refuse("draw-of-bracket", found=phase.plan.system)
    if len(command.byes) > 1:
        raise refuse("draw-byes", found=" ".join(command.byes))
    round = _next(phase, command.group) if command.round is None else command.round
    held = phase.draws.get((command.group, round))
    why = {(pairing.table, pairing.home, pairing.away): pairing.why for pairing in held.pairings} if held else {}
    pairings = (
        Paired(pairing.table, pairing.home, pairing.away, why.get((pairing.table, pairing.home, pairing.away), BY_HAND))
        for pairing in command.pairings
    )
    return Drawn(
        phase=command.phase,
        group=command.group,
        round=round,
        system=phase.plan.system,
        pairings=tuple(pairings),
        byes=command.byes,
        seed=held.seed if held else "",
        replaces=held is not None,
    )


def change_seats(event: Event, command: ChangeSeats, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """The results of a table go with those who sat there, so that it has its time as they have (79C)."""
    for phase, session in dict.fromkeys((table.at.phase, table.at.session) for table in command.tables):
        check(too_late(event, "seating", phase, session, moment.now))
    return (SeatsChanged(tables=command.tables),)


# -- rounds


def begin_round(event: Event, command: BeginRound, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """With what those get who have no opponent in it. Live tables need their boards from the start."""
    strand = Strand(command.session, command.section)
    missing = undealt(event, phase_of(contest_of(event), command.phase), strand, command.round)
    check(Problem("live-undealt", Place(board=str(key.board)), str(key.board)) for key in missing)
    begun = RoundBegun(
        phase=command.phase,
        session=command.session,
        section=command.section,
        round=command.round,
        minute=minute(event, command.phase, command.session, moment.now),
    )
    contest = checked(contest_of(event), begun)
    return begun, *awards_due(contest, command.phase, pack_of(event))


def end_round(event: Event, command: EndRound, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """With the awards that move with its results."""
    over = RoundOver(
        phase=command.phase,
        session=command.session,
        section=command.section,
        round=command.round,
        minute=minute(event, command.phase, command.session, moment.now),
    )
    contest = contest_of(event)
    strand = Strand(command.session, command.section)
    if command.round == phase_of(contest, command.phase).last_over.get(strand, 0) > 0:
        raise refuse("round-over-already", found=command.round)
    return over, *awards_due(checked(contest, over), command.phase, pack_of(event))


def note_arrival(event: Event, command: NoteArrival, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """When a contestant was complete, or that it is not: what the clock counts lateness from; before a round begins,
    too, for who is not there yet."""
    phase = phase_of(contest_of(event), command.phase)
    where = Place(tag=command.contestant)
    check(unknown([command.contestant], phase, where))
    begun = phase.last_begun.get(strand_of(phase, command.contestant, command.session), 0)
    if not 1 <= command.round <= begun + 1:
        raise refuse("round-not-begun", found=command.round, expected=begun, where=where)
    if gone(phase, command.contestant, command.round, command.session):
        raise refuse("has-withdrawn", found=command.contestant, where=where)
    now = minute(event, command.phase, command.session, moment.now) if command.here else None
    return (
        ArrivalNoted(
            phase=command.phase,
            session=command.session,
            round=command.round,
            contestant=command.contestant,
            minute=now,
        ),
    )


COMMANDS: Subject = {
    SeatSection: Power(seat, OFFICE, records=(Seated,)),
    SeatLate: Power(seat_late, OFFICE),
    DrawRound: Power(draw_round, OFFICE, records=(Drawn,)),
    ChangeSeats: Power(change_seats, STAFF, records=(SeatsChanged,)),
    BeginRound: Power(begin_round, STAFF, records=(RoundBegun,)),
    EndRound: Power(end_round, STAFF, records=(RoundOver,)),
    NoteArrival: Power(note_arrival, STAFF - {Role.ORGANISER}, records=(ArrivalNoted,)),
}
