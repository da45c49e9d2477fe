"""The irregularities of the auction, told from the log."""

from typing import NamedTuple

from msgspec.structs import replace

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.ruling import Plain
from arbitro.laws.case.situation import CallMade, CallOutOfRotation
from arbitro.laws.law_16_information import InformationFromPartner
from arbitro.laws.law_21_misinformation import WrongExplanation
from arbitro.laws.law_24_card_exposed_in_auction import CardsExposed
from arbitro.laws.law_25_change_of_call import CallChanged
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_37_call_by_player_who_must_pass import ObligationBroken
from arbitro.laws.law_38_bid_above_seven import BidAboveSeven
from arbitro.laws.law_39_call_after_final_pass import LateCall
from arbitro.table.bidding import SeatCall
from arbitro.table.facts.entry import LawEntry
from arbitro.table.irregularity import How, Irregularity, Kind, Status
from arbitro.table.state import UNSETTLED, Table


class Told(NamedTuple):
    """An auction in rotation: whoever was passed over counts as having passed, irregular calls as accepted."""

    calls: tuple[Call, ...]
    accepted: tuple[int, ...]
    turn: Seat


def told(table: Table, count: int, turn: Seat | None = None) -> Told:
    """The first calls of the auction that counts, up to the turn of a player where one is named."""
    auction = Auction(table.setting.board.dealer)
    accepted: list[int] = []
    over = table.bidding.over and count == len(table.bidding.calls)

    def more(auction: Auction, call: Call, *, last: bool) -> Auction:
        if call in auction.legal_calls:
            following = auction.call(call)
            if last or not following.is_over:
                return following
        accepted.append(len(auction.calls) + 1)
        return auction.accepting(call)

    calls = table.bidding.calls[:count]
    for at, (seat, made, said) in enumerate(calls, 1):
        while auction.turn is not seat:
            auction = more(auction, Call.PASS, last=False)
        call = made if made.is_bid or (made in auction.legal_calls and not said) else Call.PASS  # 36: no double
        auction = more(auction, call, last=over and all(later.call is Call.PASS for later in calls[at:]))
        if auction.is_over:  # a double that was none may leave one pass too many
            break
    while turn is not None and auction.turn is not turn:
        auction = more(auction, Call.PASS, last=False)
    return Told(auction.calls, tuple(accepted), auction.turn)


def place_of(wrong: Irregularity) -> int:
    """Where the irregular call stands among those that count."""
    assert wrong.place is not None
    return wrong.place


def insufficient_bid(table: Table, wrong: Irregularity) -> LawEntry:
    at = place_of(wrong)
    before = told(table, at, wrong.seat)
    assert wrong.call is not None
    bid = InsufficientBid(
        table.setting.board.dealer,
        (*before.calls, wrong.call),
        accepted_calls=before.accepted,
        calls_after=_calls_after(table, wrong, before),
    )
    answers = _after_call(table, wrong, at)
    if answers["lho_acted"]:  # 27A1  also if his call was not in order itself
        answers["accepted"] = True
    if wrong.artificial:  # 27B1; of what takes its place the log does not tell
        answers[f"artificial@{wrong.call.value}"] = True
    return LawEntry("insufficient_bid", bid, answers)


def call_out_of_rotation(table: Table, wrong: Irregularity) -> LawEntry:
    at = place_of(wrong)
    before = told(table, at, wrong.turn)
    assert wrong.call is not None
    called = () if wrong.status is Status.HELD else _called_over(table, wrong)
    call = CallOutOfRotation(
        table.setting.board.dealer,
        (*before.calls, wrong.call),
        wrong.seat,
        accepted_calls=before.accepted,
        calls_after=called,
    )
    turn = before.turn.value
    answers = _after_call(table, wrong, at) | {
        f"rho_must_pass@{turn}": any(seat is before.turn for seat, _ in table.bound.must_pass),
        f"right_player_called@{turn}": any(made.seat is before.turn for made in _since(table, wrong)),
    }
    if wrong.artificial is not None:  # 29C, 30C
        passed = wrong.call is Call.PASS
        asked = f"pass_artificial@{wrong.seat.value}" if passed else f"bid_artificial@{wrong.call.value}"
        answers[asked] = wrong.artificial
    return LawEntry("call_out_of_rotation", call, answers | dict(wrong.told) | _later_calls(table, wrong))


def _since(table: Table, wrong: Irregularity) -> tuple[SeatCall, ...]:
    """The calls after the irregular one; it is not among them any more once it was cancelled."""
    at = place_of(wrong)
    return table.bidding.calls[at if wrong.status is Status.HELD else at + 1 :]


