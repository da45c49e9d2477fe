"""Contestants that must not move (art. 5.1): they take numbers that stay, in exchange with whoever has them."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from arbitro.contest.movement.movement import Movement, Round, Side, Sitting
from arbitro.contest.movement.stationary import stationary
from arbitro.regulations.consequence import Ground
from arbitro.regulations.pack import Pack
from arbitro.regulations.seating import numbering


def keeping(movement: Movement, fixed: Sequence[int], pack: Pack) -> tuple[Movement, tuple[Ground, ...]]:
    """The movement with these contestants at places that stay, and why; refused if it has too few of them."""
    if not fixed:
        return movement, ()
    names = [str(who) for who in movement.contestants]
    numbered = numbering(names, stationary(movement), [str(who) for who in fixed], pack, granted=True)
    places = {number: int(name) for name, number in numbered.numbers.items()}
    return renumbered(movement, places), numbered.why


def renumbered(movement: Movement, places: Mapping[int, int]) -> Movement:
    """The movement with other numbers at its places: `places[4] = 7` puts 7 wherever 4 was."""

    def side(of: Side) -> Side:
        return (places.get(of[0], of[0]), places.get(of[1], of[1])) if isinstance(of, tuple) else places.get(of, of)

    rounds = tuple(
        Round(
            each.round,
            tuple(Sitting(table.table, side(table.ns), side(table.ew), table.boards) for table in each.tables),
            tuple(sorted(places.get(who, who) for who in each.sits_out)),
        )
        for each in movement.rounds
    )
    return replace(movement, rounds=rounds)
