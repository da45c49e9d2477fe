"""What a claimer says: the phrases that are understood, and what they bind."""

import random
from itertools import permutations

import pytest

from arbitro.analysis.claims.phrase import (
    CrossRuff,
    Discard,
    DrawTrumps,
    Drop,
    Finesse,
    LedTo,
    Manner,
    PlayCards,
    Ruff,
    RunSuit,
)
from arbitro.analysis.claims.saying import KNOWN, Unsettled, read_phrases
from arbitro.analysis.claims.search import Search
from arbitro.analysis.claims.statement import LONGEST, Statement, read_statement
from arbitro.analysis.position import Position
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card, Denomination, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat

S = Seat.SOUTH


def read(text: str) -> list[object]:
    """What each of its phrases means."""
    return [meant for _, meant in read_phrases(text)]


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
        ("with great confidence", None),
    ],
)
def test_phrases_as_people_say_them(said: str, meant: object) -> None:
    assert read(said) == [meant]


def test_every_example_of_a_known_phrase_is_understood() -> None:
    assert all(None not in read(example) for example in KNOWN)


ALIKE = {
    (DrawTrumps(),): (
        "drawing trumps", "I'll draw the trumps", "pulling the last trump", "trumps first", "battendo le atout",
        "elimino tutte le atout", "tiro le atout", "scot atuurile", "scoțând ultimul atu",
    ),
    (DrawTrumps(once=True),) * 2: ("two rounds of trumps", "trumps twice", "due giri di atout", "două ture de atu"),
    (RunSuit(Suit.DIAMONDS, from_top=True),): (
        "cashing diamonds from the top", "top diamonds", "running my diamonds from the top", "le quadri dall'alto",
        "incassando le quadri dall’alto", "carourile de sus", "joc carourile de sus",
        "diamonds from top to bottom", "quadri dall’alto in basso", "carourile de sus în jos",
    ),
    (RunSuit(Suit.CLUBS),): (
        "clubs", "running the clubs", "incasso le fiori", "joc treflele", "knocking out the ace of clubs",
        "affranco le fiori", "five clubs",
    ),
    (RunSuit(Suit.CLUBS, said_good=True),): ("my clubs are good", "le fiori sono franche", "treflele sunt bune"),
    (Ruff(Suit.CLUBS, once=True),): (
        "ruffing a club", "ruff one club in dummy", "trumping a club", "club ruff", "tagliando una fiori",
        "taglio una fiori al morto", "tai o treflă", "tăind o treflă la mort", "ruffing the losing club in dummy",
        "ruffing the third round of clubs",
    ),
    (Ruff(Suit.SPADES, once=True),) * 2: ("ruffing two spades", "tagliando due picche", "tai două pici"),
    (Ruff(Suit.HEARTS),): ("ruffing hearts", "taglio le cuori", "tai cupele"),
    (CrossRuff(),): (
        "cross-ruff", "cross ruffing", "on a crossruff", "taglio incrociato", "tăieri încrucișate",
        "tăiere încrucișată",
    ),
    (DrawTrumps(once=True),): ("one more round of trumps", "un giro di atout", "o tură de atu"),
    (PlayCards((Card.CA,)),): (
        "over to dummy with the ace of clubs", "cross to the CA",
        "vado al morto con l'asso di fiori", "passo all’asso di fiori", "trec la mort cu asul de treflă",
    ),
    (PlayCards((Card.DA,)), Discard(Suit.CLUBS.mask)): (
        "throwing the losing club on the ace of diamonds", "scarto la fiori perdente sull'asso di quadri",
    ),
    (Unsettled("drop", "Q"),): ("playing for the drop of the queen", "joc pe căderea damei"),
    (Unsettled("led", "J"),): ("low to the jack", "small to the J", "piccola al fante", "mică spre valet"),
    (Unsettled("led", "J", Suit.HEARTS),): (
        "a low heart to the jack", "heart to the jack", "low to the jack of hearts", "cuori al fante",
        "piccola cuori al fante", "una piccola al fante di cuori", "o cupă mică spre valet", "cupă la valet",
    ),
    (PlayCards((Card.HA, Card.HK)),): (
        "ace and king of hearts", "AK of hearts", "cashing the ace king of hearts", "HA HK", "♥A ♥R",
        "asso e re di cuori", "as și rege de cupă",
    ),
    (Finesse(Card.SQ),): (
        "finessing the SQ", "finesse against the queen of spades", "faccio l'impasse alla donna di picche",
        "impas la dama de pică",
    ),
    (Unsettled("finesse", "", Suit.HEARTS),): ("taking the heart finesse", "impasse a cuori", "impas la cupe"),
    (Unsettled("finesse"),): ("finessing", "taking the finesse", "impasse", "fac impasul"),
    (Drop(Suit.SPADES),): ("spades for the drop", "dropping the queen of spades", "picche in caduta", "pici pe cădere"),
    (Discard(Suit.DIAMONDS.mask),): ("discarding diamonds", "throwing a diamond", "scarto le quadri", "arunc carouri"),
    (): (
        "the rest are mine", "it's all mine", "I have the rest", "everything is high", "conceding a trick",
        "il resto è mio", "tutte mie",
        "dummy is high", "my hand is good", "thirteen tricks", "I win three more tricks", "trumps are drawn",
        "il morto è buono", "vi cedo una presa", "restul levatelor sunt ale mele", "le iau pe toate", "mortul este bun",
        "le altre sono buone", "cedo una presa", "restul sunt ale mele", "toate levele", "cedez o levă",
    ),
}  # fmt: skip


