"""Random games from the shuffle to the score: a random choice among the legal actions at every step."""

import random
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.contract import Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.play import Play
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Vulnerability


def ours(count: int) -> None:
    chance = random.Random(7)
    choice, draw = chance.choice, chance.randrange
    for _ in range(count):
        deal = random_deal(draw)
        auction = Auction(Seat.NORTH)
        while calls := auction.legal_calls:
            auction = auction.call(choice(calls))
        result: Result | None = Result(None)
        if auction.contract is not None:
            play = Play.begin(deal, auction.contract)
            while cards := play.legal_cards:
                play = play.play(choice(cards))
            result = play.result
        assert result is not None
        score(result, Vulnerability.NONE)


def openspiel(count: int) -> None:
    _openspiel(count, shuffled=False)


def openspiel_shuffled(count: int) -> None:
    """With the pack shuffled at once instead of card by card."""
    _openspiel(count, shuffled=True)


def _openspiel(count: int, *, shuffled: bool) -> None:
    import pyspiel

    game: Any = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    chance = random.Random(7)
    choice = chance.choice
    pack = list(range(52))
    for _ in range(count):
        state = game.new_initial_state()
        if shuffled:
            chance.shuffle(pack)
            for card in pack:
                state.apply_action(card)
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
        state.returns()
