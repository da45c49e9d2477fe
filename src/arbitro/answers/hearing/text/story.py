"""A story as it was read: tokens, the things of the game in it, and what its words mean."""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property

from arbitro.answers.hearing.text.calls import call
from arbitro.answers.hearing.text.cards import card
from arbitro.answers.hearing.text.concepts import Concept, language_of, vocabulary
from arbitro.answers.hearing.text.numbers import number
from arbitro.answers.hearing.text.seats import LETTERS, seat
from arbitro.answers.hearing.text.spoken import SYMBOLS, Speeches, speeches
from arbitro.answers.hearing.text.tokens import BREAKS, ENDS, JOINS, QUOTES, Item, ItemKind, settled, tokens
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.seats import Seat

CARD_VERBS = frozenset({"lead", "opening-lead", "discard", "ruff", "expose", "revoke", "show-out", "penalty-card"})
ALSO_CALLED = frozenset({"discard", "show-out"})  # what may be said of a bid, too: mai pune o dată 2♥
CALL_VERBS = frozenset({"bid", "call", "contract", "insufficient"})
CARDS = frozenset({"trick", "card-word", "won-trick"})
PLAY_WORDS = frozenset({"trick", "discard", "ruff", "revoke", "declarer", "dummy", "still-had", "penalty-card", "lead"})
SHOULD = frozenset({"required-word", "should-be", "can-word", "question-mark"})  # has to go to three
HIGHEST = 7  # level of a bid
LONG = 5  # cards of a suit that somebody tells
REACH = 6  # tokens back to the verb of a card or call
ENGLISH_BIDS = frozenset("SHD")
SINGLE = re.compile(r"(?<!\w)['‘](\S[^\n]{0,198}?)['’](?!\w)")
AGAINST = frozenset({"against", "vs", "impotriva", "contro", "contra"})
INTO = frozenset({"in", "to"})  # pulls it out to 4S
MARKS = frozenset(",(-–—")
NEAR = 4  # tokens between whoever tells it and his seat
_RELATED: dict[str, Callable[[Seat], Seat]] = {
    "partner": lambda seat: seat.partner,
    "lho": lambda seat: seat.lho,
    "rho": lambda seat: seat.rho,
}


