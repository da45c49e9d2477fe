"""Tricks that are proved before they are claimed: every layout of the hidden cards is dealt, and each is solved double
dummy and heard as a contested claim with the line as its statement."""

from itertools import combinations
from random import Random

import pytest

from arbitro.analysis.claims.claim import Claim, ClaimAward, adjudicate
from arbitro.analysis.claims.phrase import PlayCards
from arbitro.analysis.claims.proved import proved_line
from arbitro.analysis.claims.statement import Statement
from arbitro.analysis.position import Position
from arbitro.analysis.table import tricks_to_come
from arbitro.bridge.cards import CARDS, DENOMINATIONS, Card, Denomination, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from tests.amounts import ENDINGS, Figures
from tests.analysis.reference import needs_solver

SIZE = 3


def wrong(lead: Hand, partner: Hand, out: Hand, denomination: Denomination, line: tuple[Card, ...]) -> list[Position]:
    """Layouts in which the line does not win a trick with each of its cards."""
    stated = Statement.of((PlayCards(line),))
    found = []
    for east in combinations(out, len(out) // 2):
        hands = (partner, Hand.of(east), lead, out - Hand.of(east))
        position = Position(hands, denomination, Seat.SOUTH)
        heard = adjudicate(Claim(position, Seat.SOUTH, Seat.SOUTH, len(line), stated))
        is_heard = isinstance(heard, ClaimAward) and heard.tricks >= len(line)
        if not is_heard or tricks_to_come(position) < len(line):
            found.append(position)
    return found


@needs_solver
def test_what_is_proved_holds_in_every_layout_whatever_line_is_taken(record_property: Figures) -> None:
    chance = Random("proved")
    proved = 0
    for number in range(ENDINGS):
        # few suits and high cards in one pair of hands, so that there is something to prove
        cards = chance.sample([card for card in CARDS if card.suit is not CARDS[0].suit or number % 3], 4 * SIZE)
        cards.sort(key=lambda card: card.rank.index * chance.random())
        lead, partner, out = (Hand.of(cards[first:last]) for first, last in ((-3, None), (-6, -3), (0, 6)))
        denomination = chance.choice(DENOMINATIONS)
        lines = (proved_line(tricks, lead, out, denomination.suit, partner) for tricks in range(SIZE, 0, -1))
        if line := next(filter(None, lines), ()):
            assert not wrong(lead, partner, out, denomination, line), (str(lead), str(partner), str(out), line)
            proved += 1
    assert proved > ENDINGS // 4
    record_property("claims proved without the hidden cards, heard in every layout", proved)


@pytest.mark.parametrize(
    ("lead", "partner", "out", "trumps", "tricks"),
    [
        ("AKQ...", ".432..", ".765.765.", None, 3),  # nothing can go wrong
        ("AQ2...", ".432..", "K3.76.76.", None, 1),  # the king may be anywhere
        ("A..2.2", "KQ.2..", "765..76.7", None, 1),  # no way to partner's spades after the ace
        ("A2.2..", "KQJ...", "765..765.", None, 3),  # with a way
        ("AK.A..", ".432..", "7.765.76.", Suit.SPADES, 3),  # one round draws the last trump
        (".AK..A", ".432..", "7.765.76.", Suit.SPADES, 0),  # which ruffs, if nobody draws it
        ("A2.A..", ".432..", "76.765.7.", Suit.SPADES, 1),  # both trumps may be in one hand
        ("AK2...", ".43.2.", "43.76.76.", None, 3),  # the two falls last, even if all are in one hand
        ("AK2...", ".43.2.", "543.7.76.", None, 2),  # or does not
        ("432...", "AKQ...", "765.765..", None, 3),  # all with partner
    ],
)
def test_what_can_be_proved(lead: str, partner: str, out: str, trumps: Suit | None, tricks: int) -> None:
    def line(number: int) -> tuple[Card, ...]:
        return proved_line(number, Hand.parse(lead), Hand.parse(out), trumps, Hand.parse(partner))

    assert next((number for number in (3, 2, 1) if line(number)), 0) == tricks


def test_a_defender_proves_what_he_holds_himself() -> None:
    """Partner's cards are among those that he does not see."""
    mine, others = Hand.parse("AK.A.."), Hand.parse("QJ.KQJ.AK.AK")
    assert proved_line(3, mine, others, None)
    assert not proved_line(3, mine, others, Suit.DIAMONDS)
