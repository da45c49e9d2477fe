"""The director's desk: penalties that recorded times suggest, appeals; and which commands whoever asks may give."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from litestar import Controller, get
from litestar.params import FromPath
from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, WrittenQuestion, written_grounds, written_questions
from arbitro.office.actor import STAFF, Role
from arbitro.office.penalties import Forfeit, Penalise, Warn
from arbitro.office.people import CreateEvent
from arbitro.office.room.clock import Proposed, proposals
from arbitro.office.seeing.appeals import AppealNow, appeals
from arbitro.office.seeing.view import Named, View
from arbitro.office.subjects import POWERS
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.forfeit import Forfeited
from arbitro.regulations.lateness import Lateness
from arbitro.regulations.time import clock
from arbitro.server.house import demand, language_of, view_at
from arbitro.server.problems import AnyRequest

Outcome = Literal["none", "warning", "penalty", "forfeit", "open"]


class PenaltyProposed(Struct, frozen=True, kw_only=True):
    """What the regulations say of a delay: why, what is still to be asked, and the commands that carry it out. Nothing
    of it counts before one of them is given."""

    phase: str
    session: int
    section: str
    round: int
    kind: Literal["late", "forfeit", "slow"]
    outcome: Outcome
    contestants: tuple[Named, ...]
    tables: tuple[int, ...]
    clause: str
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]
    penalise: tuple[Penalise, ...]
    warn: tuple[Warn, ...]
    forfeit: tuple[Forfeit, ...]


class Abilities(Struct, frozen=True, kw_only=True):
    """As what somebody comes to an event, and the commands that he may give in that role."""

    role: Role
    person: str
    contestant: str
    plays: tuple[str, ...]
    commands: tuple[str, ...]


class Desk(Controller):
    path = "/api/events/{id:str}"
    tags = ("desk",)

    @get(
        "/penalty-proposals",
        sync_to_thread=True,
        summary="Penalties and warnings that recorded times suggest; for staff",
    )
    def proposed(self, request: AnyRequest, id: FromPath[str]) -> tuple[PenaltyProposed, ...]:
        demand(request, STAFF, id)
        view, language = view_at(request, id), language_of(request)
        return tuple(_proposed(view, proposal, language) for proposal in proposals(view.event, view.now))

    @get(
        "/appeals",
        sync_to_thread=True,
        summary="Rulings and how an appeal against each stands, for those whom it concerns",
    )
    def appealed(self, request: AnyRequest, id: FromPath[str]) -> tuple[AppealNow, ...]:
        return appeals(view_at(request, id))

    @get("/can", summary="Which commands whoever asks may give")
    async def can(self, request: AnyRequest, id: FromPath[str]) -> Abilities:
        viewer = view_at(request, id).viewer
        return Abilities(
            role=viewer.actor.role,
            person=viewer.actor.person,
            contestant=viewer.actor.contestant,
            plays=tuple(sorted(viewer.plays)),
            commands=tuple(
                str(command.__struct_config__.tag)
                for command, power in POWERS.items()
                if viewer.actor.role in power.by and command is not CreateEvent
            ),
        )


def _used(view: View, proposed: Proposed) -> Iterator[Ground]:
    """Of slow play at live tables, what each side has used of the time."""
    for used in proposed.used:
        minutes = clock(Fraction(used.seconds, 60))
        yield because("clock-time-used", table=used.table, name=view.named(used.contestant).name, minutes=minutes)


def _proposed(view: View, proposed: Proposed, language: str) -> PenaltyProposed:
    consequence = proposed.proposal.found
    cited = [ground.source for ground in consequence.why if ground.source] or [
        question.source for question in consequence.asks
    ]
    return PenaltyProposed(
        phase=proposed.phase,
        session=proposed.session,
        section=proposed.section,
        round=proposed.proposal.round,
        kind=proposed.proposal.kind,
        outcome=_outcome(proposed),
        contestants=view.all_named(proposed.proposal.contestants),
        tables=proposed.proposal.tables,
        clause=cited[-1] if cited else "",
        why=written_grounds((*consequence.why, *_used(view, proposed)), language),
        asks=written_questions(consequence.asks, language),
        penalise=proposed.penalise,
        warn=proposed.warn,
        forfeit=proposed.forfeit,
    )


def _outcome(proposed: Proposed) -> Outcome:
    consequence = proposed.proposal.found
    if consequence.asks:
        return "open"
    if isinstance(consequence, Lateness):
        return "warning" if consequence.warning else "penalty" if consequence.penalty is not None else "none"
    if isinstance(consequence, Forfeited):
        return "forfeit" if consequence.forfeited else "none"
    return "none" if consequence.each is None else "penalty"
