"""What happens in a movement of pairs, counted from its lines alone and apart from the proof in the program."""

from collections import Counter
from itertools import combinations

from arbitro.contest.movement.movement import Movement


class Counted:
    def __init__(self, movement: Movement) -> None:
        self.meetings: Counter[frozenset[int]] = Counter()
        self.boards: Counter[tuple[int, int]] = Counter()  # contestant, board
        self.rounds: Counter[int] = Counter()  # rounds that a contestant plays
        self.out: Counter[int] = Counter()
        self.shared: dict[int, set[tuple[int, ...]]] = {}  # round: tables that have the same boards
        everybody = set(movement.contestants)
        for each in movement.rounds:
            places = [who for sitting in each.tables for who in sitting.seated]
            assert len(places) == len(set(places)), "somebody sits at two places"
            assert set(places) | set(each.sits_out) == everybody, "somebody has no place"
            assert not set(places) & set(each.sits_out), "somebody sits and sits out"
            assert len({sitting.table for sitting in each.tables}) == len(each.tables)
            self.out.update(each.sits_out)
            self.rounds.update(places)
            self.shared[each.round] = {
                (one.table, other.table)
                for one, other in combinations(each.tables, 2)
                if set(one.boards) & set(other.boards)
            }
            for sitting in each.tables:
                assert len(sitting.seated) == 2
                self.meetings[frozenset(sitting.seated)] += 1
                self.boards.update((who, board) for who in sitting.seated for board in sitting.boards)

    @property
    def nothing_twice(self) -> bool:
        """Nobody meets anybody twice or plays a board twice."""
        return max(self.meetings.values()) == 1 and max(self.boards.values()) == 1

    @property
    def nothing_shared(self) -> bool:
        return not any(self.shared.values())
