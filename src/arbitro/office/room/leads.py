"""Opening leads as they were entered, and whether they can have been made."""

from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Result
from arbitro.bridge.deal import Deal
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.room.boards import board_key
from arbitro.office.room.tables import contest_of, result_at
from arbitro.office.state import Event


def lead_at(event: Event, at: Spot, board: int, *, sees_deal: bool) -> str:
    """The opening lead as it was entered. Who sees the deal is not shown one that declarer or dummy held; to others its
    absence would tell of the hands."""
    lead = event.leads.get((at, board), "")
    is_wrong = lead and sees_deal and not can_be_led(event, at, board, lead, result_at(event, at, board))
    return "" if is_wrong else lead


def can_be_led(event: Event, at: Spot, board: int, lead: str, recorded: Recorded | None) -> bool:
    """Whether a defender held the card; the wrong one may have led it (54). Without a deal nobody knows."""
    deal = event.deals.get(board_key(contest_of(event), at, board))
    if deal is None or recorded is None or not recorded.result:
        return True
    contract = Result.parse(recorded.result).contract
    if contract is None:
        return False
    hands = Deal.parse(deal)
    return any(Card.parse(lead) in hands[seat] for seat in contract.declarer.side.opponents.seats)
