"""The entries of an event: what is wrong with them. What becomes of them later are facts of the event (`event`).

entry_problems([Pair("1", ("a", "b")), Pair("2", ("b", "c"))], register, conditions)    -> b plays in two pairs
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from arbitro.book.problem import Place, Problem
from arbitro.contest.contestant import Contestant, Register, Team
from arbitro.contest.entry.eligibility import EntryConditions, ineligible, kind_of


def entry_problems(
    contestants: Sequence[Contestant], register: Register, conditions: EntryConditions, places: Sequence[Place] = ()
) -> tuple[Problem, ...]:
    """Everything that is wrong with the entries, each with its place; the first, second … entry if none are given."""
    where = tuple(places) or tuple(Place(index=at) for at in range(1, len(contestants) + 1))
    problems = [
        problem
        for contestant, place in zip(contestants, where, strict=True)
        for problem in _alone(contestant, register, conditions, place)
    ]
    return (*problems, *_together(contestants, where, register))


def _alone(contestant: Contestant, register: Register, conditions: EntryConditions, where: Place) -> Iterator[Problem]:
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
