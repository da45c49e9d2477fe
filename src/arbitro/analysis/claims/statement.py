"""What the claimer said (68C), as phrases that bind the plays of his side.

Steps are taken one after the other and say what is led; manners hold throughout and say how. A step that cannot be
taken at a turn leaves the turn open and waits; one that has nothing left to do gives way to the next.
"""

import re
from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from arbitro.analysis.claims.view import SUIT_MASKS, Turn, beats, highest, lowest
from arbitro.analysis.position import Position
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import CARD_BY_TEXT, Card, Suit
from arbitro.bridge.seats import Seat

# -- steps: `bind` is what the step allows, nothing if it waits, None once it is finished


class PlayCards(Struct, frozen=True, tag="cards"):
    """These cards are led in this order, each when its holder is on lead."""

    cards: tuple[Card, ...]

    def bind(self, view: Turn) -> int | None:
        own = view.hands[view.seat] | view.partner
        for card in self.cards:
            if own & card.bit:
                return view.legal & card.bit if view.leads else 0
        return None

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class DrawTrumps(Struct, frozen=True, tag="draw_trumps"):
    """A trump is led while the opponents have one; or one round only."""

    once: bool = False

    def bind(self, view: Turn) -> int | None:
        if not view.opponents & view.trumps or not (view.hands[view.seat] | view.partner) & view.trumps:
            return None
        return view.legal & view.trumps if view.leads else 0

    def completed_by(self, trick: tuple[int, ...], trump: int) -> bool:
        return self.once and trick[0] // 13 == trump


class RunSuit(Struct, frozen=True, tag="run_suit"):
    """The suit is led while the side has cards of it; from the top, its highest card goes first."""

    suit: Suit
    from_top: bool = False

    def bind(self, view: Turn) -> int | None:
        if not (view.hands[view.seat] | view.partner) & self.suit.mask:
            return None
        return view.legal & self.suit.mask if view.leads else 0

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class CrossRuff(Struct, frozen=True, tag="cross_ruff"):
    """A suit is led that partner can ruff, and he ruffs it."""

    def bind(self, view: Turn) -> int | None:
        hand, partner = view.hands[view.seat], view.partner
        if view.leads:
            if ruffable := _ruffable(hand, partner, view):
                return ruffable
            return 0 if _ruffable(partner, hand, view) else None
        return _ruffs(view) if view.third and view.own_lead else 0

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class Ruff(Struct, frozen=True, tag="ruff"):
    """This suit is led when partner can ruff it, and he ruffs it; once, or as long as there is any."""

    suit: Suit
    once: bool = False

    def bind(self, view: Turn) -> int | None:
        hand, partner, suit = view.hands[view.seat], view.partner, self.suit.mask
        if view.leads:
            if not ((hand & suit and partner & view.trumps) or (partner & suit and hand & view.trumps)):
                return None
            return _ruffable(hand, partner, view) & suit
        return _ruffs(view) if view.third and view.own_lead and view.led == self.suit.index else 0

    def completed_by(self, trick: tuple[int, ...], trump: int) -> bool:
        return self.once and trick[0] // 13 == self.suit.index != trump and trick[2] // 13 == trump


def _ruffable(hand: int, partner: int, view: Turn) -> int:
    """The cards of a hand that its partner, void in their suit, can ruff."""
    if not partner & view.trumps:
        return 0
    return sum(hand & mask for mask in SUIT_MASKS if not partner & mask and mask != view.trumps)


def _ruffs(view: Turn) -> int:
    return 0 if view.legal & SUIT_MASKS[view.led] else view.legal & view.trumps


# -- manners: what they allow of the legal cards, or nothing where they are silent


class Finesse(Struct, frozen=True, tag="finesse"):
    """Third hand plays its highest card below the missing one, or beats it once it has appeared."""

    missing: Card

    def allow(self, view: Turn) -> int:
        if not (view.third and view.own_lead and view.led == self.missing.suit.index):
            return 0
        following = view.legal & self.missing.suit.mask
        if self.missing.index == view.trick[1]:
            return lowest(following & ~((self.missing.bit << 1) - 1))
        return highest(following & (self.missing.bit - 1)) if view.opponents & self.missing.bit else 0


class LedTo(Struct, frozen=True, tag="led_to"):
    """When this card is led, partner plays that one."""

    led: Card
    card: Card

    def allow(self, view: Turn) -> int:
        return view.legal & self.card.bit if view.third and view.trick[0] == self.led.index else 0


class Drop(Struct, frozen=True, tag="drop"):
    """Third hand plays its highest card of the suit."""

    suit: Suit

    def allow(self, view: Turn) -> int:
        third = view.third and view.own_lead and view.led == self.suit.index
        return highest(view.legal & self.suit.mask) if third else 0


class Discard(Struct, frozen=True, tag="discard"):
    """A hand that cannot follow throws from these cards."""

    cards: int

    def allow(self, view: Turn) -> int:
        return 0 if view.leads or view.legal & SUIT_MASKS[view.led] else view.legal & self.cards & ~view.trumps


Step: TypeAlias = PlayCards | DrawTrumps | RunSuit | CrossRuff | Ruff
Manner: TypeAlias = Finesse | LedTo | Drop | Discard
Phrase: TypeAlias = Step | Manner


