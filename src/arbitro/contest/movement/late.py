"""Pairs that come after the play has begun (Law 4; TD's arrangements under 81C1).

Who is known to come later takes numbers whose absence costs least (`arriving`). Who comes unannounced fills the half
table of a movement that is being played (`with_late_pair`). What is lost shows in the proof of the new movement:
boards not played, opponents not met, those who sat out.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.movement.movement import Movement, Round, Sitting

Boards = tuple[int, ...]


# -- expected


def arriving(
    movement: Movement, late: int, from_round: int = 2, *, here: Collection[int] = ()
) -> tuple[Movement, tuple[int, ...]]:
    """The movement with so many contestants missing before a round, and the numbers that are kept for them.

    First whoever sits out at the beginning anyway, then both sides of a table, so that nobody waits for them, and in
    the end whoever has the highest number. `here`: numbers of those who are known to be in time.
    """
    free = [who for who in movement.contestants if who not in here]
    if not 1 <= late <= min(len(free), len(movement.contestants) - 2):
        raise refuse("movement-late", found=late, expected=f"1 … {min(len(free), len(movement.contestants) - 2)}")
    _check_round(movement, from_round)
    first = movement.rounds[0]
    chosen = [who for who in first.sits_out if who in free][:late]
    for sitting in reversed(first.tables):
        if len(chosen) + len(sitting.seated) <= late and set(sitting.seated) <= set(free):
            chosen += sitting.seated
    chosen += [who for who in reversed(free) if who not in chosen][: late - len(chosen)]
    numbers = tuple(sorted(chosen))
    return absent(movement, numbers, from_round), numbers


def absent(movement: Movement, numbers: Collection[int], until: int) -> Movement:
    """The movement with these contestants away before a round; those who would meet them sit out."""
    rounds = []
    for each in movement.rounds:
        if each.round >= until:
            rounds.append(each)
            continue
        kept = tuple(sitting for sitting in each.tables if not set(sitting.seated) & set(numbers))
        seated = {who for sitting in kept for who in sitting.seated}
        rounds.append(Round(each.round, kept, tuple(who for who in movement.contestants if who not in seated)))
    return replace(movement, rounds=tuple(rounds))


# -- unannounced


def with_late_pair(movement: Movement, from_round: int, number: int | None = None) -> Movement:
    """The movement with one more pair that plays, from a round on, against whoever would sit out.

    Both get boards that neither has played, such as no other table plays in that round where there are any. The new
    pair has the number that is missing, the highest unless another is told. Without a half table in these rounds the
    movement has no room for it.
    """
    _check_round(movement, from_round)
    if movement.kind != "pairs":
        raise refuse("movement-late-kind", found=movement.kind, expected="pairs")
    number = _missing(movement) if number is None else number
    if number in movement.contestants:
        raise refuse("movement-number-taken", found=number, expected=_missing(movement))
    halves = [(each, each.sits_out[0]) for each in movement.rounds if each.round >= from_round and each.sits_out]
    if not halves:
        raise refuse("movement-no-half-table", found=from_round)
    given = _given_out(movement, halves)
    rounds = []
    for each in movement.rounds:
        boards = given.get(each.round)
        if boards is None:
            rounds.append(replace(each, sits_out=(*each.sits_out, number)))
            continue
        who = each.sits_out[0]
        sitting = _seated(movement, each, who, number, boards)
        seated = tuple(sorted((*each.tables, sitting), key=lambda sitting: sitting.table))
        rounds.append(Round(each.round, seated, each.sits_out[1:]))
    tables = max(len(each.tables) for each in rounds)
    return replace(movement, rounds=tuple(rounds), tables=max(movement.tables, tables))


def _missing(movement: Movement) -> int:
    """The first number that nobody has."""
    taken = set(movement.contestants)
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def _check_round(movement: Movement, round: int) -> None:
    last = movement.rounds[-1].round
    if not 2 <= round <= last:
        raise refuse("movement-late-round", found=round, expected=f"2 … {last}")


def _given_out(movement: Movement, halves: Sequence[tuple[Round, int]]) -> dict[int, Boards]:
    """A set of boards for each half table: new to the one who sits there, never the same again for the late pair.

    A matching of rounds and sets; sets that rest in that round come first, then those that another table plays too.
    """
    sets = sorted({sitting.boards for _, sitting in movement.sittings()})
    resting, anyhow = {}, {}
    for each, who in halves:
        played = {board for _, sitting in movement.of(who) for board in sitting.boards}
        in_play = {board for sitting in each.tables for board in sitting.boards}
        fresh = [boards for boards in sets if not played.intersection(boards)]
        resting[each.round] = [boards for boards in fresh if not in_play.intersection(boards)]
        anyhow[each.round] = resting[each.round] + [boards for boards in fresh if in_play.intersection(boards)]
    taken: dict[Boards, int] = {}
    for open_to in (resting, anyhow):
        for round in open_to:
            if round not in taken.values():
                _matched(round, open_to, taken, set())
    return {round: boards for boards, round in taken.items()}


def _matched(round: int, open_to: dict[int, list[Boards]], taken: dict[Boards, int], tried: set[Boards]) -> bool:
    """Finds a set for a round, if need be by giving others another one (augmenting paths)."""
    for boards in open_to[round]:
        if boards in tried:
            continue
        tried.add(boards)
        if boards not in taken or _matched(taken[boards], open_to, taken, tried):
            taken[boards] = round
            return True
    return False


def _seated(movement: Movement, each: Round, who: int, number: int, boards: Boards) -> Sitting:
    """At the table that is empty; opposite to the way the other one mostly sits, or with two winners always sits."""
    used = {sitting.table for sitting in each.tables}
    home = {sitting.table for _, sitting in movement.of(who)}
    free = [table for table in range(1, movement.tables + 2) if table not in used]
    table = next((table for table in free if table in home and len(home) == 1), free[0])
    ways = [who in sitting.north_south for _, sitting in movement.of(who)]
    north_south = ways.count(True)
    stays = movement.winners == 2 or north_south in (0, len(ways))
    other_is_ns = (north_south > 0) if stays else 2 * north_south < len(ways)
    ns, ew = (who, number) if other_is_ns else (number, who)
    return Sitting(table, ns, ew, boards)
