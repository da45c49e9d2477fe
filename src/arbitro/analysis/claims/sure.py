"""Tricks that a side wins whatever anybody plays."""

from functools import lru_cache


@lru_cache(1 << 17)
def sure_trumps(hand: int, lho: int, partner: int, rho: int) -> int:
    """The least that a side wins with its trumps: those of one hand that the opponents cannot all beat one by one.

    Every trump is played at some time, to a trick of its own among those of its hand, and loses only to a higher
    one; each of the opponents' beats at most one of a hand.
    """
    against = lho | rho
    return max(_unbeaten(hand, against), _unbeaten(partner, against))


def _unbeaten(own: int, against: int) -> int:
    """How many cards remain when each of the others beats one of them: from the top, the highest free one."""
    free = unbeaten = 0
    for rank in range(12, -1, -1):
        if against >> rank & 1:
            free += 1
        elif own >> rank & 1:
            if free:
                free -= 1
            else:
                unbeaten += 1
    return unbeaten