def _called_over(table: Table, wrong: Irregularity) -> tuple[tuple[Seat, Call], ...]:
    """What was called after it, in order or not; not if the player himself called again."""
    since = _since(table, wrong)
    return () if since and since[0].seat is wrong.seat else tuple((made.seat, made.call) for made in since)


def _calls_after(table: Table, wrong: Irregularity, before: Told) -> tuple[tuple[Seat, Call], ...]:
    """What was called over it, as far as that was in order; later faults have rulings of their own."""
    assert wrong.call is not None
    auction = Auction.of(table.setting.board.dealer, before.calls, before.accepted).accepting(wrong.call)
    called: list[tuple[Seat, Call]] = []
    for seat, call, said in _since(table, wrong):
        if said or seat is not auction.turn or call not in auction.legal_calls:
            break
        called.append((seat, call))
        auction = auction.call(call)
    return tuple(called)


def _legal_since(table: Table, wrong: Irregularity) -> dict[Seat, Call]:
    """Each player's first call after it, as far as they were legal and in turn; others have rulings of their own."""
    called: dict[Seat, Call] = {}
    bidding = replace(table.bidding.first(place_of(wrong), table.setting.board.dealer), turn=wrong.turn)
    for seat, call, said in _since(table, wrong):
        if said or seat is not bidding.turn or call not in bidding.legal_calls(seat):
            break
        called.setdefault(seat, call)
        bidding = bidding.with_call(seat, call)
    return called


