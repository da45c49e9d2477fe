"""Robots and calls by chance: how a board is bid by them, and what it is worth double dummy."""

from random import Random
from time import process_time

from arbitro.analysis.table import tricks
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Contract, Result
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


def bid(board: Board, chance: Random, robots: tuple[Side, ...], times: list[float], ways: Ways = WAYS) -> Auction:
    """The sides that are no robots call by chance."""
    auction = Auction(board.dealer)
    while not auction.is_over:
        if auction.turn.side in robots:
            start = process_time()
            act = decide(seen(board, auction), Memory(), ways, chance.randrange)
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
    won = tricks(board.deal, contract.denomination, contract.declarer)
    return score(Result(contract, won), board.vulnerability)


def won_from_random(number: int, seed: str, ways: Ways = WAYS) -> int:
    """IMPs of a board that robots play at one table as North-South, at the other as East-West."""
    board = Board(number, random_deal(Random(f"{seed}{number}").randrange))
    ns, ew = (worth(board, bid(board, Random(f"{seed}{number}{side}"), (side,), [], ways).contract) for side in Side)
    return imps(ns - ew)