def test_the_same_said_in_other_words_and_in_three_languages() -> None:
    others = {said: read(said) for meant, ways in ALIKE.items() for said in ways if read(said) != [meant]}
    assert others == {}


ENDING = position("..432.", "..765.", "5.AK..", "4.4..9", "S")


def test_phrases_may_come_in_one_text() -> None:
    whole = read_statement(["drawing trumps, then hearts from the top"], ENDING, S)
    assert whole == read_statement(["drawing trumps", "hearts from the top"], ENDING, S)
    assert len(whole.steps) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("the hearts are good, drawing trumps", "drawing trumps, the hearts are good"),
        ("le cuori sono franche, batto le atout", "batto le atout, le cuori sono franche"),
        ("cupele sunt bune, scot atuurile", "scot atuurile și cupele sunt bune"),
        ("drawing trumps and claim", "drawing trumps"),
        ("ace, king of hearts", "ace and king of hearts"),
    ],
)
def test_the_order_of_what_says_no_order_does_not_matter(one: str, other: str) -> None:
    assert read_statement([one], ENDING, S) == read_statement([other], ENDING, S)


def test_every_phrase_that_is_not_understood_or_cannot_be_is_told_with_the_known_ones() -> None:
    notrump = position("..432.", "..765.", "5.AK..", "4.4..9", "NT")
    with pytest.raises(ProblemsFound) as trouble:
        read_statement(["with great confidence", "drawing trumps", "S4"], notrump, S)
    unknown, without, foreign = trouble.value.problems
    assert (unknown.kind, unknown.where.index, unknown.found) == ("unknown-phrase", 1, "with great confidence")
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


CROSSING = position("AJ4.2..", "T98.3..", "32.AK..", "KQ..32.", "NT")
RUFFING = position("3...A32", "...KQJ4", "54..A.9", "2..KQ.T", "S")


