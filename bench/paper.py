"""Hand records on paper: how long it takes from deals that are solved to the PDF.

python -m bench.paper
"""

from random import Random
from time import process_time

from arbitro.analysis.table import DoubleDummyTable
from arbitro.answers.sheets import BoardDealt, hand_record
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.dealing import random_deal
from arbitro.paper import pdf

BOARDS, GOAL = 200, 2.0  # seconds


def report() -> None:
    chance = Random(1)
    solved = DoubleDummyTable(((7,) * 5,) * 4)  # the same tricks for all: setting them takes as long
    boards = [
        BoardDealt(str(n), dealer_of(n), vulnerability_of(n), random_deal(chance.randrange), solved)
        for n in range(1, BOARDS + 1)
    ]
    start = process_time()
    size = len(pdf("hands", hand_record("Hand records", "", boards, "en")))
    took = process_time() - start
    print(f"\n{BOARDS} hand records as PDF ({size:,} bytes): {took:.2f} s of processor time, goal {GOAL} s")


if __name__ == "__main__":
    report()
