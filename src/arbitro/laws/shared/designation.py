"""Which card of dummy declarer's words call (46B), or who has to say it. Pure: a table asks it too."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from arbitro.bridge.cards import CARD_BY_TEXT, CARDS, RANK_BY_TEXT, SUIT_BY_TEXT, SUITS, Card, Rank, Suit
from arbitro.bridge.play import beats
from arbitro.laws.case.notation import *

ANYTHING = "anything"


class RankWord(Enum):
    """A word that stands for a rank."""

    HIGH = "high"
    WIN = "win"
    LOW = "low"


# What a player says for it, in English, Italian and Romanian.
SPOKEN: dict[RankWord | Suit | Rank, str] = {
    RankWord.HIGH: "high highest top alta alto mare",
    RankWord.WIN: "win winner vinci prendi câștigă castiga ia",
    RankWord.LOW: "low lowest small little piccola cartina bassa mică mica jos",
    Suit.SPADES: "spade spades picche picca pică pica pici",
    Suit.HEARTS: "heart hearts cuori cuore cupă cupa cupe",
    Suit.DIAMONDS: "diamond diamonds quadri caro carouri",
    Suit.CLUBS: "club clubs fiori fiore treflă trefla trefle",
    Rank.ACE: "ace asso as",
    Rank.KING: "king re popă popa rege",
    Rank.QUEEN: "queen dama donna damă",
    Rank.JACK: "jack fante valet",
    Rank.TEN: "ten dieci zece",
    Rank.NINE: "nine nove nouă noua",
    Rank.EIGHT: "eight otto opt",
    Rank.SEVEN: "seven sette șapte sapte",
    Rank.SIX: "six sei șase sase",
    Rank.FIVE: "five cinque cinci",
    Rank.FOUR: "four quattro patru",
    Rank.THREE: "three tre trei",
    Rank.TWO: "two deuce due doi",
}
BY_SPEECH = {word.upper(): meant for meant, words in SPOKEN.items() for word in words.split()}
FILLING = frozenset("the of play please il la le di de del della da".split())  # noqa: SIM905
ANY_CARD = frozenset({"ANYTHING", "WHATEVER", "QUALSIASI", "QUALUNQUE", "ORICE"})


class Words(NamedTuple):
    """What declarer said, as far as it names a card; nothing of it: `play anything`."""

    how: RankWord | None = None
    suit: Suit | None = None
    rank: Rank | None = None

    @property
    def card(self) -> Card | None:
        """The card, if suit and rank were named (46A)."""
        return Card.of(self.suit, self.rank) if self.suit and self.rank else None

    @classmethod
    def parse(cls, text: str) -> "Words":
        """From notation or speech: `high`, `low S`, `win`, a suit, a rank or a card, `small heart`, `anything`."""
        parts = [part.upper() for part in (part.strip(".,!?'’") for part in text.split()) if part not in FILLING]
        if len(parts) > 1 and "a" in text.split():
            parts.remove("A")  # the article, not the ace
        if len(parts) == 1 and parts[0] in ANY_CARD:
            return cls()
        said = cls()
        for part in parts:
            more = _part(part)
            if more is None or any(mine and other for mine, other in zip(said, more, strict=True)):
                break
            said = cls(said.how or more.how, said.suit or more.suit, said.rank or more.rank)
        else:
            if parts and not (said.how and said.rank):
                return said
        raise refuse("bad-designation", found=text, expected=f"high, win, low, S, 7, S7, low S, {ANYTHING}")


def _part(text: str) -> Words | None:
    match BY_SPEECH.get(text):
        case RankWord() as how:
            return Words(how=how)
        case Suit() as suit:
            return Words(suit=suit)
        case Rank() as rank:
            return Words(rank=rank)
    if text in SUIT_BY_TEXT:
        return Words(suit=SUIT_BY_TEXT[text])
    if text in RANK_BY_TEXT:
        return Words(rank=RANK_BY_TEXT[text])
    card = CARD_BY_TEXT.get(text.replace("10", "T"))
    return Words(suit=card.suit, rank=card.rank) if card else None


class DummyPosition(NamedTuple):
    """What matters when declarer calls a card of dummy."""

    holds: tuple[Card, ...]  # dummy, before the card
    trick: tuple[Card, ...] = ()  # on the table, from the lead on
    trumps: Suit | None = None
    won_with: Suit | None = None  # of the card with which dummy won the previous trick, if dummy did
    gone: tuple[Card, ...] = ()  # played to earlier tricks

    @property
    def legal(self) -> tuple[Card, ...]:
        """44C."""
        return (self.trick and self.of(self.trick[0].suit)) or self.holds

    def of(self, suit: Suit) -> tuple[Card, ...]:
        return tuple(card for card in self.holds if card.suit is suit)

    def takes(self, card: Card) -> bool:
        """Whether the card would be the best of the trick so far."""
        if not self.trick:
            return True
        best = self.trick[0]
        for other in self.trick[1:]:
            best = other if beats(other, best, self.trumps) else best
        return beats(card, best, self.trumps)

    def known_to_win(self, card: Card) -> bool:
        """The last card takes the trick; before that no card that has not been seen may beat it."""
        if not self.takes(card):
            return False
        seen = {*self.holds, *self.trick, *self.gone}
        return len(self.trick) == 3 or not any(beats(other, card, self.trumps) for other in CARDS if other not in seen)


class Then(Enum):
    """What a designation leads to."""

    PLAYED = "played"  # the one card
    DECLARER = "declarer"  # declarer says which of these cards
    DEFENDER = "defender"  # either defender does (46B5)
    VOID = "void"  # nothing was called: declarer calls any legal card (46B4)


class Reading(NamedTuple):
    """How a designation is read, and by which clauses."""

    then: Then
    cards: tuple[Card, ...]
    clauses: tuple[str, ...]
    instead: Card | None = None  # what the director may read in its place (1997, the last hand and `high`)


def read(words: Words, at: DummyPosition, edition: Edition) -> Reading:
    """46B, unless declarer beyond dispute meant something else."""
    if card := words.card:
        return Reading(Then.PLAYED, (card,), ("45C4(a)",)) if card in at.holds else _void(at)
    match words.how:
        case RankWord.HIGH:
            return _high(words, at, edition)
        case RankWord.LOW:
            return _by_rank(words, at, edition, "46B1(c)", min)
        case RankWord.WIN:
            return _win(words, at, numbered("46B1(b)", edition))
    if words.suit:
        # 46B2  a suit: its lowest card
        cards = at.of(words.suit)
        return _one((min(cards),), "46B2") if cards else _void(at)
    if words.rank:
        return _rank(words.rank, at)
    # 46B5  neither suit nor rank: either defender names the card
    return Reading(Then.DEFENDER, at.legal, ("46B5",))


def _void(at: DummyPosition, *clauses: str) -> Reading:
    return Reading(Then.VOID, at.legal, (*clauses, "46B4"))


def _one(cards: Iterable[Card], clause: str) -> Reading:
    """One card is played; among several declarer says which."""
    possible = tuple(cards)
    return Reading(Then.PLAYED if len(possible) == 1 else Then.DECLARER, possible, (clause,))


def _high(words: Words, at: DummyPosition, edition: Edition) -> Reading:
    """46B1(a): the highest card; 1997: from the last hand it may be read as the lowest that wins."""
    highest = _by_rank(words, at, edition, "46B1(a)", max)
    if edition is E1997 and len(at.trick) == 3 and highest.then is Then.PLAYED:
        wins = _win(words, at, highest.clauses[0])
        if wins.then is Then.PLAYED and wins.cards != highest.cards:
            return highest._replace(instead=wins.cards[0])
    return highest


def _by_rank(
    words: Words, at: DummyPosition, edition: Edition, named: str, extreme: Callable[[Iterable[Card]], Card]
) -> Reading:
    """46B1(a), 46B1(c): of the suit named with it, else of the suit led; since 2017 of no other."""
    clause = numbered(named, edition)
    if words.suit:
        cards = at.of(words.suit)
        return _one((extreme(cards),), clause) if cards else _void(at)
    if not at.trick:
        # on lead no suit is fixed: declarer says which
        return _one((extreme(cards) for suit in SUITS if (cards := at.of(suit))), clause)
    if followed := at.of(at.trick[0].suit):
        return _one((extreme(followed),), clause)
    if edition is E2017:
        return _void(at, clause)
    rank = extreme(Card.of(Suit.CLUBS, card.rank) for card in at.holds).rank
    return _one((card for card in at.holds if card.rank is rank), clause)


def _win(words: Words, at: DummyPosition, clause: str) -> Reading:
    """46B1(b): the lowest card known to win; if none is, declarer says with which he hopes to; if none can, void."""
    cards = [card for card in at.legal if words.suit in (None, card.suit)]
    sure = [card for card in cards if at.known_to_win(card)]
    lowest = {card.suit: card for card in sorted(sure, reverse=True)}
    if sure:
        return _one(lowest.values(), clause)
    hoped = tuple(card for card in cards if at.takes(card))
    return Reading(Then.DECLARER, hoped, (clause,)) if hoped and len(at.trick) < 3 else _void(at, clause)


def _rank(rank: Rank, at: DummyPosition) -> Reading:
    # 46B3(a)  on lead: in the suit in which dummy won the trick before
    if not at.trick and at.won_with and (card := Card.of(at.won_with, rank)) in at.holds:
        return _one((card,), "46B3(a)")
    # 46B3(b)  else a card of that rank that may be played; of several declarer says which
    cards = tuple(card for card in at.legal if card.rank is rank)
    return _one(cards, "46B3(b)") if cards else _void(at, "46B3(b)")
