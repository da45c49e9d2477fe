"""The office: a command is checked, decided, recorded with its author, and told back with what it changed.

office.do(command, actor, event="spring-cup", key=Key(...))     -> Done: the facts and the event's new version

The journal keeps bytes; here they become facts, and the facts an event. Events in use stay folded in memory. Whoever
looks at one gets it with what others have recorded meanwhile; a command is decided on what is in memory, since the
journal refuses it if that is no longer the last version, and only then is the rest read.
"""

from collections.abc import Callable, Iterable
from datetime import datetime
from secrets import token_hex
from threading import RLock

from msgspec import Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.correction import Permission
from arbitro.journal.fact import Appended, AppendQueue, CommandKey, Conflict, KeptFact, NewFact, Write
from arbitro.journal.journal import Journal
from arbitro.journal.redaction import STREAM as REDACTIONS
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.command import Facts, Moment
from arbitro.office.ending import PostScore
from arbitro.office.fact import SCHEMA, AnyFact, Created
from arbitro.office.fold import Stamped, after, checked
from arbitro.office.payload import kind_of, read_fact, write_fact
from arbitro.office.people import CreateEvent
from arbitro.office.room.warnings import cautions_of, warnings_of
from arbitro.office.state import Event, Stamp
from arbitro.office.subjects import AnyCommand, check_may, decide
from arbitro.regulations.consequence import Ground

TRIES = 5  # at a command that somebody else's fact overtook; then it is a conflict
STEP = 50  # facts between two past states of an event that stay in memory
STEPS = 100  # past states in memory, of all events; the oldest goes first
PREFIX = "event/"

Observed = Callable[[Event, Moment], Facts]
"""What the house records by itself in an event, decided on it as it is; nothing, if it is there."""

Author = Actor | Callable[[Event], Actor]
"""Who gives a command; or how to tell from the event, where the role depends on it."""


class Done(Struct, frozen=True):
    """What a command came to: the facts, the version of the event after them, and what to mind about them: changes
    that come late, and `cautions`, what the facts themselves make one think twice about."""

    event: str
    version: int
    facts: tuple[AnyFact, ...]
    warnings: tuple[Permission, ...] = ()
    cautions: tuple[Ground, ...] = ()


class DecidedCommand(Struct, frozen=True):
    """A command that has been decided, ready to be recorded."""

    event: str
    write: Write
    facts: tuple[AnyFact, ...]
    before: Event | None
    after: Event
    warnings: tuple[Permission, ...]
    cautions: tuple[Ground, ...] = ()


class Queue(Struct):
    """Commands of an event that are being written one behind the other; `last`: the event after all of them."""

    last: Event
    line: AppendQueue


