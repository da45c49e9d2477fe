"""Random deals."""

import random
import secrets

from arbitro.bridge.commitment import seeded
from arbitro.bridge.dealing import random_deal


def secure(count: int) -> None:
    for _ in range(count):
        random_deal(secrets.randbelow)


def from_seed(count: int) -> None:
    for board in range(count):
        random_deal(seeded("bench", board))


def from_generator(count: int) -> None:
    draw = random.Random(7).randrange
    for _ in range(count):
        random_deal(draw)


def endplay(count: int) -> None:
    from endplay.dealer import generate_deals

    for _ in generate_deals(produce=count):
        pass
