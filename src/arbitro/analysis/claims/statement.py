"""What the claimer said (68C), as one value that binds the plays of his side."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain
from operator import or_

from msgspec import Struct

from arbitro.analysis.claims.phrase import (
    CrossRuff,
    Discard,
    DrawTrumps,
    Drop,
    Finesse,
    LedTo,
    Manner,
    Phrase,
    PlayCards,
    Ruff,
    RunSuit,
    Step,
)
from arbitro.analysis.claims.saying import KNOWN, Unsettled, read_phrases
from arbitro.analysis.claims.view import SUIT_MASKS, Turn, beats, highest, lowest
from arbitro.analysis.position import Position
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.cards import CARD_BY_TEXT, CARDS, SUITS, Card, Suit
from arbitro.bridge.seats import Seat


class Statement(Struct, frozen=True):
    """Everything said, and the suits whose order is taken from the top (said, or fixed under 70E2)."""

    steps: tuple[Step, ...] = ()
    manners: tuple[Manner, ...] = ()
    from_top: tuple[Suit, ...] = ()

    @classmethod
    def of(cls, phrases: Iterable[Phrase]) -> "Statement":
        """Manners hold throughout, so that it does not matter in which order they were said."""
        said = tuple(phrases)
        discards = [p.cards for p in said if isinstance(p, Discard)]
        manners: set[Manner] = {p for p in said if isinstance(p, LedTo | Finesse | Drop)}
        if discards:
            manners.add(Discard(reduce(or_, discards)))
        steps: list[Step] = [p for p in said if not isinstance(p, Manner)]
        if DrawTrumps() in steps:  # trumps that are drawn come before a suit that is good
            steps.sort(key=lambda step: isinstance(step, RunSuit) and step.said_good)
        return cls(
            tuple(steps),
            tuple(sorted(manners, key=_exactness)),
            tuple(
                suit for suit in SUITS if any(isinstance(s, RunSuit) and s.suit is suit and s.from_top for s in steps)
            ),
        )

    @property
    def named(self) -> int:
        """The cards that are named, as a set: they are not equal to their neighbours."""
        named = 0
        for phrase in (*self.steps, *self.manners):
            match phrase:
                case PlayCards(cards):
                    for card in cards:
                        named |= card.bit
                case Finesse(missing):
                    named |= missing.bit
                case LedTo(led, card):
                    named |= led.bit | card.bit
                case Discard(cards):  # whole suits name no card
                    named |= reduce(or_, (cards & m for m in SUIT_MASKS if cards & m != m), 0)
        return named

    @property
    def ordered(self) -> frozenset[Suit]:
        """The suits about whose order something was said."""
        suits = set(self.from_top)
        for phrase in (*self.steps, *self.manners):
            match phrase:
                case PlayCards(cards):
                    suits |= {card.suit for card in cards}
                case Finesse(missing):
                    suits.add(missing.suit)
                case LedTo(led):
                    suits.add(led.suit)
                case Drop(suit):
                    suits.add(suit)
        return frozenset(suits)

    @property
    def mentions_trumps(self) -> bool:
        return any(isinstance(step, DrawTrumps) for step in self.steps)

    @property
    def _to_be_played(self) -> int:
        """The cards that are to be led or led to: nobody throws them away before."""
        return sum(
            {card.bit for step in self.steps if isinstance(step, PlayCards) for card in step.cards}
            | {manner.card.bit for manner in self.manners if isinstance(manner, LedTo)}
        )

    def allowed(self, view: Turn, done: int) -> int:
        """The legal cards that the statement leaves open at a turn of the claimer's side."""
        cards = view.legal
        for place, step in enumerate(self.steps):
            if done >> place & 1 or (bound := step.bind(view)) is None:
                continue
            cards = bound or cards
            break
        for manner in self.manners:
            cards = manner.allow(view) & cards or cards
        if view.trick and not view.legal & SUIT_MASKS[view.led]:
            cards = cards & ~self._to_be_played or cards
        for suit in self.from_top:
            cards = _top_down(view, suit.mask, cards)
        return cards

    def done_after(self, view: Turn, done: int, trick: tuple[int, ...]) -> int:
        """The steps that are completed once this trick, led by the claimer's side, was played; `view` is its lead."""
        for place, step in enumerate(self.steps):
            if done >> place & 1 or step.bind(view) is None:
                continue
            return done | 1 << place if step.completed_by(trick, view.trump) else done
        return done


def _exactness(manner: Manner) -> tuple[int, int]:
    """The more exact first; of finesses the deepest."""
    match manner:
        case LedTo(led, card):
            return 0, 64 * led.index + card.index
        case Finesse(missing):
            return 1, missing.index
        case Drop(suit):
            return 2, suit.index
        case Discard(cards):
            return 3, cards


def _top_down(view: Turn, suit: int, cards: int) -> int:
    """The highest card of the side goes to a trick that it leads in the suit, its partner's lowest with it."""
    if not view.own_lead or not (view.leads or (view.third and 1 << view.trick[0] & suit)):
        return cards
    own = cards & suit
    if not own:
        return cards
    if view.leads:
        chosen = highest(own) if highest(own) > view.partner & suit else lowest(own)
    else:
        wins = highest(own) > 1 << view.trick[0] and beats(own.bit_length() - 1, view.best, view.trump)
        chosen = highest(own) if wins else lowest(own)
    return cards & ~suit | chosen


