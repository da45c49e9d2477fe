"""A position of the play: what may be one, whose turn it is, what may be played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.analysis.position import Position
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS, Seat
from tests import strategies as game
from tests.analysis.positions import any_positions, nearly_legal, positions


def position(hands: str, leader: Seat = Seat.NORTH, trick: str = "", trumps: str = "NT") -> Position:
    north, east, south, west = (Hand.from_suits(hand) for hand in hands.split(" "))
    cards = tuple(Card.parse(card) for card in trick.split())
    return Position((north, east, south, west), Denomination(trumps), leader, cards)


def kinds(wrong: Position) -> list[tuple[str, str | None]]:
    return [(problem.kind, problem.where.seat) for problem in wrong.problems()]


def test_hands_must_be_of_one_size() -> None:
    assert kinds(position("SAK SQJ ST9 S87")) == []
    assert kinds(position("SAK SQJ ST S87")) == [("hand-size", "S")]


def test_who_has_played_to_the_trick_has_one_card_less() -> None:
    assert kinds(position("SA SQ ST9 S87", trick="SK SJ")) == []
    assert kinds(position("SAK SQJ ST9 S87", trick="S2 S3")) == [("hand-size", "S"), ("hand-size", "W")]


def test_a_hand_has_no_more_than_thirteen_cards() -> None:
    suits = ["S", "H", "D", "C"]
    hands = [Hand.from_suits(suit + "AKQJT98765432") for suit in suits]
    full = Position((hands[0], hands[1], hands[2], hands[3]), Denomination.NOTRUMP, Seat.NORTH)
    assert full.problems() == ()
    more = Position((hands[0] | hands[1], hands[1], hands[2], hands[3]), Denomination.NOTRUMP, Seat.NORTH)
    assert ("hand-size", "N") in kinds(more)


def test_a_card_is_in_one_place_only() -> None:
    assert kinds(position("SAK SAJ ST9 S87")) == [("card-held-twice", "N E")]
    assert kinds(position("SA SQJ ST9 S87", trick="SQ")) == [("card-held-twice", "E N")]


def test_a_revoke_that_the_cards_left_show_is_refused() -> None:
    assert kinds(position("SA SQ ST9 S87", trick="SK HJ")) == [("must-follow-suit", "E")]
    assert kinds(position("SA DQ ST9 S87", trick="SK HJ")) == []


def test_a_position_has_cards() -> None:
    assert kinds(Position((Hand(), Hand(), Hand(), Hand()), Denomination.NOTRUMP, Seat.NORTH)) == [
        ("position-no-cards", None)
    ]


def test_a_trick_under_way_has_at_most_three_cards() -> None:
    assert kinds(position("SA SQ ST S8", trick="S2 S3 S4 S5")) == [("position-trick", None)]


def test_every_problem_is_told_at_once() -> None:
    wrong = position("SAK SQ SQ9 S8", trick="SK HJ")
    assert {kind for kind, _ in kinds(wrong)} == {"hand-size", "card-held-twice", "must-follow-suit"}
    with pytest.raises(ProblemsFound) as trouble:
        wrong.checked()
    assert trouble.value.problems == wrong.problems()


@pytest.mark.parametrize("mask", [1 << 52, 1 << 200, -1])
def test_bits_that_are_no_cards_are_refused(mask: int) -> None:
    one = Hand.of([Card.SA])
    assert kinds(Position((one, Hand(mask), one, one), Denomination.SPADES, Seat.NORTH)) == [("bad-card", "E")]


@given(game.plays(claims=False), st.booleans())
def test_a_position_follows_the_play(play: Play, claimed: bool) -> None:
    if play.is_over:
        with pytest.raises(ProblemsFound):
            Position.of(play)
        return
    where = Position.of(play)
    assert where == Position.of(play.claim(play.tricks_won) if claimed else play)
    assert where.problems() == ()
    assert (where.turn, where.legal_cards) == (play.turn, play.legal_cards)
    for card in play.legal_cards:
        after = play.play(card)
        following = where.after(card)
        assert following.is_over if after.is_over else following == Position.of(after)


@given(game.deals, game.contracts)
def test_before_the_lead_it_is_the_turn_of_declarers_left_hand_opponent(deal: Deal, contract: Contract) -> None:
    start = Position.before_lead(deal, contract.denomination, contract.declarer)
    assert start == Position.of(Play.begin(deal, contract))
    assert start.turn is contract.declarer.lho


@given(positions(), game.cards)
def test_only_legal_cards_can_be_played(where: Position, card: Card) -> None:
    if card in where.legal_cards:
        assert where.after(card).trick in ((), (*where.trick, card))
    else:
        with pytest.raises(ProblemsFound) as trouble:
            where.after(card)
        held = card in where.hands[where.turn.index]
        assert trouble.value.problems[0].kind == ("must-follow-suit" if held else "card-not-held")


@given(any_positions | nearly_legal())
def test_what_is_called_legal_is_legal_by_counting(where: Position) -> None:
    cards = [card for hand in where.hands for card in hand] + list(where.trick)
    total = len(cards) / 4
    sizes = [len(where.hands[seat.index]) for seat in SEATS]
    played = [where.leader.after(turns).index for turns in range(len(where.trick))]
    fair = (
        len(where.trick) < 4
        and 1 <= total <= 13
        and all(size + (at in played) == total for at, size in enumerate(sizes))
        and len(set(cards)) == len(cards)
        and not any(
            card.suit is not where.trick[0].suit and where.hands[at].in_suit(where.trick[0].suit)
            for at, card in zip(played, where.trick, strict=True)
        )
    )
    assert (where.problems() == ()) == fair
