"""The names of the game that programs import from `arbitro.bridge`."""

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
