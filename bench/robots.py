"""How well the robots bid: the loss to par, to the contracts of broadcast matches and what is won from random legal
calls, scored double dummy; and the time of a call and of a card.

python -m bench.robots                          a little of each
python -m bench.robots par 60 held              so many boards, of a seed
python -m bench.robots broadcasts [boards]
python -m bench.robots random 500 [seed]
python -m bench.robots times 10 [seed]
"""

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean, quantiles, stdev
from time import process_time
from typing import NamedTuple

from tests.robots.duplicate import WAYS, bid, won_from_random, worth

from arbitro.analysis.par import par_of
from arbitro.analysis.table import double_dummy_table
from arbitro.bridge.board import Board
from arbitro.bridge.contract import Contract
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.seats import SEATS, Side
from arbitro.formats.lin.reader import read
from arbitro.formats.record import BoardRecord
from arbitro.robots import Memory, decide
from arbitro.scoring.imps import imps
from arbitro.table.event import BoardPlaced, CardEvent, Mode
from arbitro.table.fold import after, begin
from arbitro.table.state import BoardPhase
from arbitro.table.view import view

BOARDS, MANY = 6, 100
PROGRESS = 10  # boards from one line to the next
ROOMS = ("Open", "Closed")
BROADCASTS = Path(__file__).parents[2] / "shared" / "data" / "lin"


def par(board: Board) -> int:
    return par_of(double_dummy_table(board.deal), board.dealer, board.vulnerability).score_ns


def from_par(board: Board, contract: Contract | None) -> int:
    return abs(imps(worth(board, contract) - par(board)))


def card_times(board: Board, chance: Random) -> Iterator[float]:
    """Of every card of a board with four robots."""
    table = begin(BoardPlaced(deal=board.deal.pbn(), number=board.number, mode=Mode.STRICT))
    memories = dict.fromkeys(SEATS, Memory())
    while table.phase is not BoardPhase.OVER:
        for seat in SEATS:
            looked = view(table, seat)
            memories[seat] = memories[seat].after(looked)
            start = process_time()
            act = decide(looked, memories[seat], WAYS, chance.randrange)
            if isinstance(act, CardEvent):
                yield process_time() - start
            if act is not None:
                table = after(table, act)
                break


class Broadcast(NamedTuple):
    board: Board
    contracts: dict[str, Contract | None]  # of the two rooms; None where all four passed


def broadcasts() -> Iterator[Broadcast]:
    """The boards of broadcast matches that are at hand, as far as it is told what both rooms bid."""
    for file in sorted(BROADCASTS.glob("vugraph-*.lin")):
        boards: dict[int | None, Broadcast] = {}
        with file.open("rb") as lines:
            for read_board in read(lines, strict=False):
                record = read_board if isinstance(read_board, BoardRecord) else read_board.sound
                if record is None or not record.deal.is_complete:
                    continue
                passed_out = record.auction is not None and record.auction.is_over
                if record.contract is not None or passed_out:
                    known = boards.setdefault(record.number, Broadcast(record.board, {}))
                    known.contracts[record.room] = record.contract
        yield from (known for known in boards.values() if len(known.contracts) == len(ROOMS))


# -- what is reported ----------------------------------------------------------------------------------------------


def told(what: str, *figures: float, more: str = "") -> None:
    print(f"{what:38}{''.join(f'{figure:12,.2f}' for figure in figures)}  {more}", flush=True)


def going_on(boards: int, done: int, so_far: list[int]) -> None:
    """Where somebody waits for many boards."""
    if done % PROGRESS == 0:
        print(f"  {done} of {boards}: {mean(so_far):.2f}", file=sys.stderr, flush=True)


def around(figures: list[int]) -> str:
    """Of a mean."""
    return f"standard error {stdev(figures) / len(figures) ** 0.5:.2f}" if len(figures) > 1 else ""


def report_par(boards: int, seed: str, calls: list[float]) -> None:
    lost = list[int]()
    for number in range(1, boards + 1):
        chance = Random(f"{seed}{number}")
        board = Board(number, random_deal(chance.randrange))
        lost.append(from_par(board, bid(board, chance, tuple(Side), calls).contract))
        going_on(boards, number, lost)
    told("IMPs a board from par", mean(lost), more=f"{boards} boards, {around(lost)}")


def report_broadcasts(boards: int, seed: str, calls: list[float]) -> None:
    """From par, and against what each room bid, for the side that par favours."""
    lost: dict[str, list[int]] = {"robots": [], **{room: [] for room in ROOMS}}
    against: dict[str, list[int]] = {room: [] for room in ROOMS}
    for number, (board, contracts) in enumerate(islice(broadcasts(), boards), 1):
        contract = bid(board, Random(f"{seed}{number}"), tuple(Side), calls).contract
        lost["robots"].append(from_par(board, contract))
        favoured = -1 if par(board) < 0 else 1
        for room in ROOMS:
            lost[room].append(from_par(board, contracts[room]))
            against[room].append(favoured * imps(worth(board, contract) - worth(board, contracts[room])))
        going_on(boards, number, lost["robots"])
    if not lost["robots"]:
        print("no broadcast matches are at hand")
        return
    means = {who: mean(each) for who, each in lost.items()}
    rooms = ", ".join(f"{room.lower()} room {means[room]:.2f}" for room in ROOMS)
    told("IMPs from par on boards of broadcasts", means["robots"], more=f"{rooms}; {len(lost['robots'])} boards")
    better = min(ROOMS, key=lambda room: means[room])
    told(
        "  than the better of the rooms",
        means[better] - means["robots"],
        more=f"goal -1.5; {around([ours - theirs for ours, theirs in zip(lost['robots'], lost[better], strict=True)])}",
    )
    told("  against each, for the favoured side", *(mean(against[room]) for room in ROOMS))


def report_random(boards: int, seed: str, _calls: list[float]) -> None:
    won = list[int]()
    for number in range(1, boards + 1):
        won.append(won_from_random(number, seed))
        going_on(boards, number, won)
    told("IMPs a board against random calls", mean(won), more=f"{boards} boards, {around(won)}")


def report_times(boards: int, seed: str, calls: list[float]) -> None:
    """Of calls, as far as none were made yet, and of the cards of the boards."""
    chance, cards = Random(seed), list[float]()
    for number in range(1, boards + 1):
        board = Board(number, random_deal(chance.randrange))
        bid(board, chance, tuple(Side), calls)
        cards += card_times(board, chance)
    for what, times, goal in (("a call", calls, 2), ("a card", cards, 1)):
        hundredths = quantiles(times, n=100)
        told(f"seconds {what}, p50 and p99", hundredths[49], hundredths[98], more=f"goal {goal}; {len(times)}")


REPORTS: dict[str, Callable[[int, str, list[float]], None]] = {
    "par": report_par,
    "broadcasts": report_broadcasts,
    "random": report_random,
    "times": report_times,
}


def report() -> None:
    calls = list[float]()
    print("\nrobots, double dummy, on one core", flush=True)
    for each in REPORTS.values():
        each(1 if each is report_times else BOARDS, "robots", calls)


def main(which: str = "", boards: str = "", seed: str = "robots") -> None:
    if which in REPORTS and (not boards or boards.isdecimal()):
        REPORTS[which](int(boards) if boards else MANY, seed, [])
    elif which:
        print(__doc__)
    else:
        report()


if __name__ == "__main__":
    main(*sys.argv[1:4])
