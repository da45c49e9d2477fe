"""Law 35: calls that are never admissible. In 1997 what follows when the next player calls over one of them; later
editions only list them, and each has its law: 36, 37, 38, 39.

The four laws ask the one question that they share and take their 1997 clauses from here.
"""

from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.auction_after import goes_on

# The next player called after the infraction and before anything was ruled.
lho_acted = yes_no("lho_acted", source=Source.LOG, usual=False)
auction_then_over = yes_no("auction_then_over", source=Source.LOG)

# 2007, 2017: which law is meant. (35A to 35D of 1997 are carried out by those laws.)
NOT_EXECUTABLE = {
    "35A": "cross_reference",
    "35B": "cross_reference",
    "35C": "cross_reference",
    "35D": "cross_reference",
    "35.1": "cross_reference",
    "35.2": "cross_reference",
    "35.3": "cross_reference",
    "35.4": "cross_reference",
}


def next_player_acted(case: Case[Any], offender: Seat, clause: Cited) -> bool:
    """Whether the next player condoned the call."""
    if called := case.situation.called_next:
        case.follows(lho_acted, called is offender.lho, about=offender)
    return case.ask(lho_acted, about=offender, clause=clause)


def pass_instead(
    case: Case[Any], before: Auction | None, seat: Seat, call: Call | str, *, silenced: bool = True
) -> None:
    """37, 38: a pass takes the place of the call; both partners pass from now on, if the auction goes on at all."""
    case.apply(CallReplaced(seat, call, Call.PASS))
    if before is not None:
        on = goes_on(case, before.call(Call.PASS))
    else:
        on = not case.ask(auction_then_over, about=seat, clause="17")
        case.apply(AuctionContinues(seat.lho) if on else AuctionEnds())
    if on and silenced:
        case.apply(MustPass(seat, HowLong.REST), MustPass(seat.partner, HowLong.REST))
