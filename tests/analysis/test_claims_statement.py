"""What a claimer says: the phrases that are understood, and what they bind."""

import pytest

from arbitro.analysis.claims.search import Search
from arbitro.analysis.claims.statement import (
    KNOWN,
    CrossRuff,
    Discard,
    DrawTrumps,
    Drop,
    Finesse,
    LedTo,
    PlayCards,
    Ruff,
    RunSuit,
    read_phrase,
    read_statement,
)
from arbitro.analysis.position import Position
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat

S = Seat.SOUTH


def position(north: str, east: str, south: str, west: str, denomination: str) -> Position:
    n, e, s, w = map(Hand.parse, (north, east, south, west))
    return Position((n, e, s, w), Denomination.parse(denomination), S).checked()


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("SA h10 ♦3", (PlayCards((Card.SA, Card.HT, Card.D3)),)),
        ("S3 to the SK", (PlayCards((Card.S3,)), LedTo(Card.S3, Card.SK))),
        ("drawing trumps", (DrawTrumps(),)),
        ("Draw the last trump", (DrawTrumps(),)),
        ("two rounds of trumps", (DrawTrumps(once=True), DrawTrumps(once=True))),
        ("clubs from the top", (RunSuit(Suit.CLUBS, from_top=True),)),
        ("running the hearts", (RunSuit(Suit.HEARTS),)),
        ("cross-ruff", (CrossRuff(),)),
        ("crossruffing", (CrossRuff(),)),
        ("ruffing a heart", (Ruff(Suit.HEARTS, once=True),)),
        ("ruffing diamonds", (Ruff(Suit.DIAMONDS),)),
        ("finessing against the SQ", (Finesse(Card.SQ),)),
        ("playing spades for the drop", (Drop(Suit.SPADES),)),
        ("discarding a diamond", (Discard(Suit.DIAMONDS.mask),)),
        ("discarding the D3", (Discard(Card.D3.bit),)),
        ("everything is high", None),
    ],
)
def test_phrases_as_people_say_them(said: str, meant: object) -> None:
    assert read_phrase(said) == meant


def test_every_example_of_a_known_phrase_is_understood() -> None:
    assert all(read_phrase(example) for example in KNOWN)


ENDING = position("..432.", "..765.", "5.AK..", "4.4..9", "S")


def test_phrases_may_come_in_one_text() -> None:
    whole = read_statement(["drawing trumps, then hearts from the top"], ENDING, S)
    assert whole == read_statement(["drawing trumps", "hearts from the top"], ENDING, S)
    assert len(whole.steps) == 2


def test_every_phrase_that_is_not_understood_or_cannot_be_is_told_with_the_known_ones() -> None:
    notrump = position("..432.", "..765.", "5.AK..", "4.4..9", "NT")
    with pytest.raises(ProblemsFound) as trouble:
        read_statement(["it is all mine", "drawing trumps", "S4"], notrump, S)
    unknown, without, foreign = trouble.value.problems
    assert (unknown.kind, unknown.where.index, unknown.found) == ("unknown-phrase", 1, "it is all mine")
    assert "drawing trumps" in unknown.expected
    assert (without.kind, without.where.index) == ("phrase-without-trumps", 2)
    assert (foreign.kind, foreign.found) == ("claim-card", "S4")


CROSS = position("32...A2", "..876.5", "54.A2..", ".3.54.6", "S")  # hearts are ruffed in North, clubs in South


@pytest.mark.parametrize(
    ("ending", "said", "fewest"),
    [
        # the ace and king of hearts, and then the trump; or the trump first
        (ENDING, ["HA HK"], 2),
        (ENDING, ["S5"], 3),
        (ENDING, ["drawing trumps"], 3),
        (ENDING, ["one round of trumps"], 3),
        # North ruffs hearts, South clubs: four trumps apart and nothing lost
        (CROSS, ["HA", "cross-ruff"], 4),
        # the card that is played to the lead
        (position("K4...", ".65..", "A3...", "Q8...", "NT"), ["S3 to the SK"], 2),
        (position("K4...", ".65..", "A3...", "Q8...", "NT"), ["S3 to the S4"], 1),
        # high cards first
        (position("..432.", "..765.", "AK2...", "QJ.4..", "NT"), ["spades from the top"], 3),
        (position("..432.", "..765.", "AK2...", "QJ.4..", "NT"), ["S2"], 1),
        # the finesse works, the drop does not
        (position("AJ...", ".65..", "32...", "KQ...", "NT"), ["spades for the drop"], 1),
        (position("AQ...", ".65..", "32...", "KJ...", "NT"), ["finessing the SK"], 2),
        # which discard keeps the winner
        (position(".A.2.", ".K.3.", "4.3..", "..54.", "NT"), ["S4", "discarding the D2"], 2),
        (position(".A.2.", ".K.3.", "4.3..", "..54.", "NT"), ["S4", "discarding hearts"], 1),
    ],
)
def test_a_statement_binds_the_plays_of_the_claimers_side(ending: Position, said: list[str], fewest: int) -> None:
    assert Search(ending, S, read_statement(said, ending, S)).fewest() == fewest
