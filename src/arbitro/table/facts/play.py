"""The irregularities of the play, told from the log."""

from msgspec.structs import replace

from arbitro.bridge.cards import Card
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CardKind
from arbitro.laws.case.ruling import Plain
from arbitro.laws.law_45_card_played import DesignationChanged
from arbitro.laws.law_45_dummys_cards import DummyMisplayed
from arbitro.laws.law_46_incomplete_designation import Designation
from arbitro.laws.law_47_card_retracted import CardRetracted
from arbitro.laws.law_50_penalty_card import PenaltyCards
from arbitro.laws.law_52_penalty_card_not_played import PenaltyCardNotPlayed
from arbitro.laws.law_61_failure_to_follow_suit import LAST, RevokeInquiry
from arbitro.laws.law_67_defective_trick import DefectiveTrick
from arbitro.laws.shared.designation import Words
from arbitro.laws.shared.hands import FULL
from arbitro.laws.shared.out_of_turn import (
    FifthCard,
    LeadOutOfTurn,
    OpeningLeadOutOfTurn,
    PrematurePlay,
    SeveralCards,
)
from arbitro.laws.shared.penalty_card import CardExposed, Exposure
from arbitro.table.designating import position
from arbitro.table.facts.entry import LawEntry
from arbitro.table.irregularity import How, Irregularity
from arbitro.table.playing import owed
from arbitro.table.state import CardLaid, Table


def declarer_of(table: Table) -> Seat:
    declarer = table.declarer
    assert declarer is not None  # there is play only with a contract
    return declarer


def card_of(wrong: Irregularity) -> Card:
    assert wrong.card is not None
    return wrong.card


def trick_of(table: Table, number: int | None) -> tuple[CardLaid, ...]:
    """The cards of a trick, quitted or under way, in the order placed; none of one that was taken back."""
    if number is None or number == table.next_trick:
        return table.trick
    return table.tricks[number - 1].cards if number <= len(table.tricks) else ()


def next_trick(table: Table, number: int | None) -> tuple[CardLaid, ...]:
    """The cards to the trick after."""
    return () if number is None or number >= table.next_trick else trick_of(table, number + 1)


def placed_after(table: Table, wrong: Irregularity) -> tuple[tuple[Seat, Card], ...]:
    """What other hands put on the trick after the irregular card."""
    cards = trick_of(table, wrong.trick)
    at = next((at for at, placed in enumerate(cards) if placed == (wrong.seat, wrong.card)), len(cards))
    return tuple((placed.seat, placed.card) for placed in cards[at + 1 :])


def other_penalty_cards(table: Table, wrong: Irregularity) -> tuple[Card, ...]:
    laid = table.bound.penalty_cards
    return tuple(penalty.card for penalty in laid if penalty.seat is wrong.seat and penalty.card is not wrong.card)


# -- out of turn ---------------------------------------------------------------------------------------------------


def lead_out_of_turn(table: Table, wrong: Irregularity) -> LawEntry:
    assert wrong.turn is not None
    lead = LeadOutOfTurn(
        declarer_of(table),
        wrong.seat,
        card_of(wrong),
        wrong.turn,
        wrong.trick or table.next_trick,
        placed_after(table, wrong),
        other_penalty_cards(table, wrong),
    )
    return LawEntry("lead_out_of_turn", lead, {"earlier_obligation": _owing(table, wrong)})


def _owing(table: Table, wrong: Irregularity) -> bool:
    """60A3: whether that side had a penalty card to play, or a demand on a lead or play to obey."""
    bound, side = table.bound, wrong.seat.side
    restricted = (
        *(restriction.seat for restriction in bound.restrictions),
        *(restriction.seat for restriction in bound.lead_restrictions),
    )
    return any(seat.side is side for seat in (*(penalty.seat for penalty in bound.penalty_cards), *restricted))


def opening_lead_out_of_turn(table: Table, wrong: Irregularity) -> LawEntry:
    declarer = declarer_of(table)
    after, others = placed_after(table, wrong), other_penalty_cards(table, wrong)
    lead = OpeningLeadOutOfTurn(declarer, wrong.seat, card_of(wrong), after, others)
    answers: dict[str, Plain] = {
        "opening_lead_faced": True,
        "partner_led_face_down": table.face_down is not None,
        "declarer_started_spreading": declarer in table.spread,
        "declarer_could_have_seen_dummy": table.dummy_is_down or any(laid.seat is table.dummy for laid in table.faced),
    }
    return LawEntry("opening_lead_out_of_turn", lead, answers)


