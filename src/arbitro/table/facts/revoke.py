"""Revokes, told from the log: while they can be corrected, and when the play is over."""

from msgspec.structs import replace

from arbitro.bridge.cards import Card
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.ruling import Plain
from arbitro.laws.law_61_failure_to_follow_suit import Revoke
from arbitro.laws.law_62_correction_of_a_revoke import SidesPlayedOn
from arbitro.laws.law_64_established_revoke import EstablishedRevoke
from arbitro.laws.shared.revoke import LAST_BUT_ONE, Earlier, Establishing, FirstAttention, OtherSide
from arbitro.table.facts.entry import LawEntry
from arbitro.table.facts.play import card_of, declarer_of, next_trick, trick_of
from arbitro.table.irregularity import REVOKES, Irregularity, Kind, Status
from arbitro.table.state import UNSETTLED, BoardPhase, CardLaid, Quitted, Spoken, Table, in_rotation, winner


def revoke(table: Table, wrong: Irregularity) -> LawEntry:
    """Noticed in the play; when the play is over, an established one is settled."""
    final = wrong.trick != LAST_BUT_ONE or len(table.returned) == 4  # 62D1
    if table.phase is BoardPhase.OVER and (
        wrong.status is Status.HELD or (wrong.status is Status.ESTABLISHED and final)
    ):
        return established(table, wrong)
    assert wrong.trick is not None
    cards = in_rotation(trick_of(table, wrong.trick))
    hand = hand_after(table, wrong)
    situation = Revoke(
        declarer_of(table),
        wrong.seat,
        wrong.trick,
        card_of(wrong),
        hand=hand if len(hand) == 13 - wrong.trick else (),
        required=wrong.required,
        forbidden=wrong.forbidden,
    )
    if any(placed.seat is not cards[0].seat.after(turns) for turns, placed in enumerate(cards)):
        # a hand in between has not played: what matters is the suit that he had to play
        required = wrong.required if wrong.seat is cards[0].seat else cards[0].card.suit
        return LawEntry("failed_to_follow_suit", replace(situation, required=required), _answers(table, wrong))
    at = cards.index(CardLaid(wrong.seat, card_of(wrong)))
    situation = replace(
        situation,
        before=tuple(placed.card for placed in cards[:at]),
        after=tuple(placed.card for placed in cards[at + 1 :]),
        other=_opponent_on_trick(table, wrong),
        next_trick=next_trick(table, wrong.trick) if len(cards) == 4 else (),
    )
    return LawEntry("failed_to_follow_suit", situation, _answers(table, wrong))


def hand_after(table: Table, wrong: Irregularity) -> tuple[Card, ...]:
    """What the player had left after his card to that trick."""
    later = [
        placed.card
        for quitted in table.tricks[wrong.trick or 0 :]
        for placed in quitted.cards
        if placed.seat is wrong.seat
    ]
    if wrong.trick is not None and wrong.trick < table.next_trick:
        later += (placed.card for placed in table.trick if placed.seat is wrong.seat)
    held = table.hands[wrong.seat.index] | Hand.of(later).mask
    return tuple(Hand(held & ~card_of(wrong).bit))


def _opponent_on_trick(table: Table, wrong: Irregularity) -> Seat | None:
    """62C3: as far as it has come to light; what nobody has seen is told by no ruling on something else."""
    return next(
        (
            other.seat
            for other in table.irregularities
            if other.kind is Kind.REVOKE and other.trick == wrong.trick and other.seat.side is not wrong.seat.side
            and other.noticed is not None and other.status in (*UNSETTLED, Status.HELD)
        ),
        None,
    )  # fmt: skip


