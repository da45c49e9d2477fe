"""Individual: everybody has every other player once as partner and twice as opponent, as far as the number allows.

4m players meet in 4m - 1 rounds; the highest number stays North at table 1 (art. 5.1). With 4m + 1 one sits out in each
of as many rounds, everybody once. With 4m + 2 two sit out, everybody twice in as many rounds, and everybody misses one
partner. 4m + 3 play as 4m + 4 of whom the one who would stay is missing: those at its table sit out, everybody three
times.

The moving players follow each other as in a Howell, in the order of their numbers (nine by threes, 25 by fives). Where
`whist` has found an adder (13, 18, 21, 22, 25, 26, 29 and 30 players) the sets of boards are at one table at a time.
Otherwise all tables play the same boards in a round, and there must be a copy for each, or they are passed on within
the round: no first round of 4m players that was looked at has an adder, and for 8, 12 and 16 these were all. So it is
when not all rounds are played: then everybody has played the same boards.

Balance is that of a Howell: perfect where the directions make a Hadamard matrix and the partners fit into it.
"""

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.evened import evened
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set
from arbitro.contest.movement.starters import Block
from arbitro.contest.movement.whist import whist

PLAYERS = range(8, 33)


def individual(players: int, boards: int, rounds: int | None = None) -> Movement:
    """An individual with so many boards in a round; without a number of rounds, with all of them."""
    problems = []
    if boards < 1:
        problems.append(Problem("movement-boards", found=str(boards), expected="1 2 3 …"))
    if players not in PLAYERS:
        problems.append(Problem("movement-size", found=str(players), expected=f"{PLAYERS[0]} … {PLAYERS[-1]}"))
    elif rounds is not None and not 1 <= rounds <= individual_rounds(players):
        problems.append(Problem("movement-rounds", found=str(rounds), expected=f"1 … {individual_rounds(players)}"))
    if problems:
        raise ProblemsFound(problems)
    every = individual_rounds(players)
    design = whist(players + (players % 4 == 3))
    stays = design.group.order + 1
    shifts = design.shifts if rounds in (None, every) else (0,) * len(design.shifts)
    seats = sorted(zip(shifts, design.tables, strict=True), key=lambda seat: seat[0])

    def at(block: Block, by: int) -> tuple[int, int]:
        player, other = (design.group.sums[x][by] + 1 for x in (block * 2)[:2])
        return (stays if len(block) == 1 else player), other

    played = []
    for round in range(rounds or every):
        tables: list[Sitting] = []
        for shift, (couple, other) in seats:
            by = design.group.sums[round][shift]
            ns, ew = at(couple, by), at(other, by)
            if max(ns + ew) <= players:
                tables.append(Sitting(len(tables) + 1, ns, ew, board_set(by + 1, boards)))
        seated = {who for sitting in tables for who in sitting.seated}
        out = tuple(who for who in range(1, players + 1) if who not in seated)
        played.append(Round(round + 1, tuple(tables), out))
    movement = Movement("individual", len(played[0].tables), tuple(played), kind="individual")
    return evened(movement, (players,) if players % 4 == 0 else ())


def individual_rounds(players: int) -> int:
    """How many rounds there are until the partners would come again."""
    return players - (players % 4 == 0)
