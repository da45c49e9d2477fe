"""How a phase is seated or drawn, for whoever sits people down; draws with their reasons, while they may be changed."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.draw import Draw
from arbitro.contest.draw.knockout import round_draw
from arbitro.contest.draw.next_round import bracket_so_far, explained
from arbitro.contest.facts.event import Drawn, Seated
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Phase, Strand
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import System
from arbitro.office.room.movements import members
from arbitro.office.room.warnings import cautions_of, without_draw
from arbitro.office.seeing.view import Named, View
from arbitro.regulations.consequence import Figure, Ground

BY_HAND = Ground("draw-by-hand")


class Borne(Struct, frozen=True):
    """A number of a movement, and who bears it."""

    number: int
    who: Named


class SectionSeating(Struct, frozen=True, kw_only=True):
    """A section: `members` who are to be seated, or are; its movement as it holds now, from `from_round` on.

    `unseated`: entered after it was seated, without a number yet. `usual`: the name of the movement that it had in the
    event that this one is a copy of."""

    section: str
    members: tuple[Named, ...]
    movement: Movement | None = None
    bearers: tuple[Borne, ...] = ()
    from_round: int = 1
    unseated: tuple[Named, ...] = ()
    begun: int = 0
    over: int = 0
    usual: str = ""


class PairingNow(Struct, frozen=True, kw_only=True):
    table: int
    home: Named
    away: Named
    by_hand: bool = False


class DrawNow(Struct, frozen=True, kw_only=True):
    """A round that is drawn; `begun`: it stays."""

    group: str
    round: int
    pairings: tuple[PairingNow, ...]
    byes: tuple[Named, ...]
    seed: str
    begun: bool


class DrawGroup(Struct, frozen=True, kw_only=True):
    """`field`: who is drawn; `next`: the round to be drawn, None when all are."""

    group: str
    field: tuple[Named, ...]
    draws: tuple[DrawNow, ...]
    next: int | None
    begun: int
    over: int


class SeatingNow(Struct, frozen=True, kw_only=True):
    """By sections where there is a movement, by groups where rounds are drawn."""

    phase: str
    session: int
    system: System
    rounds: int
    boards: int
    sections: tuple[SectionSeating, ...] = ()
    groups: tuple[DrawGroup, ...] = ()


class Reasons(Struct, frozen=True, kw_only=True):
    """Why a round was drawn so, table by table, and what to mind about it; contestants by their names."""

    pairings: Mapping[int, tuple[Ground, ...]] = MappingProxyType({})
    bye: tuple[Ground, ...] = ()
    minded: tuple[Ground, ...] = ()


def seating(view: View, name: str = "", session: int = 1) -> SeatingNow:
    phase = view.phase(name)
    plan = phase.plan
    now = SeatingNow(phase=name, session=session, system=plan.system, rounds=plan.rounds, boards=plan.boards)
    if plan.system in ("movement", "round_robin"):
        return replace(
            now, sections=tuple(_section(view, phase, session, section) for section in _sections(view, phase, session))
        )
    return replace(now, groups=tuple(_group(view, phase, group) for group in plan.groups))


# -- movements


def _sections(view: View, phase: Phase, session: int) -> tuple[str, ...]:
    """As they are seated, and those that people have entered for."""
    if len(phase.plan.groups) > 1:
        return phase.plan.groups
    seated = {strand.section for strand in phase.seatings if strand.session == session}
    asked = {view.contest.entries[who].section for who in phase.field}
    return tuple(sorted(seated | asked)) or ("",)


def _section(view: View, phase: Phase, session: int, section: str) -> SectionSeating:
    strand = Strand(session, section)
    here = members(view.contest, phase, session, section)
    chosen = {(each.phase, each.session, each.section): each.name for each in view.event.created.movements}
    usual = chosen.get((phase.plan.name, *strand), "")
    now = SectionSeating(section=section, members=view.all_named(here), usual=usual)
    held = phase.seatings.get(strand, ())
    if not held:
        return now
    return replace(
        now,
        movement=held[-1].movement,
        bearers=_borne(view, held[-1]),
        from_round=held[-1].from_round,
        unseated=view.all_named(who for who in here if who not in held[-1].bearers.values()),
        begun=phase.last_begun.get(strand, 0),
        over=phase.last_over.get(strand, 0),
    )


def _borne(view: View, seated: Seated) -> tuple[Borne, ...]:
    return tuple(Borne(number, view.named(who)) for number, who in sorted(seated.bearers.items()))


# -- draws


def _group(view: View, phase: Phase, group: str) -> DrawGroup:
    strand = Strand(1, group)
    draws = sorted((drawn for (of, _), drawn in phase.draws.items() if of == group), key=lambda drawn: drawn.round)
    last = draws[-1].round if draws else 0
    begun = phase.last_begun.get(strand, 0)
    field = (who for who, placed in phase.field.items() if placed.group == group and not gone(phase, who, last + 1))
    return DrawGroup(
        group=group,
        field=view.all_named(field),
        draws=tuple(_drawn(view, drawn, begun) for drawn in draws),
        next=last + 1 if last < phase.plan.rounds else None,
        begun=begun,
        over=phase.last_over.get(strand, 0),
    )


def _drawn(view: View, drawn: Drawn, begun: int) -> DrawNow:
    return DrawNow(
        group=drawn.group,
        round=drawn.round,
        pairings=tuple(
            PairingNow(
                table=pairing.table,
                home=view.named(pairing.home),
                away=view.named(pairing.away),
                by_hand=pairing.why == BY_HAND.id,
            )
            for pairing in drawn.pairings
        ),
        byes=view.all_named(drawn.byes),
        seed=drawn.seed,
        begun=drawn.round <= begun,
    )


def reasons(view: View, name: str, group: str, round: int) -> Reasons:
    """Of a draw that may still be changed, drawn again from its seed; of pairings made by hand only that."""
    phase = view.phase(name)
    drawn = phase.draws.get((group, round))
    if drawn is None or round <= phase.last_begun.get(Strand(1, group), 0):
        return Reasons()
    again = _again(view, phase, drawn)
    known = {(pairing.table, pairing.home, pairing.away): pairing.why for pairing in again.pairings} if again else {}
    why = {
        pairing.table: (BY_HAND,)
        if pairing.why == BY_HAND.id
        else known.get((pairing.table, pairing.home, pairing.away), ())
        for pairing in drawn.pairings
    }
    bye = again.why_bye if again and drawn.byes == (again.bye,) else ()
    return Reasons(
        pairings={table: by_name(view, grounds) for table, grounds in why.items()},
        bye=by_name(view, bye),
        minded=by_name(view, cautions_of(view.event, drawn)),
    )


def _again(view: View, phase: Phase, drawn: Drawn) -> Draw | None:
    """None if what it went by has changed so that it cannot be drawn any more."""
    before = without_draw(phase, drawn.group, drawn.round)
    contest = view.contest.with_phase(before)
    try:
        if drawn.system == "knockout":
            return round_draw(bracket_so_far(contest, before, drawn.group, view.pack, drawn.seed), pack=view.pack)
        return explained(contest, before, drawn.group, view.pack, drawn.seed, round=drawn.round, rematch=True)
    except ProblemsFound:
        return None


def by_name(view: View, grounds: Iterable[Ground]) -> tuple[Ground, ...]:
    """Grounds with the names of the contestants in place of their ids."""
    return tuple(
        replace(ground, figures={name: _said(view, name, value) for name, value in ground.figures.items()})
        for ground in grounds
    )


NAMES = frozenset({"contestant", "other", "meets", "home", "away", "higher", "lower", "entrant", "chooser", "names"})


def _said(view: View, name: str, value: Figure) -> Figure:
    if name not in NAMES or not isinstance(value, str):
        return value
    return ", ".join(view.named(word).name if word in view.contest.entries else word for word in value.split(", "))