def play_out_of_turn(table: Table, wrong: Irregularity) -> LawEntry:
    led_by, led = trick_of(table, wrong.trick)[0]
    assert wrong.turn is not None
    play = PrematurePlay(
        declarer_of(table),
        wrong.seat,
        card_of(wrong),
        led_by,
        led,
        wrong.turn,
        after=placed_after(table, wrong),
        others=other_penalty_cards(table, wrong),
    )
    return LawEntry("premature_play", play, _premature(table, wrong))


def premature_lead(table: Table, wrong: Irregularity) -> LawEntry:
    led_by, led = trick_of(table, wrong.trick)[0]
    assert wrong.turn is not None
    others = other_penalty_cards(table, wrong)
    play = PrematurePlay(
        declarer_of(table), wrong.seat, card_of(wrong), led_by, led, wrong.turn, lead=True, others=others
    )
    return LawEntry("premature_play", play, _premature(table, wrong))


def _premature(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    """Whether declarer had played from both hands, and whether the card could have followed suit."""
    before, trick = [], trick_of(table, wrong.trick)
    for placed in trick:
        if placed == (wrong.seat, wrong.card):
            break
        before.append(placed.seat)
    both = table.declarer in before and table.dummy in before
    held = table.hands[wrong.seat.index] & trick[0].card.suit.mask
    owing = _owing(table, wrong)
    played = {"declarer_played_both_hands": both, "earlier_obligation": owing}
    return {**played, f"could_follow@{wrong.seat.value}": bool(held)}


# -- cards beside the trick ------------------------------------------------------------------------------------------


def dummy_misplayed(table: Table, wrong: Irregularity) -> LawEntry:
    """45D: what was called, what dummy put there, and what came after it."""
    dummy = wrong.seat
    cards = trick_of(table, wrong.trick)
    after = placed_after(table, wrong)
    in_turn = tuple(
        laid for turns, laid in enumerate(after, 1) if [seat for seat, _ in after[:turns]] == _following(dummy, turns)
    )
    following = next_trick(table, wrong.trick)
    sides = {laid.seat.side for laid in following}
    late = len(sides) == 2 or not table.hands[dummy.index] & wrong.due[0].bit  # the card called may be gone itself
    misplayed = DummyMisplayed(
        declarer_of(table),
        wrong.due[0],
        card_of(wrong),
        bool(cards) and cards[0].seat is dummy,
        in_turn,
        (following[0].seat, following[0].card) if following and not late else None,
    )
    # a revoke has a ruling of its own
    apart = {f"failed_to_follow_misplayed@{card_of(wrong).value}": False}
    return LawEntry("dummy_misplayed_card", misplayed, {"each_side_played_on": late, **apart})


def _following(seat: Seat, count: int) -> list[Seat]:
    return [seat.after(turns) for turns in range(1, count + 1)]


def several_cards(table: Table, wrong: Irregularity) -> LawEntry:
    """58B: all that could be seen; once both sides have played on, the card on the trick and those beside it (67B2)."""
    cards = trick_of(table, wrong.trick)
    led = cards[0].card.suit if cards and cards[0].seat is not wrong.seat else None
    others = tuple(card for card in other_penalty_cards(table, wrong) if card not in wrong.due)
    late, put = _both_played_on(table, wrong), wrong.due
    known = _left_over(table, wrong) if wrong.trick == LAST else {}
    if late:
        # 47, 45D  another may have taken the place of the first, which is then played to a later trick
        beside = _beside(table, wrong)
        own = _own(cards, wrong) or (*beside, card_of(wrong))[0]
        rest = [card for card in beside if card is not own] or [card for card in wrong.due if card is not own]
        put, known = (own, *rest), _faced(table, wrong, own)
    after = placed_after(table, wrong)
    several = SeveralCards(
        declarer_of(table), wrong.seat, put, after=after, others=others, trick=wrong.trick, suit_led=led
    )
    return LawEntry("several_cards_at_once", several, {"next_trick_under_way": late, **known})


def asked_about_revoke(table: Table, wrong: Irregularity) -> LawEntry:
    assert wrong.turn is not None
    inquiry = RevokeInquiry(declarer_of(table), wrong.seat, wrong.turn, revoke_apart=True)
    return LawEntry("asked_about_revoke", inquiry, {})


def _both_played_on(table: Table, wrong: Irregularity) -> bool:
    """Whether both sides have played to the next trick."""
    assert wrong.trick is not None
    sides = {placed.seat.side for quitted in table.tricks[wrong.trick :] for placed in quitted.cards}
    sides |= {placed.seat.side for placed in table.trick} if wrong.trick < table.next_trick else set()
    return len(sides) == 2 or wrong.trick < len(table.tricks)


def fifth_card(table: Table, wrong: Irregularity) -> LawEntry:
    trick = wrong.trick or table.next_trick
    own = _own(trick_of(table, trick), wrong)
    if own not in (None, wrong.card) and wrong.trick is not None and _both_played_on(table, wrong):
        return _too_many(table, wrong)
    card = FifthCard(declarer_of(table), wrong.seat, card_of(wrong), trick, other_penalty_cards(table, wrong))
    if trick == LAST:
        return LawEntry("fifth_card", card, _left_over(table, wrong))
    if table.trick or len(table.tricks) != trick:  # the trick is not over, or the next one has begun
        return LawEntry("fifth_card", card, {"deemed_lead": False})
    return LawEntry("fifth_card", card, {"trick_won_by": table.tricks[-1].winner.value})


def _left_over(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    """67B1: the trick to which he put no card, unless it has been put right."""
    tricks = {number: cards for number in range(1, LAST) if (cards := trick_of(table, number))}
    without = (number for number, cards in tricks.items() if wrong.seat not in (placed.seat for placed in cards))
    omitted, seat = next(without, None), wrong.seat.value
    if omitted is None:
        return {f"played_count_wrong@{seat}": False, f"cards_at_start@{seat}": FULL}
    led = tricks[omitted][0].card.suit.value
    return {f"trick_without_card@{seat}": omitted, f"suit_led_then@{omitted}": led, f"played_not_placed@{seat}": False}


def _too_many(table: Table, wrong: Irregularity) -> LawEntry:
    """67B2: found when both sides have played on; the card that was faced to the trick stays."""
    assert wrong.trick is not None
    cards, seat = trick_of(table, wrong.trick), wrong.seat
    own = next(placed.card for placed in cards if placed.seat is seat)
    led = cards[0].card.suit if cards[0].seat is not seat else None
    trick = DefectiveTrick(declarer_of(table), seat, wrong.trick, led, (own, card_of(wrong)))
    return LawEntry("defective_trick", trick, {"next_trick_under_way": True, **_faced(table, wrong, own)})


def _own(cards: tuple[CardLaid, ...], wrong: Irregularity) -> Card | None:
    """The card of the offender among those of a trick."""
    return next((placed.card for placed in cards if placed.seat is wrong.seat), None)


def _beside(table: Table, wrong: Irregularity) -> tuple[Card, ...]:
    """The cards that he put to the trick and that lie beside it."""
    put = dict.fromkeys((*wrong.due, card_of(wrong)))
    return tuple(card for card in put if CardLaid(wrong.seat, card) in table.faced)


def _faced(table: Table, wrong: Irregularity, own: Card) -> dict[str, Plain]:
    """67B2: which card lies on the trick, and whether others do that are still to be played."""
    seat = wrong.seat.value
    return {
        f"played_count_wrong@{seat}": bool(_beside(table, wrong)),
        f"faced_card_known@{seat}": True,
        f"faced_card@{seat}": own.value,
        f"failed_to_play_it@{seat}": False,  # a revoke has a ruling of its own
        **_dealt(wrong),
    }


def _dealt(wrong: Irregularity) -> dict[str, Plain]:
    """67B: the hands were right when they were dealt."""
    return {f"cards_at_start@{wrong.seat.value}": FULL, "other_hands_wrong": []}


def exposed_card(table: Table, wrong: Irregularity) -> LawEntry:
    """How it came to be seen is in the log; what it was said with is not."""
    card = card_of(wrong)
    exposed = CardExposed(declarer_of(table), wrong.seat, card, other_penalty_cards(table, wrong))
    answers: dict[str, Plain] = {f"visible_to_partner@{wrong.seat.value}": wrong.visible}
    if table.trick:
        answers["suit_under_way"] = table.trick[0].card.suit.value
    if wrong.how in (How.DROPPED, How.NAMED):
        exposure = Exposure.SEEN if wrong.how is How.DROPPED else Exposure.NAMED
        answers[f"exposure@{card.value}"] = exposure.value
        answers[f"exposed_inadvertently@{card.value}"] = wrong.how is How.DROPPED
    return LawEntry("defender_exposed_card", exposed, answers)


def taken_back(table: Table, wrong: Irregularity) -> LawEntry:
    declarer, others = declarer_of(table), other_penalty_cards(table, wrong)
    # a card out of turn has a ruling of its own: here it was his turn
    taken = CardRetracted(declarer, wrong.seat, card_of(wrong), wrong.seat, wrong.trick, others)
    return LawEntry("card_retracted", taken, {})


def changed_designation(table: Table, wrong: Irregularity) -> LawEntry:
    """45C4(b): the card that was called, the card that is wanted, and what the next hand has played."""
    declarer, card = declarer_of(table), card_of(wrong)
    dummy, later = declarer.partner, placed_after(table, wrong)
    wanted = Words.parse(wrong.bid).card
    next_card = next((placed for seat, placed in later if seat is dummy.lho), None)
    changed = DesignationChanged(declarer, dummy, card, None if wanted is card else wanted, next_card)
    begun = wrong.trick is not None and wrong.trick < table.next_trick
    since = [seat for seat, _ in later] + [placed.seat for placed in table.trick if begun]
    again = any(not table.defends(seat) for seat in since)
    return LawEntry("designation_changed", changed, {f"declarer_played_again@{card.value}": again})


def unclear_designation(table: Table, wrong: Irregularity) -> LawEntry:
    """What declarer said, and what dummy has."""
    at = position(table)
    last = table.tricks[-1] if table.tricks else None
    won = next((laid.card for laid in last.cards if laid.seat is table.dummy), None) if last and at.won_with else None
    said = Designation(declarer_of(table), wrong.bid, at.holds, at.trick, at.trumps, won, at.gone)
    return LawEntry("incomplete_designation", said, {})


# -- penalty cards -----------------------------------------------------------------------------------------------------


def penalty_card_not_played(table: Table, wrong: Irregularity) -> LawEntry:
    """The penalty cards that could have been played to the trick, and the others."""
    own = [penalty for penalty in table.bound.penalty_cards if penalty.seat is wrong.seat]
    others = tuple(penalty.card for penalty in own if penalty.card not in (*wrong.due, wrong.card))
    kind = own[0].kind if len(own) == 1 else None
    play = PenaltyCardNotPlayed(declarer_of(table), wrong.seat, card_of(wrong), wrong.due, others, kind)
    declaring = any(not table.defends(seat) for seat, _ in placed_after(table, wrong)) or (
        wrong.trick is not None and wrong.trick < table.next_trick and any(not table.defends(s) for s, _ in table.trick)
    )
    answers: dict[str, Plain] = {
        f"could_play_it@{wrong.seat.value}": True,
        f"declarer_played_after@{card_of(wrong).value}": declaring,
    }
    return LawEntry("penalty_card_not_played", play, answers)


def led_before_choice(table: Table, wrong: Irregularity) -> LawEntry:
    card = card_of(wrong)
    due = replace(penalty_cards_due(table, wrong.seat.partner, led=card), cards=wrong.due)
    declaring = any(not table.defends(seat) for seat, _ in placed_after(table, wrong))
    return LawEntry("penalty_card_and_lead", due, {f"declarer_played_after@{card.value}": declaring})


def penalty_cards_due(table: Table, holder: Seat, led: Card | None = None) -> PenaltyCards:
    """50D2: the holder's partner is to lead, or has led."""
    laid = [penalty for penalty in table.bound.penalty_cards if penalty.seat is holder]
    kind = CardKind.MAJOR if any(penalty.kind is CardKind.MAJOR for penalty in laid) else CardKind.MINOR
    return PenaltyCards(declarer_of(table), holder, tuple(penalty.card for penalty in laid), kind, led)


def penalty_cards_playable(table: Table, holder: Seat) -> PenaltyCards:
    """51A: those of which declarer names one."""
    cards = owed(table, holder, table.led).cards
    return PenaltyCards(declarer_of(table), holder, tuple(Hand(cards)), CardKind.MAJOR)


# -- tricks ------------------------------------------------------------------------------------------------------------


def defective_trick(table: Table, wrong: Irregularity) -> LawEntry:
    assert wrong.trick is not None
    cards = trick_of(table, wrong.trick)
    trick = DefectiveTrick(
        declarer_of(table),
        wrong.seat,
        wrong.trick,
        cards[0].card.suit,
        hand=tuple(Hand(table.hands[wrong.seat.index])),
    )
    answers: dict[str, Plain] = {
        "next_trick_under_way": _both_played_on(table, wrong),
        f"played_count_wrong@{wrong.seat.value}": _own(cards, wrong) is None,  # or completed meanwhile
        f"played_not_placed@{wrong.seat.value}": False,
        **_dealt(wrong),
    }
    return LawEntry("defective_trick", trick, answers)
