"""Barometer: all tables play the same boards in a round, from as many copies, so that the standing is known at once."""

from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.movement import Movement, Round


def barometer(movement: Movement) -> Movement:
    """The same meetings with new boards for each round.

    Who sits which way in the same round decides all comparisons: to turn the boards of a whole round changes nothing
    in them, and one winner needs a movement that mixes the lines, such as a Howell.
    """
    problems = []
    if movement.kind not in ("pairs", "individual"):
        problems.append(Problem("movement-kind", found=movement.kind, expected="pairs individual"))
    for each in movement.rounds:
        sizes = sorted({len(sitting.boards) for sitting in each.tables})
        if len(sizes) != 1:
            problems.append(Problem("movement-uneven", found=" ".join(map(str, sizes)), expected=str(each.round)))
    if problems:
        raise ProblemsFound(problems)
    rounds: list[Round] = []
    last = 0
    for each in movement.rounds:
        size = len(each.tables[0].boards)
        boards = tuple(range(last + 1, last + size + 1))
        rounds.append(replace(each, tables=tuple(replace(sitting, boards=boards) for sitting in each.tables)))
        last += size
    return replace(movement, name=f"{movement.name}-barometer", rounds=tuple(rounds))