# -- from what was said ------------------------------------------------------------------------------------------

LONGEST = 2_000  # characters: nobody says more at a table


def read_statement(texts: Iterable[str], position: Position, claimer: Seat) -> Statement:
    """A statement from its phrases, which signs or words like `then` may also separate; every problem at once."""
    lines = tuple(texts)
    if (length := sum(map(len, lines))) > LONGEST:
        raise refuse("statement-too-long", found=length, expected=LONGEST, where=Place(tag="statement"))
    cards = _OwnCards(position, claimer)
    stated: list[Phrase] = []
    later: list[tuple[Place, str, Unsettled]] = []  # how a suit is played: settled when all the leads are known
    problems: list[Problem] = []
    said = chain.from_iterable(map(read_phrases, lines))
    for index, (text, meant) in enumerate(said, 1):
        where = Place(tag="statement", index=index)
        if meant is None:
            problems.append(Problem("unknown-phrase", where, text, "; ".join(KNOWN)))
        for meaning in meant or ():
            phrases: tuple[Phrase, ...] | None
            if not isinstance(meaning, Unsettled):
                phrases = (meaning,)
            elif meaning.what == "led":
                phrases = cards.led(meaning)
            else:
                later.append((where, text, meaning))
                continue
            if phrases is None:
                problems.append(Problem("phrase-which-suit", where, text))
                continue
            stated += phrases
            problems += (Problem(kind, where, what or text) for phrase in phrases for kind, what in cards.wrong(phrase))
    for where, text, unsettled in later:
        if (phrases := cards.manner(unsettled, stated)) is None:
            problems.append(Problem("phrase-which-suit", where, text))
        else:
            stated += phrases
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return Statement.of(stated)


class _OwnCards:
    """What a phrase can mean with the cards that are left."""

    def __init__(self, position: Position, claimer: Seat) -> None:
        self.trumps = position.denomination.suit
        self.hands = tuple(position.hands[seat.index].mask for seat in (claimer, claimer.partner))
        self.own = self.hands[0] | self.hands[1]
        self.out = position.hands[claimer.lho.index].mask | position.hands[claimer.rho.index].mask

    def wrong(self, phrase: Phrase) -> Iterator[tuple[str, str]]:
        """Why it cannot be, with the card for which it cannot."""
        if isinstance(phrase, DrawTrumps | CrossRuff | Ruff) and self.trumps is None:
            yield "phrase-without-trumps", ""
        named = phrase.cards if isinstance(phrase, PlayCards) else (phrase.card,) if isinstance(phrase, LedTo) else ()
        yield from (("claim-card", card.value) for card in named if not self.own & card.bit)

    def led(self, said: Unsettled) -> tuple[Phrase, ...] | None:
        """A low card to one of this rank; None if it could be in several suits, or in none."""
        suits = SUITS if said.suit is None else (said.suit,)
        pairs = [pair for suit in suits for pair in self._led_to(CARD_BY_TEXT[suit.value + said.rank])]
        return (PlayCards((pairs[0][0],)), LedTo(*pairs[0])) if len(pairs) == 1 else None

    def manner(self, said: Unsettled, leads: list[Phrase]) -> tuple[Phrase, ...] | None:
        """A finesse or a drop with its suit: told, or led in, or the only one; None if there are several."""
        suits = SUITS if said.suit is None else (said.suit,)
        to = {phrase.card.suit: phrase.card for phrase in leads if isinstance(phrase, LedTo)}
        if said.what == "finesse":
            missing = [card for suit in suits for card in self._missing(suit, said.rank, to.get(suit))]
            named = [card for card in missing if card.suit in to] or missing
            return tuple(map(Finesse, named)) if len(named) < 2 else None
        out = [suit for suit in suits if not said.rank or self.out & CARD_BY_TEXT[suit.value + said.rank].bit]
        run = {phrase.suit for phrase in leads if isinstance(phrase, RunSuit)} | set(to)
        meant = [suit for suit in out if suit in run] or out
        return (Drop(meant[0]),) if len(meant) == 1 else None

    def _led_to(self, card: Card) -> Iterator[tuple[Card, Card]]:
        """The lowest card of the other hand, to this one."""
        for hand, other in (self.hands, self.hands[::-1]):
            low = lowest(other & card.suit.mask)
            if hand & card.bit and low:
                yield CARDS[low.bit_length() - 1], card

    def _missing(self, suit: Suit, rank: str, to: Card | None) -> Iterator[Card]:
        """The opponents' card that a finesse in the suit is taken against: above the card led to, within a tenace."""
        for card in reversed(CARDS):
            if card.suit is not suit or not self.out & card.bit or (rank and card.rank.value != rank):
                continue
            above, below = ~((card.bit << 1) - 1) & suit.mask, (card.bit - 1) & suit.mask
            tenace = any(hand & above and hand & below for hand in self.hands)
            if (to is not None and to.bit & below) or (rank and self.own & above) or (to is None and tenace):
                yield card
                if not rank:
                    return
