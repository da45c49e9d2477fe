"""Plays followed card by card."""

import random

from arbitro.analysis.position import Position
from arbitro.analysis.table import best_cards, tricks
from arbitro.analysis.trace import trace
from arbitro.bridge.cards import CARDS, DENOMINATIONS
from arbitro.bridge.contract import Contract
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS
from tests import strategies as game
from tests.amounts import PROOF, Figures
from tests.analysis.reference import hundred, needs_reference, needs_solver

pytestmark = needs_solver

PLAYS = 40 if PROOF else 4


@needs_reference
def test_the_traces_that_dds_publishes(record_property: Figures) -> None:
    compared = 0
    for each in hundred():
        found = trace(each.play)
        assert len(found.tricks) == len(each.play.cards) + 1
        assert found.tricks[: len(each.trace)] == each.trace
        assert set(found.tricks[len(each.trace) :]) <= {each.trace[-1]}  # the last trick leaves no choice
        compared += len(each.trace)
    record_property("results in the course of play equal to the published ones", compared)


def random_plays(count: int) -> list[Play]:
    chance = random.Random(11)
    found = []
    for _ in range(count):
        pack = list(CARDS)
        chance.shuffle(pack)
        contract = Contract(chance.randint(1, 7), chance.choice(DENOMINATIONS), chance.choice(SEATS))
        play = Play.begin(game._dealt(pack), contract)
        for _ in range(chance.choice((0, 1, 50, 52))):
            play = play.play(chance.choice(play.legal_cards))
        found.append(play)
    return found


def test_a_trace_begins_with_the_result_of_the_deal_and_ends_with_the_result_of_the_play() -> None:
    for play in random_plays(PLAYS):
        found = trace(play)
        assert found.tricks[0] == tricks(play.deal, play.contract.denomination, play.contract.declarer)
        assert len(found.tricks) == len(play.cards) + 1
        if play.is_over:
            assert found.tricks[-1] == play.tricks_won


def test_the_cards_that_cost_are_those_for_which_there_was_a_better_one() -> None:
    for play in random_plays(PLAYS):
        found = trace(play)
        costs = {cost.index: cost for cost in found.costs}
        at = play.until(0)
        for index, card in enumerate(play.cards, 1):
            if index > 16:  # early ones take long
                cards = {each.card: each.tricks for each in best_cards(Position.of(at))}
                lost = max(cards.values()) - cards[card]
                assert found.cost_of(index) == lost
                assert (index in costs) == bool(lost)
                if lost:
                    assert (costs[index].seat, costs[index].card, costs[index].tricks) == (at.turn, card, lost)
            at = at.play(card)
        assert all(cost.tricks > 0 for cost in found.costs)
        declaring = sum(c.tricks for c in found.costs if c.seat.side is play.contract.declarer.side)
        defending = sum(c.tricks for c in found.costs if c.seat.side is not play.contract.declarer.side)
        assert found.tricks[-1] == found.tricks[0] - declaring + defending