class Statement(Struct, frozen=True):
    """Everything said, and the suits whose order is taken from the top (said, or fixed under 70E2)."""

    steps: tuple[Step, ...] = ()
    manners: tuple[Manner, ...] = ()
    from_top: tuple[Suit, ...] = ()

    @classmethod
    def of(cls, phrases: Iterable[Phrase]) -> "Statement":
        said = tuple(phrases)
        return cls(
            tuple(p for p in said if not isinstance(p, Manner)),
            tuple(p for p in said if isinstance(p, Manner)),
            tuple(p.suit for p in said if isinstance(p, RunSuit) and p.from_top),
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
                case Discard(cards):
                    named |= cards if cards.bit_count() == 1 else 0
        return named

    @property
    def ordered(self) -> frozenset[Suit]:
        """The suits about whose order something was said."""
        found = set(self.from_top)
        for phrase in (*self.steps, *self.manners):
            match phrase:
                case PlayCards(cards):
                    found |= {card.suit for card in cards}
                case Finesse(missing):
                    found.add(missing.suit)
                case LedTo(led):
                    found.add(led.suit)
                case Drop(suit):
                    found.add(suit)
        return frozenset(found)

    @property
    def mentions_trumps(self) -> bool:
        return any(isinstance(step, DrawTrumps) for step in self.steps)

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


# -- phrases as people say them ----------------------------------------------------------------------------------

_SUITS = {suit.name.lower(): suit for suit in Suit} | {suit.name.lower()[:-1]: suit for suit in Suit}
_PLURAL, _SINGLE = "(clubs|diamonds|hearts|spades)", "(club|diamond|heart|spade)"
_CARD = r"((?:[shdc♠♥♦♣](?:10|[akqjt2-9]))|(?:(?:10|[akqjt2-9])[shdc♠♥♦♣]))"
_COUNT = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4}

KNOWN = (
    "SA H2",
    "S3 to the SK",
    "drawing trumps",
    "one round of trumps",
    "clubs",
    "clubs from the top",
    "cross-ruff",
    "ruffing a heart",
    "ruffing hearts",
    "finessing the SQ",
    "spades for the drop",
    "discarding diamonds",
    "discarding the D3",
)
"""One example of each form."""


def read_phrase(text: str) -> tuple[Phrase, ...] | None:
    """A phrase; None if it is not of a known form."""
    said = " ".join(text.lower().replace("-", " ").split()).rstrip(".")
    if re.fullmatch(rf"(?:{_CARD} ?)+", said):
        return (PlayCards(tuple(_card(word) for word in said.split())),)
    if m := re.fullmatch(rf"{_CARD} to (?:the )?{_CARD}", said):
        return (PlayCards((_card(m[1]),)), LedTo(_card(m[1]), _card(m[2])))
    if re.fullmatch(r"(?:draw|pull)(?:ing)? (?:the |all )*(?:outstanding |remaining |last )?trumps?", said):
        return (DrawTrumps(),)
    if m := re.fullmatch(r"(?:(?:draw|pull)(?:ing)? )?(a|one|two|three|four) rounds? of trumps", said):
        return (DrawTrumps(once=True),) * _COUNT[m[1]]
    if m := re.fullmatch(rf"(?:(?:cash|run|play)(?:n?ing)? )?(?:the |my )?{_PLURAL}( from the top)?", said):
        return (RunSuit(_SUITS[m[1]], from_top=bool(m[2])),)
    if re.fullmatch(r"cross ?ruff(?:ing)?", said):
        return (CrossRuff(),)
    if m := re.fullmatch(rf"ruff(?:ing)? (?:a {_SINGLE}|{_PLURAL})", said):
        return (Ruff(_SUITS[m[1] or m[2]], once=bool(m[1])),)
    if m := re.fullmatch(rf"finess(?:e|ing) (?:for |against )?(?:the )?{_CARD}", said):
        return (Finesse(_card(m[1])),)
    if m := re.fullmatch(rf"(?:playing )?{_PLURAL} for the drop", said):
        return (Drop(_SUITS[m[1]]),)
    if m := re.fullmatch(rf"discard(?:ing)? (?:(?:a )?{_SINGLE}|{_PLURAL})", said):
        return (Discard(_SUITS[m[1] or m[2]].mask),)
    if m := re.fullmatch(rf"discard(?:ing)? (?:the )?{_CARD}", said):
        return (Discard(_card(m[1]).bit),)
    return None


def _card(word: str) -> Card:
    return CARD_BY_TEXT[word.upper().replace("10", "T")]


def read_statement(texts: Iterable[str], position: Position, claimer: Seat) -> Statement:
    """A statement from its phrases, which commas, semicolons or `then` may also separate; every problem at once."""
    found: list[Phrase] = []
    problems: list[Problem] = []
    own = position.hands[claimer.index] | position.hands[claimer.partner.index]
    for index, text in enumerate(_separated(texts), 1):
        where = Place(tag="statement", index=index)
        phrases = read_phrase(text)
        if phrases is None:
            problems.append(Problem("unknown-phrase", where, text, "; ".join(KNOWN)))
            continue
        found += phrases
        for phrase in phrases:
            if isinstance(phrase, DrawTrumps | CrossRuff | Ruff) and position.denomination.suit is None:
                problems.append(Problem("phrase-without-trumps", where, text))
            if isinstance(phrase, LedTo) and phrase.card not in own:
                problems.append(Problem("claim-card", where, phrase.card.value))
            if isinstance(phrase, PlayCards):
                problems += (Problem("claim-card", where, c.value) for c in phrase.cards if c not in own)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return Statement.of(found)


def _separated(texts: Iterable[str]) -> list[str]:
    return [part for text in texts for part in re.split(r"\s*(?:[,;]|\bthen\b)\s*", text.strip()) if part]
