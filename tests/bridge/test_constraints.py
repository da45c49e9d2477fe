"""Deals that satisfy conditions."""

import random
from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Suit
from arbitro.bridge.constraints import Constraint, constrained_deal, contradictions
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.sampling import sampled_deals
from tests.strategies import deals

Meaning = Callable[[Deal], bool]


def points(*hands: Hand) -> int:
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card.rank.value, 0) for hand in hands for card in hand)


BALANCED = [[3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]]


def six_hearts(hand: Hand) -> bool:
    return hand.lengths[1] >= 6 and 6 <= points(hand) <= 10


def minors(hand: Hand) -> bool:
    return hand.lengths[2] >= hand.lengths[3]


def stops(held: str) -> bool:
    return any(honour in held and len(held) >= cards for cards, honour in enumerate("AKQJ", 1))


def controlled(held: str) -> bool:
    return "A" in held or "K" in held or len(held) < 2


def count(held: str, ranks: str) -> int:
    return sum(rank in ranks for rank in held)


def spades(hand: Hand) -> str:
    return hand.holding(Suit.SPADES)


MEANINGS: list[tuple[str, Meaning]] = [
    ("S: 15-17", lambda deal: 15 <= points(deal.south) <= 17),
    ("S: 15-17 hcp", lambda deal: 15 <= points(deal.south) <= 17),
    ("north: 12+", lambda deal: points(deal.north) >= 12),
    ("E: 8-", lambda deal: points(deal.east) <= 8),
    ("W: 10", lambda deal: points(deal.west) == 10),
    ("N: 5+S", lambda deal: deal.north.length(Suit.SPADES) >= 5),
    ("N: S5+", lambda deal: deal.north.length(Suit.SPADES) >= 5),
    ("N: 4-5♥ 0-1♦", lambda deal: deal.north.lengths[1] in (4, 5) and deal.north.lengths[2] <= 1),
    ("E: balanced", lambda deal: sorted(deal.east.lengths) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])),
    ("E: 5431", lambda deal: sorted(deal.east.lengths) == [1, 3, 4, 5]),
    ("E: shape 5431", lambda deal: sorted(deal.east.lengths) == [1, 3, 4, 5]),
    ("NS: 25+ hcp", lambda deal: points(deal.north, deal.south) >= 25),
    ("EW: 8+H", lambda deal: deal.east.lengths[1] + deal.west.lengths[1] >= 8),
    ("N: 5+ spades", lambda deal: deal.north.lengths[0] >= 5),
    ("N: 4 hearts or 4 spades", lambda deal: 4 in deal.north.lengths[:2]),
    ("N: 8+, 4S or 4H", lambda deal: points(deal.north) >= 8 and 4 in deal.north.lengths[:2]),
    ("N: 6+H 6-10 / 20+", lambda deal: six_hearts(deal.north) or points(deal.north) >= 20),
    ("N: S>H", lambda deal: deal.north.lengths[0] > deal.north.lengths[1]),
    ("N: S>=H D>=C", lambda deal: deal.north.lengths[0] >= deal.north.lengths[1] and minors(deal.north)),
    ("N: not balanced", lambda deal: sorted(deal.north.lengths) not in BALANCED),
    ("N: unbalanced", lambda deal: sorted(deal.north.lengths) not in BALANCED),
    ("N: semibalanced", lambda deal: sorted(deal.north.lengths) in [*BALANCED, [2, 2, 4, 5], [2, 2, 3, 6]]),
    ("N: any", lambda _: True),
    ("N: stopper H", lambda deal: stops(deal.north.holding(Suit.HEARTS))),
    ("N: no stopper H", lambda deal: not stops(deal.north.holding(Suit.HEARTS))),
    ("N: control D", lambda deal: controlled(deal.north.holding(Suit.DIAMONDS))),
    ("N: top S 1-2", lambda deal: count(deal.north.holding(Suit.SPADES), "AKQ") in (1, 2)),
    ("N: honours C 2+", lambda deal: count(deal.north.holding(Suit.CLUBS), "AKQJT") >= 2),
    ("N: aces 1 kings 0-1", lambda deal: count(str(deal.north), "A") == 1 and count(str(deal.north), "K") <= 1),
    ("N: keycards S 2", lambda deal: count(str(deal.north), "A") + count(spades(deal.north), "K") == 2),
    ("N: queen S", lambda deal: "Q" in spades(deal.north)),
    ("N: points 12+", lambda deal: points(deal.north) + sum(max(0, n - 4) for n in deal.north.lengths) >= 12),
    ("N: support 6-9", lambda deal: 6 <= points(deal.north) + sum(max(0, 3 - n) for n in deal.north.lengths) <= 9),
    ("NS: aces 3", lambda deal: count(str(deal.north) + str(deal.south), "A") == 3),
]


