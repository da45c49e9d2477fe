"""What the players are told after a ruling in the auction: whose turn it is, or that it is over and with what."""

from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.definitions import Period
from arbitro.laws.case.notation import *


def goes_on(case: Case[Any], auction: Auction) -> bool:
    """Whether the auction goes on. Once it is over: the contract (22A), and in 2017 the Clarification Period (17D1)."""
    if not auction.is_over:
        case.apply(AuctionContinues(auction.turn))
        return True
    case.apply(AuctionEnds())
    if auction.last_bid and auction.declarer:
        case.apply(FinalContract(auction.last_bid, auction.declarer, auction.risk))
        case.apply(InPeriod(Period.CLARIFICATION), since=E2017)
    return False