def _answers(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    side = wrong.seat.side
    next_cards = next_trick(table, wrong.trick)
    played_on = {placed.seat.side for placed in next_cards}
    act = Establishing.NOTHING
    if wrong.clause == "63A2":
        act = Establishing.DESIGNATED
    elif side in played_on:
        act = Establishing.PLAYED_ON
    elif table.claim and table.claim.seat.side is side:
        act = Establishing.CLAIMED
    elif table.claim and any(seat.side is side for seat in table.claim.agreed):
        act = Establishing.AGREED
    how_many = (SidesPlayedOn.NONE, SidesPlayedOn.ONE, SidesPlayedOn.BOTH)[len(played_on)]
    others = [other for other in table.irregularities if other.kind in REVOKES and other.trick == wrong.trick]
    return {f"card_was_faced@{card_of(other).value}": other.was_faced for other in others} | {
        f"played_after_revoke@{side.value}": act.value,
        f"agreement_established@{side.value}": table.round_over or side in table.called_next,
        "sides_played_on": how_many.value,
        "hands_in_board": len(table.returned) == 4,
        "partner_asked": Spoken("having_none", wrong.seat.partner, wrong.seat.value) in table.spoken,
        "play_over": table.phase is BoardPhase.OVER,
    }


# -- when the play is over -------------------------------------------------------------------------------------------


def established(table: Table, wrong: Irregularity) -> LawEntry:
    """64: with the deal and the play, where they tell it in order; in any case with the tricks won."""
    assert wrong.trick is not None
    contract = table.contract
    assert contract is not None
    play = regular_play(table)
    situation = EstablishedRevoke(declarer_of(table), wrong.seat, wrong.trick, again=_again(table, wrong))
    shown = replace(situation, denomination=contract.denomination, deal=table.setting.board.deal.pbn(), play=play)
    if play and shown.seen is not None:  # a card may have been put right since, and shows no revoke any more
        situation = shown
    return LawEntry("revoke_established", situation, _settled(table, wrong))


def deemed(table: Table, wrong: Irregularity) -> LawEntry:
    """67B1: no card was played to the trick, which counts as a revoke."""
    assert wrong.trick is not None
    situation = EstablishedRevoke(declarer_of(table), wrong.seat, wrong.trick, deemed=True)
    return LawEntry("revoke_established", situation, _settled(table, wrong))


def regular_play(table: Table) -> tuple[Card, ...]:
    """All 52 cards in the order of play, if every trick was led and played in turn and it was a plain revoke."""
    contract = table.contract
    assert contract is not None
    leader = contract.leader
    cards: list[Card] = []
    for trick in table.tricks:
        in_turn = trick.leader is leader and trick.cards == in_rotation(trick.cards)
        in_turn = in_turn and trick.winner is winner(trick.cards, contract.denomination)  # 67B leaves it to another
        if not in_turn or len(trick.cards) != 4:
            return ()
        cards += (placed.card for placed in trick.cards)
        leader = trick.winner
    demanded = any(other.kind is Kind.DEMAND_IGNORED for other in table.irregularities)
    whole = len(cards) == 52 and table.setting.board.deal.is_complete
    return tuple(cards) if whole and not demanded else ()


def repeated(table: Table, wrong: Irregularity) -> tuple[int, ...]:
    """The player's later revokes in the same suit, by number."""
    suit = trick_of(table, wrong.trick)[0].card.suit
    return tuple(
        number
        for number, later in enumerate(table.irregularities)
        if later.kind is Kind.REVOKE and later.seat is wrong.seat and later.trick and wrong.trick
        and later.trick > wrong.trick and trick_of(table, later.trick)[0].card.suit is suit
        and later.status is not Status.RULED
    )  # fmt: skip


def _again(table: Table, wrong: Irregularity) -> tuple[int, ...]:
    """The tricks on which he did so."""
    later = (table.irregularities[number].trick for number in repeated(table, wrong))
    return tuple(trick for trick in later if trick)


def _settled(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    assert wrong.trick is not None
    seat, side = wrong.seat, wrong.seat.side
    later = table.tricks[wrong.trick :]
    won: dict[str, Plain] = {}
    if wrong.trick <= len(table.tricks):  # else a claim was made before it was complete
        taker = table.tricks[wrong.trick - 1].winner
        won = {
            f"offender_won_revoke_trick@{seat.value}": taker is seat,
            f"os_won_revoke_trick@{side.value}": taker.side is side,
            f"os_later_tricks@{side.value}": sum(trick.winner.side is side for trick in later) + _claimed(table, side),
        }
    return won | {
        "play_over": True,
        f"later_with_playable_card@{seat.value}": any(_won_with_playable(table, wrong, trick) for trick in later),
        f"earlier_revoke@{seat.value}": _earlier(table, wrong).value,
        f"unplayed_card@{seat.value}": wrong.unplayed.value,
        "attention_first_drawn": _attention(wrong).value,
        "other_side_revoked": _other_side(table, wrong).value,
    }


def _claimed(table: Table, side: Side) -> int:
    """Tricks that a claim gave to the side."""
    if table.awarded is None:
        return 0
    tricks, to = table.awarded
    return tricks if to is side else 13 - len(table.tricks) - tricks


def _won_with_playable(table: Table, wrong: Irregularity, trick: Quitted) -> bool:
    """Whether the offender won it with a card that he could have played to the revoke trick (1997)."""
    suit = trick_of(table, wrong.trick)[0].card.suit
    return trick.winner is wrong.seat and any(
        placed.seat is wrong.seat and placed.card.suit is suit for placed in trick.cards
    )


def _earlier(table: Table, wrong: Irregularity) -> Earlier:
    suit = trick_of(table, wrong.trick)[0].card.suit
    before = [
        earlier
        for earlier in table.irregularities
        if earlier.kind is Kind.REVOKE and earlier.seat is wrong.seat and earlier.trick and wrong.trick
        and earlier.trick < wrong.trick and trick_of(table, earlier.trick)[0].card.suit is suit
    ]  # fmt: skip
    if not before:
        return Earlier.NONE
    return Earlier.ESTABLISHED if any(earlier.established for earlier in before) else Earlier.CORRECTED


def _attention(wrong: Irregularity) -> FirstAttention:
    if wrong.noticed_late is None:
        return FirstAttention.IN_TIME
    return FirstAttention(wrong.noticed_late)


def _other_side(table: Table, wrong: Irregularity) -> OtherSide:
    others = [
        other for other in table.irregularities if other.kind in REVOKES and other.seat.side is not wrong.seat.side
    ]
    if not others:
        return OtherSide.NO
    standing = [other for other in others if other.established]
    if not standing:
        return OtherSide.CORRECTED
    return OtherSide.SAME_TRICK if any(other.trick == wrong.trick for other in standing) else OtherSide.OTHER_TRICK
