"""Lots that anybody can check: from a seed that was recorded, the same order everywhere and always (art. 78.7, A5.3).

Whoever is drawn has a hash of the seed and its own name; the smallest comes first. Nobody who does not know the seed
can foresee it, and nobody who knows it can change it.
"""

from collections.abc import Iterable
from hashlib import sha256


def lot(seed: str, name: str) -> int:
    """The lot of one name."""
    return int.from_bytes(sha256(f"{seed}\n{name}".encode()).digest())


def drawn(seed: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names in the order of their lots."""
    return tuple(sorted(names, key=lambda name: (lot(seed, name), name)))
