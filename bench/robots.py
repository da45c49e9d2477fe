"""How well the robots bid: the loss to par, to random legal calls and to the contracts of broadcast matches, scored
double dummy; and the time of a call and of a card.

python -m bench.robots [boards] [seed]
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import process_time

from arbitro.analysis.par import par_of
from arbitro.analysis.table import double_dummy_table
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Side
from arbitro.formats.lin.reader import read
from arbitro.formats.record import BoardRecord
from arbitro.robots import Memory, Ways, decide
from arbitro.scoring.imps import imps
from arbitro.systems import Agreements, load_system
from arbitro.table.event import BoardPlaced, CallEvent, CardEvent, Mode
from arbitro.table.fold import after, begin
from arbitro.table.options import Options
from arbitro.table.state import BoardPhase
from arbitro.table.view import CallSeen, TableView, view

BOARDS = 6
PLAYED = 10  # boards that are bid for one that is played too
BROADCASTS = Path(__file__).parents[2] / "shared" / "data" / "lin"
WAYS = Ways(Agreements.both(load_system("five_card_majors")))


def seen(board: Board, auction: Auction) -> TableView:
    """What the player whose turn it is sees in the auction."""
    calls = (CallSeen(auction.caller(place), call.value) for place, call in enumerate(auction.calls))
    return TableView(
        viewer=auction.turn.value,
        phase=BoardPhase.AUCTION,
        board=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        turn=auction.turn,
        calls=tuple(calls),
        hands={auction.turn.value: tuple(board.deal[auction.turn])},
        options=Options(calls=auction.legal_calls),
    )


def bid(board: Board, chance: Random, robots: tuple[Side, ...], times: list[float]) -> Auction:
    """The sides that are no robots call by chance."""
    auction = Auction(board.dealer)
    while not auction.is_over:
        if auction.turn.side in robots:
            start = process_time()
            act = decide(seen(board, auction), Memory(), WAYS, chance.randrange)
            times.append(process_time() - start)
            assert isinstance(act, CallEvent)
            auction = auction.call(act.call)
        else:
            auction = auction.call(chance.choice((Call.PASS, *auction.legal_calls[:3])))
    return auction


def worth(board: Board, contract: Contract | None) -> int:
    """To North-South, double dummy."""
    if contract is None:
        return 0
    tricks = double_dummy_table(board.deal).tricks(contract.denomination, contract.declarer)
    return score(Result(contract, tricks), board.vulnerability)


def from_par(board: Board, contract: Contract | None) -> int:
    par = par_of(double_dummy_table(board.deal), board.dealer, board.vulnerability)
    return abs(imps(worth(board, contract) - par.score_ns))


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


def broadcast() -> Iterator[tuple[Board, Contract | None]]:
    """The boards of the broadcasts that are at hand, with the contracts of both rooms."""
    for file in sorted(BROADCASTS.glob("vugraph-*.lin")):
        with file.open("rb") as lines:
            for record in read(lines, strict=False):
                if isinstance(record, BoardRecord) and record.deal.is_complete:
                    auction = record.auction
                    if auction is not None and auction.is_over:
                        yield record.board, auction.contract


def told(what: str, *figures: float, more: str = "") -> None:
    print(f"{what:38}{''.join(f'{figure:12,.2f}' for figure in figures)}  {more}", flush=True)


def report(boards: int = BOARDS, seed: str = "robots") -> None:
    chance, calls, cards = Random(seed), list[float](), list[float]()
    par, random, there, people = list[int](), list[int](), list[int](), list[int]()
    print(f"\nrobots, {boards} boards, double dummy, on one core", flush=True)
    for number in range(1, boards + 1):
        board = Board(number, random_deal(chance.randrange))
        par.append(from_par(board, bid(board, Random(f"{seed}{number}"), tuple(Side), calls).contract))
    told("IMPs a board from par", mean(par))
    for board, contract in islice(broadcast(), boards):
        there.append(from_par(board, bid(board, chance, tuple(Side), calls).contract))
        people.append(from_par(board, contract))
    if people:
        told("the same on boards of broadcasts", mean(there), more=f"the players {mean(people):.2f}")
    for number in range(1, boards + 1):
        board = Board(number, random_deal(chance.randrange))
        with_them, against_them = (worth(board, bid(board, chance, (side,), []).contract) for side in Side)
        random.append(imps(with_them - against_them))
    told("IMPs a board against random calls", mean(random))
    for number in range(1, boards // PLAYED + 2):
        cards += card_times(Board(number, random_deal(chance.randrange)), chance)
    for what, times, goal in (("a call", calls, 2), ("a card", cards, 1)):
        hundredths = quantiles(times, n=100)
        told(f"seconds {what}, p50 and p99", hundredths[49], hundredths[98], more=f"goal {goal}")


if __name__ == "__main__":
    report(int(sys.argv[1]) if sys.argv[1:] else BOARDS, *sys.argv[2:3])
