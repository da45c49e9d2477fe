"""Law 18: what a bid is, when it is enough, when a call is made at all, and the pause after a jump."""

from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.regulations.keys import CALL_MADE_WHEN, PAUSE_AFTER_JUMP

counts_as_made = judgment("counts_as_made", "weigh_local_regulation", "weigh_card_released", "weigh_call_told")
screens = yes_no("screens")
call_said = yes_no("call_said")
card_released = yes_no("card_released")
shown_to_slow_tray = yes_no("shown_to_slow_tray")
stop_card_shown = yes_no("stop_card_shown")
pause_kept = yes_no("pause_kept")


# -- is this bid enough? ---------------------------------------------------------------------------------------------


class BidMade(CallMade, frozen=True):
    """An auction whose last call is a bid."""

    def problems(self) -> tuple[Problem, ...]:
        problems = super().problems()
        if not problems and not self.call.is_bid:
            return (Problem("bid-wanted", Place(tag="auction", index=len(self.auction)), self.call.value, "1C … 7NT"),)
        return problems


BIDS_MADE = (
    BidMade(Seat.NORTH, (Call.BID_1C,)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_1NT)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_2C)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_1H)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_2C), Seat.SOUTH),
)


@law("18", ALL, what="is_bid_sufficient", situation=BidMade, examples=BIDS_MADE)
def is_bid_sufficient(case: Case[BidMade]) -> Ruling:
    made = case.situation
    last = made.before.last_bid

    # 18A  a level from one to seven and a denomination
    case.apply("18A")
    if last is not None:
        # 18E  clubs, diamonds, hearts, spades, notrump, from below
        if made.call.level == last.level:
            case.apply("18E")
        # 18D  not above the last bid: insufficient, Law 27
        if not made.call.supersedes(last):
            case.considered("18C", "not_above_last_bid")
            case.apply("18D")
            return case.refer(
                "insufficient_bid",
                InsufficientBid(made.dealer, made.auction, made.offender, **made.history),
            )
        # 18B, 18C  a higher denomination at the same level, or any at a higher one
        case.apply("18B", "18C")
    if not made.in_rotation:
        return case.refer(
            "call_out_of_rotation",
            CallOutOfRotation(made.dealer, made.auction, made.offender, **made.history),
        )
    return case.rule(CallStands(made.seat, made.call), AuctionContinues(made.seat.lho))


# -- was this call made? ---------------------------------------------------------------------------------------------


class CallShown(Situation, frozen=True):
    """A player has drawn a bidding card, or begun to call, and it is not agreed that he has called."""

    player: Seat
    call: Call


@law("18", ALL, what="call_perhaps_made", situation=CallShown, examples=[CallShown(Seat.WEST, Call.BID_1H)])
def call_perhaps_made(case: Case[CallShown]) -> Ruling:
    player, call = case.situation.player, case.situation.call
    # 18F  the authority says how calls are made
    if _is_made(case):
        return case.rule("18F", CallStands(player, call))
    case.apply("18F", Instruction("call_not_made", player))
    heard = Information("call_not_made", case.clause("16B"), unauthorised=(player.side,), seat=player.partner)
    return case.rule("16B", heard)


def _is_made(case: Case[CallShown]) -> bool:
    player = case.situation.player
    if case.regulated(CALL_MADE_WHEN) == "open":
        return case.ask(counts_as_made, about=player, clause="18F")
    # FIGB art. 18: the card released on the table or tray; the call said aloud; behind screens shown to slow the tray
    if case.ask(card_released, about=player, clause="18F"):
        return True
    otherwise = shown_to_slow_tray if case.ask(screens, clause="18F") else call_said
    return case.ask(otherwise, about=player, clause="18F")


# -- was a jump bid announced, and waited for? -----------------------------------------------------------------------


class JumpMade(BidMade, frozen=True):
    """An auction whose last call is a bid, of which somebody says that it was a jump."""

    @property
    def is_jump(self) -> bool:
        """Whether a lower bid in the same denomination would have been sufficient."""
        last = self.before.last_bid
        return any(
            bid.level < self.call.level and bid.denomination is self.call.denomination
            for bid in (BIDS if last is None else BIDS[last.index + 1 :])
        )


JUMPS = (JumpMade(Seat.NORTH, (Call.BID_1S, Call.BID_3C)), JumpMade(Seat.NORTH, (Call.BID_1S, Call.BID_2C)))


@law("18", ALL, what="pause_after_jump", situation=JumpMade, examples=JUMPS)
def pause_after_jump(case: Case[JumpMade]) -> Ruling:
    made, clause = case.situation, "16B"
    # 18F  the authority may want jumps announced by a stop card (FIGB art. 18.3, not behind screens)
    if why := _why_no_pause(case):
        case.considered(clause, why)
        return case.rule("18F", NoRectification())

    case.apply("18F")
    heard = []
    if not case.ask(stop_card_shown, about=made.seat, clause="18F"):
        case.apply(Instruction("show_stop_card", made.seat))
        side, partner = made.seat.side, made.seat.partner
        heard.append(Information("jump_without_stop", case.clause(clause), unauthorised=(side,), seat=partner))
    # and a pause of the next player
    lho = made.seat.lho
    if not case.ask(pause_kept, about=lho, clause="18F"):
        case.apply(Instruction("wait_after_jump", lho))
        heard.append(Information("call_without_pause", case.clause(clause), unauthorised=(lho.side,), seat=lho.partner))
    if not heard:
        case.considered(clause, pause_kept)
        return case.rule(NoRectification())
    # a breach may be treated as information from partner (16)
    return case.rule(clause, *heard)


def _why_no_pause(case: Case[JumpMade]) -> str:
    """The fact for which no stop card and no pause are wanted; empty if they are."""
    if case.regulated(PAUSE_AFTER_JUMP) is None:
        return "no_pause_wanted"
    if not case.situation.is_jump:
        return "not_a_jump"
    return screens.id if case.ask(screens, clause="18F") else ""
