"""Results as they might come: of each board a few contracts that the field finds, and now and then a ruling."""

from fractions import Fraction

from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.lots import lot
from arbitro.contest.simulation.chance import Chance, happens, pick
from arbitro.scoring.outcome import Adjustment, Artificial, Average, Percentage, Weighted

CONTRACTS = (
    *("1NT N =", "1NT S +1", "1NT E -1", "2H S =", "2S N +1", "2S W =", "3C E -1", "3D S =", "3NT N +1", "3NT S ="),
    *("3NT E -1", "3NT W =", "4H N =", "4H E +1", "4S S -1", "4S W =", "4SX N -2", "5C E =", "5D S -1", "6S N ="),
    *("6NT S -1", "2HX W -1", "4H S +1", "3S E -1", "PASS"),
)
FOUND = 5  # contracts that a field finds on one board


def found_on(board: int, round: int, seed: str) -> tuple[str, ...]:
    """The results that occur on a board."""
    return tuple(CONTRACTS[lot(seed, f"{round} {board} {n}") % len(CONTRACTS)] for n in range(FOUND))


def played(chance: Chance, board: int, round: int, seed: str) -> Recorded:
    """A result obtained at the table."""
    return Recorded(result=pick(chance, found_on(board, round, seed)))


def ruled(chance: Chance, scores: tuple[int, int], *, in_imps: bool, awards: bool = True) -> Recorded:
    """What a director might give instead: an artificial score, or a weighted one of two scores (12C1, 12C2)."""
    if not awards or happens(chance, 0.5):
        weight = Fraction(1 + chance.randrange(3), 4)
        both = Weighted.of((weight, scores[0]), (1 - weight, scores[1]))
        return Recorded(ns=both, ew=both)
    innocent: Adjustment
    innocent, guilty = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS)
    if not in_imps and happens(chance, 0.5):
        innocent, guilty = Percentage(Fraction(3, 5)), Artificial(Average.AVERAGE)
    return Recorded(ns=innocent, ew=guilty) if happens(chance, 0.5) else Recorded(ns=guilty, ew=innocent)
