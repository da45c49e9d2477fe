"""Who plays the contract, in all the ways in which it is told."""

from functools import cached_property
from itertools import takewhile

from arbitro.answers.hearing.game.grammar import NEAR, REACH, RELATIVE, Grammar
from arbitro.answers.hearing.text.story import AGAINST, Story
from arbitro.answers.hearing.text.tokens import Item, ItemKind
from arbitro.bridge.seats import Seat

SHORT = 4  # words of a sentence that says who plays
PLAY = frozenset({
    "lead", "opening-lead", "trick", "revoke", "declarer", "dummy", "defender", "claim", "concede", "penalty-card",
    "discard", "ruff", "wrong-player", "expose",
})  # fmt: skip
EXPLAINED = ("explain", "alert", "misinformation")
DESIGNATING = ("designate", "incomplete")


class Declaring(Grammar):
    """`declarer` may be known from elsewhere: an auction."""

    def __init__(self, story: Story, declarer: Seat | None) -> None:
        super().__init__(story)
        self._declarer = declarer

    @cached_property
    def declarer(self) -> Seat | None:
        dummy = self.called("dummy")
        found = (
            self.called("declarer")
            or self._declarer
            or self._against()
            or self._bid_of()
            or self._declares()
            or self._plays_contract()
            or self._is_in()
        )
        of = (self.dummy_of(item) for item in self.story.of("role") if item.value == "dummy")
        return found or (dummy.partner if dummy else None) or next(filter(None, of), None) or self._designator()

    def _designator(self) -> Seat | None:
        """Whoever calls a card of dummy, or leads from there."""
        for concept in self.story.concepts(DESIGNATING):
            if self.story.says("dummy", "from-dummy") and (who := self._does(concept.first)):
                return who
        for concept in self.story.concepts({"lead"}):
            if "from-dummy" in self.story.said_between(concept.last + 1, concept.last + NEAR + 2):
                return self._does(concept.first)
        return None

    def _is_in(self) -> Seat | None:
        """`South was in 5C`, `East, in 3NT`; `il contratto di Sud`, where the play is what the story is about."""
        story = self.story
        if not (story.terms & PLAY or story.cards):
            return None
        for bid in story.bids:
            before = [item for item in story.of("seat") if 0 < bid.first - item.last <= NEAR + 1]
            for item in before[-1:]:
                between = range(item.last + 1, bid.first)
                inside = any(story.means(at, 1, "at") for at in between)
                if inside and all(story.means(at, 1, "at") or self.small(at, at + 1) for at in between):
                    return item.value  # type: ignore[no-any-return]
        for suit in story.of("suit"):  # la cupă, declarant Nord; in hearts by North
            for item in story.of_sentence("seat", story.sentence(suit.first)):
                near = (
                    0 < item.first - suit.last <= NEAR and not story.said_between(suit.last + 1, item.first - 1) & PLAY
                )
                if near and self.is_by(item) and self.opens(suit.first - 1):
                    return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract", "contract-of"}):
            for item in story.of_sentence("seat", story.sentence(concept.first)):
                near = 0 < item.first - concept.last <= NEAR + 1 and self.small(concept.last + 1, item.first - 1)
                if near and self.is_by(item):
                    return item.value  # type: ignore[no-any-return]
                if concept.first == item.last + 2 and concept.name == "contract" and self.has_s(item):
                    return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract"}):  # contract în cupe la Est
            if {"declares", "play"}.isdisjoint(story.said_between(concept.first, concept.last)):
                for item in story.of_sentence("seat", story.sentence(concept.first)):
                    within = range(concept.last + 1, item.first)
                    if 0 < len(within) <= REACH and self._is_at(item.first - 1) and self._names(within):
                        return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract"}):  # the contract of South
            for at in range(concept.last + 1, concept.last + NEAR + 2):
                if (found := story.at("seat", at)) and self.is_by(found) and self._is_aside(concept.last + 1, at - 1):
                    return found.value  # type: ignore[no-any-return]
        return None

    def _is_at(self, at: int) -> bool:
        return any(self.story.means(at, 1, kind) for kind in ("at", "on"))

    def _names(self, within: range) -> bool:
        """Whether nothing but a bid or a suit, and small words, stands here."""
        named: tuple[ItemKind, ...] = ("call", "suit", "card")
        return all(
            self._is_at(at)
            or self.story.means(at, 1, "of")
            or any(self.story.at(kind, at) for kind in named)
            or (self.small(at, at + 1) and self.story.word(at).isalnum())
            for at in within
        )

    def _declares(self) -> Seat | None:
        """`West, declaring`, `South's playing it`, `giocava Sud`, `Est declara`: a player next to such words."""
        story = self.story
        for at in range(len(story.tokens)):
            length = next((long for long in (4, 3, 2, 1) if story.means(at, long, "declaring")), 0)
            if not length or self._then_card(at + length):
                continue
            if behind := story.seat_at(at + length):
                return behind
            before = [i for i in story.of_sentence("seat", story.sentence(at)) if i.last < at]
            named = bool(before) and (not self.is_object(before[-1]) or self._is_with(before[-1], at))
            if named and self._is_aside(before[-1].last + 1, at):
                return before[-1].value  # type: ignore[no-any-return]
        return None

    def _is_with(self, item: Item, at: int) -> bool:
        """`With North declaring`."""
        return item.last + 1 == at and self.story.means(item.first - 1, 1, "holding")

    def _then_card(self, at: int) -> bool:
        """Whether a card follows, before any mark: who plays that plays no contract."""
        ahead = takewhile(lambda near: self.story.word(near).isalnum(), range(at, at + NEAR))
        return any(self.story.at("card", near) for near in ahead)

    def _is_aside(self, first: int, end: int) -> bool:
        """Small words and marks, or `who`: North, che giocava; West was the one who plays the hand."""
        between = [at for at in range(first, end) if self.story.word(at) not in RELATIVE | {"one", "s"}]
        return len(between) <= NEAR and all(self.small(at, at + 1) for at in between)

    def _plays_contract(self) -> Seat | None:
        """`South plays 4S`, `South declares.`, `Gioca Sud.`"""
        story = self.story
        for concept in story.concepts({"bid"}):  # Dichiara Sud.
            alone = story.lengths[story.sentence(concept.first)] == 2
            who = story.seat_at(concept.last + 1) or story.seat_at(concept.first - 1)
            dummy = any(story.at("role", concept.last + ahead) for ahead in (1, 2))  # che fa il morto
            if story.word(concept.first - 1) in RELATIVE and not (dummy or self._then_bid(concept.last)):
                who, alone = story.seat_at(concept.first - 2) or story.seat_at(concept.first - 3), True
            if who and alone and story.terms & PLAY:
                return who
        for concept in story.concepts({"contract", "declares", "comes-to-play"}):
            sentence = story.sentence(concept.first)
            last = concept.last + 1
            if self.story.means(last + 1, 1, "at") and story.at("seat", last + 2):  # joc eu în Vest
                last += 2 * (story.seat_at(last) is story.seat_at(last + 2))
            alone = self._stands_alone(concept.first, last) and story.word(last + 1) != ":"
            then = self._then_bid(concept.last + 1, 2) or self._then_trumps(concept.last + 1)
            if (who := story.seat_at(concept.last + 1)) and (then or (alone and concept.name != "comes-to-play")):
                return who
            if concept.name == "declares" and (who := self._just_plays(concept.first, concept.last)):
                return who
            before = (story.at("seat", at) for at in range(concept.first - NEAR - 1, concept.first))
            for item in (item for item in before if item and story.sentence(item.first) == sentence):
                gap = concept.first - item.last - 1
                near = 0 <= gap <= 1 or (gap <= NEAR and self.small(item.last + 1, concept.first))
                if gap >= 0 and near and self._then_bid(concept.last):
                    return item.value  # type: ignore[no-any-return]
            seats = story.of_sentence("seat", sentence)
            if (
                concept.name != "comes-to-play"
                and len(seats) == 1
                and story.lengths[sentence] <= SHORT
                and not story.of_sentence("card", sentence)
            ):
                return seats[0].value  # type: ignore[no-any-return]
        return None

    def _just_plays(self, first: int, last: int) -> Seat | None:
        """`Nord gioca, Est in difesa`, `Est, care joacă, cere`: the player before the verb, with nothing behind it."""
        if self.story.word(last + 1).isalnum():
            return None
        head = first - 1 - (self.story.word(first - 1) in RELATIVE)
        head -= self.story.word(head) == ","
        item = self.story.at("seat", head)
        told = head < first - 2  # e Sud, che gioca, chiede
        apart = item is not None and (told or not self.story.word(item.first - 1).isalnum())
        return item.value if item and apart and self.story.word(last + 1) != ":" else None

    def _against(self) -> Seat | None:
        """`Against North’s 5♦`, `împotriva lui Sud care juca 2 pici`."""
        story = self.story
        for item in story.of("seat"):
            words = [story.word(item.first - back) for back in (3, 2, 1)]
            if AGAINST.intersection(words) and (self._then_bid(item.last, NEAR) or story.says(*PLAY)):
                return item.value  # type: ignore[no-any-return]
        return None

    def _stands_alone(self, first: int, last: int) -> bool:
        """Whether these tokens stand between marks, or the ends of the story."""
        joined = self.story.means(first - 1, 1, "and")  # ero Sud e gioca Ovest
        return not self.story.word(last + 1).isalnum() and (joined or not self.story.word(first - 1).isalnum())

    def _then_trumps(self, at: int) -> bool:
        """`Gioca Sud a senz'atout`, `South was playing in spades`."""
        story = self.story
        named = any(story.means(at + 1, 1, kind) for kind in ("at", "of"))
        return named and any(story.at("suit", at + ahead) for ahead in (2, 3))

    def _then_bid(self, at: int, within: int = NEAR) -> bool:
        calls = (self.story.at("call", at + ahead) for ahead in range(1, within + 1))
        return any(item and item.first > at for item in calls)

    def _bid_of(self) -> Seat | None:
        """`3NT by West`, `East's four hearts`, where the play is what the story is about."""
        story = self.story
        if not (story.terms & PLAY or story.cards):
            return None
        bids = story.bids
        if not story.says("contract") and (len(bids) != 1 or story.says(*EXPLAINED)):
            bids = tuple(bid for bid in bids if self._stands_out(bid))
        for bid in bids:
            for item in story.of("seat"):
                if story.sentence(item.first) != story.sentence(bid.first):
                    continue
                in_seat = item.first == bid.last + 2 and self.story.means(item.first - 1, 1, "at")  # 3SA in Nord
                by = 0 < item.first - bid.last <= 4 and self.is_by(item) and self._simply(bid.last + 1, item.first - 1)
                in_seat = in_seat or (len(story.of("call")) == 1 and self._on(item, bid))  # 2♠ la Est
                if by or in_seat:
                    return item.value  # type: ignore[no-any-return]
                if item.first == bid.last + 1 and self._stands_alone(bid.first, item.last):  # 4H W.
                    return item.value  # type: ignore[no-any-return]
                if bid.first - item.last == 2 and self.has_s(item):
                    return item.value  # type: ignore[no-any-return]
        return None

    def _stands_out(self, bid: Item) -> bool:
        """The highest bid that is told, and the only call of its sentence: `4♥ di Est. Nord aveva ritirato 1♠.`"""
        here = self.story.of_sentence("call", self.story.sentence(bid.first))
        return len(here) == 1 and all(one is bid or bid.value.supersedes(one.value) for one in self.story.bids)

    def _on(self, item: Item, bid: Item) -> bool:
        return item.first == bid.last + 2 and self.story.means(item.first - 1, 1, "on")

    def _simply(self, first: int, last: int) -> bool:
        return not (
            self.story.said_between(first, last)
            - {"contract", "declares", "play", "double", "redouble", "made-down", "after-call"}
        )

    def _does(self, at: int) -> Seat | None:
        item = self.doer(at)
        return item.value if item and item.kind == "seat" else None
