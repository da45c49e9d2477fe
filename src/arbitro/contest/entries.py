"""The entries of an event: what is wrong with them, and how each stands from round to round.

entry_problems([Pair("1", ("a", "b")), Pair("2", ("b", "c"))], register, conditions)    -> b plays in two pairs
entered([pair], [Arrived("1", 2), Withdrew("1", 7)])["1"].state(6)                      -> present
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.contest.contestant import Contestant, Register, Team
from arbitro.contest.eligibility import Conditions, ineligible, kind_of, with_substitute

# -- what is wrong


def entry_problems(
    contestants: Sequence[Contestant], register: Register, conditions: Conditions, places: Sequence[Place] = ()
) -> tuple[Problem, ...]:
    """Everything that is wrong with the entries, each with its place; the first, second … entry if none are given."""
    where = tuple(places) or tuple(Place(index=at) for at in range(1, len(contestants) + 1))
    problems = [
        problem
        for contestant, place in zip(contestants, where, strict=True)
        for problem in _alone(contestant, register, conditions, place)
    ]
    return (*problems, *_together(contestants, where, register))


def _alone(contestant: Contestant, register: Register, conditions: Conditions, where: Place) -> Iterator[Problem]:
    if not contestant.id.strip():
        yield Problem("entry-no-id", where)
    if conditions.kind is not None and kind_of(contestant) != conditions.kind:
        yield Problem("entry-kind", where, kind_of(contestant), conditions.kind)
    for player, times in Counter(contestant.players).items():
        if not player.strip():
            yield Problem("entry-no-player", where)
        elif player not in register:
            yield Problem("unknown-member", where, player)
        if times > 1 and player.strip():
            yield Problem("entry-same-player", where, _name(player, register))
    if isinstance(contestant, Team):
        size = len(contestant.players)
        if not conditions.team_least <= size <= conditions.team_most:
            yield Problem("team-size", where, str(size), f"{conditions.team_least} … {conditions.team_most}")
        if not contestant.name.strip():
            yield Problem("team-no-name", where)
        if contestant.plays_without_captain and contestant.captain not in register:
            yield Problem("unknown-member", where, contestant.captain)
    yield from ineligible(contestant, register, conditions, where)


def _name(player: str, register: Register) -> str:
    return register[player].name if player in register else player


def _together(contestants: Sequence[Contestant], where: Sequence[Place], register: Register) -> Iterator[Problem]:
    """An id or a name that two have, a player who is in two of them, pairs among teams."""
    ids: dict[str, Place] = {}
    names: dict[str, Place] = {}
    players: dict[str, str] = {}
    for contestant, place in zip(contestants, where, strict=True):
        if contestant.id.strip():
            if contestant.id in ids:
                yield Problem("entry-twice", place, contestant.id)
            ids.setdefault(contestant.id, place)
        if isinstance(contestant, Team) and contestant.name.strip():
            name = " ".join(contestant.name.casefold().split())
            if name in names:
                yield Problem("team-name-twice", place, contestant.name)
            names.setdefault(name, place)
        for player in dict.fromkeys(contestant.players):
            if player in players:
                yield Problem("player-in-two", place, _name(player, register), players[player])
            elif player.strip():
                players[player] = contestant.id
    kinds = Counter(map(kind_of, contestants))
    if len(kinds) > 1:
        yield Problem("entry-kinds", found=", ".join(sorted(kinds)), expected=kinds.most_common(1)[0][0])


# -- how an entry stands


class EntryState(Enum):
    EXPECTED = "expected"  # has entered and is not there yet
    PRESENT = "present"
    BYE = "bye"  # sits this round out
    FORFEIT = "forfeit"  # has lost this round without playing
    WITHDRAWN = "withdrawn"


class Missed(Struct, frozen=True, tag="missed"):
    """Not there at the start, in this round; who arrives later has played nothing before."""

    contestant: str
    round: int = 1


class Arrived(Struct, frozen=True, tag="arrived"):
    """There from this round on; who is there from the start has no such event."""

    contestant: str
    round: int


class SatOut(Struct, frozen=True, tag="sat_out"):
    contestant: str
    round: int


class Forfeited(Struct, frozen=True, tag="forfeited"):
    contestant: str
    round: int


class Withdrew(Struct, frozen=True, tag="withdrew"):
    """Gone from this round on; what was played before stands (art. 4.3, 4.4)."""

    contestant: str
    round: int


class Replacement(Struct, frozen=True, tag="replaced"):
    """A substitute from this round on. Whether he may is for `eligibility.substituted` to say."""

    contestant: str
    round: int
    out: str
    into: str


EntryEvent = Missed | Arrived | SatOut | Forfeited | Withdrew | Replacement


class Entry(Struct, frozen=True):
    """A contestant with what became of it."""

    contestant: Contestant
    arrived: int | None = 1  # None: not yet
    withdrew: int | None = None
    byes: frozenset[int] = frozenset()
    forfeits: frozenset[int] = frozenset()
    replacements: tuple[Replacement, ...] = ()

    def state(self, round: int) -> EntryState:
        if self.withdrew is not None and round >= self.withdrew:
            return EntryState.WITHDRAWN
        if round in self.forfeits:
            return EntryState.FORFEIT
        if self.arrived is None or round < self.arrived:
            return EntryState.EXPECTED
        return EntryState.BYE if round in self.byes else EntryState.PRESENT

    def playing(self, round: int) -> Contestant:
        """The contestant as it plays this round, with its substitutes."""
        found = self.contestant
        for each in self.replacements:
            if each.round <= round:
                found = with_substitute(found, each.out, each.into)
        return found


def entered(contestants: Iterable[Contestant], events: Iterable[EntryEvent] = ()) -> Mapping[str, Entry]:
    """The entries after what happened, in the order in which it was told; all problems at once."""
    entries = {contestant.id: Entry(contestant) for contestant in contestants}
    problems: list[Problem] = []
    for at, event in enumerate(events, 1):
        told: list[Problem] = []
        with gathered(told):
            entries[event.contestant] = _after(_of(entries, event), event)
        problems += (Problem(p.kind, Place(index=at), p.found, p.expected) for p in told)
    problems += _doubles(entries)
    if problems:
        raise ProblemsFound(problems)
    return entries


def _of(entries: Mapping[str, Entry], event: EntryEvent) -> Entry:
    if event.contestant not in entries:
        raise refuse("unknown-entry", found=event.contestant)
    if event.round < 1:
        raise refuse("round-number", found=event.round, expected="1 2 3 …")
    return entries[event.contestant]


def _after(entry: Entry, event: EntryEvent) -> Entry:
    state = entry.state(event.round)
    played = entry.byes | {each.round for each in entry.replacements}  # rounds in which it was there
    match event:
        case Missed(_, round):
            possible = round == 1 and entry == Entry(entry.contestant, forfeits=entry.forfeits)
            changed = replace(entry, arrived=None)
        case Arrived(_, round):
            late = entry.arrived is None or entry.arrived == 1
            possible = late and state is not EntryState.WITHDRAWN and not any(at < round for at in played)
            changed = replace(entry, arrived=round)
        case SatOut(_, round):
            possible = state is EntryState.PRESENT
            changed = replace(entry, byes=entry.byes | {round})
        case Forfeited(_, round):  # also by not being there yet (art. 8.3)
            possible = state in (EntryState.PRESENT, EntryState.EXPECTED)
            changed = replace(entry, forfeits=entry.forfeits | {round})
        case Withdrew(_, round):
            possible = entry.withdrew is None and not any(at >= round for at in played | entry.forfeits)
            changed = replace(entry, withdrew=round)
        case Replacement(_, round, out, into):
            possible = state is not EntryState.WITHDRAWN and not any(e.round > round for e in entry.replacements)
            with_substitute(entry.playing(round), out, into)
            changed = replace(entry, replacements=(*entry.replacements, event))
    if not possible:
        raise refuse("entry-state", found=state.value, expected=f"{entry.contestant.id}, {event.round}")
    return changed


def _doubles(entries: Mapping[str, Entry]) -> Iterator[Problem]:
    """A substitute who plays for another contestant in the same round."""
    turns = sorted({each.round for entry in entries.values() for each in entry.replacements})
    seen: set[tuple[str, str, str]] = set()
    for round in turns:
        plays: dict[str, list[str]] = defaultdict(list)
        for id, entry in entries.items():
            if entry.state(round) is not EntryState.WITHDRAWN:
                for player in entry.playing(round).players:
                    plays[player].append(id)
        for player, ids in plays.items():
            if len(ids) > 1 and (player, ids[0], ids[1]) not in seen:
                seen.add((player, ids[0], ids[1]))
                yield Problem("player-in-two", found=player, expected=ids[0])


def in_state(entries: Mapping[str, Entry], round: int, state: EntryState = EntryState.PRESENT) -> tuple[str, ...]:
    """Who stands so in a round: who is there to be seated, who has no opponent, who has left."""
    return tuple(id for id, entry in entries.items() if entry.state(round) is state)