def _later_calls(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    """30-32: what the player whose turn it was, and then the offender, have called since it was cancelled."""
    assert wrong.turn is not None
    assert wrong.call is not None
    calls = _legal_since(table, wrong) if wrong.status is Status.HELD else {}
    turn, offender = wrong.turn, wrong.seat
    answers: dict[str, Plain] = {
        f"rho_called@{turn.value}": turn in calls,
        f"offender_called@{offender.value}": offender in calls,
    }
    if turn in calls:
        answers[f"rho_call@{turn.value}"] = calls[turn].value
    if offender in calls:
        answers[f"replacement@{wrong.call.value}"] = calls[offender].value
    return answers


def goes_on(table: Table, wrong: Irregularity) -> bool:
    """Whether a ruling that had to wait for a later call can be completed."""
    if wrong.kind is not Kind.CALL_OUT_OF_ROTATION or wrong.status is not Status.HELD:
        return False
    now = _later_calls(table, wrong)
    return any(said is False and now.get(identity) is True for identity, said in wrong.told)


def inadmissible_double(table: Table, wrong: Irregularity) -> LawEntry:
    at = place_of(wrong)
    before = told(table, at, wrong.seat)
    assert wrong.call is not None
    call = CallMade(
        table.setting.board.dealer,
        (*before.calls, wrong.call),
        accepted_calls=before.accepted,
        calls_after=_called_over(table, wrong),
    )
    return LawEntry("inadmissible_double", call, _after_call(table, wrong, at))


def had_to_pass(table: Table, wrong: Irregularity) -> LawEntry:
    at = place_of(wrong)
    before = told(table, at, wrong.seat)
    assert wrong.call is not None
    how_long = next((how for seat, how in table.bound.must_pass if seat is wrong.seat), None)
    call = ObligationBroken(
        table.setting.board.dealer,
        (*before.calls, wrong.call),
        how_long=how_long,
        accepted_calls=before.accepted,
        calls_after=_calls_after(table, wrong, before),
    )
    return LawEntry("call_by_player_who_must_pass", call, _after_call(table, wrong, at))


def bid_above_seven(table: Table, wrong: Irregularity) -> LawEntry:
    at = place_of(wrong)
    before = told(table, at, wrong.seat)
    bid = BidAboveSeven(table.setting.board.dealer, wrong.bid, before.calls, accepted_calls=before.accepted)
    return LawEntry("bid_above_seven", bid, _after_call(table, wrong, at))


def after_final_pass(table: Table, wrong: Irregularity) -> LawEntry:
    before = told(table, len(table.bidding.calls))
    assert wrong.call is not None
    call = LateCall(table.setting.board.dealer, before.calls, wrong.seat, wrong.call, accepted_calls=before.accepted)
    answered = any(
        later.kind is wrong.kind and later.seat is wrong.seat.lho and later.event > wrong.event
        for later in table.irregularities
    )
    return LawEntry("call_after_final_pass", call, {"lead_faced": play_begun(table), "lho_acted": answered})


def changed_call(table: Table, wrong: Irregularity) -> LawEntry:
    """The player's last call, what others called until he changed it, and what he wants in its place."""
    at, calls = place_of(wrong), table.bidding.calls
    before = told(table, at, wrong.seat)
    count = wrong.calls or len(calls)
    so_far = told(table, count)
    first, lho = calls[at].call, wrong.seat.lho
    since = so_far.calls[len(before.calls) + 1 :]
    over = next((made.call for made in calls[count:][:1] if made.seat is lho and not (since or made.said)), None)
    assert wrong.call is not None
    too_low = (other for other in table.irregularities if other.kind is Kind.INSUFFICIENT_BID and other.place == at)
    in_question = len(before.calls) + 1 if any(bid.status in UNSETTLED for bid in too_low) else None
    change = CallChanged(
        table.setting.board.dealer,
        (*before.calls, first),
        substitute=wrong.call,
        since=since,
        over=over,
        accepted_calls=tuple(number for number in so_far.accepted if number != in_question),
    )
    answers: dict[str, Plain] = {"auction_period_over": play_begun(table), "lead_faced": play_begun(table)}
    return LawEntry("change_of_call", change, answers | {"lho_acted": bool(since)})


def exposed_in_auction(table: Table, wrong: Irregularity) -> LawEntry:
    """With any other card of the player that lies exposed."""
    cards = tuple(dict.fromkeys(laid.card for laid in table.faced if laid.seat is wrong.seat))
    before = told(table, len(table.bidding.calls))
    assert wrong.card is not None
    exposed = CardsExposed(
        table.setting.board.dealer,
        wrong.seat,
        cards or (wrong.card,),
        before.calls,
        accepted_calls=before.accepted,
    )
    answers: dict[str, Plain] = {}
    if wrong.how is not None:
        answers[f"premature_lead@{exposed.cards[0].value}"] = False  # shown, not led
    if wrong.how is How.DROPPED:
        answers[f"exposed_inadvertently@{wrong.card.value}"] = True
    if wrong.how is not None:
        answers[f"visible_to_partner@{wrong.seat.value}"] = wrong.visible
    return LawEntry("card_exposed_in_auction", exposed, answers)


def unauthorised_information(table: Table, wrong: Irregularity) -> LawEntry:
    """16: who gave his partner a hint, and what the partner has done since."""
    return LawEntry(
        "unauthorised_information", InformationFromPartner(wrong.seat, chosen=_done_since(table, wrong)), {}
    )


def _done_since(table: Table, wrong: Irregularity) -> str:
    """The partner's first call after the last one of the player before somebody spoke; in the play his next card."""
    partner, calls = wrong.seat.partner, table.bidding.calls
    if wrong.trick is not None:
        tricks = (*(quitted.cards for quitted in table.tricks), table.trick)[wrong.trick - 1 :]
        return next((placed.card.value for cards in tricks for placed in cards if placed.seat is partner), "")
    own = (at for at in range(min(wrong.calls or 0, len(calls)) - 1, -1, -1) if calls[at].seat is wrong.seat)
    later = calls[next(own, len(calls)) :]
    return next((made.text for made in later if made.seat is partner), "")


def misinformation(table: Table, wrong: Irregularity) -> LawEntry:
    """21: who explained wrongly or did not alert, and the auction, where it was all in order."""
    auction, board = told(table, len(table.bidding.calls)), table.setting.board
    if auction.calls and not auction.accepted:
        explained = WrongExplanation(dealer=board.dealer, auction=auction.calls, explainer=wrong.seat)
    else:
        explained = WrongExplanation(declarer=table.bidding.declarer or wrong.seat, explainer=wrong.seat)
    answers: dict[str, Plain] = {
        "lead_faced": play_begun(table),
        "play_ended": table.is_over,
        "hands_returned": len(table.returned) == len(SEATS),
    }
    return LawEntry("wrong_explanation", explained, answers)


def play_begun(table: Table) -> bool:
    """Whether a lead has been faced."""
    return bool(table.trick or table.tricks)


def _after_call(table: Table, wrong: Irregularity, at: int) -> dict[str, Plain]:
    """What the others have done since. Once a lead is faced, nobody can refuse the call any more."""
    acted = any(made.seat is wrong.seat.lho for made in table.bidding.calls[at + 1 :])
    answers: dict[str, Plain] = {"lho_acted": acted, "lead_faced": play_begun(table)}
    return answers | {"accepted": True} if play_begun(table) else answers
