"""Boards for rounds that are given: every set to be played once by everybody, at one table at a time."""

from collections.abc import Iterator, Sequence

from arbitro.contest.movement.starters import StepsLeft, bits, members

Two = tuple[int, int]


def resolved(rounds: Sequence[Sequence[Two]], bound: StepsLeft) -> dict[Two, int] | None:
    """For each couple the set that it plays, from 0; as many sets as rounds.

    A set is a choice of couples with everybody in it once and no two of the same round. All such choices are written
    down, and as many of them are taken as leave no couple over: for a dozen pairs there are few enough.
    """
    meetings = [(couple, at) for at, each in enumerate(rounds) for couple in each]
    everybody = tuple(sorted({who for couple, _ in meetings for who in couple}))
    of = {who: [(i, couple, at) for i, (couple, at) in enumerate(meetings) if who in couple] for who in everybody}

    def choices(free: frozenset[int], unused: int) -> Iterator[int]:
        if not free:
            yield 0
            return
        for i, couple, at in of[min(free)]:
            if unused >> at & 1 and free.issuperset(couple):
                for more in choices(free.difference(couple), unused & ~(1 << at)):
                    yield more | 1 << i

    def cover(left: int, possible: list[int]) -> list[int] | None:
        if not left:
            return []
        if bound.reached():
            return None
        fewest = min(([choice for choice in possible if choice >> i & 1] for i in members(left)), key=len)
        for chosen in fewest:
            more = cover(left & ~chosen, [choice for choice in possible if not choice & chosen])
            if more is not None:
                return [chosen, *more]
        return None

    everything = bits(range(len(meetings)))
    covering = cover(everything, list(choices(frozenset(everybody), bits(range(len(rounds))))))
    if covering is None:
        return None
    return {meetings[i][0]: group for group, chosen in enumerate(covering) for i in members(chosen)}
