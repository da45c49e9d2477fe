"""The ladders of a club: rules of its seasons, kept in a stream of the journal beside the events, which they rank.

ladders = Ladders(journal, clock)
ladders.put(Ladder(...), actor)         # for organisers
ladders.all()                           -> by id, as they stand
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

import msgspec
from msgspec import Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.book.writing import is_name
from arbitro.contest.facts.log import read_exact, write_exact
from arbitro.contest.season import Ladder, LadderLine, ladder_lines, ladder_problems
from arbitro.journal.fact import NewFact
from arbitro.journal.journal import Journal
from arbitro.office.actor import Actor, Role
from arbitro.office.seeing.season import EventResults

STREAM = "ladders"
SCHEMA = 1
MOST = 200
MAY_SET = frozenset({Role.ORGANISER})


class LadderSet(Struct, frozen=True, tag_field="ladders", tag="set"):
    """The rules of a ladder from now on, the first or others."""

    ladder: Ladder


class LadderRemoved(Struct, frozen=True, tag_field="ladders", tag="removed"):
    id: str


AnyLadder = LadderSet | LadderRemoved
_DECODER: msgspec.json.Decoder[AnyLadder] = msgspec.json.Decoder(AnyLadder, dec_hook=read_exact)


def read_ladder(payload: bytes) -> AnyLadder:
    """A fact from what was kept."""
    return _DECODER.decode(payload)


class Ladders:
    def __init__(self, journal: Journal, clock: Callable[[], datetime]) -> None:
        self._journal, self._clock = journal, clock

    def all(self) -> Mapping[str, Ladder]:
        return self._read()[0]

    def get(self, id: str) -> Ladder:
        ladder = self.all().get(id)
        if ladder is None:
            raise refuse("no-such-ladder", found=id)
        return ladder

    def put(self, ladder: Ladder, actor: Actor) -> None:
        _check_may(actor)
        if problems := list(ladder_problems(ladder)):
            raise ProblemsFound(problems)
        if not is_name(ladder.id) or not is_name(ladder.name):
            raise refuse("name-unreadable", found=ascii(ladder.name))
        known, version = self._read()
        if len({*known, ladder.id}) > MOST:
            raise refuse("ladders-many", found=len(known) + 1, expected=MOST)
        self._record(LadderSet(ladder), version, actor)

    def remove(self, id: str, actor: Actor) -> None:
        _check_may(actor)
        known, version = self._read()
        if id not in known:
            raise refuse("no-such-ladder", found=id)
        self._record(LadderRemoved(id), version, actor)

    def _read(self) -> tuple[dict[str, Ladder], int]:
        ladders: dict[str, Ladder] = {}
        version = 0
        for kept in self._journal.read(STREAM):
            version = kept.version
            match read_ladder(kept.payload):
                case LadderSet(ladder):
                    ladders[ladder.id] = ladder
                case LadderRemoved(id):
                    ladders.pop(id, None)
        return ladders, version

    def _record(self, fact: AnyLadder, version: int, actor: Actor) -> None:
        kind, payload = str(fact.__struct_config__.tag), msgspec.json.encode(fact, enc_hook=write_exact)
        kept = NewFact(kind, payload, self._clock(), actor.person, actor.role.value, SCHEMA)
        self._journal.append(STREAM, version, [kept])


def _check_may(actor: Actor) -> None:
    if actor.role not in MAY_SET:
        raise refuse("not-allowed", found=actor.role.value, expected=" ".join(sorted(MAY_SET)))


def counted(ladder: Ladder, events: Iterable[EventResults]) -> tuple[EventResults, ...]:
    """The events of a ladder, in their order."""
    own = (event for event in events if ladder.has(event.id, event.name, event.date))
    return tuple(sorted(own, key=lambda event: (event.date, event.id)))


def standing(ladder: Ladder, events: Iterable[EventResults]) -> tuple[LadderLine, ...]:
    """How a ladder stands."""
    return ladder_lines(ladder, (result for event in counted(ladder, events) for result in event.results))
