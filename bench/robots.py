"""How well the robots bid: the loss to par and to random legal calls, double dummy; and the time of a call.

python -m bench.robots [boards]
"""

import sys
from random import Random
from statistics import mean, quantiles
from time import process_time

from arbitro.analysis.par import par_of
from arbitro.analysis.table import double_dummy_table
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.score import score
from arbitro.bridge.seats import Side
from arbitro.robots import Memory, Ways, decide
from arbitro.scoring.imps import imps
from arbitro.systems import Agreements, load_system
from arbitro.table.event import CallEvent
from arbitro.table.options import Options
from arbitro.table.state import BoardPhase
from arbitro.table.view import CallSeen, TableView

BOARDS = 500
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


def report(boards: int = BOARDS) -> None:
    chance, times = Random("robots"), list[float]()
    par, random = list[int](), list[int]()
    for number in range(1, boards + 1):
        board = Board(number, random_deal(chance.randrange))
        table = double_dummy_table(board.deal)

        def worth(auction: Auction, board: Board = board) -> int:
            contract = auction.contract
            if contract is None:
                return 0
            tricks = double_dummy_table(board.deal).tricks(contract.denomination, contract.declarer)
            return score(Result(contract, tricks), board.vulnerability)

        here = worth(bid(board, chance, tuple(Side), times))
        par.append(abs(imps(here - par_of(table, board.dealer, board.vulnerability).score_ns)))
        ours, theirs = (worth(bid(board, chance, (side,), [])) for side in Side)
        random.append(imps(ours - theirs))
    hundredths = quantiles(times, n=100)
    print(f"\nrobots, {boards} boards, double dummy, on one core")
    print(f"{'IMPs a board from par':38}{mean(par):12,.2f}")
    print(f"{'IMPs a board against random calls':38}{mean(random):12,.2f}")
    print(f"{'seconds a call, p50 and p99':38}{hundredths[49]:12,.3f}  {hundredths[98]:,.3f}  goal 2")


if __name__ == "__main__":
    report(*map(int, sys.argv[1:]))