class Office:
    """The events of one journal. Every method may be called from any thread."""

    def __init__(self, journal: Journal, clock: Callable[[], datetime], fresh: Callable[[], str] = token_hex) -> None:
        self.journal = journal
        self._clock, self._fresh = clock, fresh
        self._events: dict[str, Event] = {}
        self._lock = RLock()
        self._past: dict[tuple[str, int], Event] = {}  # by event and version
        self._readings = 1
        self._redacted = 0  # the last version of that stream that is known
        self._queues: dict[str, Queue] = {}  # by event, while something of it is being written

    def by_clock(self, clock: Callable[[], datetime]) -> "Office":
        """An office of the same journal by another clock, with the events that are in memory here."""
        office = Office(self.journal, clock, self._fresh)
        with self._lock:
            office._events.update(self._events)
        return office

    # -- events

    def event(self, id: str) -> Event:
        """The event as it is now; refused once it is deleted."""
        event = self._read(id)
        if event.deleted:
            raise refuse("no-such-event", found=id)
        return event

    def _read(self, id: str) -> Event:
        with self._lock:
            known = self._events.get(id)
            event = _folded(known, self.journal.read(PREFIX + id, known.version if known else 0))
            if event is None:
                raise refuse("no-such-event", found=id)
            self._events[id] = event
            return event

    def reread(self) -> None:
        """After something was taken out of facts: what is in memory was folded before, and so was what is being decided
        now, which is not kept."""
        with self._lock:
            self._readings += 1
            self._events.clear()
            self._past.clear()
            self._queues.clear()

    def refresh(self) -> None:
        """Reads again if something was taken out since the last time that this was asked."""
        if facts := self.journal.read(REDACTIONS, self._redacted):
            self._redacted = facts[-1].version
            self.reread()

    def known(self, id: str) -> Event:
        """The event as it was when it was last read or written here."""
        return self._events.get(id) or self.event(id)

    def events(self) -> tuple[str, ...]:
        ids = (stream.name.removeprefix(PREFIX) for stream in self.journal.streams(PREFIX))
        return tuple(id for id in ids if not self._is_deleted(id))

    def _is_deleted(self, id: str) -> bool:
        try:
            return self._read(id).deleted
        except ProblemsFound:  # one that was damaged is told to whoever looks at it
            return False

    def at(self, id: str, version: int) -> Event:
        """The event as it was after a version. What happened does not change: it is folded from the last past state
        before that is in memory, and leaves others there for the next who looks back."""
        with self._lock:
            event = self._past.get((id, max((at for of, at in self._past if of == id and at <= version), default=0)))
        known = event.version if event else 0
        for kept in self.journal.read(PREFIX + id, known, version - known):
            event = _folded(event, (kept,))
            if kept.version % STEP == 0 and event is not None:
                self._keep(id, event)
        if event is None:
            raise refuse("no-such-event", found=id)
        return event

    def _keep(self, id: str, event: Event) -> None:
        with self._lock:
            self._past[id, event.version] = event
            if len(self._past) > STEPS:
                del self._past[next(iter(self._past))]

    # -- commands

    def do(self, command: AnyCommand, author: Author, event: str = "", key: CommandKey | None = None) -> Done:
        """Decides and records; waits until it is on disk."""
        for left in reversed(range(TRIES)):
            reading = self._readings
            decided = self._decided(command, author, event, key, left)
            if isinstance(decided, Done):
                return decided
            try:
                appended = self.journal.append_all([decided.write], key=key)
            except Conflict:
                if not left:
                    raise
                continue
            return self._recorded(decided, appended, key, reading)
        raise AssertionError

    async def done(
        self, command: AnyCommand | Observed, author: Author, event: str = "", key: CommandKey | None = None
    ) -> Done:
        """The same to be awaited, in one loop. Each command is decided on what those before it in the event come to,
        while they are being written: many players who enter results at once do not overtake each other, and are written
        together. If one of them is not written, those behind it conflict, and are decided anew."""
        for left in reversed(range(TRIES)):
            reading = self._readings
            queue = self._queues.get(event)
            decided = self._decided(command, author, event, key, left, queue.last if queue else None)
            if isinstance(decided, Done):
                return decided
            if queue is None or decided.before is not queue.last:
                queue = Queue(decided.after, AppendQueue())
                self._queues.setdefault(decided.event, queue)
            else:
                queue.last = decided.after
            try:
                appended = await self.journal.appended([decided.write], key=key, line=queue.line)
            except BaseException as trouble:
                self._leave(decided.event, queue)
                if left and isinstance(trouble, Conflict):
                    continue
                raise
            if appended.again or queue.last is decided.after:
                self._leave(decided.event, queue)
            return self._recorded(decided, appended, key, reading)
        raise AssertionError

    def _leave(self, event: str, queue: Queue) -> None:
        """All of it is written, or one of it is not."""
        if self._queues.get(event) is queue:
            del self._queues[event]

    def _decided(
        self,
        command: AnyCommand | Observed,
        author: Author,
        event: str,
        key: CommandKey | None,
        left: int,
        last: Event | None = None,
    ) -> DecidedCommand | Done:
        """First on the event as it will be by what is being written, or as it is known here. It is refused only as the
        event really is, and not if it is a command that was carried out before."""
        now = None
        if not isinstance(command, CreateEvent):
            now = last or (self.known(event) if left == TRIES - 1 else self.event(event))
        try:
            return _unless_empty(self._prepare(command, author, now))
        except ProblemsFound:
            newer = now and self.event(event)  # before the key is looked for: what is written meanwhile has its answer
            if (before := self.answered(event, key)) is not None:
                return before
            if newer is now:
                raise
        return _unless_empty(self._prepare(command, author, newer))

    def tried(self, command: AnyCommand, actor: Actor, event: Event | None) -> DecidedCommand:
        """What a command would come to in this event, or as the first of a new one; nothing is recorded."""
        return self._prepare(command, actor, event)

    def answered(self, event: str, key: CommandKey | None) -> Done | None:
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
        _, warnings, cautions = _minded(before, zip(stamps, facts, strict=True), after)
        self._read(id)
        return Done(id, kept[-1].version, facts, warnings, cautions)

    def _prepare(self, command: AnyCommand | Observed, author: Author, now: Event | None) -> DecidedCommand:
        """The facts that a command comes to; refused with every reason if it may not be, or cannot be."""
        actor = author if isinstance(author, Actor) else author(now) if now else NOBODY
        head = self.journal.head().text if isinstance(command, PostScore) else ""
        moment = Moment(self._clock(), self._fresh, head)
        if callable(command):
            assert now is not None
            facts = command(now, moment)
        else:
            check_may(actor.role, command)
            facts = decide(now, command, actor, moment)
        created = now.created if now else facts[0]
        assert isinstance(created, Created)
        return self._prepared(created.id, now, facts, actor, moment)

    def _prepared(
        self, id: str, event: Event | None, facts: tuple[AnyFact, ...], actor: Actor, moment: Moment
    ) -> DecidedCommand:
        version = event.version if event else 0
        stamps = (Stamp(version + at, moment.now, actor.person, actor.role) for at in range(1, len(facts) + 1))
        then, warnings, cautions = _minded(event, zip(stamps, facts, strict=True), checked)
        kept = tuple(
            NewFact(kind_of(fact), write_fact(fact), moment.now, actor.person, actor.role.value, SCHEMA)
            for fact in facts
        )
        return DecidedCommand(id, Write(PREFIX + id, version, kept), facts, event, then, warnings, cautions)

    def _recorded(self, prepared: DecidedCommand, appended: Appended, key: CommandKey | None, reading: int) -> Done:
        """After it is on disk: the answer."""
        id, now = prepared.event, prepared.after
        if appended.again:
            before = self.answered(id, key)
            assert before is not None
            return before
        with self._lock:
            known = self._events.get(id)
            if reading == self._readings and (known is None or known.version < now.version):
                self._events[id] = now
        return Done(id, now.version, prepared.facts, prepared.warnings, prepared.cautions)


