"""The office: a command is checked, decided, recorded with its author, and told back with what it changed.

office.do(command, actor, event="spring-cup", key=Key(...))     -> Done: the facts and the event's new version

The journal keeps bytes; here they become facts, and the facts an event. Events in use stay folded in memory and take in
what others have recorded meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime
from secrets import token_hex
from threading import RLock

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.contest.correction import Permission
from arbitro.journal.fact import Conflict, Key, NewFact, Write
from arbitro.journal.journal import Journal
from arbitro.office.actor import Actor, Role
from arbitro.office.command import AnyCommand, CreateEvent, Moment
from arbitro.office.decisions import decide
from arbitro.office.fact import SCHEMA, AnyFact, Created
from arbitro.office.fold import Stamped, after
from arbitro.office.payload import kind_of, read_fact, write_fact
from arbitro.office.permissions import may
from arbitro.office.state import Event, Stamp
from arbitro.office.warnings import cautions_of, warnings_of
from arbitro.regulations.consequence import Ground

TRIES = 5  # at a command that somebody else's fact overtook; then it is a conflict
PREFIX = "event/"


class Done(Struct, frozen=True):
    """What a command came to: the facts, the version of the event after them, and what to mind about them: changes
    that come late, and `cautions`, what the facts themselves make one think twice about."""

    event: str
    version: int
    facts: tuple[AnyFact, ...]
    warnings: tuple[Permission, ...] = ()
    cautions: tuple[Ground, ...] = ()


class Prepared(Struct, frozen=True):
    """A command that has been decided, ready to be recorded."""

    event: str
    write: Write
    facts: tuple[AnyFact, ...]
    warnings: tuple[Permission, ...]
    cautions: tuple[Ground, ...] = ()


class Office:
    """The events of one journal. Every method may be called from any thread."""

    def __init__(self, journal: Journal, clock: Callable[[], datetime], fresh: Callable[[], str] = token_hex) -> None:
        self.journal = journal
        self._clock, self._fresh = clock, fresh
        self._events: dict[str, Event] = {}
        self._lock = RLock()
        self._turns: dict[str, asyncio.Lock] = {}

    # -- events

    def event(self, id: str) -> Event:
        """The event as it is now."""
        with self._lock:
            event = self._events.get(id)
            for kept in self.journal.read(PREFIX + id, event.version if event else 0):
                stamp = Stamp(kept.version, kept.time, kept.who, Role(kept.authority))
                event = after(event, stamp, read_fact(kept.kind, kept.schema, kept.payload))
            if event is None:
                raise refuse("no-such-event", found=id)
            self._events[id] = event
            return event

    def events(self) -> tuple[str, ...]:
        return tuple(stream.name.removeprefix(PREFIX) for stream in self.journal.streams(PREFIX))

    def at(self, id: str, version: int) -> Event:
        """The event as it was after a version."""
        event: Event | None = None
        for kept in self.journal.read(PREFIX + id, 0, version):
            stamp = Stamp(kept.version, kept.time, kept.who, Role(kept.authority))
            event = after(event, stamp, read_fact(kept.kind, kept.schema, kept.payload))
        if event is None:
            raise refuse("no-such-event", found=id)
        return event

    # -- commands

    def do(self, command: AnyCommand, actor: Actor, event: str = "", key: Key | None = None) -> Done:
        """Decides and records; waits until it is on disk."""
        for last in (*(False for _ in range(TRIES - 1)), True):
            if (before := self.answered(event, key)) is not None:
                return before
            prepared = self.prepare(command, actor, event)
            try:
                self.journal.append_all([prepared.write], key=key)
            except Conflict:
                if last:
                    raise
                continue
            return self.recorded(prepared)
        raise AssertionError

    async def done(self, command: AnyCommand, actor: Actor, event: str = "", key: Key | None = None) -> Done:
        """The same to be awaited. Commands of one event take their turns, so that many players who enter results at
        once do not overtake each other."""
        if not event:
            return await self._done(command, actor, event, key)
        async with self._turns.setdefault(event, asyncio.Lock()):
            return await self._done(command, actor, event, key)

    async def _done(self, command: AnyCommand, actor: Actor, event: str, key: Key | None) -> Done:
        for last in (*(False for _ in range(TRIES - 1)), True):
            if (before := self.answered(event, key)) is not None:
                return before
            prepared = self.prepare(command, actor, event)
            try:
                await self.journal.appended([prepared.write], key=key)
            except Conflict:
                if last:
                    raise
                continue
            return self.recorded(prepared)
        raise AssertionError

    def answered(self, event: str, key: Key | None) -> Done | None:
        """What a command with this key came to before: the facts that it recorded then."""
        appended = None if key is None else self.journal.answered(key)
        if appended is None:
            return None
        kept = [fact for fact in self.journal.read_all(appended.first - 1) if fact.position <= appended.last]
        if not kept:
            return Done(event, 0, ())
        id = kept[0].stream.removeprefix(PREFIX)
        facts = tuple(read_fact(fact.kind, fact.schema, fact.payload) for fact in kept)
        stamps = tuple(Stamp(fact.version, fact.time, fact.who, Role(fact.authority)) for fact in kept)
        before = self.at(id, kept[0].version - 1) if kept[0].version > 1 else None
        return Done(id, kept[-1].version, facts, *_minded(before, zip(stamps, facts, strict=True)))

    def prepare(self, command: AnyCommand, actor: Actor, event: str = "") -> Prepared:
        """The facts that a command comes to; refused with every reason if it may not be, or cannot be."""
        if not may(actor.role, command):
            raise refuse("not-allowed", found=actor.role.value, expected=type(command).__struct_config__.tag)
        moment = Moment(self._clock(), self._fresh(), self.journal.head().hash.hex())
        if isinstance(command, CreateEvent):
            facts = decide(None, command, actor, moment)
            created = facts[0]
            assert isinstance(created, Created)
            return self._prepared(created.id, None, facts, actor, moment)
        now = self.event(event)
        facts = decide(now, command, actor, moment)
        return self._prepared(event, now, facts, actor, moment)

    def _prepared(
        self, id: str, event: Event | None, facts: tuple[AnyFact, ...], actor: Actor, moment: Moment
    ) -> Prepared:
        version = event.version if event else 0
        stamps = (Stamp(version + at, moment.now, actor.person, actor.role) for at in range(1, len(facts) + 1))
        warnings, cautions = _minded(event, zip(stamps, facts, strict=True))
        kept = tuple(
            NewFact(kind_of(fact), write_fact(fact), moment.now, actor.person, actor.role.value, SCHEMA)
            for fact in facts
        )
        return Prepared(id, Write(PREFIX + id, version, kept), facts, warnings, cautions)

    def recorded(self, prepared: Prepared) -> Done:
        """After it is on disk: the answer."""
        version = (prepared.write.expected or 0) + len(prepared.facts)
        return Done(prepared.event, version, prepared.facts, prepared.warnings, prepared.cautions)


def _minded(event: Event | None, facts: Iterable[Stamped]) -> tuple[tuple[Permission, ...], tuple[Ground, ...]]:
    """What to mind about facts, each of which must be possible after the one before: warnings and cautions."""
    warnings: list[Permission] = []
    cautions: list[Ground] = []
    for stamp, fact in facts:
        before, event = event, after(event, stamp, fact)
        if before is not None:
            warnings += warnings_of(before, fact)
            cautions += cautions_of(before, fact)
    return tuple(warnings), tuple(cautions)
