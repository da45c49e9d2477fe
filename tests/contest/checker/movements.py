"""What is wrong with a movement, told from its JSON form alone.

Many a form has some of these by nature: a skip Mitchell leaves pairs that do not meet, a barometer shares its boards.
Each is named, so that whoever looks can say which are known for the form.

Everybody
    two_places, table_twice, absent, round_order, no_boards, sits_out_again, boards_unequal, board_never
Pairs, individual
    board_twice, board_shared
Pairs
    met_twice, not_met, meets_nobody, line_changed (ranked apart but seated both ways)
Individual
    partners (times other than 1), opponents (times other than 2), meets_nobody
Matches (a line is a whole match) and teams (a line for each table of it)
    met_twice, not_met, meets_nobody; matches: home_away, board_twice (in one match); teams: board_twice (the same way
    again), board_once (only one way), board_shared
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

Json = Mapping[str, Any]


class Violation(NamedTuple):
    kind: str
    contestants: tuple[int, ...] = ()
    round: int = 0
    boards: tuple[int, ...] = ()
    times: int = 0


class Sitting(NamedTuple):
    round: int
    table: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    boards: tuple[int, ...]

    @property
    def seated(self) -> tuple[int, ...]:
        return self.ns + self.ew


def violations(movement: Json) -> list[Violation]:
    """Everything, in no order that means anything."""
    found = [*_rounds(movement)]
    sittings = [*_sittings(movement)]
    everybody = _everybody(movement)
    kind = movement.get("kind", "pairs")
    found += _amounts(sittings, everybody, kind)
    found += (
        Violation("meets_nobody", (one,)) for one in sorted(everybody - {who for s in sittings for who in s.seated})
    )
    if kind == "individual":
        found += _partners(sittings, everybody)
    else:
        found += _meetings(sittings, everybody, kind, movement.get("winners", 1))
    if kind == "matches":
        found += _home_and_away(sittings, everybody)
        found += (Violation("board_twice", s.seated, s.round, s.boards) for s in sittings if _repeated(s.boards))
    else:
        found += _shared(sittings)
        found += _both_ways(sittings) if kind == "teams" else _boards_twice(sittings)
    if kind == "pairs" and movement.get("winners", 1) == 2:
        found += _lines(sittings)
    return found


def kinds(movement: Json) -> Counter[str]:
    """How many of each there are."""
    return Counter(each.kind for each in violations(movement))


def _side(told: Any) -> tuple[int, ...]:
    return tuple(told) if isinstance(told, list | tuple) else (told,)


def _sittings(movement: Json) -> Iterator[Sitting]:
    for each in movement["rounds"]:
        for at in each["tables"]:
            yield Sitting(each["round"], at["table"], _side(at["ns"]), _side(at["ew"]), tuple(at["boards"]))


def _everybody(movement: Json) -> set[int]:
    out = {who for each in movement["rounds"] for who in each.get("sits_out", ())}
    return out | {who for sitting in _sittings(movement) for who in sitting.seated}


def _repeated(items: Any) -> list[Any]:
    return [item for item, times in Counter(items).items() if times > 1]


def _rounds(movement: Json) -> Iterator[Violation]:
    everybody = _everybody(movement)
    out: Counter[int] = Counter()
    for number, each in enumerate(movement["rounds"], 1):
        if each["round"] != number:
            yield Violation("round_order", round=each["round"])
        resting = Counter(each.get("sits_out", ()))
        ways = [Counter(who for at in each["tables"] for who in _side(at[side])) for side in ("ns", "ew")]
        for at in each["tables"]:
            if not at["boards"]:
                yield Violation("no_boards", _side(at["ns"]) + _side(at["ew"]), each["round"])
        for who in _repeated(at["table"] for at in each["tables"]):
            yield Violation("table_twice", (who,), each["round"])
        for who in sorted(everybody):
            at_tables = [way[who] for way in ways]
            # A team has a pair for each way.
            places = resting[who] + (max(at_tables) if movement.get("kind") == "teams" else sum(at_tables))
            if places > 1:
                yield Violation("two_places", (who,), each["round"], times=places)
            if places == 0:
                yield Violation("absent", (who,), each["round"])
        out.update(each.get("sits_out", ()))
    for who, times in sorted(out.items()):
        if times > 1:
            yield Violation("sits_out_again", (who,), times=times)


def _amounts(sittings: list[Sitting], everybody: set[int], kind: str) -> Iterator[Violation]:
    """How many boards everybody plays, and which never. In a round robin the boards of each round are others."""
    amount: Counter[int] = Counter()
    played: dict[int, set[int]] = defaultdict(set)
    for sitting in sittings:
        for who in sitting.seated:
            amount[who] += len(sitting.boards)
            played[who].update(sitting.boards)
    if len({amount[who] for who in everybody}) > 1:
        usual = Counter(amount[who] for who in everybody).most_common(1)[0][0]
        for who in sorted(everybody):
            if amount[who] != usual:
                yield Violation("boards_unequal", (who,), times=amount[who])
    if kind != "matches":
        boards = {board for sitting in sittings for board in sitting.boards}
        for who in sorted(everybody):
            if missing := boards - played[who]:
                yield Violation("board_never", (who,), boards=tuple(sorted(missing)))


def _shared(sittings: list[Sitting]) -> Iterator[Violation]:
    tables = Counter((sitting.round, board) for sitting in sittings for board in set(sitting.boards))
    for (number, board), times in sorted(tables.items()):
        if times > 1:
            yield Violation("board_shared", round=number, boards=(board,), times=times)


def _boards_twice(sittings: list[Sitting]) -> Iterator[Violation]:
    plays = Counter((who, board) for sitting in sittings for who in sitting.seated for board in sitting.boards)
    for (who, board), times in sorted(plays.items()):
        if times > 1:
            yield Violation("board_twice", (who,), boards=(board,), times=times)


def _both_ways(sittings: list[Sitting]) -> Iterator[Violation]:
    """Each team has a board once North-South and once East-West, against the same team."""
    plays = Counter((s.ns[0], s.ew[0], board) for s in sittings for board in s.boards)
    ways: Counter[tuple[int, int, bool]] = Counter()
    for (ns, ew, board), times in plays.items():
        if (ew, ns, board) not in plays:
            yield Violation("board_once", (ns, ew), boards=(board,))
        ways[ns, board, True] += times
        ways[ew, board, False] += times
    for (who, board, _), times in sorted(ways.items()):
        if times > 1:
            yield Violation("board_twice", (who,), boards=(board,), times=times)


def _meetings(sittings: list[Sitting], everybody: set[int], kind: str, winners: int) -> Iterator[Violation]:
    met: Counter[tuple[int, int]] = Counter()
    for sitting in sittings:
        for ns in sitting.ns:
            for ew in sitting.ew:
                met[min(ns, ew), max(ns, ew)] += 1
    allowed = 2 if kind == "teams" else 1  # two tables make a match
    for two, times in sorted(met.items()):
        if times > allowed:
            yield Violation("met_twice", two, times=times)
    lines = [everybody, everybody]
    if winners == 2:
        lines = [{who for s in sittings for who in s.ns}, {who for s in sittings for who in s.ew}]
    for one, other in combinations(sorted(everybody), 2):
        across = (one in lines[0] and other in lines[1]) or (one in lines[1] and other in lines[0])
        if across and not met[one, other]:
            yield Violation("not_met", (one, other))


def _partners(sittings: list[Sitting], everybody: set[int]) -> Iterator[Violation]:
    together: Counter[frozenset[int]] = Counter()
    against: Counter[frozenset[int]] = Counter()
    for sitting in sittings:
        together.update((frozenset(sitting.ns), frozenset(sitting.ew)))
        against.update(frozenset((one, other)) for one in sitting.ns for other in sitting.ew)
    for one, other in combinations(sorted(everybody), 2):
        two = frozenset((one, other))
        if together[two] != 1:
            yield Violation("partners", (one, other), times=together[two])
        if against[two] != 2:
            yield Violation("opponents", (one, other), times=against[two])


def _home_and_away(sittings: list[Sitting], everybody: set[int]) -> Iterator[Violation]:
    home = Counter(sitting.ns[0] for sitting in sittings)
    away = Counter(sitting.ew[0] for sitting in sittings)
    for who in sorted(everybody):
        if abs(home[who] - away[who]) > 1:
            yield Violation("home_away", (who,), times=home[who] - away[who])


def _lines(sittings: list[Sitting]) -> Iterator[Violation]:
    for who in sorted({who for s in sittings for who in s.ns} & {who for s in sittings for who in s.ew}):
        yield Violation("line_changed", (who,))