@pytest.mark.parametrize(("text", "meaning"), MEANINGS)
def test_a_constraint_means_what_it_says(text: str, meaning: Meaning) -> None:
    constraint, chance = Constraint.parse(text), random.Random(text)
    assert str(constraint) == text
    assert meaning(constrained_deal([constraint], chance.randrange))
    for _ in range(200):
        pack = list(range(52))
        chance.shuffle(pack)
        deal = Deal(*(Hand(sum(1 << card for card in pack[at::4])) for at in range(4)))
        assert constraint.holds(deal) is meaning(deal)


@given(deals)
def test_several_terms_must_all_hold(deal: Deal) -> None:
    both = Constraint.parse("S: 12+, 5+S").holds(deal)
    assert both is all(Constraint.parse(text).holds(deal) for text in ("S: 12+", "S: 5+S"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "S:",
        "X: 12+",
        "S: strong",
        "S: 17-15",
        "S: shape 5555",
        "NS: balanced",
        "NS: shape 5431",
        "S: 12+ 5+Z",
        "S: 4S or",
        "S: 12+ /",
        "S: S>S",
        "NS: stopper S",
        "S: not any",
    ],
)
def test_what_is_no_constraint_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound, match="bad-constraint"):
        Constraint.parse(text)


@pytest.mark.parametrize("text", ["S: 38+", "NS: 41+", "S: 14+S", "S: 7+S 7+H"])
def test_an_impossible_constraint_is_told_at_once(text: str) -> None:
    constraint = Constraint.parse(text)
    assert [(p.kind, p.found) for p in contradictions([constraint])] == [("impossible-constraint", text)]
    with pytest.raises(ProblemsFound, match="impossible-constraint"):
        constrained_deal([constraint], random.Random(1).randrange)


@pytest.mark.parametrize("text", ["S: 37", "NS: 40", "S: 13S", "S: 7S 6H"])
def test_what_is_barely_possible_is_no_contradiction(text: str) -> None:
    assert contradictions([Constraint.parse(text)]) == ()


def test_when_the_tries_are_used_up_the_problem_says_so() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        constrained_deal([Constraint.parse("S: 13S")], random.Random(1).randrange, tries=50)
    assert [(p.kind, p.found, p.expected) for p in trouble.value.problems] == [("no-deal-found", "50", "S: 13S")]


def test_what_is_known_stays_and_no_deal_completes_a_hand_of_fourteen_cards() -> None:
    known = Deal(Hand.parse("AKQJ..."), Hand.parse("T98.KQ.."), EMPTY, EMPTY)
    for deal in islice(sampled_deals((), random.Random(5).randrange, known=known), 20):
        assert deal.checked().north & known.north == known.north
        assert deal.east & known.east == known.east
    fourteen = Deal(Hand.parse("AKQJ.AKQJ.AKQ.AKQ"), EMPTY, EMPTY, EMPTY)
    assert not list(sampled_deals((), random.Random(5).randrange, known=fourteen))
