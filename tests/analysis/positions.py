"""Hypothesis strategies and random endings for the tests of the analysis."""

import random

from hypothesis import strategies as st

from arbitro.analysis.position import Position
from arbitro.bridge.cards import CARDS, DENOMINATIONS, PACK
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS
from tests import strategies as game


def ending(chance: random.Random, most: int) -> Position:
    """A legal position of up to `most` cards in each hand, at any point of a trick.

    Half of them are dealt from few ranks and suits, so that suits break and entries matter.
    """
    size = chance.randint(1, most)
    pack = list(CARDS)
    if chance.random() < 0.5:
        pack = sorted(pack, key=lambda card: (-card.rank.index, chance.random()))[: max(4 * size, 20)]
    chance.shuffle(pack)
    north, east, south, west = (Hand.of(pack[at * size : (at + 1) * size]) for at in range(4))
    position = Position((north, east, south, west), chance.choice(DENOMINATIONS), chance.choice(SEATS))
    for _ in range(chance.randint(0, 3)):
        position = position.after(chance.choice(position.legal_cards))
    return position


@st.composite
def positions(draw: st.DrawFn, most: int = 13) -> Position:
    """Legal positions."""
    return ending(draw(st.randoms(use_true_random=False)), most)


wild_hands: st.SearchStrategy[Hand] = game.card_sets | st.integers(0, 13).flatmap(game.hands)

any_positions: st.SearchStrategy[Position] = st.builds(
    Position,
    st.tuples(wild_hands, wild_hands, wild_hands, wild_hands),
    game.denominations,
    game.seats,
    st.lists(game.cards, max_size=5).map(tuple),
)
"""Positions with every fault that there can be; hardly one of them is legal."""


@st.composite
def nearly_legal(draw: st.DrawFn) -> Position:
    """A legal position with one thing about it changed, which may or may not make it impossible."""
    position = draw(positions())
    hands, trick = list(position.hands), list(position.trick)
    match draw(st.integers(0, 4)):
        case 0:
            at = draw(st.integers(0, 3))
            hands[at] = Hand(hands[at].mask ^ draw(game.cards).bit)
        case 1:
            trick.append(draw(game.cards))
        case 2 if trick:
            trick.pop(draw(st.integers(0, len(trick) - 1)))
        case 3 if trick:
            trick[draw(st.integers(0, len(trick) - 1))] = draw(game.cards)
        case _:
            a, b = draw(st.permutations(range(4)))[:2]
            hands[a] = Hand((hands[a].mask | hands[b].mask & draw(st.integers(0, PACK))) & PACK)
    north, east, south, west = hands
    return Position((north, east, south, west), position.denomination, draw(game.seats), tuple(trick))
