"""Random games, step by step, beside OpenSpiel's bridge: legal actions, turn, trick winners, score."""

import random
import re
from typing import Any

import pytest

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.cards import CARDS, RANKS, SUITS, Card
from arbitro.bridge.contract import Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Vulnerability
from tests.amounts import GAMES, Figures

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel cannot be installed for this Python")

# OpenSpiel numbers the cards rank by rank, clubs first; then pass, double, redouble and the bids from 1C up.
ACTION_OF_CARD = {card: 4 * card.rank.index + card.suit.index for card in CARDS}
CARD_OF_ACTION = {action: card for card, action in ACTION_OF_CARD.items()}
ACTION_OF_CALL = {call: 55 + call.index for call in CALLS if call.is_bid} | {
    Call.PASS: 52,
    Call.DOUBLE: 53,
    Call.REDOUBLE: 54,
}
WON_BY = re.compile(r"Won by (\w+)\.")


def test_the_numbering_of_openspiel_is_as_assumed() -> None:
    state = pyspiel.load_game("bridge(use_double_dummy_result=false)").new_initial_state()
    for action, name in ((0, "♣2"), (51, "♠A"), (6, "♥3")):
        assert name in state.action_to_string(action)
        assert CARD_OF_ACTION[action] is Card.parse(name)
    assert (len(ACTION_OF_CARD), len(ACTION_OF_CALL)) == (len(SUITS) * len(RANKS), 38)


def choose(chance: random.Random, auction: Auction, bold: float) -> Call:
    """A legal call; a timid table stays low, doubles and passes more, so that auctions of all lengths occur."""
    legal = auction.legal_calls
    if chance.random() < bold:
        return chance.choice(legal)
    bids = [call for call in legal if call.is_bid]
    return chance.choice([call for call in legal if not call.is_bid] + bids[:3])


def play_beside(game: Any, dealer: Seat, vulnerability: Vulnerability, chance: random.Random) -> None:
    state = game.new_initial_state()
    pack = list(CARDS)
    chance.shuffle(pack)
    for card in pack:  # North, East, South, West in turn
        state.apply_action(ACTION_OF_CARD[card])
    deal = Deal(*(Hand.of(pack[first::4]) for first in range(4)))
    auction = Auction(dealer)
    bold = chance.choice((0.02, 0.1, 0.5, 1.0))
    while not auction.is_over:
        assert {ACTION_OF_CALL[call] for call in auction.legal_calls} == set(state.legal_actions())
        assert state.current_player() == auction.turn.index
        call = choose(chance, auction, bold)
        state.apply_action(ACTION_OF_CALL[call])
        auction = auction.call(call)
    result: Result | None = Result(None)
    if auction.contract is not None:
        play = Play.begin(deal, auction.contract)
        while not play.is_over:
            assert {ACTION_OF_CARD[card] for card in play.legal_cards} == set(state.legal_actions())
            # In OpenSpiel it is declarer who plays dummy's cards.
            hand = play.contract.declarer if play.turn is play.contract.dummy else play.turn
            assert state.current_player() == hand.index
            card = chance.choice(play.legal_cards)
            state.apply_action(ACTION_OF_CARD[card])
            play = play.play(card)
        winners = [trick.winner(play.contract.denomination).name.title() for trick in play.tricks]
        assert WON_BY.findall(str(state)) == winners
        result = play.result
    assert state.is_terminal()
    assert result is not None
    assert state.returns() == [score(result, vulnerability, seat.side) for seat in SEATS]


@pytest.mark.parametrize("vulnerability", VULNERABILITIES)
@pytest.mark.parametrize("dealer", SEATS)
def test_random_games_equal_openspiels(dealer: Seat, vulnerability: Vulnerability, record_property: Figures) -> None:
    dealers, others = dealer in vulnerability, dealer.lho in vulnerability
    game = pyspiel.load_game(
        f"bridge(use_double_dummy_result=false,dealer={dealer.index},dealer_vul={dealers},non_dealer_vul={others})"
    )
    chance = random.Random(f"{dealer} {vulnerability}")
    games = -(-GAMES // 16)
    for _ in range(games):
        play_beside(game, dealer, vulnerability, chance)
    record_property("random games equal to OpenSpiel's at every step", games)
