"""Deals that can be made again: from a seed, or from a secret that was committed to before the session.

Verifiable dealing. Before the session the organiser draws 32 secret bytes and publishes `commitment(...)`. After
it he reveals the secret; anybody computes the commitment again and deals every board from it. Each board takes its
number from its own HMAC-SHA256 stream, so the cards of one board tell nothing about another.

A commitment shows that the boards were fixed beforehand. It does not show that the organiser drew only one secret:
let the secret be drawn in front of the players, or name in `event` something that nobody could know when the
secret was drawn.
"""

import hmac
from hashlib import sha256

from arbitro.book.problem import refuse
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal

SECRET_BYTES = 32


class KeyedStream:
    """Uniform integers from HMAC-SHA256 in counter mode: the same key and labels give the same ones."""

    def __init__(self, key: bytes, *labels: str) -> None:
        self._key = key
        self._label = _framed(*labels)
        self._count = 0

    def __call__(self, below: int) -> int:
        """The next integer from 0 to `below` - 1: the leading bits of each block in turn, too large ones skipped."""
        bits = (below - 1).bit_length()
        if not 0 < below <= 1 << 256:
            raise refuse("draw-range", found=below, expected="1 … 2^256")
        while True:
            block = hmac.digest(self._key, self._label + self._count.to_bytes(8, "big"), "sha256")
            self._count += 1
            number = int.from_bytes(block, "big") >> 256 - bits
            if number < below:
                return number


def _framed(*labels: str) -> bytes:
    """Labels with their lengths, so that no two lists of labels give the same bytes."""
    encoded = (label.encode() for label in labels)
    return b"".join(len(label).to_bytes(4, "big") + label for label in encoded)


def seeded(seed: str, board: int) -> KeyedStream:
    """The source for one board of a reproducible session: board 7 is the same whatever else is dealt."""
    return KeyedStream(seed.encode(), "arbitro/seeded/1", str(board))


def commitment(secret: bytes, event: str, boards: int) -> str:
    """What is published before the session: a hash that fixes the secret, the event and the number of boards."""
    return sha256(_framed("arbitro/commitment/1", _checked(secret).hex(), event, str(boards))).hexdigest()


def dealt_from(secret: bytes, event: str, board: int) -> Deal:
    """Board `board` of the session that the secret was committed for."""
    return random_deal(KeyedStream(_checked(secret), "arbitro/committed/1", event, str(board)))


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise refuse("secret-length", found=len(secret), expected=SECRET_BYTES)
    return secret