class Story:
    """What somebody wrote, read. Everything of it is computed once, when it is first asked for."""

    def __init__(self, text: str, usual: str) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.language = language_of(self.tokens, usual)
        self.speeches: Speeches = speeches(self.language)
        self.tokens = settled(self.tokens, self.speeches.all[0].corrections, self.speeches.players)
        self.meaning = vocabulary(self.language).meaning(self.tokens)
        self.items: tuple[Item, ...] = tuple(self._in_first_person([*self._raised(self._read())]))
        self._of: dict[tuple[ItemKind, ...], tuple[Item, ...]] = {}

    # -- reading

    def _read(self) -> Iterator[Item]:
        at = 0
        self._kind: tuple[str, int] = ("", 0)  # of the last call or card that was read, and where
        national = self._national()
        while at < len(self.tokens):
            length, items = self._at(at, national)
            if items:
                self._kind = (items[-1].kind, at) if items[-1].kind in ("call", "card") else self._kind
            yield from items
            at += length or 1

    def _raised(self, items: Iterator[Item]) -> Iterator[Item]:
        """`North opened 1♠, South raised to three`: a level alone is of the suit that was bid before."""
        said = self.concepts({"raise-to", "make-it"})
        raised = {one.last + 1 for one in said if not self.said_between(max(0, one.first - 2), one.first - 1) & SHOULD}
        raised |= {one.last + 2 for one in self.concepts({"oops"}) if self._is_level_alone(one.last + 2)}
        last: Call | None = None
        for item in items:
            suit = last.denomination if last and item.kind == "number" and item.first in raised else None
            if last and suit and last.level < item.value <= HIGHEST:
                item = item._replace(kind="call", value=Call.bid(item.value, suit))
            last = item.value if item.kind == "call" and item.value.is_bid else last
            yield item

    def _is_level_alone(self, at: int) -> bool:
        """`Oh dear, two!`: what is said behind a comma, and nothing else."""
        return self.word(at - 1) == "," and self.word(at + 1) in ENDS

    def _in_first_person(self, items: list[Item]) -> Iterator[Item]:
        """`I’m West … my partner led`: whoever tells it and his partner by their seats, where he says which is his."""
        self.me = me = self._me(items)
        if me is None:
            yield from items
            return
        taken = {at: item for item in items for at in range(item.first, item.last + 1)}
        others = min((item.first for item in items if item.kind == "seat" and item.value is not me), default=None)
        for at in range(len(self.tokens)):
            item = taken.get(at)
            if item is None and self.is_i(at) and not self._is_speech(at, items):
                yield Item("seat", me, at, at)
            elif item is not None and item.first == at:
                mine = (
                    others is None
                    or at < others
                    or any(self.means(near, 1, "my") for near in (at - 1, at, item.last + 1))
                )
                yield (
                    item._replace(kind="seat", value=_RELATED[item.value](me))
                    if (item.kind == "role" and item.value in _RELATED and mine)
                    else item
                )

    def is_i(self, at: int) -> bool:
        """`I`, also as the verb has it: `ho attaccato`, `am deschis`."""
        own = self.speeches.all[0].expressions.get((self.tokens[at].word,), ())
        return any(said.kind == "i" for said in own)

    def _is_speech(self, at: int, items: Sequence[Item]) -> bool:
        """`West sighs: well, I’ve got the king`: somebody else speaks of himself."""
        marks = [
            near for near in range(at) if self.tokens[near].text == ":" and self.sentence(near) == self.sentence(at)
        ]
        return any(
            item.kind in ("seat", "role") and self.sentence(item.first) == self.sentence(at)
            for item in items
            if marks and item.last < marks[-1]
        )

    def _me(self, items: Sequence[Item]) -> Seat | None:
        """The seat of whoever tells it: `I, South`, `giocavo io 3SA in Nord`; across from him `my partner North`."""
        seats = [item for item in items if item.kind == "seat"]
        for item in seats:
            if self._is_me(item):
                return item.value  # type: ignore[no-any-return]
        for mine in (item for item in items if item.kind == "role" and item.value == "partner" and self._is_mine(item)):
            for item in seats:
                between = range(mine.last + 1, item.first)
                simply = all(self._is_small(at) or self.means(at, 1, "my") for at in between)
                if mine.last < item.first and len(between) <= NEAR and simply:
                    return item.value.partner  # type: ignore[no-any-return]
        return None

    def _is_mine(self, item: Item) -> bool:
        return any(self.means(near, 1, "my") for near in (item.first - 1, item.last + 1))

    def _is_small(self, at: int) -> bool:
        word = self.tokens[at].word
        return not word.isalnum() or word in self.speeches.fill or self.means(at, 1, "at")

    def _is_me(self, item: Item) -> bool:
        at = item.first - 1
        if at >= 0 and self.tokens[at].text in MARKS:
            at -= 1
        if any(self.means(at - length + 1, length, "i_am") for length in (1, 2)):
            return True
        near = range(max(0, at - NEAR), at)
        return self.means(at, 1, "at") and any(
            (self.is_i(one) or self.means(one, 1, "my")) and self.sentence(one) == self.sentence(at)
            for one in near
            if not any(self.tokens[other].word in self.speeches.others for other in range(max(0, one - 1), at))
        )

    def means(self, at: int, length: int, kind: str) -> bool:
        if at < 0 or at + length > len(self.tokens):
            return False
        taken, meant = self.speeches.longest([each.word for each in self.tokens[at : at + length]], 0)
        return taken == length and any(said.kind == kind for said in meant)

    def _at(self, at: int, national: bool) -> tuple[int, list[Item]]:
        text = self.tokens
        if not text[at].text.isalnum() and text[at].text not in SYMBOLS:
            return 1, []
        taken_card, cards = card(text, at, self.speeches)
        taken_call, called = call(text, at, self.speeches, national=national)
        one = isinstance(called, Call) and self.means(at, 1, "one")
        has = self.means(at - 1, 1, "holding")  # ho una cuori; not: deschide cu o pică
        has = has and "bid" not in self.said_between(at - 2, at - 2)
        by_verb = self._verb(at) in CALL_VERBS - {"contract"}
        if one and self._about_play and (has or not (by_verb or self._is_told_by_seat(at, taken_call))):
            called = None  # threw a heart, joacă o cupă
        if isinstance(called, Call) and called.is_bid and self._is_holding(at, called, taken_call):
            return taken_call, []
        if cards and isinstance(called, Call) and called.is_bid:  # 7♠, 2H: a card or a bid
            before = self.speeches.longest([self.word(at - 1)], 0)[1]
            declares = any(said.kind == "role" and said.value == "declarer" for said in before)
            bid = self.word(at - 1) in INTO | AGAINST or self._of_player(at + taken_call) or declares
            played = self._about_cards(at) and not bid and not (self._in_auction(at) and self._verb(at) in ALSO_CALLED)
            down = self._about_play and not bid and (self._is_put_down(at, taken_call) or self._is_next_card(at))
            if played or down:
                called = None
            else:
                return taken_call, [Item("call", called, at, at + taken_call - 1, cards[0])]
        if cards and isinstance(called, tuple) and self._about_calls(at):  # West 8♣
            cards = ()
        if cards and (called is None or taken_card >= taken_call):
            return taken_card, [Item("card", each, at, at + taken_card - 1) for each in cards]
        if called is not None:
            kind: ItemKind = "call" if isinstance(called, Call) else "no_such_bid"
            return taken_call, [Item(kind, called, at, at + taken_call - 1)]
        for reader in (seat, number):
            length, said = reader(text, at, self.speeches)
            if said is not None:
                return length, [Item(said.kind, said.value, at, at + length - 1)]  # type: ignore[arg-type]
        length, meant = self.speeches.longest([each.word for each in text[at : at + 3]], 0)
        for said in meant:
            if said.kind == "suit" and isinstance(said.value, Denomination):
                return length, [Item("suit", said.value, at, at + length - 1)]
            if said.kind == "rank" and said in self.speeches.all[0].expressions.get(
                tuple(each.word for each in text[at : at + length]), ()
            ):  # English as is no ace
                return length, [Item("rank", said.value, at, at + length - 1)]
        return 1, []

    def _is_holding(self, at: int, bid: Call, length: int) -> bool:
        """`With six spades`, `avea cinci carouri`: a number of cards in a hand, unless somebody comes in with it."""
        with_words = length > 1 and len(self.tokens[at + length - 1].text) > 2 and not self.tokens[at + 1].glued
        reach = range(max(0, at - REACH), at) if self.means(at - 1, 1, "and") else range(at - 1, at)
        if not with_words or bid.level < LONG or not any(self.means(near, 1, "holding") for near in reach):
            return False
        return not self.said_between(max(0, at - 4), at - 2) & CALL_VERBS

    def _national(self) -> bool:
        """Whether `1C` is written with the letter of the story's language: not where somebody writes 1S, 1H or 1D."""
        letters = {
            after.text.upper()
            for before, after in zip(self.tokens, self.tokens[1:], strict=False)
            if before.text.isdigit() and after.glued
        }
        own = {*self.speeches.all[0].suit_letters}
        return self.language != "en" and not letters & (ENGLISH_BIDS - own)

    @cached_property
    def _about_play(self) -> bool:
        return not self.terms.isdisjoint(PLAY_WORDS)

    def _about_calls(self, at: int) -> bool:
        return self._verb(at) in CALL_VERBS

    def _about_cards(self, at: int) -> bool:
        return self._verb(at) in CARD_VERBS

    def _in_auction(self, at: int) -> bool:
        """Whether a call was read last, in this sentence or the one before."""
        return self._kind[0] == "call" and self.sentence(at) - self.sentence(self._kind[1]) <= 1

    def _is_told_by_seat(self, at: int, length: int) -> bool:
        """`Nord o cupă`, `un cuori di Nord`, in a sentence without a card or a trick."""
        so_far = self.meaning.concepts[: bisect_left(self._places, at)]
        if any(one.name in CARD_VERBS | CARDS and self.sentence(one.first) == self.sentence(at) for one in so_far):
            return False
        before = seat(self.tokens, at - 1, self.speeches)[0] if at else 0
        bidding = self._kind[0] == "call" or not self.word(at - 1).isalnum()
        return (
            before == 1
            or (bidding and self._of_player(at + length))
            or (self._in_auction(at) and self.word(at - 1) == ":")
        )

    def _is_put_down(self, at: int, length: int) -> bool:
        """`West put 5♦ face up`, `West pune 5♥ la leva 12`: a verb of playing before it, or a face behind."""
        behind = self.said_between(at + length, at + length + 2)
        if self._in_auction(at):
            return bool(behind & {"face-up", "face-down"})
        near = self.said_between(max(0, at - 2), at - 1)
        return bool(behind & {"face-up", "face-down"}) or ("play" in near and not near & {"contract", "declares"})

    def _is_next_card(self, at: int) -> bool:
        """`Presa 4: S Rc, O 5c, morto 2c`: right behind a player, in a sentence that counts a trick."""
        by = self.tokens[at - 1].text if at else ""
        tricks = (one for one in self.meaning.concepts if one.name == "trick" and one.first < at)
        here = (one for one in tricks if self.sentence(one.first) == self.sentence(at))
        counted = any(
            self.tokens[one.last + 1].text.isdecimal() or self.means(one.first - 1, 1, "ordinal") for one in here
        )
        return counted and (by in LETTERS or self.tokens[at - 1].word in self.speeches.players)

    def _of_player(self, at: int) -> bool:
        """`di Nord`, `by West`: whose contract it is."""
        return self.means(at, 1, "by") and seat(self.tokens, min(at + 1, len(self.tokens) - 1), self.speeches)[0] > 0

    def _verb(self, at: int) -> str:
        """The nearest verb before this place that makes a call or plays a card."""
        for place in range(bisect_left(self._places, at) - 1, -1, -1):
            concept = self.meaning.concepts[place]
            if concept.first < at - REACH or self.sentence(concept.first) != self.sentence(at):
                break
            if concept.name in CARD_VERBS | CALL_VERBS:
                return concept.name
        return ""

    # -- asking

    @cached_property
    def terms(self) -> frozenset[str]:
        return frozenset(concept.name for concept in self._every)

    @cached_property
    def _every(self) -> tuple[Concept, ...]:
        return tuple(sorted((*self.meaning.concepts, *self.meaning.told), key=lambda one: (one.first, one.last)))

    @cached_property
    def asked(self) -> frozenset[str]:
        """The concepts that stand in questions alone: `is it too late?`"""
        told = {one.name for one in self._every if not self.is_asked(one.last)}
        return self.terms - told

    def is_asked(self, at: int) -> bool:
        """Whether a token stands in a question."""
        return self.tokens[at].sentence in self._questions

    @cached_property
    def _questions(self) -> frozenset[int]:
        return frozenset(token.sentence for token in self.tokens if token.text == "?")

    def says(self, *names: str) -> bool:
        return not self.terms.isdisjoint(names)

    def concepts(self, names: Collection[str]) -> Iterator[Concept]:
        if self.terms.isdisjoint(names):
            return iter(())
        return (concept for concept in self._every if concept.name in names)

    def of(self, *kinds: ItemKind) -> tuple[Item, ...]:
        if kinds not in self._of:
            self._of[kinds] = tuple(item for item in self.items if item.kind in kinds)
        return self._of[kinds]

    @cached_property
    def bids(self) -> tuple[Item, ...]:
        return tuple(item for item in self.of("call") if item.value.is_bid)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(dict.fromkeys(item.value for item in self.of("card")))

    def sentence(self, at: int) -> int:
        return self.tokens[at].sentence

    def said_between(self, first: int, last: int) -> frozenset[str]:
        """The concepts that stand wholly between two tokens."""
        concepts = self.meaning.concepts[bisect_left(self._places, first) : bisect_right(self._places, last)]
        return frozenset(concept.name for concept in concepts if concept.last <= last)

    @cached_property
    def _edges(self) -> list[int]:
        """Where clauses begin: behind marks and dashes, and at a word like `but`."""
        cuts = {at + 1 for at in range(len(self.tokens)) if self._is_break(at) or self._is_dash(at)}
        return sorted(cuts | {0} | {concept.first for concept in self.concepts({"but-word"})})

    def _is_break(self, at: int) -> bool:
        """Not a point that ends no sentence: `n. 9`."""
        one, *behind = self.tokens[at : at + 2]
        return one.text in BREAKS and not (one.text in ENDS and behind and behind[0].sentence == one.sentence)

    def _is_dash(self, at: int) -> bool:
        """Not one that joins: `n-a`."""
        joins = self.tokens[at].glued and at + 1 < len(self.tokens) and self.tokens[at + 1].glued
        return self.tokens[at].text in JOINS and not joins

    def _is_in_clause(self, at: int) -> bool:
        text = self.tokens[at].text
        return text[0].isalnum() or (text in JOINS and not self._is_dash(at))

    @cached_property
    def clauses(self) -> tuple[frozenset[str], ...]:
        """The concepts of each clause."""
        found: list[set[str]] = [set() for _ in self._edges]
        for concept in self._every:
            found[self.clause(concept.last)].add(concept.name)
        return tuple(map(frozenset, found))

    @cached_property
    def sentences(self) -> tuple[frozenset[str], ...]:
        """The concepts of each sentence."""
        found: dict[int, set[str]] = {}
        for concept in self._every:
            found.setdefault(self.sentence(concept.last), set()).add(concept.name)
        return tuple(map(frozenset, found.values()))

    def clause(self, at: int) -> int:
        """Which clause a token stands in, counted."""
        return bisect_right(self._edges, at) - 1

    def edge(self, clause: int) -> int:
        """The token at which a clause begins; behind the last one, the end."""
        return self._edges[clause] if clause < len(self._edges) else len(self.tokens)

    def near(self, first: int, last: int) -> frozenset[str]:
        """The concepts between two tokens, those of single facts too."""
        places = self._places_of_facts
        facts = self.meaning.told[bisect_left(places, first) : bisect_right(places, last)]
        return self.said_between(max(0, first), last).union(one.name for one in facts if one.last <= last)

    @cached_property
    def _places_of_facts(self) -> list[int]:
        return [concept.first for concept in self.meaning.told]

    def denies(self, at: int, *, within: int = NEAR) -> bool:
        """`Did not wish to accept`, `non me l’ha accettata`: a negation shortly before, in the same clause."""
        first = at
        while first > max(0, at - within) and not self.means(first - 1, 1, "and") and self._is_in_clause(first - 1):
            first -= 1
        return "not" in self.said_between(first, at - 1)

    def _is_hyphen(self, at: int) -> bool:
        """`Nu-l jucase`."""
        return self.tokens[at].glued and self.word(at) in JOINS and self.tokens[at + 1].glued

    @cached_property
    def _places(self) -> list[int]:
        return [concept.first for concept in self.meaning.concepts]

    def bracket(self, at: int) -> int:
        """Which brackets a token stands in, counted; 0 for none."""
        return self._brackets[at]

    @cached_property
    def _brackets(self) -> list[int]:
        found: list[int] = []
        number = inside = 0
        for token in self.tokens:
            if token.text == "(":
                number += 1
                inside = number
            found.append(inside)
            if token.text == ")":
                inside = 0
        return found

    def is_article_at(self, at: int) -> bool:
        """`A trick`, `una presa`, `o levată`."""
        return self.means(at, 1, "one")

    def word(self, at: int) -> str:
        return self.tokens[at].word if 0 <= at < len(self.tokens) else ""

    @cached_property
    def quoted(self) -> tuple[str, ...]:
        """What stands between quotation marks."""
        marks = [token for token in self.tokens if token.text in QUOTES]
        pairs = zip(marks[::2], marks[1::2], strict=False)
        double = tuple(self.text[one.end : other.start].strip() for one, other in pairs)
        return double or tuple(found.strip() for found in SINGLE.findall(self.text))

    def seat_at(self, at: int) -> Seat | None:
        item = self.at("seat", at)
        return item.value if item else None

    def at(self, kind: ItemKind, at: int) -> Item | None:
        """What stands at this token, if it is of this kind."""
        item = self._items_at.get(at)
        return item if item and item.kind == kind else None

    @cached_property
    def _items_at(self) -> dict[int, Item]:
        return {at: item for item in self.items for at in range(item.first, item.last + 1)}

    @cached_property
    def lengths(self) -> Counter[int]:
        """How many words each sentence has."""
        return Counter(token.sentence for token in self.tokens if token.text.isalnum())

    def of_sentence(self, kind: ItemKind, sentence: int) -> tuple[Item, ...]:
        return self._by_sentence.get((kind, sentence), ())

    @cached_property
    def _by_sentence(self) -> dict[tuple[ItemKind, int], tuple[Item, ...]]:
        found: dict[tuple[ItemKind, int], list[Item]] = {}
        for item in self.items:
            found.setdefault((item.kind, self.sentence(item.first)), []).append(item)
        return {key: tuple(items) for key, items in found.items()}

    @cached_property
    def unread(self) -> tuple[str, ...]:
        """The words that mean nothing to the reader."""
        known = {at for item in self.items for at in range(item.first, item.last + 1)}
        words = vocabulary(self.language).known | vocabulary(self.language).of_facts
        left = (at for stem, at in self.meaning.words if at not in known and stem not in words)
        return tuple(dict.fromkeys(self.tokens[at].text for at in left if not self.tokens[at].quoted))
