"""How reading grows with texts that are made to keep a reader busy: 1x, 2x, 4x as long, in turns, in one run.

    python -m bench.reading

All texts of `tests/hostile.py` together, and the one of each reader that takes longest: 4.0 is in proportion, 16.0
would be a square.
"""

import gc
from time import process_time

from tests.hostile import READERS, Reader, hostile, tried

SIZE = 5_000  # characters


def _seconds(reader: Reader, text: str) -> float:
    start = process_time()
    tried(reader, text)
    return process_time() - start


def report() -> None:
    print(f"\nHostile texts of {SIZE:,} characters, and 2x and 4x as long: time against 1x, all texts and the slowest")
    print(f"{'':28}{'all 2x':>8}{'4x':>6}{'slowest 2x':>13}{'4x':>6}{'ms':>8}  which")
    gc.disable()  # it would come at any moment
    for name, reader in READERS.items():
        tried(reader, "x")
        texts = zip(*(hostile(reader, times * SIZE) for times in (1, 2, 4)), strict=True)
        found = [(tuple(_seconds(reader, text) for _, text in sizes), sizes[0][0]) for sizes in texts]
        one, two, four = (sum(times[at] for times, _ in found) for at in range(3))
        (first, second, longest), which = max(found, key=lambda timed: timed[0][2])
        print(
            f"{name:28}{two / one:8.1f}{four / one:6.1f}{second / first:13.1f}{longest / first:6.1f}"
            f"{longest * 1000:8.1f}  {which}"
        )
        gc.collect()
    gc.enable()


if __name__ == "__main__":
    report()
