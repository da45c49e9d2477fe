"""Every recorded ruling ruled again with today's program: what would come out otherwise. Nothing is changed by it."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from arbitro import __version__
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.facts.event import Spot
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.ruling import Ruling
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.ruling import closed
from arbitro.office.state import Event, RulingCase


class Rechecked(Struct, frozen=True, kw_only=True):
    """A ruling as it was recorded and as it would be given today.

    `differs`: the parts that are not the same: clauses, effects, reviews …, or `regulations` where the event's own are
    read otherwise. `now` is None where it cannot be ruled any more; `problems` say why.
    """

    event: str
    number: int
    at: Spot
    board: int | None
    what: str
    program: str
    program_now: str = __version__
    differs: tuple[str, ...] = ()
    was: Ruling
    now: Ruling | None
    problems: tuple[Problem, ...] = ()

    @property
    def same(self) -> bool:
        return not self.differs and not self.problems


def rechecked(event: Event) -> Iterator[Rechecked]:
    """Each ruling of an event, in the order of its numbers; those that were replaced as well."""
    for _, case in sorted(event.cases.items()):
        yield _again(event, case)


def _again(event: Event, case: RulingCase) -> Rechecked:
    given = case.given
    now: Ruling | None = None
    problems: tuple[Problem, ...] = ()
    differs: list[str] = []
    try:
        if pack_of(event).digest != given.digest:
            differs.append("regulations")
        prepared = prepare(msgspec.json.decode(given.request, type=Request), lambda _: pack_of(event))
        kept = tuple(fact for fact in given.ruling.facts if fact.source is Source.FILE)  # what was on file then
        ruling = closed(replace(prepared, evidence=kept))
        now = msgspec.json.decode(msgspec.json.encode(ruling), type=Ruling)  # as the journal would keep it
        differs += (part for part in Ruling.__struct_fields__ if getattr(now, part) != getattr(given.ruling, part))
    except ProblemsFound as trouble:
        problems = trouble.problems
    return Rechecked(
        event=event.created.id,
        number=given.number,
        at=given.at,
        board=given.board,
        what=given.what,
        program=given.program,
        differs=tuple(dict.fromkeys(differs)),
        was=given.ruling,
        now=now,
        problems=problems,
    )