def _unless_empty(decided: DecidedCommand) -> DecidedCommand | Done:
    """Where nothing is to be recorded, nothing is to be written."""
    return decided if decided.facts else Done(decided.event, decided.after.version, ())


def _folded(event: Event | None, facts: Iterable[KeptFact]) -> Event | None:
    """The event after facts as they are kept; refused, and no other event with it, if one of them was damaged."""
    for kept in facts:
        try:
            stamp = Stamp(kept.version, kept.time, kept.who, Role(kept.authority))
            event = after(event, stamp, read_fact(kept.kind, kept.schema, kept.payload))
        except ProblemsFound:
            raise
        except Exception as trouble:  # whatever a damaged fact leads to
            raise refuse("fact-unreadable", found=kept.stream, expected=kept.version) from trouble
    return event


def _minded(
    event: Event | None, facts: Iterable[Stamped], fold: Callable[[Event | None, Stamp, AnyFact], Event]
) -> tuple[Event, tuple[Permission, ...], tuple[Ground, ...]]:
    """The event after facts, and what to mind about them: warnings and cautions."""
    warnings: list[Permission] = []
    cautions: list[Ground] = []
    for stamp, fact in facts:
        before, event = event, fold(event, stamp, fact)
        if before is not None:
            warnings += warnings_of(before, fact)
            cautions += cautions_of(before, fact)
    assert event is not None
    return event, tuple(warnings), tuple(cautions)
