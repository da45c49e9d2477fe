"""The game of duplicate bridge as immutable values.

    Card.SA, Hand.parse("AKQ.J95.-.T8643"), Deal.parse("N:… … … …")
    Board(7).dealer, Board(7).vulnerability          Law 2
    random_deal(secrets.randbelow)                   Law 6
    Auction(Seat.NORTH).call(Call.PASS)              Laws 17-19, 22
    Play.begin(deal, contract).play(Card.SA)         Laws 41, 44
    score(Result.parse("4HX N +1"), vulnerability)   Law 77

A value never changes: what happens to it is a method that returns the next one. What cannot be is refused with
every problem at once (`ProblemsFound`). Nothing here knows a clock, a disk or a source of chance: a source of
chance is an argument.
"""

from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board, dealer_of, vulnerability_of
from arbitro.bridge.calls import BIDS, CALLS, Call
from arbitro.bridge.cards import CARDS, DENOMINATIONS, RANKS, SUITS, Card, Denomination, Rank, Suit
from arbitro.bridge.constraints import Constraint, constrained_deal
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import NUMBER_OF_DEALS, deal_of, number_of, random_deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.notation import Honours
from arbitro.bridge.play import Play, Trick
from arbitro.bridge.score import contract_score, score
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability

__all__ = [
    "BIDS",
    "CALLS",
    "CARDS",
    "DENOMINATIONS",
    "NUMBER_OF_DEALS",
    "RANKS",
    "SEATS",
    "SUITS",
    "Auction",
    "Board",
    "Call",
    "Card",
    "Constraint",
    "Contract",
    "Deal",
    "Denomination",
    "Hand",
    "Honours",
    "Play",
    "Rank",
    "Result",
    "Risk",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "Vulnerability",
    "constrained_deal",
    "contract_score",
    "deal_of",
    "dealer_of",
    "number_of",
    "random_deal",
    "score",
    "vulnerability_of",
]