# -- a stated line holds as far as the cards allow ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "said", "fewest"),
    [
        # the queen appears: the king takes it, whatever was said of the jack
        (position("KJ4...", ".765..", "A32...", "QT9...", "NT"), ["low to the jack", "spades from the top"], 3),
        (position("KJ4...", ".765..", "A32...", "QT9...", "NT"), ["S2 to the SJ", "spades from the top"], 3),
        # it does not appear: the jack wins, and the ace and king are left
        (position("KJ...", ".76..", "A3...", "Q9...", "NT"), ["low to the jack"], 2),
        # the jack cannot win any more, and nothing is above the queen: a low card is as good
        (position("J4...", ".76..", "32...", "KQ...", "NT"), ["low to the jack"], 0),
        # a card that cannot win is meant to lose, and is not changed
        (position("K4...", ".65..", "A3...", "Q8...", "NT"), ["S3 to the S4"], 1),
        # the ten appears in a deep finesse
        (position("AJ9...", ".765..", "432...", "KT8...", "NT"), ["finessing the SK"], 2),
        # partner's card is good: the drop wastes nothing on it
        (position("K4...", ".65..", "A3...", "Q8...", "NT"), ["SA", "spades for the drop"], 2),
        # losers go, winners stay
        (position(".A.2.", ".K.3.", "4.3..", "..54.", "NT"), ["S4", "discarding losers"], 2),
        # said together
        (position(".A.2.", ".K.3.", "4.3..", "..54.", "NT"), ["discarding diamonds and clubs on the S4"], 2),
        (ENDING, ["hearts after drawing trumps"], 3),
        # dummy's ace has taken the queen: a heart to the two high ones that were named, and a spade is lost
        (CROSSING, ["low to the jack", "ace and king of hearts"], 3),
        (CROSSING, ["low to the jack", "hearts from the top"], 3),
        # both aces, the ruff and a trump: dummy does not throw the ace that was named on the diamond
        (RUFFING, ["diamond ace, club ace, ruffing a club"], 4),
    ],
)
def test_a_line_adapts_to_the_cards_that_appear(ending: Position, said: list[str], fewest: int) -> None:
    assert Search(ending, S, read_statement(said, ending, S)).fewest() == fewest


FINESSE = position("KJ4...", ".765..", "A32...", "QT9...", "NT")


@pytest.mark.parametrize(
    "said",
    [
        ["low to the jack", "finessing"],
        ["S2", "finessing the SQ", "spades for the drop"],
        ["discarding hearts", "discarding diamonds", "spades"],
        ["low to the jack", "the rest are mine", "discarding clubs"],
    ],
)
def test_the_order_of_phrases_does_not_matter_where_it_says_nothing(said: list[str]) -> None:
    """Only what is led has an order."""
    awards = {Search(FINESSE, S, read_statement(order, FINESSE, S)).fewest() for order in permutations(said)}
    assert len(awards) == 1
    assert len({read_statement(order, FINESSE, S) for order in permutations(said)}) == 1


@pytest.mark.parametrize("seed", range(40))
def test_manners_hold_in_any_order_and_only_ever_close_plays(seed: int) -> None:
    chance = random.Random(seed)
    pack = chance.sample([card for card in CARDS if card.rank.index >= 8], 20)
    n, e, s, w = (Hand.of(pack[i * 5 : i * 5 + 5]) for i in range(4))
    ending = Position((n, e, s, w), chance.choice(list(Denomination)), S).checked()
    cards = chance.sample(pack, 3)
    manners: list[Manner] = [
        Finesse(cards[0]),
        Finesse(cards[1]),
        Drop(cards[2].suit),
        Discard(cards[0].suit.mask),
        Discard(cards[1].bit),
    ]
    stated = [Search(ending, S, Statement.of(chance.sample(manners, 5))).fewest() for _ in range(3)]
    assert len(set(stated)) == 1
    assert Search(ending, S, Statement()).fewest() <= stated[0] <= Search(ending, S, Statement()).most()


def test_a_suit_that_could_be_several_is_asked_for() -> None:
    both = position("KJ4.KJ4..", "...765432", "A32.A32..", "QT9.QT9..", "NT")
    with pytest.raises(ProblemsFound) as trouble:
        read_statement(["low to the jack"], both, S)
    assert [problem.kind for problem in trouble.value.problems] == ["phrase-which-suit"]
    assert read_statement(["low heart to the jack"], both, S).manners == (LedTo(Card.H2, Card.HJ),)


# -- as much as anybody says -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["x" * (LONGEST + 1), " " * (LONGEST + 1), "clubs, " * LONGEST])
def test_a_statement_that_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_statement([text], ENDING, S)
    assert [problem.kind for problem in trouble.value.problems] == ["statement-too-long"]


@pytest.mark.parametrize("text", [" " * 200_000 + "x", "then " * 50_000, "and " * 50_000, "mine " * 300, "S" * 200_000])
def test_reading_takes_time_in_proportion_to_the_length(text: str) -> None:
    """A search through the text for each of its blanks would not come to an end here."""
    read(text)
